import { describe, expect, test } from 'vitest';
import { benchmarks } from './benchmarks.js';
import { measureMemory } from './memory.js';
import { runBench } from './run-bench.js';

function run(...args: string[]) {
  const printed: string[] = [];
  const told: string[] = [];
  const code = runBench(args, { print: (text) => printed.push(text), tell: (text) => told.push(text) });
  return { code, printed, told };
}

const quick = ['--games', '2', '--rounds', '1', '--seconds', '0'];

describe('pnpm bench', () => {
  test('gives all figures as one line of JSON', () => {
    const { code, printed } = run(...quick, '--json');
    expect(code).toBe(0);
    expect(printed.length).toBe(1);
    const figures = JSON.parse(printed[0]) as Record<string, Record<string, number>>;
    expect(Object.keys(figures)).toEqual(benchmarks.map(({ name }) => name));
    expect(Object.keys(figures['read-csa'])).toEqual([
      'kifukit',
      'tsshogi',
      'tsshogi-unchecked',
      'json-kifu-format',
      'ratio-tsshogi',
      'ratio-tsshogi-unchecked',
      'ratio-json-kifu-format',
    ]);
    expect(Object.values(figures).every((row) => Object.values(row).every((figure) => figure > 0))).toBe(true);
  });

  test('gives a table of the chosen benchmarks', () => {
    const { printed } = run(...quick, '--only', 'read-usi', '--only', 'kif-to-kislyuk');
    const [titles, ...rows] = printed[0].split('\n');
    expect(titles.trim().split(/\s{2,}/)[0]).toBe('kifukit');
    expect(rows.map((row) => row.split(' ', 1)[0])).toEqual(['read-usi', 'kif-to-kislyuk']);
  });

  test('tells where the time goes', () => {
    const { printed } = run(...quick.slice(0, -1), '0.05', '--only', 'read-csa', '--profile');
    expect(printed[0]).toMatch(/self %/);
  });

  test('refuses wrong arguments', () => {
    const { code, told, printed } = run('--only', 'read-pgn');
    expect(code).toBe(2);
    expect(told[0]).toContain('usage:');
    expect(printed).toEqual([]);
  });
});

test('memory is measured in a process of its own', () => {
  expect(Number.isFinite(measureMemory('kifukit', 10, 1))).toBe(true);
});
