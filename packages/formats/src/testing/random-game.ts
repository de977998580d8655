/** Starts and moves for test records: random play by the rules, positions set up at random, and fouls. */
import {
  type Color,
  type ForbiddenFault,
  forbiddenFaults,
  HAND_ROLES,
  handicapSfen,
  handicaps,
  isDeadEnd,
  isForbidden,
  isPromotion,
  KING,
  type Move,
  makeDrop,
  makeMove,
  makeSfen,
  PAWN,
  Position,
  PROMOTED,
  pieceOf,
  positionOf,
  type Role,
  SET_COUNTS,
  SQUARES,
  startPosition,
  targetOf,
} from '@kifukit/rules';
import type { Random } from './random.js';

/** 0 is the even start of every simple test; the higher the number, the stranger the start. */
export function randomStart(random: Random, strangeness: number): string {
  const position = startOf(random, strangeness);
  if (strangeness > 0 && random.chance(15)) position.moveNumber = 2 + random.below(random.chance(20) ? 9000 : 150);
  return makeSfen(position);
}

function startOf(random: Random, strangeness: number): Position {
  if (strangeness === 0) return startPosition();
  if (strangeness === 1) return positionOf(handicapSfen(random.pick(handicaps)));
  const position = strangeness === 2 ? playedPosition(random) : sparsePosition(random);
  return position.hasLegalMove() ? position : startPosition();
}

function playedPosition(random: Random): Position {
  const position = positionOf(handicapSfen(random.chance(70) ? 'even' : random.pick(handicaps)));
  for (let plies = random.below(80); plies > 0; plies--) {
    const move = randomMove(position, random);
    if (move === undefined) break;
    position.play(move);
  }
  // The even board with White to move, a handicap with Black to move: nearly a start that has a name.
  if (random.chance(10) && !position.inCheck()) position.turn = (1 - position.turn) as Color;
  position.moveNumber = 1;
  return position;
}

/** A few men of one set on the board and in the hands; now and then a king is missing, as in mate problems. */
function sparsePosition(random: Random): Position {
  const position = new Position(random.below(2) as Color);
  const kings = random.pick([[0, 1], [0, 1], [0, 1], [1], [0]] as const);
  for (const color of kings) place(position, pieceOf(color, KING), random);
  const left = [...SET_COUNTS];
  for (let men = 2 + random.below(24); men > 0; men--) {
    const role = random.pick(HAND_ROLES);
    const color = random.below(2) as Color;
    if (left[role] === 0) continue;
    left[role]--;
    const promotes = role < PROMOTED - 1 && random.chance(25);
    if (random.chance(40)) position.setHand(color, role, position.inHand(color, role) + 1);
    else if (!place(position, pieceOf(color, promotes ? role + PROMOTED : role), random)) left[role]++;
  }
  if (random.chance(20)) giveRest(position, left, random.below(2) as Color);
  if (position.inCheck((1 - position.turn) as Color)) position.turn = (1 - position.turn) as Color;
  return position.inCheck((1 - position.turn) as Color) ? startPosition() : position;
}

function giveRest(position: Position, left: readonly number[], color: Color): void {
  for (const role of HAND_ROLES) position.setHand(color, role, position.inHand(color, role) + (left[role] ?? 0));
}

/** False where the square that came up is taken or forbidden. */
function place(position: Position, piece: number, random: Random): boolean {
  const square = random.below(SQUARES);
  const file = position.board.subarray(square - (square % 9), square - (square % 9) + 9);
  if (position.board[square] !== 0 || isDeadEnd(piece, square)) return false;
  if ((piece & 15) === PAWN && file.includes(piece)) return false;
  position.put(square, piece);
  return true;
}

/** A legal move, with some liking for recaptures and promotions; undefined where there is none. */
export function randomMove(position: Position, random: Random, last?: Move): Move | undefined {
  const moves = position.legalMoves();
  if (moves.length === 0) return undefined;
  if (last !== undefined && random.chance(30)) {
    const same = moves.filter((move) => targetOf(move) === targetOf(last));
    if (same.length > 0) return random.pick(same);
  }
  if (random.chance(15)) {
    const promotions = moves.filter(isPromotion);
    if (promotions.length > 0) return random.pick(promotions);
  }
  return random.pick(moves);
}

const TRIES = 200;

/** A move that can be carried out but is against the rules, of a sort that the position happens to offer. */
export function randomFoul(position: Position, random: Random): Move | undefined {
  const wanted: ForbiddenFault = random.pick(forbiddenFaults);
  let any: Move | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const move = anyMove(position, random);
    const fault = position.illegality(move);
    if (fault === undefined || !isForbidden(fault) || takesKing(position, move)) continue;
    if (fault === wanted) return move;
    any ??= move;
  }
  return any;
}

function anyMove(position: Position, random: Random): Move {
  const held: Role[] = HAND_ROLES.filter((role) => position.inHand(position.turn, role) > 0);
  if (held.length > 0 && random.chance(50)) return makeDrop(random.pick(held), random.below(SQUARES));
  return makeMove(random.below(SQUARES), random.below(SQUARES), random.chance(30));
}

const takesKing = (position: Position, move: Move): boolean => (position.board[targetOf(move)] & 15) === KING;
