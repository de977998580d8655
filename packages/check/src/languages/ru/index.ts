/** Everything that is said in Russian. */
import type { MessageCode, Translations } from '../translation.js';
import { audit } from './audit.js';
import { csa } from './csa.js';
import { jkf } from './jkf.js';
import { kislyuk } from './kislyuk.js';
import { move } from './move.js';
import { phrases } from './phrases.js';
import { position } from './position.js';
import { reasons } from './reasons.js';
import { record } from './record.js';
import { text } from './text.js';
import { usi } from './usi.js';

export const ruCodes: Translations<MessageCode> = {
  ...move,
  ...record,
  ...audit,
  ...position,
  ...text,
  ...csa,
  ...usi,
  ...jkf,
  ...kislyuk,
};

export const ruPhrases = { ...phrases, ...reasons };
