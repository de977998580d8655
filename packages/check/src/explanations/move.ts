/** Moves, all of them. */
import type { ExplanationsOf } from './explanation.js';
import { forbiddenMoves } from './move-forbidden.js';
import { impossibleMoves } from './move-impossible.js';

export const moveExplanations: ExplanationsOf<'move'> = { ...impossibleMoves, ...forbiddenMoves };
