/** All diagnostic codes of records and formats in one table. */
import { type CodeTable, recordCodes } from '@kifukit/record';
import { csaCodes } from './csa/codes.js';
import { jkfCodes } from './jkf/codes.js';
import { ki2Codes } from './ki2/codes.js';
import { kifCodes } from './kif/codes.js';
import { kislyukCodes } from './kislyuk/codes.js';
import { sfenCodes } from './sfen/codes.js';
import { lossCodes, textCodes } from './text-codes.js';
import { usiCodes } from './usi/codes.js';

const table = {
  ...recordCodes,
  ...textCodes,
  ...lossCodes,
  ...kifCodes,
  ...ki2Codes,
  ...csaCodes,
  ...sfenCodes,
  ...usiCodes,
  ...jkfCodes,
  ...kislyukCodes,
} as const satisfies CodeTable;

/** Every code that a reader or a writer may report. */
export type FormatCode = keyof typeof table;

export const allCodes: CodeTable = table;
