/**
 * A Move is what USI says and nothing more: origin square or dropped role, target square, promotion.
 * It lives in one integer that compares with `===` and needs no position:
 *
 *     bits 0–6 target   bits 7–13 origin square, or 81 + dropped role   bit 14 promotion
 */
import { PAWN, type Role, roleLetter, roleOfLetter } from './piece.js';
import { makeSquare, parseSquare, type Square } from './square.js';

declare const moveBrand: unique symbol;
export type Move = number & { readonly [moveBrand]: true };

const ORIGIN_SHIFT = 7;
const SQUARE_MASK = 127;
const PROMOTION = 1 << 14;
/** Origins from here on are hands: origin − HAND_ORIGIN is the dropped role. */
const HAND_ORIGIN = 81;

export const makeMove = (from: Square, to: Square, promotion = false): Move =>
  (to | (from << ORIGIN_SHIFT) | (promotion ? PROMOTION : 0)) as Move;

export const makeDrop = (role: Role, to: Square): Move => (to | ((HAND_ORIGIN + role) << ORIGIN_SHIFT)) as Move;

export const targetOf = (move: Move): Square => move & SQUARE_MASK;

export const isDrop = (move: Move): boolean => ((move >> ORIGIN_SHIFT) & SQUARE_MASK) > HAND_ORIGIN;

/** The origin square of a board move; meaningless for a drop. */
export const originOf = (move: Move): Square => (move >> ORIGIN_SHIFT) & SQUARE_MASK;

/** The dropped role; negative or meaningless for a board move. */
export const droppedRole = (move: Move): Role => ((move >> ORIGIN_SHIFT) & SQUARE_MASK) - HAND_ORIGIN;

export const isPromotion = (move: Move): boolean => (move & PROMOTION) !== 0;

/**
 * Reads one USI move: `7g7f`, `8h2b+`, `P*5e`. Drop letters are upper case for both sides.
 * Gives undefined for anything else, so also for `K*5e` and a promoted drop.
 */
export function parseUsi(token: string): Move | undefined {
  const to = parseSquare(token, 2);
  if (to === undefined) return undefined;
  if (token.charCodeAt(1) === 42 /* * */) {
    const role = roleOfLetter(token[0] as string);
    return role !== undefined && role >= PAWN && role < 8 && token.length === 4 ? makeDrop(role, to) : undefined;
  }
  const from = parseSquare(token);
  if (from === undefined) return undefined;
  if (token.length === 4) return makeMove(from, to);
  return token.length === 5 && token[4] === '+' ? makeMove(from, to, true) : undefined;
}

/** Writes the move as USI does. */
export function makeUsi(move: Move): string {
  if (isDrop(move)) return `${roleLetter(droppedRole(move))}*${makeSquare(targetOf(move))}`;
  return makeSquare(originOf(move)) + makeSquare(targetOf(move)) + (isPromotion(move) ? '+' : '');
}
