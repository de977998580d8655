import { positionOf } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { finalSfen, finalSfenOfJkf, readChecked, readUnchecked, write } from './peers.js';

const csa = 'V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n%TORYO\n';
const end = positionOf('lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5').board;

test('everybody reads the same position', () => {
  expect(positionOf(finalSfen(csa, 'csa')).board).toEqual(end);
  expect(positionOf(finalSfenOfJkf(csa, 'csa')).board).toEqual(end);
  expect(positionOf(finalSfen('position startpos moves 7g7f 3c3d 8h2b+ 3a2b', 'usi')).board).toEqual(end);
  expect(positionOf(finalSfen(write(readUnchecked(csa, 'csa'), 'kif'), 'kif')).board).toEqual(end);
});

test('tsshogi takes an illegal move as it reads, and refuses it only in the replay', () => {
  const illegal = csa.replace('-3334FU', '-3335FU');
  expect(() => readUnchecked(illegal, 'csa')).not.toThrow();
  expect(() => readChecked(illegal, 'csa')).toThrow('tsshogi refuses move 2');
});
