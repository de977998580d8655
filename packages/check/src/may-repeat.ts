/**
 * A look at the moves that tells of most games, for a tenth of the price, that no position of theirs stood so often as to
 * be a repetition. Only boards are compared, and only by a few bits, so "perhaps" has to be looked into.
 */
import {
  droppedRole,
  isDrop,
  isPromotion,
  type Move,
  originOf,
  type Position,
  PROMOTED,
  SQUARES,
  targetOf,
} from '@kifukit/rules';

const PIECES = 32;
/** A number at random for each piece on each square; the numbers of all pieces on the board make its key. */
const KEYS = new Int32Array(PIECES * SQUARES);
for (let index = 0, word = 1; index < KEYS.length; index++) {
  word = Math.imul(word, 0x9e3779b1) + 0x7f4a7c15;
  KEYS[index] = word ^ (word >>> 15);
}

/** So many places for each position keep the games few in which different ones come to the same place. */
const PLACES_PER_PLY = 8;
const LEAST_PLACES = 512;

/** Whether a position may have stood `times` times. The moves must be such as can be carried out from the start. */
export function mayRepeat({ board: start, turn: first }: Position, moves: readonly Move[], times: number): boolean {
  const board = start.slice();
  const counts = new Uint8Array(sizeFor(moves.length));
  const mask = counts.length - 1;
  let key = 0;
  counts[first]++;
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index];
    const to = targetOf(move);
    const turn = first ^ (index & 1);
    let piece: number;
    if (isDrop(move)) piece = (turn << 4) | droppedRole(move);
    else {
      const from = originOf(move);
      piece = board[from];
      board[from] = 0;
      key ^= KEYS[piece * SQUARES + from];
      if (isPromotion(move)) piece += PROMOTED;
    }
    const captured = board[to];
    if (captured !== 0) key ^= KEYS[captured * SQUARES + to];
    board[to] = piece;
    key ^= KEYS[piece * SQUARES + to];
    const place = (key ^ (1 - turn)) & mask;
    if (++counts[place] >= times) return true;
  }
  return false;
}

function sizeFor(plies: number): number {
  let size = LEAST_PLACES;
  while (size < plies * PLACES_PER_PLY) size *= 2;
  return size;
}
