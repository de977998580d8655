/** CSA (コンピュータ将棋協会標準棋譜ファイル形式), the format of computer shogi: V1 to V3.0 read, V2.2 and V3.0 written. */
import { analysisOption, inManner } from '../analysis/translate.js';
import {
  type Capabilities,
  type Format,
  holdsEverything,
  type OutputForm,
  type Settings,
  writerOf,
} from '../format.js';
import { dialectOf, dialectOption } from './dialects.js';
import { survivingEnding } from './endings.js';
import { gathered, survivingValue } from './headers.js';
import { readCsa } from './read.js';
import { sniffCsa } from './sniff.js';
import { isVersion3, versionOf, versions } from './versions.js';
import { memberOfCsa, writeCsa } from './write.js';

/** NOTE: every CSA file begins at move 1, wherever the game comes from. */
function can(settings: Settings): Capabilities {
  const version = versionOf(settings);
  return {
    ...holdsEverything,
    variations: false,
    bookmarks: false,
    times: isVersion3(version) ? 'milliseconds' : 'seconds',
    unknownTimes: dialectOf(settings).unknownTimes,
    gather: gathered,
    header: (key, value) => survivingValue(key, value, version),
    ending: (ending, turn, endsInFoul) => survivingEnding(ending, turn, version, endsInFoul),
    moveNumber: () => 1,
  };
}

const outputOfVersion = (settings: Settings): OutputForm =>
  isVersion3(versionOf(settings)) && settings.encoding !== 'SHIFT_JIS'
    ? { encoding: 'utf-8', newline: '\n' }
    : { encoding: 'shift_jis', newline: '\r\n' };

export const csa: Format = {
  id: 'csa',
  title: 'CSA',
  extensions: ['csa'],
  language: 'ja',
  output: (_extension, settings) => dialectOf(settings).output ?? outputOfVersion(settings),
  options: [
    dialectOption,
    { name: 'version', values: versions, default: '2.2', description: 'the version of CSA that is written' },
    {
      name: 'encoding',
      values: ['UTF-8', 'SHIFT_JIS'],
      default: 'UTF-8',
      description: 'the encoding that the first line of a file of version 3.0 declares',
    },
    analysisOption,
  ],
  can,
  sniff: sniffCsa,
  read: readCsa,
  write: inManner(writerOf(can, writeCsa)),
  collection: { usual: true, member: memberOfCsa },
};
