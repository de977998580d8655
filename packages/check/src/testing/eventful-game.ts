/**
 * Random games in which more happens than in play: kings are chased and mated, positions repeated, fouls made and played
 * on from, and the ending claims now what is so and now what is not.
 */
import { type EndingKind, emptyRecord, type GameRecord, winnerBy } from '@kifukit/record';
import {
  BISHOP,
  BLACK,
  type Color,
  HAND_ROLES,
  isDeadEnd,
  isDrop,
  isForbidden,
  KING,
  type Move,
  makeDrop,
  makeMove,
  makeSfen,
  opponent,
  originOf,
  Position,
  PROMOTED,
  pieceOf,
  positionOf,
  ROOK,
  type Role,
  SQUARES,
  START_SFEN,
  targetOf,
} from '@kifukit/rules';
import { type Random, seeded } from './random.js';

/** What the moves of a game are after. */
type Aim = 'anything' | 'circling' | 'chasing' | 'hunting';

const aims: readonly Aim[] = ['anything', 'circling', 'chasing', 'chasing', 'hunting', 'hunting'];

const claims: readonly (EndingKind | undefined)[] = [
  undefined,
  'resign',
  'mate',
  'repetition',
  'perpetual-check',
  'illegal-move',
  'draw',
  'timeout',
];

/** Of so many moves it is looked at what they lead to. */
const LOOKED_AT = 60;
const MOST_PLIES = 90;

interface Play {
  readonly random: Random;
  readonly position: Position;
  readonly aim: Aim;
  /** Who gives the checks in a chase. */
  readonly chaser: Color;
  readonly moves: readonly Move[];
  /** How often each position has stood, by key. */
  readonly stood: Map<string, number>;
  /** Percent of the moves that are against the rules. */
  readonly fouls: number;
}

/** The same seed makes the same game. */
export function eventfulGame(seed: number): GameRecord {
  const random = seeded(seed);
  const aim = random.pick(aims);
  const game = emptyRecord(random.chance(15) ? START_SFEN : sparseStart(random, aim));
  const position = positionOf(game.start);
  position.trackKey();
  const play: Play = {
    random,
    position,
    aim,
    chaser: random.chance(80) ? position.turn : opponent(position.turn),
    moves: game.main.moves,
    stood: new Map([[keyOf(position), 1]]),
    fouls: random.pick([0, 0, 1, 5]),
  };
  for (let plies = 1 + random.below(MOST_PLIES); plies > 0; plies--) {
    const move = nextMove(play);
    if (move === undefined) break;
    position.play(move);
    game.main.moves.push(move);
    const times = (play.stood.get(keyOf(position)) ?? 0) + 1;
    play.stood.set(keyOf(position), times);
    if (times >= 4 && random.chance(60)) break;
  }
  const kind = random.pick(claims);
  if (kind) {
    const winner = winnerBy(kind, position.turn, positionOf(game.start).turn);
    game.main.ending = winner === undefined ? { kind } : { kind, winner };
  }
  return game;
}

const keyOf = ({ key: [high, low] }: Position): string => `${high} ${low}`;

/** Two kings (now and then one), a few men and perhaps hands, nobody's king to be taken at once. */
function sparseStart(random: Random, aim: Aim): string {
  const position = new Position(random.below(2) as Color);
  const place = (color: Color, role: Role): void => {
    const square = random.below(SQUARES);
    const piece = pieceOf(color, role);
    if (position.board[square] === 0 && !isDeadEnd(piece, square)) position.put(square, piece);
  };
  place(opponent(position.turn), KING);
  if (random.chance(90)) place(position.turn, KING);
  if (aim === 'chasing') for (const role of [ROOK, BISHOP]) place(position.turn, random.pick([role, role + PROMOTED]));
  for (let men = 1 + random.below(7); men > 0; men--) {
    const role = random.pick(HAND_ROLES);
    place(random.below(2) as Color, random.chance(30) && role < KING - 1 ? role + PROMOTED : role);
  }
  for (const color of [0, 1] as const) {
    if (random.chance(50)) position.setHand(color, random.pick(HAND_ROLES), 1 + random.below(2));
  }
  const isSound = position.kingSquare(BLACK) >= 0 && position.kingSquare(opponent(BLACK)) >= 0;
  if (!isSound && random.chance(50)) return START_SFEN;
  return position.inCheck(opponent(position.turn)) || !position.hasLegalMove() ? START_SFEN : makeSfen(position);
}

function nextMove(play: Play): Move | undefined {
  const { random, position } = play;
  const foul = random.chance(play.fouls) ? foulMove(position, random) : undefined;
  if (foul !== undefined) return foul;
  const legal = position.legalMoves();
  // Who is mated cannot go on, unless by a foul; a few games do.
  if (legal.length === 0) return random.chance(20) ? foulMove(position, random) : undefined;
  if (play.aim === 'anything' || random.chance(4)) return random.pick(legal);
  return best(play, legal);
}

/** The move that serves the aim most, of those looked at; among equals any. */
function best(play: Play, legal: readonly Move[]): Move {
  const { random } = play;
  let found: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const step = Math.max(1, Math.floor(legal.length / LOOKED_AT));
  for (let at = random.below(step); at < legal.length; at += step) {
    const value = worth(play, legal[at] as Move);
    if (value > most) {
      most = value;
      found = [];
    }
    if (value === most) found.push(legal[at] as Move);
  }
  return random.pick(found);
}

function worth({ position, aim, chaser, moves, stood }: Play, move: Move): number {
  const mover = position.turn;
  const back = isTakenBack(moves.at(-2), move) ? 1 : 0;
  const captured = position.play(move);
  const before = Math.min(3, stood.get(keyOf(position)) ?? 0);
  const checks = position.inCheck() ? 1 : 0;
  const mates = aim === 'hunting' && checks === 1 && position.isMate() ? 1 : 0;
  position.undo(move, captured);
  switch (aim) {
    case 'hunting':
      return 2 * mates + checks;
    case 'chasing':
      return 2 * before + back + (mover === chaser ? 10 * checks : 0);
    default:
      return 2 * before + back;
  }
}

/** Whether a piece goes back to where it came from. */
const isTakenBack = (last: Move | undefined, move: Move): boolean =>
  last !== undefined && !isDrop(move) && originOf(move) === targetOf(last) && targetOf(move) === originOf(last);

const TRIES = 150;

/** A move that can be carried out although it is against the rules; kings are not taken. */
function foulMove(position: Position, random: Random): Move | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const move = anyMove(position, random);
    const fault = position.illegality(move);
    if (fault && isForbidden(fault) && (position.board[targetOf(move)] & 15) !== KING) return move;
  }
  return undefined;
}

function anyMove(position: Position, random: Random): Move {
  const held = HAND_ROLES.filter((role) => position.inHand(position.turn, role) > 0);
  if (held.length > 0 && random.chance(50)) return makeDrop(random.pick(held), random.below(SQUARES));
  return makeMove(random.below(SQUARES), random.below(SQUARES), random.chance(30));
}
