import { describe, expect, test } from 'vitest';
import { nearest, nearMisses, oneOf, unknown } from './usage.js';

describe('words that nobody knows', () => {
  const known = ['kif', 'csa', 'usi', 'sfen', 'kislyuk'];

  test.each([
    ['kiff', 'kif'],
    ['ksif', 'kif'],
    ['KISLUK', 'kislyuk'],
    ['sfne', 'sfen'],
    ['', 'kif'],
  ])('%s is nearest to %s', (word, expected) => expect(nearest(word, known)).toBe(expected));

  test('are answered with the nearest and with all', () =>
    expect(unknown('format', 'kiff', known).message).toBe(
      "unknown format 'kiff'; did you mean 'kif'? (known: kif, csa, usi, sfen, kislyuk)",
    ));

  test('of a long list only the near ones are named', () =>
    expect(nearMisses('nifuu', ['nifu', 'nifuta', 'uchifuzume', 'mate'])).toEqual(['nifu', 'nifuta']));

  test('known words pass', () => {
    expect(oneOf('format', 'usi', known)).toBe('usi');
    expect(() => oneOf('format', 'us', known)).toThrow(/did you mean 'usi'/);
  });
});
