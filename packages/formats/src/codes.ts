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

export const allCodes: CodeTable = {
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
};
