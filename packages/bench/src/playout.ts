/**
 * Games to measure with: random playouts by our own rules, as long as real games and with captures, promotions and drops
 * in about the share that real games have. They need no data of anybody else, and a seed gives the same games anywhere.
 */
import { type Ending, emptyRecord, type GameRecord, winnerBy } from '@kifukit/record';
import { colorOf, isDrop, isPromotion, type Move, originOf, type Position, positionOf, targetOf } from '@kifukit/rules';
import { Random, seedOf } from './random.js';

export interface PlayoutOptions {
  /** SFEN of the start; the even start by default. */
  readonly start?: string;
  /** A playout that ends by itself before `minimum` plies is played again. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** False leaves times out. */
  readonly times?: boolean;
  /** False leaves the names of the players out. */
  readonly headers?: boolean;
}

const MINIMUM = 60;
const MAXIMUM = 200;
/** A start from which no long game can be played must not keep us for ever. */
const ATTEMPTS = 20;

/** How often a capture, and a drop, is played where there is one; about the share they have in real games. */
const CAPTURES = 0.3;
const DROPS = 0.2;

/** One game; the same seed and options give the same game. */
export function playout(seed: number, options: PlayoutOptions = {}): GameRecord {
  const random = new Random(seed);
  const { minimum = MINIMUM, maximum = MAXIMUM } = options;
  const game = emptyRecord(options.start);
  if (options.headers !== false) game.headers = players(random);
  let position: Position;
  let attempts = 0;
  do {
    position = positionOf(game.start);
    game.main.moves = playMoves(position, random, gameLength(random, minimum, maximum));
  } while (game.main.moves.length < minimum && ++attempts < ATTEMPTS);
  game.main.ending = endingOf(position, game, random);
  if (options.times !== false) addTimes(game, random);
  return game;
}

/** `count` games that have nothing in common but their source. */
export const playouts = (count: number, seed: number, options: PlayoutOptions = {}): GameRecord[] =>
  Array.from({ length: count }, (_, index) => playout(seedOf(seed, index), options));

/** The average lies at two fifths of the range: 116 plies for 60 to 200. */
function gameLength(random: Random, minimum: number, maximum: number): number {
  const share = ((random.unit() + random.unit()) / 2) ** 1.4;
  return minimum + Math.floor((maximum - minimum + 1) * share);
}

function playMoves(position: Position, random: Random, length: number): Move[] {
  const moves: Move[] = [];
  while (moves.length < length) {
    const legal = position.legalMoves();
    if (legal.length === 0) break;
    const move = chooseMove(position, legal, random);
    position.play(move);
    moves.push(move);
  }
  return moves;
}

/** Chosen by kind first: a full hand has hundreds of drops, and a choice among all moves would be of little else. */
export function chooseMove(position: Position, legal: readonly Move[], random: Random): Move {
  const captures: Move[] = [];
  const drops: Move[] = [];
  const quiet: Move[] = [];
  for (const move of legal) {
    if (isDrop(move)) drops.push(move);
    else (position.board[targetOf(move)] === 0 ? quiet : captures).push(move);
  }
  const choice = random.unit();
  if (captures.length > 0 && choice < CAPTURES) return eager(captures, random);
  if (drops.length > 0 && choice > 1 - DROPS) return random.pick(drops);
  return eager(quiet.length > 0 ? quiet : legal, random, position);
}

/** The better of two: a promotion rather than none, then the one that goes further forward. */
function eager(moves: readonly Move[], random: Random, position?: Position): Move {
  const one = random.pick(moves);
  const other = random.pick(moves);
  if (isPromotion(one) !== isPromotion(other)) return isPromotion(one) ? one : other;
  if (position === undefined || isDrop(one) || isDrop(other)) return one;
  return advance(position, other) > advance(position, one) ? other : one;
}

function advance(position: Position, move: Move): number {
  const ranks = (originOf(move) % 9) - (targetOf(move) % 9);
  return colorOf(position.board[originOf(move)]) === 0 ? ranks : -ranks;
}

/** Most games are given up, some run out of time. */
function endingOf(end: Position, game: GameRecord, random: Random): Ending {
  const first = positionOf(game.start).turn;
  const kind = random.chance(0.1) && end.hasLegalMove() ? 'timeout' : 'resign';
  const winner = winnerBy(kind, end.turn, first);
  return winner === undefined ? { kind } : { kind, winner };
}

/** Whole seconds: quick in the opening, then mostly short with a long thought now and then. */
function addTimes(game: GameRecord, random: Random): void {
  const { main } = game;
  const seconds = (ply: number): number => Math.floor((ply < 20 ? 12 : 90) * random.unit() ** 3) + 1;
  main.times = main.moves.map((_, index) => seconds(index) * 1000);
  if (main.ending) main.ending = { ...main.ending, time: seconds(main.moves.length) * 1000 };
}

const families = ['青木', '石田', '小川', '佐野', '高橋', '中村', '藤原', '松本', '山下', '渡部'];
const given = ['一郎', '桂子', '銀次', '香織', '角太', '金也', '歩', '飛鳥'];

const players = (random: Random): [string, string][] => [
  ['black', `${random.pick(families)}${random.pick(given)}`],
  ['white', `${random.pick(families)}${random.pick(given)}`],
];
