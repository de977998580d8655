import { expect, test } from 'vitest';
import { table } from './table.js';

test('a table has its names to the left and its numbers to the right', () => {
  const rows = [
    ['read-csa', 12345.6, 'x'],
    ['b', 1.5, undefined],
  ] as const;
  expect(table(['', 'games/s', 'note'], rows)).toBe(
    ['          games/s  note', 'read-csa   12,300     x', 'b             1.5     –'].join('\n'),
  );
});
