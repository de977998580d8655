/** The command as a library: `run` with streams of one's own. */
export { allExplanations, codesIn } from './commands/explain.js';
export type { Io, Sink } from './io.js';
export { run } from './main.js';
