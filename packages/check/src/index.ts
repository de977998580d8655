/** Audits of game records: rules in profiles, findings with places. */
export * from './check.js';
export { checkCodes } from './codes.js';
export { type ConfigFault, type ParsedProfiles, parseProfiles } from './config/parse-profiles.js';
export { eachLine, type LineFacts } from './facts.js';
export * from './input.js';
export { applyEdits, type Edit } from './mend/edits.js';
export { type Mended, mend } from './mend/mend.js';
export * from './profile.js';
export type { AuditCode, Rule, RuleFinding } from './rule.js';
export { rules } from './rules/index.js';
