/** Records as such; what the audit finds in them its rules explain. */
import type { CheckCode } from '../codes.js';
import type { ExplanationsOf } from './explanation.js';
import { recordInput } from './record-input.js';
import { recordLines } from './record-lines.js';
import { recordSpelling } from './record-spelling.js';
import { recordStart } from './record-start.js';

export const recordExplanations: Omit<ExplanationsOf<'record'>, CheckCode> = {
  ...recordLines,
  ...recordSpelling,
  ...recordStart,
  ...recordInput,
};
