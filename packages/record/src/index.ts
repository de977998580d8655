/** Game records: the tree of lines, the replayer that builds it, the walker, diagnostics, the JSON form. */
export * from './analysis.js';
export * from './analysis-json.js';
export * from './codes.js';
export * from './comments.js';
export * from './diagnostic.js';
export * from './edit.js';
export * from './ending.js';
export * from './json.js';
export * from './merge.js';
export * from './messages.js';
export { declarationValues } from './move-values.js';
export * from './places.js';
export * from './problems.js';
export * from './record.js';
export * from './replayer.js';
export * from './source.js';
export * from './trail.js';
export * from './walk.js';
