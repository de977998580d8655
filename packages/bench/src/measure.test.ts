import { describe, expect, test } from 'vitest';
import { type Contender, measure, summary } from './measure.js';

/** Contenders that take so long for one game, by a clock that only they move on. */
function workers(costs: Readonly<Record<string, number>>) {
  let now = 0;
  const order: string[] = [];
  const contenders: Contender[] = Object.entries(costs).map(([name, cost]) => ({
    name,
    run: (text) => {
      now += cost;
      order.push(name);
      return { text };
    },
  }));
  return { contenders, order, clock: () => now };
}

describe('measure', () => {
  test('gives games a second for every round', () => {
    const { contenders, clock } = workers({ fast: 0.25, slow: 2 });
    const rates = measure(contenders, ['a', 'b'], { rounds: 3, seconds: 1 }, clock);
    expect(rates.get('fast')).toEqual([4, 4, 4]);
    expect(rates.get('slow')).toEqual([0.5, 0.5, 0.5]);
  });

  test('goes over all games at least once, and by turns after a warm-up', () => {
    const { contenders, order, clock } = workers({ a: 1, b: 1, c: 1 });
    measure(contenders, ['text'], { rounds: 3, seconds: 0 }, clock);
    expect(order.join('')).toBe('abcabcbcacab');
  });

  test('repeats whole passes until the time is up', () => {
    const { contenders, order, clock } = workers({ a: 0.5 });
    measure(contenders, ['x', 'y', 'z'], { rounds: 1, seconds: 2 }, clock);
    // Two turns, each with one text to warm up and two passes that count.
    expect(order.length).toBe(2 * (1 + 6));
  });

  test('refuses to measure with nothing', () => {
    expect(() => measure([], [], { rounds: 1, seconds: 0 })).toThrow(RangeError);
  });
});

test('the summary compares everybody with the first', () => {
  const rates = new Map([
    ['kifukit', [100, 200, 300]],
    ['tsshogi', [10, 10, 10]],
    ['other', [100, 100, 100]],
  ]);
  expect(summary(rates)).toEqual({ kifukit: 200, tsshogi: 10, other: 100, 'ratio-tsshogi': 20, 'ratio-other': 2 });
});
