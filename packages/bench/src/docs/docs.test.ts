// The generated parts of README.md and docs/ are as `npm run docs` would make them, and their example runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { markdownTable, updated } from './document.js';
import { documents, root, sections } from './documents.js';

afterEach(() => vi.restoreAllMocks());

test.each(documents)('%s is not stale (npm run docs makes it anew)', async (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  expect(text).toContain('<!-- generated: ');
  expect(await updated(text, sections)).toBe(text);
});

test('the example of the README runs', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await import('./example.js');
  const printed = print.mock.calls.map((words) => words.join(' '));
  expect(printed[0]).toMatch(/^'CSA encoding=UTF-8\nV3\.0\n/);
  expect(printed).toContain('loss/bookmarks 2 bookmarks are left out');
});

test('only the parts between the marks change, and a bar in a cell is escaped', async () => {
  const text = 'a\n<!-- generated: one x y -->\nold\n\nolder\n<!-- end -->\nb\n<!-- generated: two -->\n<!-- end -->\n';
  const found = await updated(text, { one: (argument) => `[${argument}]`, two: async () => 'new' });
  expect(found).toBe(
    'a\n<!-- generated: one x y -->\n[x y]\n<!-- end -->\nb\n<!-- generated: two -->\nnew\n<!-- end -->\n',
  );
  expect(markdownTable(['a'], [['b|c']])).toBe('| a |\n|---|\n| b\\|c |');
  await expect(updated('<!-- generated: three -->\n<!-- end -->', {})).rejects.toThrow('three');
});
