/**
 * Impasse (持将棋) and the entering-king declaration (入玉宣言).
 *
 * Rook and bishop, promoted or not, count 5 points, every other piece but the king 1; a set has 54.
 * Sources: the Japan Shogi Association's rules (24 points; declaration since 2019), the Computer Shogi Association's
 * rules (27-point declaration).
 */
import { inCamp } from './geometry.js';
import { BISHOP, BLACK, type Color, HAND_ROLES, KING, ROOK, type Role, unpromoted, WHITE } from './piece.js';
import type { Position } from './position.js';
import { SQUARES } from './square.js';

const TOTAL_POINTS = 54;

const pointsOf = (role: Role): number => {
  const man = unpromoted(role);
  return man === ROOK || man === BISHOP ? 5 : man === KING ? 0 : 1;
};

function handPoints(position: Position, color: Color): number {
  return HAND_ROLES.reduce((sum, role) => sum + position.inHand(color, role) * pointsOf(role), 0);
}

/** Points of the colour's pieces on the whole board and in hand. */
export function impassePoints(position: Position, color: Color): number {
  let points = handPoints(position, color);
  for (const piece of position.board) if (piece !== 0 && piece >> 4 === color) points += pointsOf(piece & 15);
  return points;
}

/**
 * In a handicap game what the giver lacks at the start counts for the giver; 0 for an even start. What is in Black's
 * hands is not lacking, so a start in the middle of a game gives nothing.
 */
export function handicapPoints(start: Position): number {
  const white = impassePoints(start, WHITE);
  const missing = TOTAL_POINTS - white - impassePoints(start, BLACK);
  return Math.max(0, Math.min(missing, TOTAL_POINTS / 2 - white));
}

export interface Declaration {
  /** Points of the declarer's pieces in the enemy camp and in hand, the handicap's included. */
  readonly points: number;
  /** Own pieces besides the king in the enemy camp; ten are wanted. */
  readonly piecesInCamp: number;
  readonly kingInCamp: boolean;
  readonly inCheck: boolean;
}

/** What the side to move would have to show for a declaration. `handicap`: points to add for White. */
export function declarationOf(position: Position, handicap = 0): Declaration {
  const { board, turn } = position;
  let points = handPoints(position, turn) + (turn === WHITE ? handicap : 0);
  let piecesInCamp = 0;
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square];
    if (piece === 0 || piece >> 4 !== turn || (piece & 15) === KING || !inCamp(turn, square)) continue;
    piecesInCamp++;
    points += pointsOf(piece & 15);
  }
  const king = position.kingSquare(turn);
  return { points, piecesInCamp, kingInCamp: king >= 0 && inCamp(turn, king), inCheck: position.inCheck() };
}

export type DeclarationVerdict = 'win' | 'draw' | 'fail';

const conditionsHold = (shown: Declaration): boolean => shown.kingInCamp && shown.piecesInCamp >= 10 && !shown.inCheck;

/** 27-point declaration: Black needs 28 points, White 27; a declaration that fails loses. */
export function judgeDeclaration27(position: Position, handicap = 0): DeclarationVerdict {
  const shown = declarationOf(position, handicap);
  return conditionsHold(shown) && shown.points >= (position.turn === BLACK ? 28 : 27) ? 'win' : 'fail';
}

/** 24-point declaration: 31 points win, 24 to 30 draw; a declaration that fails loses. */
export function judgeDeclaration24(position: Position, handicap = 0): DeclarationVerdict {
  const shown = declarationOf(position, handicap);
  if (!conditionsHold(shown) || shown.points < 24) return 'fail';
  return shown.points >= 31 ? 'win' : 'draw';
}

export type ImpasseVerdict = 'draw' | Color;

const bothKingsEntered = (position: Position): boolean =>
  ([BLACK, WHITE] as const).every((color) => {
    const king = position.kingSquare(color);
    return king >= 0 && inCamp(color, king);
  });

/** Agreed impasse by 24 points: who has fewer loses. Undefined while a king has not entered. */
export function judgeImpasse24(position: Position, handicap = 0): ImpasseVerdict | undefined {
  if (!bothKingsEntered(position)) return undefined;
  if (impassePoints(position, BLACK) < 24) return WHITE;
  return impassePoints(position, WHITE) + handicap < 24 ? BLACK : 'draw';
}

/** Impasse by 27 points: who has more wins, equal points draw. Undefined while a king has not entered. */
export function judgeImpasse27(position: Position, handicap = 0): ImpasseVerdict | undefined {
  if (!bothKingsEntered(position)) return undefined;
  const black = impassePoints(position, BLACK);
  const white = impassePoints(position, WHITE) + handicap;
  return black === white ? 'draw' : black > white ? BLACK : WHITE;
}
