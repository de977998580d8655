/** Games made from a seed, for whoever in the workspace needs some; the benchmarks and the fuzzer are commands. */
export { type PlayoutOptions, playout, playouts } from './playout.js';
export { Random, seedOf } from './random.js';
