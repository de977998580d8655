/**
 * Random game records for properties: every kind of start, moves, fouls, nested variations, comments, bookmarks, times,
 * headers and endings that the model can hold.
 *
 * A record is made from a seed and a handful of sizes. Each part has a stream of random numbers of its own, so that
 * shrinking one size (to no comments, to fewer moves) leaves the rest of the record as it was.
 */

import {
  addVariation,
  type Ending,
  emptyLine,
  endingKinds,
  type GameRecord,
  type Line,
  NO_TIME,
  winnerBy,
} from '@kifukit/record';
import { type Color, colorName, type Move, type Position, positionOf } from '@kifukit/rules';
import fc from 'fast-check';
import { type Random, seeded } from './random.js';
import { randomFoul, randomMove, randomStart } from './random-game.js';
import { randomComment, randomHeader, randomLine } from './random-text.js';

export interface RecordOptions {
  /** False: no illegal moves. */
  readonly fouls?: boolean;
  /** False: the main line only. */
  readonly variations?: boolean;
}

interface Sizes {
  readonly seed: number;
  /** 0 even, 1 handicap, 2 reached by play, 3 set up at random. */
  readonly start: number;
  readonly plies: number;
  readonly variations: number;
  /** Comments and bookmarks in percent of all points. */
  readonly texts: number;
  readonly headers: number;
  /** 0 none, 1 some, 2 all known. */
  readonly times: number;
  /** 0 never, 1 sometimes, 2 on the main line always. */
  readonly endings: number;
  /** Lines that end with an illegal move, in percent. */
  readonly fouls: number;
}

/** Records that a careful reader could have made; see `RecordOptions`. */
export function arbitraryRecord(options: RecordOptions = {}): fc.Arbitrary<GameRecord> {
  const { fouls = true, variations = true } = options;
  const sizes = fc.record({
    seed: fc.noShrink(fc.integer()),
    start: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 2, 3),
    plies: fc.oneof({ weight: 3, arbitrary: fc.nat(12) }, { weight: 2, arbitrary: fc.nat(60) }),
    variations: variations ? fc.constantFrom(0, 0, 1, 2, 4, 8) : fc.constant(0),
    texts: fc.constantFrom(0, 5, 25, 60),
    headers: fc.nat(8),
    times: fc.nat(2),
    endings: fc.constantFrom(0, 1, 2, 2),
    fouls: fouls ? fc.constantFrom(0, 0, 0, 20, 60) : fc.constant(0),
  });
  return sizes.map(makeRecord);
}

/** A line in the making. */
interface Draft {
  readonly line: Line;
  readonly base: number;
  readonly path: readonly Move[];
  readonly foul: boolean;
}

/** The streams of random numbers, by what they decide. */
type Streams = Readonly<Record<'start' | 'moves' | 'shape' | 'texts' | 'headers' | 'times' | 'endings', Random>>;

function makeRecord(sizes: Sizes): GameRecord {
  const stream = (salt: number): Random => seeded(Math.imul(sizes.seed, 31) + Math.imul(salt, 0x9e3779b1));
  const random: Streams = {
    start: stream(1),
    moves: stream(2),
    shape: stream(3),
    texts: stream(4),
    headers: stream(5),
    times: stream(6),
    endings: stream(7),
  };
  const start = randomStart(random.start, sizes.start);
  const headers = Array.from({ length: sizes.headers }, () => randomHeader(random.headers));
  const drafts = [makeLine(start, [], 0, sizes.plies, sizes, random)];
  for (let n = 0; n < sizes.variations; n++) addRandomVariation(start, drafts, sizes, random);
  const inMilliseconds = random.times.chance(40);
  for (const draft of drafts) dress(draft, start, inMilliseconds, draft === drafts[0], sizes, random);
  return { start, headers, main: (drafts[0] as Draft).line };
}

