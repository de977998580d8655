/** Reading a text for the tests of this folder. */
import { type GameJson, toJson } from '@kifukit/record';
import { readText } from '../../testing/read-text.js';
import { csa } from '../index.js';

export interface ReadCsa {
  /** The first game. */
  readonly first: GameJson;
  readonly games: readonly GameJson[];
  /** `code@line` of all that was reported. */
  readonly told: readonly string[];
}

export function readCsaText(text: string, options = {}): ReadCsa {
  const { games, diagnostics } = readText(csa, text, options);
  const json = games.map((game, index) => toJson(game, index + 1));
  return { first: json[0], games: json, told: diagnostics.map(({ code, line }) => `${code}@${line}`) };
}

/** A game from the even start with these lines. */
export const afterEven = (...lines: readonly string[]): ReadCsa => readCsaText(`PI\n+\n${lines.join('\n')}\n`);

/** Board, side to move and hands of the start. */
export const startOf = (text: string): string => readCsaText(text).first.start.replace(/ 1$/, '');
