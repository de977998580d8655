/** Diagnostics for programs: a JSON object a line, and a last one `{"summary": …}`. */
import type { Diagnostic } from '@kifukit/record';
import type { Reporter } from './reporter.js';

/** A diagnostic as JSON shows it: lines and columns, not offsets. */
export type DiagnosticJson = Omit<Diagnostic, 'span' | 'omitted'>;

export function diagnosticJson({ span: _, omitted: __, ...rest }: Diagnostic): DiagnosticJson {
  return rest;
}

export const jsonLines = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map((diagnostic) => `${JSON.stringify(diagnosticJson(diagnostic))}\n`).join('');

export const jsonReporter = (): Reporter => ({
  report: jsonLines,
  close: (totals) => `${JSON.stringify({ summary: totals })}\n`,
});
