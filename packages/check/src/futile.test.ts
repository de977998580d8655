// Interpositions that only put off the mate, and those that do not.
import { type Move, parseUsi, positionOf } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { isMatedInTheEnd } from './futile.js';

/** Black's rook checks from far below; golds guard the second rank, lances stand beside the king. */
const CHECKED = '3lkl3/9/3G1G3/9/9/9/9/9/K3R4 w';

test.each([
  ['nothing can be dropped between', `${CHECKED} - 1`, true],
  ['a pawn that the rook takes', `${CHECKED} p 1`, true],
  ['any piece that the rook takes', `${CHECKED} rbgsnlp 1`, true],
  ['another piece can step between', `3lkl3/9/3G1G3/5g3/9/9/9/9/K3R4 w p 1`, false],
  ['no check', '3lkl3/9/3G1G3/9/9/9/9/9/K2R5 w p 1', false],
  ['the king can go', '4k4/9/9/9/9/9/9/9/K3R4 w p 1', false],
])('%s', (_name, sfen, expected) => {
  const position = positionOf(sfen);
  const before = positionOf(sfen);
  expect(isMatedInTheEnd(position)).toBe(expected);
  expect(position.board).toEqual(before.board);
  expect(position.turn).toBe(before.turn);
});

test('the side that gave check is not asked', () => {
  const position = positionOf(`${CHECKED} p 1`);
  position.play(parseUsi('P*5d') as Move);
  expect(isMatedInTheEnd(position)).toBe(false);
});
