// What a record keeps in memory: libraries hold many thousands of games at once.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('20,000 games of 100 moves with times keep at most 40 bytes a move', { timeout: 120_000 }, () => {
  const script = fileURLToPath(new URL('testing/memory.ts', import.meta.url));
  const options = ['--expose-gc', '--conditions=kifu-source', '--import', 'tsx'];
  const output = execFileSync(process.execPath, [...options, script], { encoding: 'utf8', cwd: dirname(script) });
  const { moves, bytesPerMove } = JSON.parse(output);
  expect(moves).toBe(2_000_000);
  expect(bytesPerMove).toBeLessThanOrEqual(40);
});
