import { describe, expect, test } from 'vitest';
import { parseFuzzOptions } from './fuzz-options.js';

const parsed = (...args: string[]) => parseFuzzOptions(args, () => 77);

describe('the options of pnpm fuzz', () => {
  test('have defaults, and any seed', () => {
    expect(parsed()).toMatchObject({ seconds: 60, seed: 77, first: 0, memory: 512, format: undefined });
  });

  test('name a format and one input', () => {
    expect(parsed('--format', 'csa', '--seed', '5', '--first', '12', '--inputs', '1')).toMatchObject({
      format: 'csa',
      seed: 5,
      first: 12,
      inputs: 1,
    });
  });

  test.each([[['--format', 'pgn']], [['--seconds', '-1']], [['--seed', 'x']], [['--what']]])(
    '%j is refused',
    (args) => {
      expect(parsed(...args)).toBeTypeOf('string');
    },
  );
});
