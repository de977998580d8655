/** What stands behind a diagnostic: the rule or the format, what was done, what to do, and a record with and without it. */
import type { EncodingId, FormatCode, FormatId, Settings } from '@kifukit/formats';
import type { Texts } from '../languages/language.js';
import type { ProfileName } from '../profile.js';

/** Two small records: the first is told the code, the second is not. */
export interface Example {
  readonly format: FormatId;
  readonly wrong: string;
  readonly right: string;
  /** The name of the file, where it matters; the format is then found out. */
  readonly name?: string;
  /** The encoding of the file that is read (and found out) or, with `to`, written; � is a byte that means nothing in it. */
  readonly encoding?: EncodingId;
  /** The rules of the audit, where they are not the usual ones. */
  readonly profile?: ProfileName;
  /** The format that is written, of what is told on writing. */
  readonly to?: FormatId;
  /** Settings of the reader, or of the writer where `to` is given. */
  readonly settings?: Settings;
}

export interface Explanation {
  /** What it means in the field, and what was done about it. */
  readonly means: Texts;
  readonly todo: Texts;
  /** Absent where a small record cannot show it. */
  readonly example?: Example;
}

/** The codes of one area, such as `move`. */
export type CodeOf<Area extends string> = Extract<FormatCode, `${Area}/${string}`>;

/** Explanations of exactly the codes of one area. */
export type ExplanationsOf<Area extends string> = Readonly<Record<CodeOf<Area>, Explanation>>;
