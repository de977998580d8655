/** What a translation is: the message and the hint of a code, with the placeholders of the English ones. */
import type { FormatCode } from '@kifukit/formats';
import type { CheckCode } from '../codes.js';

export interface Translation {
  readonly message: string;
  readonly hint?: string;
}

/** A code of an input that is read, audited or written. */
export type MessageCode = FormatCode | CheckCode;

/** A translation of every code; the compiler misses what is not there. */
export type Translations<Code extends string> = Readonly<Record<Code, Translation>>;

/** The codes of one area. */
export type CodeOf<Area extends string> = Extract<MessageCode, `${Area}/${string}`>;
