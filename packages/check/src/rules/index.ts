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

const list = [mate, foul, repetition, impasse, winner, clock, headers, tsume, secondSolution] as const;

type CodesOf<R> = R extends { readonly codes: infer Codes } ? keyof Codes : never;

/** A code that one of the rules reports. */
export type RuleCode = CodesOf<(typeof list)[number]>;

export const rules: readonly Rule[] = list;
