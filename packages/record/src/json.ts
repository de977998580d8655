/** A record as plain JSON, the shape that `kifukit inspect --json` prints; `record.schema.json` describes it. */
import {
  colorName,
  findRepetition,
  handicapOf,
  type Move,
  makeSfen,
  makeUsi,
  type Position,
  positionOf,
} from '@kifukit/rules';
import type { Ending, Winner } from './ending.js';
import { type GameRecord, type Line, timeOf } from './record.js';
import { walk } from './walk.js';

export interface EndingJson {
  readonly kind: string;
  readonly winner: Winner | null;
  readonly time?: number;
  readonly text?: string;
}

export interface LineJson {
  readonly plies: number;
  /** Every move from the start, in USI. */
  readonly moves: readonly string[];
  readonly end: string;
  readonly ending: EndingJson | null;
  /** Milliseconds by ply − 1, null where unknown; of a variation from its first own ply on. */
  readonly times: readonly (number | null)[];
  /** By ply; a remark after the ending has the ply after the last move. */
  readonly comments: Readonly<Record<string, string>>;
  readonly bookmarks: Readonly<Record<string, string>>;
}

export interface VariationJson extends LineJson {
  /** The ply of the variation's first own move. */
  readonly fromPly: number;
}

export interface GameJson extends LineJson {
  readonly index: number;
  readonly start: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly repetition: { readonly ply: number; readonly kind: string; readonly loser: string | null } | null;
  readonly variations: readonly VariationJson[];
}

/** `index` is the 1-based number of the game in its input. */
export function toJson(game: GameRecord, index = 1): GameJson {
  let main: LineJson | undefined;
  const variations: VariationJson[] = [];
  walk(game, {
    leave({ line, base }, position, trail) {
      const json = lineJson(line, base, trail.moves, position);
      if (main === undefined) main = json;
      else variations.push({ fromPly: base + 1, ...json });
    },
  });
  return {
    index,
    start: game.start,
    headers: [...game.headers, ...handicapHeader(game)],
    ...(main as LineJson),
    repetition: repetitionJson(game),
    variations,
  };
}

function lineJson(line: Line, base: number, moves: readonly Move[], position: Position): LineJson {
  const { ending } = line;
  const comments = byPly(line.comments, base);
  if (ending?.comment !== undefined) {
    const ply = moves.length + 1;
    comments[ply] = ending.comment;
  }
  return {
    plies: moves.length,
    moves: moves.map(makeUsi),
    end: makeSfen(position),
    ending: ending ? endingJson(ending) : null,
    times: line.times.length === 0 ? [] : line.moves.map((_, i) => timeOf(line, i) ?? null),
    comments,
    bookmarks: byPly(line.bookmarks, base),
  };
}

const byPly = (entries: ReadonlyMap<number, string>, base: number): Record<string, string> =>
  Object.fromEntries([...entries].map(([index, text]) => [base + index, text]));

/** NOTE: a sealed move interrupts the game; other programs know it as an interruption, so JSON does too, with its word. */
function endingJson({ kind, winner, time, text }: Ending): EndingJson {
  const words = kind === 'sealed' ? '封じ手' : text;
  return {
    kind: kind === 'sealed' ? 'interrupted' : kind,
    winner: winner ?? null,
    ...(time === undefined ? {} : { time }),
    ...(words === undefined ? {} : { text: words }),
  };
}

/** The start's name, where it has one and the record does not hold words of its own for it. */
function handicapHeader(game: GameRecord): [string, string][] {
  const handicap = handicapOf(game.start);
  const told = game.headers.some(([key]) => key === 'handicap');
  return handicap === undefined || told ? [] : [['handicap', handicap]];
}

function repetitionJson({ start, main }: GameRecord): GameJson['repetition'] {
  const repetition = findRepetition(positionOf(start), main.moves);
  if (!repetition) return null;
  const { ply, kind, loser } = repetition;
  return { ply, kind, loser: loser === undefined ? null : colorName(loser) };
}
