/** What a batch is told, as plain data. */
import type { Profile } from '@kifukit/check';
import type { EncodingId, FormatId, Settings } from '@kifukit/formats';
import type { GameRecord, Messages } from '@kifukit/record';

export interface Reading {
  readonly from?: FormatId;
  readonly encoding?: EncodingId;
  /** SFEN of the start of records whose text does not say it. */
  readonly start?: string;
  /** `reject`: an input with an error among its moves gives no output. */
  readonly illegal: 'keep' | 'stop' | 'reject';
  readonly settings: Settings;
  /** The rules by which the games are audited; absent where nobody asked for an audit. */
  readonly rules?: Profile;
  /** What diagnostics say, with the codes of files; English where it is left out. */
  readonly messages?: Messages;
  /** How many diagnostics of each game are told; the rest are counted. */
  readonly diagnosticsPerGame?: number;
}

export const lineChoices = ['all', 'main', 'separate', 'together'] as const;

/** What is done to the records between reading and writing. */
export interface Editing {
  /**
   * `main`: without variations; `separate`: a game for each line; `together`: games that begin alike become one record
   * with variations.
   */
  readonly lines: (typeof lineChoices)[number];
  /** Records whose lines and remarks every game takes in. */
  readonly additions: readonly Addition[];
  /** The variation that becomes the main line, by its number in the order of `inspect`. */
  readonly promote?: number;
  /** The last ply that is kept. */
  readonly cut?: number;
}

export interface Addition {
  readonly name: string;
  readonly game: GameRecord;
}

/** What happens where an output file exists already. */
export type Existing = 'refuse' | 'replace' | 'skip';

export interface Writing {
  readonly to: FormatId;
  /** Undefined: what files of the format are written in. */
  readonly encoding?: EncodingId;
  readonly byteOrderMark?: boolean;
  readonly existing: Existing;
  /** How games are put into files: all of an input in one where that is usual, each in its own, all inputs in one. */
  readonly grouping: 'usual' | 'split' | 'merge';
  /** Codes of losses that the user accepts; nothing is told of them. */
  readonly allowed: ReadonlySet<string>;
  /** An input that would lose something else gives no output. */
  readonly refuseLosses: boolean;
  readonly settings: Settings;
}

export interface Conversion {
  readonly reading: Reading;
  readonly editing: Editing;
  readonly writing: Writing;
}
