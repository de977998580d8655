import { describeFormat } from '../testing/conformance.js';
import { kislyuk } from './index.js';

describeFormat(kislyuk);
