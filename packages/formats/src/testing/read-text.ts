/** Reading a text with one format, for tests. */
import { type Diagnostic, type GameRecord, Report, Source } from '@kifukit/record';
import { allCodes } from '../codes.js';
import type { Format, ReadOptions } from '../format.js';

export interface ReadResult {
  readonly games: readonly GameRecord[];
  readonly diagnostics: readonly Diagnostic[];
}

/** All games that a format reads in a text, and what it reports. */
export function readText(format: Format, text: string, options: ReadOptions = {}): ReadResult {
  const report = new Report(new Source(text), allCodes);
  const games = [...(format.read?.(report.source, report, options) ?? [])];
  return { games, diagnostics: report.diagnostics() };
}
