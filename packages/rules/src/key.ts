/**
 * The 64-bit key of a position (board, both hands, side to move) as two 32-bit halves, by Zobrist's method: each fact
 * has a fixed random number and the key is the exclusive or of the facts that hold. The numbers are made by a seeded
 * generator, so keys are the same in every run and may be stored.
 */

/** Numbers are laid out as: 32 · 81 for pieces on squares, 16 · 64 for hand counts, 1 for White to move. */
const HAND_BASE = 32 * 81;
const TURN = HAND_BASE + 16 * 64;

/** SplitMix32: a small generator with a full period. */
function randomNumbers(seed: number): Int32Array {
  const numbers = new Int32Array(TURN + 1);
  let state = seed;
  for (let i = 0; i < numbers.length; i++) {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    numbers[i] = z ^ (z >>> 16);
  }
  return numbers;
}

export const KEY_HIGH = randomNumbers(0x5106f1);
export const KEY_LOW = randomNumbers(0x1b9d2e);

export const pieceFact = (piece: number, square: number): number => piece * 81 + square;
/** `hand` is colour << 3 | role. Counts above 63 share their numbers with smaller ones. */
export const handFact = (hand: number, count: number): number => HAND_BASE + hand * 64 + (count & 63);
export const turnFact = (): number => TURN;
