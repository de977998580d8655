import { describeFormat } from '../testing/conformance.js';
import { kif } from './index.js';

describeFormat(kif);
describeFormat(kif, { settings: { numbers: 'keep', declare: 'utf-8' } });
