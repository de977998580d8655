/**
 * Why a move is not legal.
 *
 * *Impossible* moves cannot be carried out on the board. *Forbidden* moves can, but the rules do not allow them;
 * records do contain them. The tests run in a fixed order, what is impossible before what is forbidden, so that a move
 * with several faults always has the same one named. Source: the game rules of the Japan Shogi Association; compulsory promotion goes by the square reached.
 */
import { inCamp, isAttacked, isAttackedThrough, isDeadEnd, isOnLine, reaches } from './geometry.js';
import { droppedRole, isDrop, isPromotion, type Move, makeDrop, originOf, targetOf } from './move.js';
import { canPromote, isPromoted, KING, NO_PIECE, opponent, PAWN, type Piece, pieceOf } from './piece.js';
import type { Position } from './position.js';
import type { Square } from './square.js';

export const impossibleFaults = [
  'wrong-side',
  'no-piece-at-origin',
  'not-own-piece',
  'piece-mismatch',
  'own-piece-on-target',
  'not-in-hand',
  'occupied',
  'cannot-promote',
  'ambiguous-move',
] as const;

export const forbiddenFaults = [
  'unreachable',
  'outside-promotion-zone',
  'must-promote',
  'dead-end',
  'nifu',
  'uchifuzume',
  'king-left-in-check',
] as const;

export type ForbiddenFault = (typeof forbiddenFaults)[number];
export type MoveFault = (typeof impossibleFaults)[number] | ForbiddenFault;

const forbidden: ReadonlySet<string> = new Set(forbiddenFaults);

/** Whether the move can be carried out although the rules forbid it. */
export const isForbidden = (fault: MoveFault): fault is ForbiddenFault => forbidden.has(fault);

export function illegality(position: Position, move: Move): MoveFault | undefined {
  return isDrop(move)
    ? dropFault(position, droppedRole(move), targetOf(move), isPromotion(move))
    : boardMoveFault(position, originOf(move), targetOf(move), isPromotion(move));
}

function boardMoveFault(position: Position, from: Square, to: Square, promotion: boolean): MoveFault | undefined {
  const { board, turn } = position;
  const piece = board[from];
  if (piece === 0) return 'no-piece-at-origin';
  if (piece >> 4 !== turn) return 'not-own-piece';
  const target = board[to];
  if (target !== 0 && target >> 4 === turn) return 'own-piece-on-target';
  if (promotion && !canPromote(piece & 15)) return 'cannot-promote';
  if (!reaches(board, piece, from, to)) return 'unreachable';
  if (promotion) {
    if (!inCamp(turn, from) && !inCamp(turn, to)) return 'outside-promotion-zone';
  } else if (isDeadEnd(piece, to)) return 'must-promote';
  return exposesKing(position, from, to) ? 'king-left-in-check' : undefined;
}

function dropFault(position: Position, role: number, to: Square, promotion: boolean): MoveFault | undefined {
  const { board, turn } = position;
  if (role === KING || position.inHand(turn, role) === 0) return 'not-in-hand';
  if (promotion || isPromoted(role)) return 'cannot-promote';
  if (board[to] !== 0) return 'occupied';
  const piece = pieceOf(turn, role);
  if (isDeadEnd(piece, to)) return 'dead-end';
  if (role === PAWN && hasPawnOnFile(board, piece, to)) return 'nifu';
  if (leavesKingInCheck(position, to)) return 'king-left-in-check';
  return role === PAWN && isPawnDropMate(position, to) ? 'uchifuzume' : undefined;
}

/** Whether the file of `square` holds this very pawn; a tokin does not count. */
export function hasPawnOnFile(board: Uint8Array, pawn: Piece, square: Square): boolean {
  const first = square - (square % 9);
  for (let at = first; at < first + 9; at++) if (board[at] === pawn) return true;
  return false;
}

/**
 * Whether the mover's king could be taken after a board move: where it is not in check, only by moving it or by opening
 * a line. A side without a king is never in check; of several kings the first on the board after the move is asked.
 */
export function exposesKing(position: Position, from: Square, to: Square): boolean {
  const { board, turn } = position;
  const piece = board[from];
  const kingMoves = (piece & 15) === KING;
  const king = position.kingSquare(turn);
  if (king < 0) return false;
  const whole = kingMoves || position.inCheck();
  if (!whole && !isOnLine(king, from)) return false;
  const target = board[to];
  board[from] = 0;
  board[to] = piece;
  const exposed = whole
    ? isAttacked(board, kingMoves ? position.kingSquareAfter(to) : king, 1 - turn)
    : isAttackedThrough(board, king, from, 1 - turn);
  board[from] = piece;
  board[to] = target;
  return exposed;
}

/** Whether the mover's king could be taken after a drop on an empty square: only by ignoring a check. */
export function leavesKingInCheck(position: Position, to: Square): boolean {
  if (!position.inCheck()) return false;
  const { board, turn } = position;
  board[to] = pieceOf(turn, PAWN);
  const exposed = isAttacked(board, position.kingSquare(turn), 1 - turn);
  board[to] = 0;
  return exposed;
}

/** Whether a pawn dropped there by the side to move gives check and the opponent has no legal reply (打ち歩詰め). */
export function isPawnDropMate(position: Position, to: Square): boolean {
  const king = position.kingSquare(opponent(position.turn));
  if (king < 0 || !reaches(position.board, pieceOf(position.turn, PAWN), to, king)) return false;
  const drop = makeDrop(PAWN, to);
  position.play(drop);
  const mate = !position.hasLegalMove();
  position.undo(drop, NO_PIECE);
  return mate;
}
