/** What a batch is told, as plain data. */
import type { EncodingId, FormatId, Settings } from '@kifukit/formats';

export interface Reading {
  readonly from?: FormatId;
  readonly encoding?: EncodingId;
  /** SFEN of the start of records whose text does not say it. */
  readonly start?: string;
  /** `reject`: an input with an error among its moves gives no output. */
  readonly illegal: 'keep' | 'stop' | 'reject';
  readonly settings: Settings;
}

export interface Writing {
  readonly to: FormatId;
  /** Undefined: what files of the format are written in. */
  readonly encoding?: EncodingId;
  readonly byteOrderMark?: boolean;
  /** What happens where an output file exists already. */
  readonly existing: 'refuse' | 'replace' | 'skip';
  readonly settings: Settings;
}

export interface Conversion {
  readonly reading: Reading;
  readonly writing: Writing;
}
