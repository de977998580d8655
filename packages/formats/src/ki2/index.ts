/** KI2, moves as books print them: no origins, no times, six a line. */
import type { Ending } from '@kifukit/record';
import type { Color } from '@kifukit/rules';
import { type Capabilities, type Format, holdsEverything, writerOf } from '../format.js';
import { collection } from '../kakinoki/collection.js';
import { readReason } from '../kakinoki/conclusion.js';
import { DECLARED } from '../kakinoki/declaration.js';
import { survivingEnding } from '../kakinoki/endings.js';
import { survivingHeader } from '../kakinoki/headers.js';
import { survivingBookmark } from '../kakinoki/lines.js';
import { readKi2 } from './read.js';
import { sniffKi2 } from './sniff.js';
import { emitKi2 } from './write.js';

const can: Capabilities = {
  ...holdsEverything,
  times: 'none',
  bookmark: survivingBookmark,
  header: survivingHeader,
  ending: (ending: Ending, turn: Color) => survivingEnding(ending, turn, readReason),
  moveNumber: () => 1,
};

export const ki2: Format = {
  id: 'ki2',
  title: 'KI2',
  extensions: ['ki2', 'ki2u'],
  language: 'ja',
  // NOTE: .ki2 was Shift_JIS once, as .kif was; in UTF-8 nothing is lost, and the declaration tells it.
  output: (extension) =>
    extension === 'ki2'
      ? { encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] }
      : { encoding: 'utf-8', newline: '\n' },
  options: [
    {
      name: 'declare',
      values: DECLARED,
      default: 'no',
      description: 'the encoding that the first line names, as MyShogi does',
    },
  ],
  can: () => can,
  sniff: sniffKi2,
  read: readKi2,
  write: writerOf(() => can, emitKi2),
  collection,
};
