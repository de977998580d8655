// Lines of a text: every kind of break, blanks at both ends, and characters that are easily taken for nothing.
import { expect, test } from 'vitest';
import { LineCursor } from './line-cursor.js';

function linesOf(text: string): [line: string, isEmpty: boolean][] {
  const cursor = new LineCursor(text);
  const lines: [string, boolean][] = [];
  while (cursor.next()) lines.push([cursor.line, cursor.isEmpty]);
  return lines;
}

test('any mixture of line ends', () => {
  expect(linesOf('a\rb\r\nc\r\r\nd\n\ne').map(([line]) => line)).toEqual(['a', 'b', 'c', 'd', '', 'e']);
});

test('blanks at both ends are skipped, a byte order mark is one', () => {
  expect(linesOf('\ufeff 　a b\t\n \u00a0')).toEqual([
    ['a b', false],
    ['', true],
  ]);
});

test('a line that begins with NUL is not empty', () => {
  expect(linesOf('\0a')).toEqual([['\0a', false]]);
  const cursor = new LineCursor('\0\n\n');
  cursor.next();
  const { first } = cursor;
  cursor.next();
  expect(cursor.first).not.toBe(first);
});
