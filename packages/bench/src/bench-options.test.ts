import { describe, expect, test } from 'vitest';
import { parseBenchOptions } from './bench-options.js';

describe('the options of pnpm bench', () => {
  test('have defaults', () => {
    expect(parseBenchOptions([])).toMatchObject({ games: 100, rounds: 7, seed: 1, only: [], json: false });
  });

  test('take a number of games or a folder', () => {
    expect(parseBenchOptions(['--games', '20'])).toMatchObject({ games: 20 });
    expect(parseBenchOptions(['--', '--games', 'my/folder', '--json'])).toMatchObject({
      games: 'my/folder',
      json: true,
    });
  });

  test.each([
    [['--rounds', 'many'], /--rounds needs a number of at least 1, not 'many'/],
    [['--games', '0'], /--games needs a number/],
    [['--only', 'read-pgn'], /no benchmark read-pgn/],
    [['--fast'], /--fast/],
    [['file.csa'], /file\.csa/],
  ])('%j is refused', (args, message) => expect(parseBenchOptions(args)).toMatch(message));
});
