/** Random games in which nothing is wrong, and their texts taken apart at a move. */
import { type FormatId, writeText } from '@kifukit/formats';
import { type EndingKind, emptyRecord, type GameRecord, type Header, winnerBy } from '@kifukit/record';
import {
  handicapSfen,
  handicaps,
  isDrop,
  type Move,
  makeMove,
  makeSfen,
  originOf,
  type Position,
  positionOf,
  START_SFEN,
  targetOf,
} from '@kifukit/rules';
import type { Random } from './random.js';

export interface SoundOptions {
  readonly start?: string;
  readonly least?: number;
  readonly most?: number;
  /** Played at the end, after the random moves. */
  readonly ending?: EndingKind;
}

const HEADERS: readonly Header[] = [
  ['black', 'Alpha'],
  ['white', 'Beta'],
  ['startedAt', '2021/03/04'],
  ['endedAt', '2021/03/05'],
  ['timeControl', '10分+30秒'],
];

/** Seconds that no time control of the headers minds, and the most that a move takes. */
const LONGEST = 25;

/** Legal moves without mate and without fourfold repetition, then resignation. */
export function soundGame(
  random: Random,
  { start = START_SFEN, least = 12, most = 60 }: SoundOptions = {},
): GameRecord {
  const game = emptyRecord(start);
  game.headers = [...HEADERS];
  const position = positionOf(start);
  for (let plies = least + random.below(most - least + 1); plies > 0; plies--) {
    const move = quietlyNext(position, random);
    if (move === undefined) break;
    position.play(move);
    addMove(game, move, random);
  }
  return ended(game, 'resign', position);
}

export function addMove({ main }: GameRecord, move: Move, random: Random): void {
  main.moves.push(move);
  main.times.push(1000 * (1 + random.below(LONGEST)));
}

/** The game with that ending, won by whom it makes the winner. */
export function ended(game: GameRecord, kind: EndingKind, end: Position = endOf(game)): GameRecord {
  const winner = winnerBy(kind, end.turn, positionOf(game.start).turn);
  return { ...game, main: { ...game.main, ending: winner === undefined ? { kind } : { kind, winner } } };
}

export const unended = (game: GameRecord): GameRecord => {
  const { ending: _, ...main } = game.main;
  return { ...game, main };
};

/** The first `plies` moves, without an ending. */
export function cut(game: GameRecord, plies: number): GameRecord {
  const { moves, times } = game.main;
  return unended({ ...game, main: { ...game.main, moves: moves.slice(0, plies), times: times.slice(0, plies) } });
}

export function endOf({ start, main }: GameRecord, plies = main.moves.length): Position {
  const position = positionOf(start);
  for (const move of main.moves.slice(0, plies)) position.play(move);
  return position;
}

/** A move after which the other side has an answer; captures and drops come often, so that hands fill and empty. */
function quietlyNext(position: Position, random: Random): Move | undefined {
  const legal = position.legalMoves();
  const lively = legal.filter((move) => position.board[targetOf(move)] !== 0);
  const drops = legal.filter(isDrop);
  for (let tries = 0; tries < 10 && legal.length > 0; tries++) {
    const kind = random.below(10);
    const among = kind < 3 && lively.length > 0 ? lively : kind < 5 && drops.length > 0 ? drops : legal;
    const move = random.pick(among);
    const captured = position.play(move);
    const goesOn = position.hasLegalMove();
    position.undo(move, captured);
    if (goesOn) return move;
  }
  return undefined;
}

/** A start with a diagram of its own: some moves into a game, or a handicap. */
export function someStart(random: Random): string {
  if (random.chance(40)) return handicapSfen(random.pick(handicaps.filter((name) => name !== 'three-pieces')));
  return makeSfen(endOf(soundGame(random, { least: 4, most: 40 })), 1);
}

/** Two moves and two back, after which the position stands again; three times that make a repetition. */
export function shuffle(position: Position, random: Random): readonly Move[] | undefined {
  for (let tries = 0; tries < 30; tries++) {
    const moves: Move[] = [];
    const trial = position.clone();
    for (let index = 0; index < 4; index++) {
      const out = moves[index - 2];
      const move = out === undefined ? random.pick(trial.legalMoves()) : makeMove(targetOf(out), originOf(out));
      const isPlain = !isDrop(move) && trial.board[targetOf(move)] === 0 && trial.isLegal(move);
      if (!isPlain || trial.board[originOf(move)] === 0) break;
      trial.play(move);
      if (trial.inCheck()) break;
      moves.push(move);
    }
    if (moves.length === 4 && makeSfen(trial, 1) === makeSfen(position, 1)) return moves;
  }
  return undefined;
}

/** A text around one of its moves: what stands before it, the move, and what follows. */
export interface Around {
  readonly before: string;
  readonly move: string;
  readonly after: string;
}

/** Blanks, line ends, numbers and words before a move. */
const LEAD: Partial<Readonly<Record<FormatId, RegExp>>> = {
  kif: /^\s*\d+ /,
  csa: /^\s*/,
  usi: /^\s*(?:moves\s+)?/,
  kislyuk: /^\s*(?:\d+\.\s*(?:\.\.\.\s*)?)?/,
};
/** The end of the move itself: a time may follow. */
const TAIL: Partial<Readonly<Record<FormatId, RegExp>>> = {
  kif: /\s*\(\s*\d+:.*$/,
  csa: /\nT\d+$/,
  kislyuk: /\s*\[.*$/,
};

/** The text of a game taken apart at the move `ply`. */
export function around(game: GameRecord, format: FormatId, ply: number): Around {
  const text = textOf(game, format);
  const upTo = textOf(cut(game, ply - 1), format).trimEnd();
  const through = textOf(cut(game, ply), format).trimEnd();
  const written = through.slice(upTo.length);
  const lead = LEAD[format]?.exec(written)?.[0].length ?? 0;
  const move = written.slice(lead).replace(TAIL[format] ?? /$/, '');
  const at = upTo.length + lead;
  return { before: text.slice(0, at), move, after: text.slice(at + move.length) };
}

export const textOf = (game: GameRecord, format: FormatId): string => writeText(game, format).text;

/** The 1-based line on which the offset lies. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
