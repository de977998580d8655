/** The rules of shogi: board, moves, legality with reasons, repetition, impasse, SFEN and USI tokens. */

export { NO_ORIGIN, SEVERAL_ORIGINS, soleOriginTo } from './generate.js';
export { attackersOf, inCamp, isDeadEnd, reaches, relativeRank } from './geometry.js';
export * from './handicap.js';
export * from './impasse.js';
export { type ForbiddenFault, forbiddenFaults, impossibleFaults, isForbidden, type MoveFault } from './legality.js';
export * from './move.js';
export * from './piece.js';
export { Position, roleMoved } from './position.js';
export * from './problems.js';
export * from './repetition.js';
export * from './sfen.js';
export * from './square.js';
