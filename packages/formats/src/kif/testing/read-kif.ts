/** Reading a KIF text, for tests. */
import { type GameJson, toJson } from '@kifukit/record';
import { readText } from '../../testing/read-text.js';
import { kif } from '../index.js';

/** The games, the first as JSON, and what was told, each as `code@line`. */
export function readKifText(text: string) {
  const { games, diagnostics } = readText(kif, text);
  const told = diagnostics.map(({ code, line }) => (line === undefined ? code : `${code}@${line}`));
  const first: GameJson = toJson(games[0]);
  return { games, first, told };
}

/** The moves of the first game in USI. */
export const movesOfKif = (text: string): string => readKifText(text).first.moves.join(' ');
