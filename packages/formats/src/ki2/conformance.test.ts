import { describeFormat } from '../testing/conformance.js';
import { ki2 } from './index.js';

describeFormat(ki2, {
  texts: [
    '▲７六歩△３四歩▲２二角成△同銀',
    '☗76歩 ☖34歩 ☗22角不成 ☖同　飛 まで4手で中断',
    '７六歩 ３四歩\n*x\n変化：2手\n８四歩 ▲投了',
  ],
});
