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
import type { Analyse } from './analysis.js';
import { type AnalysesJson, analysesByLine } from './analysis-json.js';
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
  /** What engines say in the comments, by ply; absent where none does. */
  readonly analyses?: AnalysesJson;
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
  /** How many variations are not listed because their paths together are too long; absent where all are. */
  readonly variationsLeftOut?: number;
}

/** Every variation repeats the moves that lead to it; more of them than this only hostile input has. */
const MOVES_OF_VARIATIONS = 2_000_000;

export interface JsonOptions {
  /** Finds the analyses in comments; without it there are none. */
  readonly analyse?: Analyse;
}

/** `index` is the 1-based number of the game in its input. */
export function toJson(game: GameRecord, index = 1, { analyse }: JsonOptions = {}): GameJson {
  const analyses = analyse && analysesByLine(game, analyse);
  let main: LineJson | undefined;
  const variations: VariationJson[] = [];
  let listed = 0;
  let leftOut = 0;
  walk(game, {
    leave({ line, base }, position, trail) {
      if (main !== undefined) listed += trail.moves.length;
      if (listed > MOVES_OF_VARIATIONS) {
        leftOut++;
        return;
      }
      const said = analyses?.get(line);
      const json = { ...lineJson(line, base, trail.moves, position), ...(said ? { analyses: said } : {}) };
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
    ...(leftOut > 0 ? { variationsLeftOut: leftOut } : {}),
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
  const words = text ?? (kind === 'sealed' ? '封じ手' : undefined);
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