/** Plays `plies` random moves after `path`; the last may be a foul. */
function makeLine(
  start: string,
  path: readonly Move[],
  base: number,
  plies: number,
  sizes: Sizes,
  random: Streams,
): Draft {
  const position: Position = positionOf(start);
  for (const move of path) position.play(move);
  const line = emptyLine();
  let last = path[path.length - 1];
  while (line.moves.length < plies) {
    const move = randomMove(position, random.moves, last);
    if (move === undefined) break;
    position.play(move);
    line.moves.push(move);
    last = move;
  }
  const foul = random.shape.chance(sizes.fouls) ? randomFoul(position, random.moves) : undefined;
  if (foul !== undefined) line.moves.push(foul);
  return { line, base, path, foul: foul !== undefined };
}

/** Hangs a variation on a random line; one of another variation begins at index 1 or later, by the rule of the model. */
function addRandomVariation(start: string, drafts: Draft[], sizes: Sizes, random: Streams): void {
  const { shape } = random;
  const parent = shape.pick(drafts);
  const lowest = parent === drafts[0] ? 0 : 1;
  // Nothing goes on after a foul.
  const highest = parent.line.moves.length - (parent.foul ? 1 : 0);
  if (highest < lowest) return;
  const index = lowest + shape.below(highest - lowest + 1);
  const path = [...parent.path, ...parent.line.moves.slice(0, index)];
  // Now and then nothing but an ending: somebody remarks that one could have resigned here.
  const plies = shape.chance(4) ? 0 : 1 + shape.below(shape.chance(70) ? 5 : 25);
  const draft = makeLine(start, path, parent.base + index, plies, sizes, random);
  addVariation(parent.line, index, draft.line);
  drafts.push(draft);
}

/** Adds everything but moves to a line. */
function dress(draft: Draft, start: string, inMs: boolean, isMain: boolean, sizes: Sizes, random: Streams): void {
  const { line } = draft;
  for (let index = 0; index <= line.moves.length; index++) {
    if (random.texts.chance(sizes.texts)) line.comments.set(index, randomComment(random.texts));
    if (random.texts.chance(sizes.texts / 4)) line.bookmarks.set(index, randomLine(random.texts));
  }
  const time = (): number => randomTime(random.times, inMs, sizes.times);
  line.times = sizes.times === 0 ? [] : line.moves.map(time);
  const { endings } = random;
  const wanted = sizes.endings === 2 ? (isMain ? 100 : 40) : sizes.endings * 50;
  if (!endings.chance(wanted) && (isMain || line.moves.length > 0)) return;
  const words = random.texts.chance(sizes.texts) ? { comment: randomComment(random.texts) } : {};
  const spent = sizes.times === 0 ? NO_TIME : time();
  line.ending = {
    ...randomEnding(draft, start, endings),
    ...(spent === NO_TIME ? {} : { time: spent }),
    ...words,
  };
}

/** `known` as in Sizes; half of the times are unknown where only some are known. */
function randomTime(random: Random, inMilliseconds: boolean, known: number): number {
  if (known < 2 && random.chance(50)) return NO_TIME;
  const seconds = random.below(random.chance(5) ? 50_000 : random.chance(50) ? 20 : 600);
  return seconds * 1000 + (inMilliseconds ? random.below(1000) : 0);
}

const foulKinds = ['illegal-move', 'illegal-action'] as const;
const oddTexts = ['謎の終局', '反則負け（二歩）', 'rep_inf', 'пат', 'two words', '*', '7g7f', '%X', '12'];

function randomEnding({ line, base, foul }: Draft, start: string, random: Random): Ending {
  const kind = foul && random.chance(60) ? random.pick(foulKinds) : random.pick(endingKinds);
  const first: Color = start.includes(' w ') ? 1 : 0;
  const turn = ((first + base + line.moves.length) & 1) as Color;
  // After an illegal last move "the mover fouled" means that move's side.
  const winner = foul && kind === 'illegal-move' ? colorName(turn) : winnerBy(kind, turn, first);
  const checker = kind === 'perpetual-check' && random.chance(60) ? colorName(random.below(2) as Color) : undefined;
  return {
    kind,
    ...(winner === undefined ? {} : { winner }),
    ...(checker === undefined ? {} : { winner: checker }),
    ...(kind === 'other' || random.chance(3) ? { text: random.pick(oddTexts) } : {}),
  };
}
