/** The process that `measureMemory` starts: prints bytes a move and nothing else. */
import { keptBytesPerMove, type MemoryReader } from './memory.js';

const [reader, games, seed] = process.argv.slice(2);
if (globalThis.gc === undefined) throw new Error('run it with --expose-gc');
const collect = globalThis.gc as () => void;
console.log(keptBytesPerMove(reader as MemoryReader, Number(games), Number(seed), collect));
