import { expect, test } from 'vitest';
import { makeKanjiNumber, parseNumber } from './numbers.js';

test('counts from 1 to 99 come back from kanji', () => {
  for (let value = 1; value <= 99; value++) expect(parseNumber(makeKanjiNumber(value))).toBe(value);
});

test.each([
  ['15', 15],
  ['１５', 15],
  ['十五', 15],
  ['一五', 15],
  ['十', 10],
  ['二十', 20],
  ['百二', 102],
  ['０', 0],
  ['', undefined],
  ['a', undefined],
  ['1'.repeat(20), undefined],
])('%s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});
