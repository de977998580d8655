/** The diagnostics of the audit, collected from its rules and from what it reads in the text. */
import type { AuditCode } from './rule.js';
import { type RuleCode, rules } from './rules/index.js';
import { totalsCodes } from './totals.js';

/** A code that an audit may report. */
export type CheckCode = RuleCode | keyof typeof totalsCodes;

export const checkCodes: Readonly<Record<string, AuditCode>> = {
  ...Object.fromEntries(rules.flatMap(({ codes }) => Object.entries(codes))),
  ...totalsCodes,
};
