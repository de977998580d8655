/** KIF (柿木形式), the usual format of game records in Japan. */
import type { Ending } from '@kifukit/record';
import type { Color } from '@kifukit/rules';
import {
  type Capabilities,
  type Format,
  type FormatOption,
  holdsEverything,
  type Settings,
  writerOf,
} from '../format.js';
import { survivingEnding } from '../kakinoki/endings.js';
import { survivingHeader } from '../kakinoki/headers.js';
import { survivingBookmark } from '../kakinoki/lines.js';
import { readKif } from './read.js';
import { sniffKif } from './sniff.js';
import { readWord } from './words.js';
import { emitKif } from './write.js';

const options: readonly FormatOption[] = [
  {
    name: 'numbers',
    values: ['restart', 'keep'],
    default: 'restart',
    description: 'whether moves are numbered from 1 or from the number that the start position has',
  },
  {
    name: 'declare',
    values: ['no', 'yes'],
    default: 'no',
    description: 'whether the first line declares UTF-8, which Kifu for Windows wants in a .kif file of that encoding',
  },
];

function can(settings: Settings): Capabilities {
  return {
    ...holdsEverything,
    times: 'seconds',
    bookmark: survivingBookmark,
    header: survivingHeader,
    ending: (ending: Ending, turn: Color) => survivingEnding(ending, turn, readWord),
    moveNumber: (number) => (settings.numbers === 'keep' ? number : 1),
  };
}

export const kif: Format = {
  id: 'kif',
  title: 'KIF',
  extensions: ['kif', 'kifu'],
  language: 'ja',
  output(extension, settings) {
    const isShiftJis = extension === 'kif' && settings.declare !== 'yes';
    return { encoding: isShiftJis ? 'shift_jis' : 'utf-8', newline: extension === 'kif' ? '\r\n' : '\n' };
  },
  options,
  can,
  sniff: sniffKif,
  read: readKif,
  write: writerOf(can, emitKif),
};
