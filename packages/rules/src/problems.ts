/** What is odd about an arrangement of pieces, all of it at once. Mate problems have one king: that alone is no fault. */
import { isDeadEnd } from './geometry.js';
import {
  BLACK,
  type Color,
  HAND_ROLES,
  KING,
  opponent,
  PAWN,
  pieceOf,
  type Role,
  SET_COUNTS,
  unpromoted,
  WHITE,
} from './piece.js';
import type { Position } from './position.js';
import { SQUARES, type Square } from './square.js';

export type PositionProblem =
  | { readonly code: 'too-many-pieces'; readonly role: Role; readonly count: number }
  | { readonly code: 'two-kings'; readonly color: Color }
  | { readonly code: 'king-missing'; readonly color: Color }
  | { readonly code: 'pawns-doubled'; readonly color: Color; readonly file: number }
  | { readonly code: 'piece-on-dead-rank'; readonly square: Square }
  | { readonly code: 'opponent-in-check' };

export function problems(position: Position): PositionProblem[] {
  return [
    ...surplus(position),
    ...kings(position),
    ...doubledPawns(position),
    ...deadPieces(position),
    ...(position.inCheck(opponent(position.turn)) ? [{ code: 'opponent-in-check' } as const] : []),
  ];
}

/** How many men of each unpromoted role are on the board and in the hands. */
export function countMen(position: Position): number[] {
  const counts = new Array<number>(KING + 1).fill(0);
  for (const piece of position.board) if (piece !== 0) counts[unpromoted(piece & 15)]++;
  for (const role of HAND_ROLES) {
    counts[role] += position.inHand(BLACK, role) + position.inHand(WHITE, role);
  }
  return counts;
}

function surplus(position: Position): PositionProblem[] {
  return countMen(position).flatMap((count, role) =>
    role > 0 && role < KING && count > SET_COUNTS[role] ? [{ code: 'too-many-pieces', role, count }] : [],
  );
}

function kings({ board }: Position): PositionProblem[] {
  return ([BLACK, WHITE] as const).flatMap((color): PositionProblem[] => {
    const count = board.reduce((sum, piece) => sum + (piece === pieceOf(color, KING) ? 1 : 0), 0);
    return count > 1 ? [{ code: 'two-kings', color }] : count === 0 ? [{ code: 'king-missing', color }] : [];
  });
}

function doubledPawns({ board }: Position): PositionProblem[] {
  const found: PositionProblem[] = [];
  for (const color of [BLACK, WHITE] as const) {
    for (let file = 1; file <= 9; file++) {
      const pawns = board.subarray((file - 1) * 9, file * 9).filter((piece) => piece === pieceOf(color, PAWN));
      if (pawns.length > 1) found.push({ code: 'pawns-doubled', color, file });
    }
  }
  return found;
}

function deadPieces({ board }: Position): PositionProblem[] {
  const found: PositionProblem[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square];
    if (piece !== 0 && isDeadEnd(piece, square)) found.push({ code: 'piece-on-dead-rank', square });
  }
  return found;
}
