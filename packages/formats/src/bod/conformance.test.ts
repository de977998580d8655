import { describeFormat } from '../testing/conformance.js';
import { bod } from './index.js';

describeFormat(bod, {
  texts: ['９ ８ ７\n|v香^桂 步 ・|\n+--+\n上手の持駒：飛二角歩18\n上手番\n手数=4 ２二銀 まで\n▲７六歩'],
});
