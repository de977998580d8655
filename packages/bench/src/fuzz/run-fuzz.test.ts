import { describe, expect, test } from 'vitest';
import { runFuzz } from './run-fuzz.js';

async function run(...args: string[]) {
  const printed: string[] = [];
  const told: string[] = [];
  const code = await runFuzz(args, { print: (text) => printed.push(text), tell: (text) => told.push(text) });
  return { code, printed, told: told.join('\n') };
}

describe('pnpm fuzz', () => {
  // The clock plays no part: the number of inputs ends it.
  test('goes through inputs and closes with their number', async () => {
    const { code, printed, told } = await run(...'--seed 1 --inputs 25 --seconds 600 --fixtures none'.split(' '));
    expect(told).toContain('seed 1');
    expect({ code, printed, told: code === 0 ? '' : told }).toEqual({
      code: 0,
      printed: ['25 inputs, 0 failures'],
      told: '',
    });
  }, 120_000);

  test('refuses wrong arguments', async () => {
    const { code, told } = await run('--format', 'pgn');
    expect(code).toBe(2);
    expect(told).toContain('usage:');
  });
});
