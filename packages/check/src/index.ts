/** Audits of game records: rules in profiles, findings with places. */
export * from './check.js';
export { checkCodes } from './codes.js';
export { nearest, nearMisses } from './config/nearest.js';
export { type ConfigFault, type ParsedProfiles, parseProfiles } from './config/parse-profiles.js';
export type { Example, Explanation } from './explanations/explanation.js';
export { circumstances, explanationHeadings } from './explanations/headings.js';
export { explanations } from './explanations/index.js';
export { eachLine, type LineFacts } from './facts.js';
export * from './input.js';
export * from './languages/language.js';
export { messagesIn, translated } from './languages/messages.js';
export type { Translation, Translations } from './languages/translation.js';
export { applyEdits, codesOf, type Edit, madeEdits } from './mend/edits.js';
export { type Mended, mend } from './mend/mend.js';
export { isMendable, type MendableCode, mendable } from './mend/mendable.js';
export * from './profile.js';
export type { AuditCode, Rule, RuleFinding } from './rule.js';
export { rules } from './rules/index.js';
