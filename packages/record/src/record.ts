/**
 * A game record: where it starts, what is said about it, and a tree of lines.
 *
 * A line is a run of moves in plain arrays of integers. What belongs to a point of the line is kept by its index: 0 is
 * before the line's first move, n after its n-th. An alternative to a line's move n (from 0) is a variation with index
 * n. An alternative to the first move of a variation is a sibling in the parent, so variations of variations begin at
 * index 1 and a tree has one shape only.
 */
import { type Move, START_SFEN } from '@kifukit/rules';
import type { Ending } from './ending.js';

/** The time of a move is not known. */
export const NO_TIME = -1;

/** A known key has one English name (see `headerKeys`), any other its own spelling. */
export type Header = readonly [key: string, value: string];

export interface GameRecord {
  /** SFEN of the start position; its last field is the number of the first move. */
  start: string;
  /** In the order of the record; a key may occur more than once. */
  headers: Header[];
  main: Line;
}

export interface Line {
  moves: Move[];
  /** Milliseconds spent on each move, NO_TIME where unknown. Shorter than `moves` where the rest is unknown. */
  times: number[];
  comments: Map<number, string>;
  bookmarks: Map<number, string>;
  /** By rising index; alternatives with the same index in the order of the record. */
  variations: Variation[];
  ending?: Ending;
}

export interface Variation {
  /** The index of the parent's move that this line replaces; the parent's length where it goes on after the end. */
  readonly index: number;
  readonly line: Line;
}

/**
 * Header keys that formats share. Everything else keeps the words of the record; where several formats know a word
 * beyond these, KIF's Japanese key is its name.
 */
export const headerKeys = [
  'black',
  'white',
  'event',
  'site',
  'startedAt',
  'endedAt',
  'timeControl',
  'opening',
  'title',
  'note',
  /** Only where the record's word says more than the start position: formats derive the handicap's name from it. */
  'handicap',
] as const;

export type HeaderKey = (typeof headerKeys)[number];

export const emptyLine = (): Line => ({
  moves: [],
  times: [],
  comments: new Map(),
  bookmarks: new Map(),
  variations: [],
});

export const emptyRecord = (start: string = START_SFEN): GameRecord => ({ start, headers: [], main: emptyLine() });

/** The first value of a header, or undefined. */
export const headerOf = (game: GameRecord, key: string): string | undefined =>
  game.headers.find(([name]) => name === key)?.[1];

/** Milliseconds of the line's move `index` (from 0), or undefined where unknown. */
export function timeOf(line: Line, index: number): number | undefined {
  const time = line.times[index];
  return time === undefined || time === NO_TIME ? undefined : time;
}

/** Puts a variation in its place among the line's variations. */
export function addVariation(parent: Line, index: number, line: Line): void {
  let at = parent.variations.length;
  while (at > 0 && parent.variations[at - 1].index > index) at--;
  parent.variations.splice(at, 0, { index, line });
}
