/** What turns diagnostics into text. A reporter writes nothing itself. */
import type { Language } from '@kifukit/check';
import { type Diagnostic, fillIn, type Severity, type Source } from '@kifukit/record';
import { labelsIn, type Verb } from '../languages/index.js';

export const reporterNames = ['text', 'json', 'github', 'sarif', 'junit'] as const;
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
  close(totals: Totals, verb: Verb): string;
}

export const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** For example `12 files, 14 games converted; 1 error, 3 warnings`. */
export function summaryLine(totals: Totals, verb: Verb, language: Language = 'en'): string {
  const labels = labelsIn(language);
  const counted = (keys: readonly ('empty' | 'skipped' | 'failed' | 'errors' | 'warnings' | 'others')[]): string[] =>
    keys.flatMap((key) => (totals[key] > 0 ? [fillIn(labels[key], { count: totals[key] })] : []));
  const { files, games } = totals;
  const done = [fillIn(labels[verb], { files, games }), ...counted(['empty', 'skipped', 'failed'])];
  const parts = [done, counted(['errors', 'warnings']), counted(['others'])];
  return parts.flatMap((part) => (part.length > 0 ? [part.join(', ')] : [])).join('; ');
}

/** With those that are only counted. */
export function countBySeverity(diagnostics: readonly Diagnostic[], severity: Severity): number {
  const numbers = diagnostics.map(({ severity: own, omitted }) => omitted?.[severity] ?? (own === severity ? 1 : 0));
  return numbers.reduce((sum, number) => sum + number, 0);
}
