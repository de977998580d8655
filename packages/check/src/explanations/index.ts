/** The explanations of every code that an audited input or a writer may report, in one table. */
import { checkCodes } from '../codes.js';
import { csaExplanations } from './csa.js';
import type { Explanation } from './explanation.js';
import { jkfExplanations } from './jkf.js';
import { kislyukExplanations } from './kislyuk.js';
import { lossExplanations } from './loss.js';
import { moveExplanations } from './move.js';
import { positionExplanations } from './position.js';
import { recordExplanations } from './record.js';
import { textExplanations } from './text.js';
import { usiExplanations } from './usi.js';

export const explanations: Readonly<Record<string, Explanation>> = {
  ...moveExplanations,
  ...recordExplanations,
  ...Object.fromEntries(Object.entries(checkCodes).map(([code, { explanation }]) => [code, explanation])),
  ...positionExplanations,
  ...textExplanations,
  ...lossExplanations,
  ...csaExplanations,
  ...jkfExplanations,
  ...kislyukExplanations,
  ...usiExplanations,
};
