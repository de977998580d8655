/** Reading in tests: values instead of texts, and what was reported in short. */
import { type Diagnostic, Report, Source, toJson } from '@kifukit/record';
import { allCodes } from '../../codes.js';
import { jkf } from '../index.js';

/** `code severity` of each diagnostic, with the pointer where the message names one. */
export const told = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ code, severity, message }) => {
    const pointer = /(?:^|field )(\/\S*?)(?: |;|$)/.exec(message)?.[1];
    return [code, severity, ...(pointer === undefined ? [] : [pointer])].join(' ');
  });

/** Reads a text, or a value as JSON. */
export function readJson(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const report = new Report(new Source(text), allCodes);
  const games = [...(jkf.read?.(report.source, report) ?? [])];
  const diagnostics = report.diagnostics();
  return {
    games,
    diagnostics,
    told: told(diagnostics),
    get json() {
      return games.map((game, index) => toJson(game, index + 1));
    },
  };
}

/** A record of these entries, after an empty start. */
export const recordOf = (...entries: unknown[]) => ({ header: {}, moves: [{}, ...entries] });

/** An entry with a move in the fewest words: 7776FU, 0055KA for a drop, + for a promotion. */
export function moveOf(token: string, more: object = {}): { move: object } {
  const [fromX, fromY, toX, toY] = [...token.slice(0, 4)].map(Number);
  const color = { color: 0 };
  const from = fromX === 0 ? {} : { from: { x: fromX, y: fromY } };
  const promote = token.endsWith('+') ? { promote: true } : {};
  return { move: { ...color, ...from, to: { x: toX, y: toY }, piece: token.slice(4, 6), ...promote, ...more } };
}

/** The same for White. */
export const replyOf = (token: string, more: object = {}) => moveOf(token, { color: 1, ...more });
