/** Reading a KI2 text, for tests. */
import { type GameJson, toJson } from '@kifukit/record';
import type { ReadOptions } from '../../format.js';
import { readText } from '../../testing/read-text.js';
import { ki2 } from '../index.js';

/** The games, the first as JSON, and what was told, each as `code@line`. */
export function readKi2Text(text: string, options: ReadOptions = {}) {
  const { games, diagnostics } = readText(ki2, text, options);
  const told = diagnostics.map(({ code, line }) => (line === undefined ? code : `${code}@${line}`));
  const first: GameJson = toJson(games[0]);
  return { games, first, told, diagnostics };
}

/** The moves of the first game in USI. */
export const movesOf = (text: string, options: ReadOptions = {}): string =>
  readKi2Text(text, options).first.moves.join(' ');
