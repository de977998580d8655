/** What the format that is written cannot hold, or holds in another form. Nothing of it is wrong with the record. */
import type { ExplanationsOf } from './explanation.js';
import { gameLosses } from './loss-game.js';
import { textLosses } from './loss-texts.js';

export const lossExplanations: ExplanationsOf<'loss'> = { ...gameLosses, ...textLosses };
