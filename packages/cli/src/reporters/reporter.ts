/** What turns diagnostics into text. A reporter writes nothing itself. */
import type { Diagnostic, Severity, Source } from '@kifukit/record';

export const reporterNames = ['text', 'json', 'github'] as const;
export type ReporterName = (typeof reporterNames)[number];

/** What a run has done, for its closing line and its exit code. */
export interface Totals {
  /** Inputs that were read or written. */
  readonly files: number;
  readonly games: number;
  /** Inputs that were read and gave nothing to write. */
  readonly empty: number;
  readonly skipped: number;
  /** Inputs that could not be read, or whose output could not be written. */
  readonly failed: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Files in folders that were left alone because of their names. */
  readonly others: number;
}

export interface Reporter {
  /** The diagnostics of one input; `source` is its text, where it is at hand. */
  report(diagnostics: readonly Diagnostic[], source?: Source): string;
  /** The end of the run; `verb` says what was done to the games. */
  close(totals: Totals, verb: string): string;
}

export const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** For example `12 files, 14 games converted; 1 error, 3 warnings`. */
export function summaryLine(totals: Totals, verb: string): string {
  const { files, games, empty, skipped, failed, errors, warnings, others } = totals;
  const done = [`${count(files, 'file')}, ${count(games, 'game')} ${verb}`];
  if (empty > 0) done.push(`${count(empty, 'file')} without output`);
  if (skipped > 0) done.push(`${count(skipped, 'file')} skipped`);
  if (failed > 0) done.push(`${failed} failed`);
  const found: string[] = [];
  if (errors > 0) found.push(count(errors, 'error'));
  if (warnings > 0) found.push(count(warnings, 'warning'));
  const left = others > 0 ? `${count(others, 'file')} of other kinds left aside` : '';
  return [done.join(', '), found.join(', '), left].filter((part) => part !== '').join('; ');
}

export function countBySeverity(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.reduce((sum, diagnostic) => sum + (diagnostic.severity === severity ? 1 : 0), 0);
}
