/**
 * How pieces move, as tables over directions.
 *
 * Directions 0–7 run clockwise-left from straight up (Black's forward): up, up-left, left, down-left, down, down-right,
 * right, up-right. Directions 8–11 are the knight's jumps, treated as directions in which one can make a single step,
 * so that one loop over twelve directions sees every attack on a square.
 */
import {
  BISHOP,
  DRAGON,
  GOLD,
  HORSE,
  KING,
  KNIGHT,
  LANCE,
  PAWN,
  type Piece,
  PROMOTED_KNIGHT,
  PROMOTED_LANCE,
  PROMOTED_SILVER,
  ROOK,
  type Role,
  SILVER,
  TOKIN,
} from './piece.js';
import { fileOf, rankOf, SQUARES, type Square, squareAt } from './square.js';

export const DIRECTIONS = 12;
const JUMPS = 8;
/** No direction leads from one square to the other. */
export const NO_DIRECTION = -1;

/** File and rank change of one step in each direction. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [1, -2],
  [-1, -2],
  [-1, 2],
  [1, 2],
];

/** Change of the square's number in one step. */
export const DELTA = Int8Array.from(STEPS, ([file, rank]) => file * 9 + rank);

export const opposite = (direction: number): number =>
  direction < JUMPS ? (direction + 4) & 7 : JUMPS + ((direction + 2) & 3);

/** ROOM[square · 12 + direction]: how many steps stay on the board (0 or 1 for a jump). */
export const ROOM = new Uint8Array(SQUARES * DIRECTIONS);

/** DIRECTION[from · 81 + to]: the direction that leads from one to the other, or NO_DIRECTION. */
export const DIRECTION = new Int8Array(SQUARES * SQUARES).fill(NO_DIRECTION);

for (let from = 0; from < SQUARES; from++) {
  STEPS.forEach(([fileStep, rankStep], direction) => {
    const reach = direction < JUMPS ? 8 : 1;
    for (let n = 1; n <= reach; n++) {
      const file = fileOf(from) + fileStep * n;
      const rank = rankOf(from) + rankStep * n;
      if (file < 1 || file > 9 || rank < 1 || rank > 9) break;
      ROOM[from * DIRECTIONS + direction] = n;
      DIRECTION[from * SQUARES + squareAt(file, rank)] = direction;
    }
  });
}

const set = (...directions: number[]): number => directions.reduce((mask, d) => mask | (1 << d), 0);
const ORTHOGONAL = set(0, 2, 4, 6);
const DIAGONAL = set(1, 3, 5, 7);
const GOLD_STEPS = set(0, 1, 2, 4, 6, 7);

/** Directions of a single step for Black, by role. */
const steps: Partial<Record<Role, number>> = {
  [PAWN]: set(0),
  [KNIGHT]: set(8, 9),
  [SILVER]: set(0, 1, 3, 5, 7),
  [GOLD]: GOLD_STEPS,
  [KING]: ORTHOGONAL | DIAGONAL,
  [TOKIN]: GOLD_STEPS,
  [PROMOTED_LANCE]: GOLD_STEPS,
  [PROMOTED_KNIGHT]: GOLD_STEPS,
  [PROMOTED_SILVER]: GOLD_STEPS,
  [HORSE]: ORTHOGONAL,
  [DRAGON]: DIAGONAL,
};
/** Directions of any number of steps for Black, by role. */
const slides: Partial<Record<Role, number>> = {
  [LANCE]: set(0),
  [BISHOP]: DIAGONAL,
  [ROOK]: ORTHOGONAL,
  [HORSE]: DIAGONAL,
  [DRAGON]: ORTHOGONAL,
};

/** The set seen from behind: White's moves are Black's turned round, and an attack is a move looked at from its target. */
function turned(mask: number): number {
  let result = 0;
  for (let d = 0; d < DIRECTIONS; d++) if (mask & (1 << d)) result |= 1 << opposite(d);
  return result;
}

/** Sets of directions, indexed by piece: single steps and slides. */
export const STEP_SET = new Uint16Array(32);
export const SLIDE_SET = new Uint16Array(32);
/** Sets of directions, seen from the attacked square: the piece attacks it from one step away, or from afar. */
export const NEAR_ATTACKS = new Uint16Array(32);
export const FAR_ATTACKS = new Uint16Array(32);

