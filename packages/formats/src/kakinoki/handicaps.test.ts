import { handicapSfen, handicaps } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { handicapName, handicapOfName, isHandicapStart, isNameEnough, needsDiagram } from './handicaps.js';

test('every handicap has a name that is read back', () => {
  for (const handicap of handicaps) expect(handicapOfName(handicapName(handicap))).toBe(handicap);
});

test.each([
  ['平手', 'even'],
  ['平手　　', 'even'],
  ['香落ち', 'lance'],
  ['香落', 'lance'],
  ['左香落ち', 'lance'],
  ['飛角落ち', 'two-pieces'],
  ['六枚おち', 'six-pieces'],
  ['飛落ち', 'rook'],
  ['2枚落ち', 'two-pieces'],
  ['１０枚落ち', 'ten-pieces'],
  ['七枚落ち', 'right-seven-pieces'],
  ['左七枚落ち', 'left-seven-pieces'],
  ['九枚落ち', 'nine-pieces'],
  ['両香落ち', 'both-lances'],
  ['兩香落ち', 'both-lances'],
  ['歩三枚', 'three-pawns'],
  ['裸玉', 'bare-king'],
  ['トンボ', 'dragonfly'],
  ['その他', undefined],
  ['京都', undefined],
  ['', undefined],
])('%s', (name, handicap) => {
  expect(handicapOfName(name)).toBe(handicap);
});

test('names that need a diagram, and starts that do', () => {
  expect(['その他', '詰将棋', '平手'].map(needsDiagram)).toEqual([true, true, false]);
  expect(isNameEnough('six-pieces')).toBe(true);
  expect(isNameEnough('three-pieces')).toBe(false);
  expect(isHandicapStart(handicapSfen('even'))).toBe(false);
  expect(isHandicapStart(handicapSfen('bishop'))).toBe(true);
});
