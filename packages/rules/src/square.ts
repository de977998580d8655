/**
 * Squares. A square is an integer 0…80 = (file − 1) · 9 + (rank − 1): file 1 is the column on Black's right,
 * rank 1 (letter a) the row on White's side, so 1a is 0 and 9i is 80.
 */

export type Square = number;

export const SQUARES = 81;

/** `file` and `rank` are 1…9; anything else gives a meaningless number. */
export const squareAt = (file: number, rank: number): Square => file * 9 + rank - 10;

export const fileOf = (square: Square): number => ((square / 9) | 0) + 1;

export const rankOf = (square: Square): number => (square % 9) + 1;

/** The square seen from the other side of the board. */
export const rotated = (square: Square): Square => 80 - square;

const DIGIT_1 = 49;
const LETTER_A = 97;

/** Reads `7g` (USI) at `offset`; undefined where the two characters are not a square. */
export function parseSquare(text: string, offset = 0): Square | undefined {
  const file = text.charCodeAt(offset) - DIGIT_1;
  const rank = text.charCodeAt(offset + 1) - LETTER_A;
  return file >= 0 && file < 9 && rank >= 0 && rank < 9 ? file * 9 + rank : undefined;
}

const names = Array.from({ length: SQUARES }, (_, square) => `${fileOf(square)}${'abcdefghi'[square % 9]}`);

/** `7g` as USI writes it. */
export const makeSquare = (square: Square): string => names[square];
