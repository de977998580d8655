/** Positions, all that is told of them. */
import type { ExplanationsOf } from './explanation.js';
import { positionNotation } from './position-notation.js';
import { positionPieces } from './position-pieces.js';

export const positionExplanations: ExplanationsOf<'position'> = { ...positionNotation, ...positionPieces };
