import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { listInputs } from './inputs.js';
import { numbered, type Plan, planOutputs } from './plan.js';

const isRecordName = (name: string): boolean => /\.(kif|csa)$/.test(name);

type Grouping = Parameters<typeof planOutputs>[1]['grouping'];

async function plan(cwd: string, args: string[], output: string | undefined, grouping: Grouping): Promise<Plan> {
  const listing = await listInputs(args, { cwd, wanted: isRecordName });
  return planOutputs(listing, { cwd, output, grouping, extension: 'usi', isRecordName });
}

/** The outputs as messages name them, or the refusal. */
async function outputs(
  cwd: string,
  args: string[],
  output?: string,
  grouping: Grouping = 'usual',
): Promise<string[] | string> {
  const result = await plan(cwd, args, output, grouping);
  if ('refusal' in result) return result.refusal;
  return result.jobs.map(({ target }) => (target.kind === 'stream' ? '-' : target.shown));
}

describe('where outputs go', () => {
  const files = { 'a.kif': '', 'b.csa': '', 'g/a.kif': '', 'g/s/c.csa': '', 'out/': '', 'there.txt': '' };

  test('one input without an output goes to standard output', async () => {
    expect(await outputs(temporaryFolder(files), ['a.kif'])).toEqual(['-']);
    expect(await outputs(temporaryFolder(files), ['a.kif'], '-')).toEqual(['-']);
    expect(await outputs(temporaryFolder(files), ['a.kif', 'nowhere'])).toMatch(/several inputs need a folder/);
  });

  test.each([
    ['new.usi', ['a.kif'], ['new.usi']],
    ['new', ['a.kif'], ['new']],
    ['new/', ['a.kif'], ['new/a.usi']],
    ['out', ['a.kif'], ['out/a.usi']],
    ['new', ['a.kif', 'b.csa'], ['new/a.usi', 'new/b.usi']],
    ['new', ['g'], ['new/a.usi', 'new/s/c.usi']],
    ['out/', ['-', 'a.kif#2'], ['out/stdin.usi', 'out/a-2.usi']],
    ['new', ['*.kif'], ['new/a.usi']],
    ['there.txt', ['a.kif'], ['there.txt']],
  ])('%s of %j', async (output, args, expected) =>
    expect(await outputs(temporaryFolder(files), args, output)).toEqual(expected),
  );

  test.each([
    ['there.txt', ['g'], /there\.txt is a file, but a folder is needed/],
    ['there.txt/', ['a.kif'], /is a file, but a folder is needed/],
    ['new.kif', ['g'], /new\.kif looks like a file, but a folder is needed/],
    ['out', ['a.kif', 'g'], /a\.kif and g\/a\.kif would both become out\/a\.usi; nothing is written/],
  ])('%s of %j is refused', async (output, args, expected) =>
    expect(await outputs(temporaryFolder(files), args, output)).toMatch(expected),
  );

  test('many inputs go to one output where they are merged', async () => {
    const cwd = temporaryFolder(files);
    expect(await outputs(cwd, ['a.kif', 'g'], 'all.usi', 'merge')).toEqual(['all.usi', 'all.usi', 'all.usi']);
    expect(await outputs(cwd, ['a.kif', 'b.csa'], undefined, 'merge')).toEqual(['-', '-']);
    expect(await outputs(cwd, ['a.kif', 'b.csa'], 'out', 'merge')).toBe('--merge writes one file, but out is a folder');
    expect(await outputs(cwd, ['a.kif'], 'new/', 'merge')).toMatch(/is a folder/);
    expect(await outputs(cwd, ['a.kif', 'b.csa'], 'b.csa', 'merge')).toMatch(/b\.csa is an input itself/);
  });

  test('where each game has a file, they need a folder', async () => {
    const cwd = temporaryFolder(files);
    expect(await outputs(cwd, ['a.kif'], 'new', 'split')).toEqual(['new/a.usi']);
    expect(await outputs(cwd, ['a.kif'], undefined, 'split')).toMatch(/--split needs a folder/);
    expect(await outputs(cwd, ['a.kif'], 'new.kif', 'split')).toMatch(/looks like a file, but a folder is needed/);
  });

  test('an output must not be another input', async () => {
    const cwd = temporaryFolder({ 'a.kif': '', 'b.usi': '', 'in/b.kif': '' });
    expect(await outputs(cwd, ['a.kif', 'b.usi', 'in/b.kif'], '.')).toMatch(/would become|both become/);
    expect(await outputs(cwd, ['b.usi'], 'b.usi')).toEqual(['b.usi']);
  });

  test('an extension that is none stays in the name', async () => {
    const cwd = temporaryFolder({ '2020.01.kif': '', '2020.02': '' });
    expect(await outputs(cwd, ['2020.01.kif', '2020.02'], 'o/')).toEqual(['o/2020.01.usi', 'o/2020.02.usi']);
  });

  test('numbered files leave the outputs of others alone', async () => {
    const cwd = temporaryFolder({ 'a.csa': '', 'a-2.csa': '', 'a-02.csa': '' });
    const result = await plan(cwd, ['a.csa', 'a-2.csa', 'a-02.csa'], 'o/', 'usual');
    const taken = 'jobs' in result ? result.jobs.map(({ target }) => target.kind === 'file' && target.taken) : [];
    expect(taken).toEqual([[2], [], []]);
  });

  test('numbers stand before the extension', () => {
    const target = { kind: 'file', path: '/o/a.b/c.usi', shown: 'o/c', inFolder: true, taken: [] } as const;
    expect(numbered(target, 3)).toEqual({ path: '/o/a.b/c-3.usi', shown: 'o/c-3' });
  });
});
