import { type Diagnostic, Report, Source } from '@kifukit/record';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { excerpt } from './excerpt.js';
import { githubReporter } from './github.js';
import { jsonReporter } from './json.js';
import { printable } from './printable.js';
import { summaryLine, type Totals } from './reporter.js';
import { textReporter } from './text.js';
import { displayWidth, padDisplay } from './width.js';

const codes = {
  'move/nifu': { severity: 'error', message: 'a second pawn on file {file}', hint: 'look again' },
  'text/encoding-guessed': { severity: 'info', message: 'read as {encoding}' },
} as const;

/** One error at the first occurrence of `at` in `text`. */
function finding(text: string, at: string, name = 'a.kif'): { source: Source; diagnostic: Diagnostic } {
  const source = new Source(text, name);
  const report = new Report(source, codes);
  const start = text.indexOf(at);
  report.add('move/nifu', start, start + at.length, { ply: 8, values: { file: 2 } });
  return { source, diagnostic: report.diagnostics()[0] };
}

describe('width on a terminal', () => {
  test.each([
    ['abc', 3],
    ['７六歩', 6],
    ['ﾌ', 1],
    ['Пс7г—7f', 7],
    ['が', 2],
    ['𠮷', 2],
    ['▲２六歩△', 8],
    ['〓', 2],
  ])('%s', (text, width) => expect(displayWidth(text)).toBe(width));

  test('padding counts columns', () => expect(`${padDisplay('歩', 4)}|`).toBe('歩  |'));
});

describe('the excerpt', () => {
  test('puts carets under full-width characters', () => {
    const { source, diagnostic } = finding('手合割：平手\n   8 ２四歩打\n', '歩打');
    expect(excerpt(source, diagnostic)).toEqual(['     2 |    8 ２四歩打', '       |          ^^^^']);
  });

  test('shows a place without length by one caret', () => {
    const source = new Source('ab\n');
    const report = new Report(source, codes);
    report.add('move/nifu', 1, 1);
    expect(excerpt(source, report.diagnostics()[0])[1]).toBe('       |  ^');
  });

  test('cuts a long line around the place', () => {
    const moves = Array.from({ length: 300 }, (_, i) => `${(i % 9) + 1}a${(i % 8) + 1}b`).join(' ');
    const { source, diagnostic } = finding(`position startpos moves ${moves} 5i5h ${moves}`, '5i5h');
    const [line, carets] = excerpt(source, diagnostic);
    expect(line.length).toBeLessThan(120);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('5i5h');
  });

  test('ends at the end of the line where the span goes on', () => {
    const { source, diagnostic } = finding('ab\ncd\n', 'b\nc');
    expect(excerpt(source, diagnostic)).toEqual(['     1 | ab', '       |  ^']);
  });
});

describe('text of a record on a terminal', () => {
  test('cannot move the cursor', () => expect(printable('\u001b[2Jab\tc\u0007\u202e')).toBe('␛[2Jab c␇\ufffd'));
});

describe('reporters', () => {
  const totals: Totals = {
    files: 12,
    games: 14,
    empty: 0,
    skipped: 0,
    failed: 0,
    errors: 1,
    warnings: 3,
    infos: 0,
    others: 0,
  };

  test('text says a line each', () => {
    const { diagnostic } = finding('abc歩', '歩');
    const reporter = textReporter({ colors: pc.createColors(false), excerpts: false });
    expect(reporter.report([diagnostic])).toBe('a.kif:1:4: error move/nifu: a second pawn on file 2 (ply 8)\n');
    expect(reporter.close(totals, 'converted')).toBe('12 files, 14 games converted; 1 error, 3 warnings\n');
  });

  test('text folds remarks that come again and again', () => {
    const reporter = textReporter({ colors: pc.createColors(false), excerpts: false });
    const report = new Report('', codes);
    report.addGeneral('text/encoding-guessed', { values: { encoding: 'shift_jis' } });
    const shown = Array.from({ length: 10 }, () => reporter.report(report.diagnostics())).join('');
    expect(shown.split('\n')).toHaveLength(4);
    expect(reporter.close(totals, 'converted')).toMatch(/^info text\/encoding-guessed: 7 more/);
  });

  test('json says an object a line', () => {
    const { diagnostic } = finding('abc', 'b');
    const reporter = jsonReporter();
    expect(JSON.parse(reporter.report([diagnostic]))).toEqual({
      code: 'move/nifu',
      severity: 'error',
      message: 'a second pawn on file 2',
      hint: 'look again',
      source: 'a.kif',
      line: 1,
      column: 2,
      endLine: 1,
      endColumn: 3,
      ply: 8,
    });
    expect(JSON.parse(reporter.close(totals, 'checked'))).toEqual({ summary: totals });
  });

  test('github escapes what would end a command', () => {
    const { diagnostic } = finding('abc', 'b', 'a,b:c.kif');
    expect(githubReporter().report([{ ...diagnostic, message: '100%\nof it' }])).toBe(
      '::error file=a%2Cb%3Ac.kif,line=1,endLine=1,col=2,endColumn=3,title=move/nifu::100%25%0Aof it (ply 8)%0Alook again\n',
    );
  });

  test('the closing line names only what there is', () => {
    expect(summaryLine({ ...totals, files: 1, games: 1, errors: 0, warnings: 0 }, 'checked')).toBe(
      '1 file, 1 game checked',
    );
    expect(summaryLine({ ...totals, skipped: 2, failed: 1, others: 4 }, 'converted')).toBe(
      '12 files, 14 games converted, 2 files skipped, 1 failed; 1 error, 3 warnings; 4 files of other kinds left aside',
    );
  });
});
