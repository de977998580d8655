import { describe, expect, test } from 'vitest';
import { nearest, nearMisses } from './nearest.js';

describe('words that nobody knows', () => {
  const known = ['kif', 'csa', 'usi', 'sfen', 'kislyuk'];

  test.each([
    ['kiff', 'kif'],
    ['ksif', 'kif'],
    ['KISLUK', 'kislyuk'],
    ['sfne', 'sfen'],
    ['', 'kif'],
  ])('%s is nearest to %s', (word, expected) => expect(nearest(word, known)).toBe(expected));

  test('the nearest is undefined only where there is none', () => expect(nearest('kif', [])).toBeUndefined());

  test('near ones only are likely to be meant', () => {
    const codes = ['nifu', 'nifuta', 'uchifuzume', 'mate'];
    expect(nearMisses('nifuu', codes)).toEqual(['nifu', 'nifuta']);
    expect(nearMisses('nifuu', codes, 1)).toEqual(['nifu']);
    expect(nearMisses('repetition', codes)).toEqual([]);
  });

  test('an endless word takes no time', () => {
    expect(nearMisses('x'.repeat(2_000_000), ['kif', 'csa'])).toHaveLength(0);
  });
});
