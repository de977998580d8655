import { describe, expect, test } from 'vitest';
import { oneOf, unknown } from './usage.js';

describe('words that nobody knows', () => {
  const known = ['kif', 'csa', 'usi', 'sfen', 'kislyuk'];

  test('are answered with the nearest and with all', () =>
    expect(unknown('format', 'kiff', known).message).toBe(
      "unknown format 'kiff'; did you mean 'kif'? (known: kif, csa, usi, sfen, kislyuk)",
    ));

  test('known words pass', () => {
    expect(oneOf('format', 'usi', known)).toBe('usi');
    expect(() => oneOf('format', 'us', known)).toThrow(/did you mean 'usi'/);
  });
});
