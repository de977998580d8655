import { describe, expect, test } from 'vitest';
import type { FoundFault } from './protocol.js';
import { supervise } from './supervise.js';

const FAULTY = './testing/faulty-worker';

/** The faults that a thread is found out in, and the number of the next input. */
async function outcome(seed: number): Promise<{ next: number; found: FoundFault[] }> {
  const found: FoundFault[] = [];
  const task = { seed, first: 41, until: Number.POSITIVE_INFINITY, most: 100, format: undefined, fixtures: '' };
  const listener = { found: (fault: FoundFault) => found.push(fault), progress: () => {} };
  return { next: await supervise(task, { memory: 64, hang: 0.5 }, listener, FAULTY), found };
}

describe('a working thread', () => {
  test('is ended in an endless loop, and the input is named', async () => {
    const { next, found } = await outcome(1);
    expect(next).toBe(42);
    expect(found).toMatchObject([{ index: 41, fault: { kind: 'hang', step: 'going round in circles' } }]);
  });

  test('is ended by its limit of memory', async () => {
    const { next, found } = await outcome(2);
    expect(next).toBe(42);
    expect(found).toMatchObject([{ index: 41, fault: { kind: 'memory' } }]);
  });
});
