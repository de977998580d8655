/** Records as plain values, so that two that mean the same are equal and a difference is readable. */
import { type GameRecord, type Line, NO_TIME } from '@kifukit/record';
import { makeUsi } from '@kifukit/rules';

export interface PlainLine {
  readonly moves: string;
  readonly times: readonly number[];
  readonly comments: readonly (readonly [number, string])[];
  readonly bookmarks: readonly (readonly [number, string])[];
  readonly ending: unknown;
  readonly variations: readonly { readonly index: number; readonly line: PlainLine }[];
}

/** Maps become sorted lists, moves USI, and unknown times at the end of a line go. */
export const comparable = (game: GameRecord) => ({
  start: game.start,
  headers: game.headers,
  main: plainLine(game.main),
});

function plainLine(line: Line): PlainLine {
  const { ending } = line;
  let known = line.times.length;
  while (known > 0 && line.times[known - 1] === NO_TIME) known--;
  return {
    moves: line.moves.map(makeUsi).join(' '),
    times: line.times.slice(0, known),
    comments: sorted(line.comments),
    bookmarks: sorted(line.bookmarks),
    ending: ending && {
      kind: ending.kind,
      winner: ending.winner,
      time: ending.time,
      text: ending.text,
      comment: ending.comment === undefined ? undefined : unified(ending.comment),
    },
    variations: line.variations.map(({ index, line }) => ({ index, line: plainLine(line) })),
  };
}

const sorted = (texts: ReadonlyMap<number, string>): (readonly [number, string])[] =>
  [...texts].sort(([a], [b]) => a - b).map(([index, text]) => [index, unified(text)] as const);

/** The sort of line break inside a comment is no part of what it says. */
const unified = (text: string): string => text.replace(/\r\n?/g, '\n');

export const sameRecord = (a: GameRecord, b: GameRecord): boolean =>
  JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
