// Moves as integers, and their text in USI.
import { describe, expect, test } from 'vitest';
import { droppedRole, isDrop, isPromotion, makeDrop, makeMove, makeUsi, originOf, parseUsi, targetOf } from './move.js';
import { BISHOP, GOLD, HAND_ROLES, PAWN } from './piece.js';
import { fileOf, makeSquare, parseSquare, rankOf, rotated, SQUARES, squareAt } from './square.js';

describe('squares', () => {
  test('1a is 0, 1i is 8, 9a is 72, 9i is 80', () => {
    expect(['1a', '1i', '9a', '9i', '7g'].map((name) => parseSquare(name))).toEqual([0, 8, 72, 80, 60]);
  });

  test('every square is named and read back, and turned round twice is itself', () => {
    for (let square = 0; square < SQUARES; square++) {
      expect(parseSquare(makeSquare(square))).toBe(square);
      expect(squareAt(fileOf(square), rankOf(square))).toBe(square);
      expect(rotated(rotated(square))).toBe(square);
      expect(fileOf(square) + fileOf(rotated(square))).toBe(10);
    }
  });

  test.for(['', '7', '0a', '7j', 'a7', '7G', '７g', ' 7g'])('%j is no square', (text) => {
    expect(parseSquare(text)).toBeUndefined();
  });
});

describe('moves', () => {
  test('tell their parts', () => {
    const move = makeMove(70, 10, true);
    expect([originOf(move), targetOf(move), isPromotion(move), isDrop(move)]).toEqual([70, 10, true, false]);
    const drop = makeDrop(GOLD, 40);
    expect([droppedRole(drop), targetOf(drop), isPromotion(drop), isDrop(drop)]).toEqual([GOLD, 40, false, true]);
  });

  test('from the last square are no drops', () => {
    expect(isDrop(makeMove(80, 0))).toBe(false);
    for (const role of HAND_ROLES) expect(isDrop(makeDrop(role, 80))).toBe(true);
  });

  test('equal moves are equal numbers', () => {
    expect(parseUsi('8h2b+')).toBe(makeMove(squareAt(8, 8), squareAt(2, 2), true));
    expect(parseUsi('P*5e')).toBe(makeDrop(PAWN, squareAt(5, 5)));
    expect(parseUsi('B*5e')).toBe(makeDrop(BISHOP, squareAt(5, 5)));
  });
});

describe('USI', () => {
  test.for(['7g7f', '8h2b+', 'P*5e', 'R*1a', '1a9i', '9i1a+', '5e5e'])('%s', (usi) => {
    expect(makeUsi(parseUsi(usi) as never)).toBe(usi);
  });

  test.for([
    '',
    '7g',
    '7g7',
    '7g7f ',
    ' 7g7f',
    '7g7f++',
    '7g7f=',
    '7G7F',
    '0g7f',
    '7g7j',
    'P*5e+',
    'K*5e',
    '+P*5e',
    'p*5e',
    'P5e',
    'P*',
    'X*5e',
    '**5e',
    'PP*5e',
    'resign',
    '0000',
    '７g7f',
  ])('%j is no move', (text) => expect(parseUsi(text)).toBeUndefined());
});
