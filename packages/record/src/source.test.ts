// Lines and columns of offsets, whatever ends the lines.
import { describe, expect, test } from 'vitest';
import { Source } from './source.js';

const places = (text: string): string[] =>
  Array.from({ length: text.length + 1 }, (_, offset) => {
    const { line, column } = new Source(text).placeOf(offset);
    return `${line}:${column}`;
  });

describe('places', () => {
  test.for<[name: string, text: string, places: string]>([
    ['LF', 'ab\nc\n', '1:1 1:2 1:3 2:1 2:2 3:1'],
    ['CRLF', 'ab\r\nc', '1:1 1:2 1:3 1:4 2:1 2:2'],
    ['CR', 'a\rb\r\rc', '1:1 1:2 2:1 2:2 3:1 4:1 4:2'],
    ['CR CR LF is one break', 'a\r\r\nb', '1:1 1:2 1:3 1:4 2:1 2:2'],
    ['LF CR are two', 'a\n\rb', '1:1 1:2 2:1 3:1 3:2'],
    ['empty lines', '\n\n', '1:1 2:1 3:1'],
    ['empty text', '', '1:1'],
    ['a character outside the basic plane takes two columns', '𠮷a\nb', '1:1 1:2 1:3 1:4 2:1 2:2'],
    ['a mixture', 'a\r\nb\nc\rd', '1:1 1:2 1:3 2:1 2:2 3:1 3:2 4:1 4:2'],
  ])('%s', ([, text, expected]) => expect(places(text).join(' ')).toBe(expected));
});

describe('lines', () => {
  const source = new Source('one\r\ntwo\rthree\r\r\n\nfive', 'a.kif');

  test('are given without their breaks', () => {
    expect([1, 2, 3, 4, 5].map((line) => source.lineText(line))).toEqual(['one', 'two', 'three', '', 'five']);
  });

  test('that are not there are empty', () => {
    expect([0, 6, -1].map((line) => source.lineText(line))).toEqual(['', '', '']);
  });

  test('a source has a name', () => {
    expect(source.name).toBe('a.kif');
    expect(new Source('').name).toBe('-');
  });
});

test.for(['\r', '\n', '\r\n', '\r\r\r\n'])('a million breaks %j take no time', (lineBreak) => {
  const before = process.cpuUsage();
  expect(new Source(`${lineBreak.repeat(1_000_000)}x`).placeOf(lineBreak.length * 1_000_000)).toEqual({
    line: 1_000_001,
    column: 1,
  });
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});
