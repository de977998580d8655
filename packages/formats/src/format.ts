/** What a format is to the rest of the program: a value with a name, what it can hold, a reader and a writer. */

import type { Ending, GameRecord, Header, Report, Source } from '@kifukit/record';
import type { Color, Move, Position } from '@kifukit/rules';
import type { EncodingId } from './encodings/index.js';
import { losses } from './losses.js';

export type FormatId = 'kif' | 'ki2' | 'bod' | 'csa' | 'sfen' | 'usi' | 'jkf' | 'kislyuk';

/** Values of a format's options by name, as `--set NAME=VALUE` gives them. */
export type Settings = Readonly<Record<string, string>>;

export interface FormatOption {
  readonly name: string;
  /** The values it takes; absent where any text may stand. */
  readonly values?: readonly string[];
  readonly default: string;
  readonly description: string;
  /** True: it says how a text is read; else how one is written. */
  readonly reads?: true;
}

/**
 * What a format can hold. Each function tells how a thing survives in it: unchanged, changed, or (undefined) not at
 * all. `project` and `losses` know nothing else of a format.
 */
export interface Capabilities {
  /** False: only one position, the last of the main line. */
  readonly moves: boolean;
  readonly variations: boolean;
  readonly comments: boolean;
  readonly bookmarks: boolean;
  readonly times: 'none' | 'seconds' | 'milliseconds';
  /** False: as soon as a line has one time above 0, unknown ones become 0; without one, it has no times. */
  readonly unknownTimes: boolean;
  /** False: a move that its piece cannot make cannot be written; other breaches of the rules can. */
  readonly illegalMoves: boolean;
  /** False: a header's key stands there once; the values of a repeated one are joined with line breaks. */
  readonly repeatedHeaders: boolean;
  /** False: nothing is said before a variation's first move; a comment goes behind that move, a bookmark is lost. */
  readonly leadingTexts: boolean;
  /** A comment, with `\n` between its lines; undefined where it cannot be held. */
  comment(text: string): string | undefined;
  bookmark(name: string): string | undefined;
  /** The headers where the format says several of them as one; no more than their wording may change. */
  gather?(headers: readonly Header[]): readonly Header[];
  /** Where only a position is kept: the words for the move that led there, which stay as a header. */
  lastMove?(position: Position, move: Move): string;
  /** A header's value; undefined where the format has no such header. */
  header(key: string, value: string): string | undefined;
  /** `turn` is the side to move; `endsInFoul`, of the main line, whether its last move is against the rules. */
  ending(ending: Ending, turn: Color, endsInFoul?: boolean): Ending | undefined;
  /** The number of the first move. */
  moveNumber(number: number, turn: Color): number;
}

export interface ReadOptions {
  /** What becomes of a forbidden move: kept and flagged (default), or the line stops before it. */
  readonly illegal?: 'keep' | 'stop';
  /** SFEN of the start of a record whose text does not say it. */
  readonly start?: string;
  readonly settings?: Settings;
}

export interface WriteOptions {
  readonly settings?: Settings;
}

/** What the files of a format usually are on the disk. */
export interface OutputForm {
  readonly encoding: EncodingId;
  readonly newline: '\n' | '\r\n';
  /** Encodings that such a file names in its first line, as values of the option `declare`. */
  readonly declares?: readonly EncodingId[];
}

export interface Format {
  readonly id: FormatId;
  readonly title: string;
  /** Lower case, without the dot; the first is the one that output files get. */
  readonly extensions: readonly string[];
  /** The language that breaks ties when an encoding must be guessed. */
  readonly language: 'ja' | 'ru';
  /** The encoding and line end of output files that the user did not choose; by the extension, lower case. */
  output(extension: string, settings: Settings): OutputForm;
  readonly options: readonly FormatOption[];
  can(settings: Settings): Capabilities;
  /** How sure it is, 0 to 1, that a text beginning like this is of the format; 1 where nothing else begins so. */
  sniff(head: string): number;
  /** Reads games one by one; what is wrong goes to the report. Never throws for what stands in the text. */
  read?(source: Source, report: Report, options?: ReadOptions): Iterable<GameRecord>;
  /** The text of one game with `\n` line ends; what the format cannot hold goes to the report as `loss/…`. */
  write?(game: GameRecord, report: Report, options?: WriteOptions): string;
  /** Absent where a file holds one game. */
  readonly collection?: Collection;
}

/** How a file holds several games. */
export interface Collection {
  /** Whether that is usual, so that other programs read more than the first of them. */
  readonly usual: boolean;
  /** What the text of a game becomes in such a file; `index` counts from 0. One after the other they are the file. */
  member(text: string, index: number): string;
}

/** The texts of several games as one file. */
export const joinTexts = ({ member }: Collection, texts: readonly string[]): string => texts.map(member).join('');

const NO_SETTINGS: Settings = {};

/** A `write` that reports what will be lost and hands the writer proper only what the format can hold. */
export function writerOf(
  can: (settings: Settings) => Capabilities,
  emit: (game: GameRecord, settings: Settings, report: Report) => string,
): (game: GameRecord, report: Report, options?: WriteOptions) => string {
  const known = new WeakMap<Settings, Capabilities>();
  return (game, report, options = {}) => {
    const settings = options.settings ?? NO_SETTINGS;
    let capabilities = known.get(settings);
    if (!capabilities) {
      capabilities = can(settings);
      known.set(settings, capabilities);
    }
    return emit(losses(game, capabilities, report), settings, report);
  };
}

/** A format that holds everything; formats spread it and say what they cannot. */
export const holdsEverything: Capabilities = {
  moves: true,
  variations: true,
  comments: true,
  bookmarks: true,
  times: 'milliseconds',
  unknownTimes: true,
  illegalMoves: true,
  repeatedHeaders: true,
  leadingTexts: true,
  comment: (text) => text.replace(/\r\n?/g, '\n'),
  bookmark: (name) => name,
  header: (_key, value) => value,
  ending: (ending) => ending,
  moveNumber: (number) => number,
};
