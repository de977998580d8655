/** Diagnostics as workflow commands of GitHub Actions, which shows them beside the lines of the files. */
import type { Language } from '@kifukit/check';
import type { Diagnostic } from '@kifukit/record';
import { type Reporter, summaryLine } from './reporter.js';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

export const githubReporter = (language: Language = 'en'): Reporter => ({
  report: (diagnostics) => diagnostics.map((diagnostic) => `${annotation(diagnostic)}\n`).join(''),
  close: (totals, verb) => `${summaryLine(totals, verb, language)}\n`,
});

function annotation(diagnostic: Diagnostic): string {
  const { severity, code, message, hint, source, line, column, endLine, endColumn, ply } = diagnostic;
  const properties: [string, string | number | undefined][] = [
    ['file', source === '-' ? undefined : source],
    ['line', line],
    ['endLine', endLine],
    // Columns count only within one line.
    ['col', line === endLine ? column : undefined],
    ['endColumn', line === endLine ? endColumn : undefined],
    ['title', code],
  ];
  const written = properties.filter(([, value]) => value !== undefined);
  const list = written.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
  const text = `${message}${ply ? ` (ply ${ply})` : ''}${hint === undefined ? '' : `\n${hint}`}`;
  return `::${commands[severity]} ${list}::${escapeData(text)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
