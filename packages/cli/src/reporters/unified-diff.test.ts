import { applyEdits, type Edit } from '@kifukit/check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unifiedDiff } from './unified-diff.js';

/** Replaces what `from` stands for by `to`, everywhere. */
const replacing = (text: string, from: string, to: string): Edit[] =>
  [...text.matchAll(new RegExp(from, 'g'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    replacement: to,
    code: 'a/b',
  }));

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

describe('a diff', () => {
  test('shows three lines around a change', () => {
    const text = numbered(20);
    expect(
      unifiedDiff('a.kif', text, replacing(text, 'line 10$', 'ten').concat(replacing(text, '\nline 10\n', '\nten\n'))),
    ).toBe(
      '--- a/a.kif\n+++ b/a.kif\n@@ -7,7 +7,7 @@\n line 7\n line 8\n line 9\n-line 10\n+ten\n line 11\n line 12\n line 13\n',
    );
  });

  test('puts changes whose surroundings meet into one hunk, and others into hunks of their own', () => {
    const text = numbered(30);
    const hunks = (second: number): string[] =>
      unifiedDiff('a', text, [
        ...replacing(text, '(?<=line 5)\n', '!\n'),
        ...replacing(text, `(?<=line ${second})\n`, '?\nnew\n'),
      ])
        .split('\n')
        .filter((line) => line.startsWith('@@'));
    expect(hunks(12)).toEqual(['@@ -2,14 +2,15 @@']);
    expect(hunks(13)).toEqual(['@@ -2,7 +2,7 @@', '@@ -10,7 +10,8 @@']);
  });

  test('says where a text has no line break at its end', () => {
    const end = (replacement: string): Edit[] => [{ start: 3, end: 3, replacement, code: 'a/b' }];
    expect(unifiedDiff('a', 'a\nb', end('\nc\n'))).toBe(
      '--- a/a\n+++ b/a\n@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+c\n',
    );
    expect(unifiedDiff('a', 'a\nb', [{ start: 0, end: 1, replacement: 'x', code: 'a/b' }])).toBe(
      '--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n',
    );
  });

  test('adds lines at the end', () =>
    expect(unifiedDiff('a', 'a\n', [{ start: 2, end: 2, replacement: 'b\n', code: 'a/b' }])).toBe(
      '--- a/a\n+++ b/a\n@@ -1 +1,2 @@\n a\n+b\n',
    ));

  test('keeps CRLF, and shows other control characters', () =>
    expect(unifiedDiff('a', 'x\r\n\u001b[2J\tb\r\nc\rd\r\n', replacing('x', 'x', 'y'))).toBe(
      '--- a/a\n+++ b/a\n@@ -1,3 +1,3 @@\n-x\r\n+y\r\n ␛[2J\tb\r\n c␍d\r\n',
    ));

  test('of nothing is nothing', () => {
    expect(unifiedDiff('a', 'x\n', [])).toBe('');
    expect(unifiedDiff('a', 'x\n', replacing('x\n', 'x', 'x'))).toBe('');
  });

  test.each([
    ['./sub/a b.kif', 'a/sub/a b.kif\t'],
    ['/tmp/a.kif', 'a/tmp/a.kif'],
    ['../a.kif', 'a/../a.kif'],
    ['.hidden.kif', 'a/.hidden.kif'],
    ['棋譜\n.kif', 'a/棋譜␊.kif'],
  ])('names %j', (name, shown) => expect(unifiedDiff(name, 'x', replacing('x', 'x', 'y'))).toContain(`--- ${shown}\n`));

  test('applied to the text gives the mended text', () => {
    const piece = fc.array(fc.constantFrom('a', 'b', '\n'), { maxLength: 40 }).map((parts) => parts.join(''));
    const edit = fc.tuple(fc.nat(60), fc.nat(6), piece);
    fc.assert(
      fc.property(piece, fc.array(edit, { maxLength: 6 }), (text, parts) => {
        const edits = parts.map(([start, length, replacement]) => {
          const from = Math.min(start, text.length);
          return { start: from, end: Math.min(from + length, text.length), replacement, code: 'a/b' };
        });
        expect(patched(text, unifiedDiff('a', text, edits))).toBe(applyEdits(text, edits));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a long text with many changes takes linear time', () => {
    const text = numbered(50_000);
    const edits = replacing(text, '(?<=[05])\n', '!\n');
    const begin = performance.now();
    expect(unifiedDiff('a', text, edits).length).toBeGreaterThan(text.length);
    expect(performance.now() - begin).toBeLessThan(3000);
  });
});

/** What `patch` would make of a text: every line that the diff names must be there. */
function patched(text: string, diff: string): string {
  if (diff === '') return text;
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const made: string[] = [];
  let at = 0;
  const [head, ...hunks] = diff.split(/^(?=@@ )/m);
  expect(head).toBe('--- a/a\n+++ b/a\n');
  for (const hunk of hunks) {
    const [header, ...rest] = hunk.split(/(?<=\n)/);
    const numbers = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n$/.exec(header) as RegExpExecArray;
    const [start, count, newStart, newCount] = numbers.slice(1).map((number) => Number(number ?? 1));
    made.push(...lines.slice(at, count === 0 ? start : start - 1));
    at = count === 0 ? start : start - 1;
    expect(made.length).toBe(newCount === 0 ? newStart : newStart - 1);
    const [oldEnd, newEnd] = [at + count, made.length + newCount];
    for (const [index, signed] of rest.entries()) {
      if (signed.startsWith('\\')) continue;
      const isUnended = rest[index + 1]?.startsWith('\\') ?? false;
      const line = isUnended ? signed.slice(1, -1) : signed.slice(1);
      if (signed[0] !== '+') expect(lines[at++]).toBe(line);
      if (signed[0] !== '-') made.push(line);
    }
    expect([at, made.length]).toEqual([oldEnd, newEnd]);
  }
  return [...made, ...lines.slice(at)].join('');
}
