/** Legal moves: every move that reaches its square, less those that leave the own king in check. */
import {
  attackersOf,
  DELTA,
  DIRECTIONS,
  FAR_ATTACKS,
  inCamp,
  isDeadEnd,
  NEAR_ATTACKS,
  ROOM,
  SLIDE_SET,
  STEP_SET,
} from './geometry.js';
import { exposesKing, hasPawnOnFile, isPawnDropMate, leavesKingInCheck } from './legality.js';
import { type Move, makeDrop, makeMove } from './move.js';
import { canPromote, HAND_ROLES, PAWN, type Piece, pieceOf, type Role } from './piece.js';
import type { Position } from './position.js';
import { SQUARES, type Square } from './square.js';

/** At most `limit` legal moves of the side to move, in no promised order. */
export function generateMoves(position: Position, limit: number): Move[] {
  const { board, turn } = position;
  const moves: Move[] = [];
  for (let from = 0; from < SQUARES; from++) {
    const piece = board[from];
    if (piece === 0 || piece >> 4 !== turn) continue;
    addBoardMoves(position, from, piece, moves);
    if (moves.length >= limit) return moves;
  }
  addDrops(position, limit, moves);
  return moves;
}

function addBoardMoves(position: Position, from: Square, piece: Piece, moves: Move[]): void {
  const { board, turn } = position;
  const steps = STEP_SET[piece];
  const slides = SLIDE_SET[piece];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const slide = (slides >> direction) & 1;
    if (slide === 0 && ((steps >> direction) & 1) === 0) continue;
    const delta = DELTA[direction];
    let room = ROOM[from * DIRECTIONS + direction];
    if (slide === 0 && room > 1) room = 1;
    for (let to = from + delta; room > 0; room--, to += delta) {
      const target = board[to];
      if (target !== 0 && target >> 4 === turn) break;
      if (!exposesKing(position, from, to)) addPromotions(from, to, piece, moves);
      if (target !== 0) break;
    }
  }
}

function addPromotions(from: Square, to: Square, piece: Piece, moves: Move[]): void {
  const color = piece >> 4;
  if (canPromote(piece & 15) && (inCamp(color, from) || inCamp(color, to))) moves.push(makeMove(from, to, true));
  if (!isDeadEnd(piece, to)) moves.push(makeMove(from, to));
}

function addDrops(position: Position, limit: number, moves: Move[]): void {
  const { board, turn } = position;
  const held = HAND_ROLES.filter((role) => position.inHand(turn, role) > 0);
  if (held.length === 0) return;
  for (let to = 0; to < SQUARES; to++) {
    if (board[to] !== 0 || leavesKingInCheck(position, to)) continue;
    for (const role of held) if (mayDrop(position, role, to)) moves.push(makeDrop(role, to));
    if (moves.length >= limit) return;
  }
}

function mayDrop(position: Position, role: Role, to: Square): boolean {
  const piece = pieceOf(position.turn, role);
  if (isDeadEnd(piece, to)) return false;
  if (role !== PAWN) return true;
  return !hasPawnOnFile(position.board, piece, to) && !isPawnDropMate(position, to);
}

/** Origins from which an own piece of `role` reaches the square, pins and own pieces on it disregarded. */
export function originsTo(position: Position, square: Square, role: Role): Square[] {
  const piece = pieceOf(position.turn, role);
  return attackersOf(position.board, square, position.turn).filter((from) => position.board[from] === piece);
}

/** What `soleOriginTo` answers where no piece, or more than one, reaches the square. */
export const NO_ORIGIN = -1;
export const SEVERAL_ORIGINS = -2;

/** The origin that `originsTo` would give where it gives one. It is asked for nearly every move of a KI2 record. */
export function soleOriginTo({ board, turn }: Position, square: Square, role: Role): Square {
  const piece = pieceOf(turn, role);
  const far = FAR_ATTACKS[piece];
  let found = NO_ORIGIN;
  for (let left = NEAR_ATTACKS[piece]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    let steps = ROOM[square * DIRECTIONS + direction];
    if (steps === 0) continue;
    const delta = DELTA[direction];
    let at = square + delta;
    if ((far >> direction) & 1) while (board[at] === 0 && --steps > 0) at += delta;
    if (board[at] !== piece) continue;
    if (found !== NO_ORIGIN) return SEVERAL_ORIGINS;
    found = at;
  }
  return found;
}
