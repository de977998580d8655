/** KIF (柿木形式), the usual format of game records in Japan. */
import type { Ending } from '@kifukit/record';
import type { Color } from '@kifukit/rules';
import { analysisOption, inManner } from '../analysis/translate.js';
import {
  type Capabilities,
  type Format,
  type FormatOption,
  holdsEverything,
  type Settings,
  writerOf,
} from '../format.js';
import { collection } from '../kakinoki/collection.js';
import { DECLARED } from '../kakinoki/declaration.js';
import { survivingEnding } from '../kakinoki/endings.js';
import { survivingHeader } from '../kakinoki/headers.js';
import { survivingBookmark } from '../kakinoki/lines.js';
import { dialectOf, dialectOption, knownEnding } from './dialects.js';
import { readKif } from './read.js';
import { sniffKif } from './sniff.js';
import { readWord } from './words.js';
import { emitKif } from './write.js';

const options: readonly FormatOption[] = [
  dialectOption,
  {
    name: 'numbers',
    values: ['restart', 'keep'],
    default: 'restart',
    description: 'whether moves are numbered from 1 or from the number that the start position has',
  },
  {
    name: 'declare',
    values: DECLARED,
    default: 'no',
    description: 'the encoding that the first line names; Kifu for Windows wants that of a .kif file in UTF-8',
  },
  analysisOption,
];

function can(settings: Settings): Capabilities {
  const dialect = dialectOf(settings);
  return {
    ...holdsEverything,
    times: 'seconds',
    leadingTexts: dialect.leadingTexts,
    bookmark: survivingBookmark,
    header: (key, value) => (dialect.holdsHeader(value) ? survivingHeader(key, value) : undefined),
    ending: (ending: Ending, turn: Color) => knownEnding(survivingEnding(ending, turn, readWord), dialect),
    moveNumber: (number) => (settings.numbers === 'keep' ? number : 1),
  };
}

export const kif: Format = {
  id: 'kif',
  title: 'KIF',
  extensions: ['kif', 'kifu'],
  language: 'ja',
  output: (extension, settings) => dialectOf(settings).output(extension),
  options,
  can,
  sniff: sniffKif,
  read: readKif,
  write: inManner(writerOf(can, emitKif)),
  collection,
};
