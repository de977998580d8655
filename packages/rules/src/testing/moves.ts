/** Every move there can be, and how often properties are tried. */
import { type Move, makeDrop, makeMove } from '../move.js';
import { HAND_ROLES } from '../piece.js';
import { SQUARES } from '../square.js';

/** Every board move and every drop that can be written down, some 13,000. */
export const allMoves: readonly Move[] = conceivableMoves();

function conceivableMoves(): Move[] {
  const moves: Move[] = [];
  for (let to = 0; to < SQUARES; to++) {
    for (let from = 0; from < SQUARES; from++) moves.push(makeMove(from, to), makeMove(from, to, true));
    for (const role of HAND_ROLES) moves.push(makeDrop(role, to));
  }
  return moves;
}

/** More of everything for who has the time. */
const slow = process.env.KIFUKIT_SLOW === '1';
export const runs = (count: number) => ({ numRuns: slow ? 20 * count : count });
export const long = { timeout: slow ? 900_000 : 60_000 };
