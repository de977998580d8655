/** The rules of the audit, in one list. */
import type { Rule } from '../rule.js';
import { clock } from './clock.js';
import { foul } from './foul.js';
import { headers } from './headers.js';
import { impasse } from './impasse.js';
import { mate } from './mate.js';
import { repetition } from './repetition.js';
import { secondSolution } from './second-solution.js';
import { tsume } from './tsume.js';
import { winner } from './winner.js';

export const rules: readonly Rule[] = [mate, foul, repetition, impasse, winner, clock, headers, tsume, secondSolution];