for (let piece: Piece = 1; piece < 32; piece++) {
  const role = piece & 15;
  const white = piece >> 4 === 1;
  const step = steps[role] ?? 0;
  const slide = slides[role] ?? 0;
  STEP_SET[piece] = white ? turned(step) : step;
  SLIDE_SET[piece] = white ? turned(slide) : slide;
  NEAR_ATTACKS[piece] = white ? step | slide : turned(step | slide);
  FAR_ATTACKS[piece] = white ? slide : turned(slide);
}

/** Whether `piece` standing on `from` can go to `to` on this board; who stands on `to` is not asked. */
export function reaches(board: Uint8Array, piece: Piece, from: Square, to: Square): boolean {
  const direction = DIRECTION[from * SQUARES + to];
  if (direction === NO_DIRECTION) return false;
  const delta = DELTA[direction];
  if ((SLIDE_SET[piece] >> direction) & 1) {
    for (let square = from + delta; square !== to; square += delta) if (board[square] !== 0) return false;
    return true;
  }
  return ((STEP_SET[piece] >> direction) & 1) === 1 && from + delta === to;
}

/** Whether any piece of colour `by` attacks the square. */
export function isAttacked(board: Uint8Array, square: Square, by: number): boolean {
  const room = square * DIRECTIONS;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    let steps = ROOM[room + direction];
    if (steps === 0) continue;
    const delta = DELTA[direction];
    let at = square + delta;
    let piece = board[at];
    if (piece !== 0) {
      if (piece >> 4 === by && (NEAR_ATTACKS[piece] >> direction) & 1) return true;
      continue;
    }
    while (--steps > 0) {
      at += delta;
      piece = board[at];
      if (piece === 0) continue;
      if (piece >> 4 === by && (FAR_ATTACKS[piece] >> direction) & 1) return true;
      break;
    }
  }
  return false;
}

/** Whether the two squares share a file, a rank or a diagonal. */
export function isOnLine(square: Square, other: Square): boolean {
  const direction = DIRECTION[square * SQUARES + other];
  return direction !== NO_DIRECTION && direction < JUMPS;
}

/**
 * Whether a piece of colour `by` attacks the square along the line through `through`: what to ask when a piece has left
 * `through`, for nothing else can have opened a way to the square.
 */
export function isAttackedThrough(board: Uint8Array, square: Square, through: Square, by: number): boolean {
  if (!isOnLine(square, through)) return false;
  const direction = DIRECTION[square * SQUARES + through];
  const delta = DELTA[direction];
  const room = ROOM[square * DIRECTIONS + direction];
  for (let n = 1, at = square + delta; n <= room; n++, at += delta) {
    const piece = board[at];
    if (piece === 0) continue;
    const attacks = n === 1 ? NEAR_ATTACKS : FAR_ATTACKS;
    return piece >> 4 === by && ((attacks[piece] >> direction) & 1) === 1;
  }
  return false;
}

/** The squares of all pieces of colour `by` that attack the square. */
export function attackersOf(board: Uint8Array, square: Square, by: number): Square[] {
  const attackers: Square[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const steps = ROOM[square * DIRECTIONS + direction];
    const delta = DELTA[direction];
    for (let n = 1, at = square + delta; n <= steps; n++, at += delta) {
      const piece = board[at];
      if (piece === 0) continue;
      const attacks = n === 1 ? NEAR_ATTACKS : FAR_ATTACKS;
      if (piece >> 4 === by && (attacks[piece] >> direction) & 1) attackers.push(at);
      break;
    }
  }
  return attackers;
}

/** The rank seen by its owner: 1 is the farthest rank. */
export const relativeRank = (color: number, square: Square): number =>
  color === 0 ? (square % 9) + 1 : 9 - (square % 9);

/** The farthest three ranks of `color`. */
export const inCamp = (color: number, square: Square): boolean => relativeRank(color, square) <= 3;

/** Whether an unpromoted piece could never move again from the square: pawn and lance on the last rank, knight on two. */
export function isDeadEnd(piece: Piece, square: Square): boolean {
  const role = piece & 15;
  if (role > KNIGHT) return false;
  return relativeRank(piece >> 4, square) <= (role === KNIGHT ? 2 : 1);
}
