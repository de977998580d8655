import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { inputName, listInputs } from './inputs.js';

const wanted = (name: string): boolean => /\.(kif|csa)$/.test(name);
const list = (cwd: string, ...args: string[]) => listInputs(args, { cwd, wanted });
const names = async (cwd: string, ...args: string[]): Promise<string[]> =>
  (await list(cwd, ...args)).inputs.map(inputName);
const codes = async (cwd: string, ...args: string[]): Promise<string[]> =>
  (await list(cwd, ...args)).faults.map(({ code, source }) => `${source} ${code}`);

describe('inputs', () => {
  test('are files in the order of the arguments, each once', async () => {
    const cwd = temporaryFolder({ 'a.kif': '', 'b.txt': '' });
    expect(await names(cwd, 'b.txt', 'a.kif', './a.kif', 'b.txt')).toEqual(['b.txt', 'a.kif']);
  });

  test('of a folder lie below it, sorted; files of other kinds are counted', async () => {
    const cwd = temporaryFolder({
      'g/b.kif': '',
      'g/a/z.csa': '',
      'g/a.kif': '',
      'g/readme.txt': '',
      'g/.x/c.kif': '',
    });
    const { inputs, others, isOpen } = await list(cwd, 'g/');
    expect(inputs.map(({ name, below }) => [name, below])).toEqual([
      ['g/a/z.csa', 'a/z.csa'],
      ['g/a.kif', 'a.kif'],
      ['g/b.kif', 'b.kif'],
    ]);
    expect({ others, isOpen }).toEqual({ others: 1, isOpen: true });
  });

  test('of a glob lie below its fixed part', async () => {
    const cwd = temporaryFolder({ 'g/x/b.kif': '', 'g/x/y/a.kif': '', 'g/c.csa': '', 'g/d.txt': '' });
    const { inputs } = await list(cwd, 'g/**/*.{kif,txt}');
    expect(inputs.map(({ name, below }) => [name, below])).toEqual([
      ['g/d.txt', 'd.txt'],
      ['g/x/b.kif', 'x/b.kif'],
      ['g/x/y/a.kif', 'x/y/a.kif'],
    ]);
    expect(await names(cwd, join(cwd, 'g/*.csa'))).toEqual([join(cwd, 'g/c.csa')]);
  });

  test('a name that exists is never taken for a glob or a game', async () => {
    const cwd = temporaryFolder({ '[a].kif': '', 'a.kif': '', 'b.csa#2': '', 'b.csa': '' });
    expect(await names(cwd, '[a].kif', 'b.csa#2', 'b.csa#3', '-', '-#2')).toEqual([
      '[a].kif',
      'b.csa#2',
      'b.csa#3',
      '-',
      '-#2',
    ]);
    const { inputs } = await list(cwd, 'b.csa#2', 'b.csa#3');
    expect(inputs.map(({ game }) => game)).toEqual([undefined, 3]);
  });

  test('that are not there are said one by one', async () => {
    const cwd = temporaryFolder({ 'a.kif': '', 'empty/': '' });
    expect(await codes(cwd, 'b.kif', 'a.kif', 'a.kif/x', '*.csa', 'empty', 'empty#1', '')).toEqual([
      'b.kif file/not-found',
      'a.kif/x file/not-found',
      '*.csa file/no-match',
      'empty file/no-match',
      'empty#1 file/not-found',
      ' file/not-found',
    ]);
  });

  test('links are followed once, also where they lead in a circle', async () => {
    const cwd = temporaryFolder({ 'g/a/x.kif': '', 'other/y.kif': '' });
    symlinkSync('..', join(cwd, 'g/a/up'));
    symlinkSync('../other', join(cwd, 'g/out'));
    symlinkSync('nowhere', join(cwd, 'g/lost.kif'));
    expect(await names(cwd, 'g')).toEqual(['g/a/x.kif', 'g/lost.kif', 'g/out/y.kif']);
  });

  test('a folder as deep as the disk allows and one with many entries', async () => {
    const cwd = temporaryFolder();
    const deep = join(cwd, 'g', ...Array.from({ length: 400 }, () => 'd'));
    mkdirSync(deep, { recursive: true });
    writeFileSync(join(deep, 'a.kif'), '');
    for (let i = 0; i < 3000; i++) writeFileSync(join(cwd, 'g', `${i}.kif`), '');
    expect(await names(cwd, 'g')).toHaveLength(3001);
    expect(await names(cwd, 'g/**/*.kif')).toHaveLength(3001);
  });
});

// NOTE: only Linux lets a file have a name that is not UTF-8.
describe.runIf(process.platform === 'linux')('names in Shift_JIS', () => {
  const bytes = Buffer.from([0x8a, 0xfb, 0x95, 0x88, 0x2e, 0x6b, 0x69, 0x66]);
  const shown = '棋譜.kif';

  function folderWithSuchNames(): string {
    const cwd = temporaryFolder({ 'g/': '' });
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/g/`), bytes]), '');
    return cwd;
  }

  test.each(['g', 'g/*.kif', `g/${bytes.toString('utf8')}`])('are found by %s and shown in letters', async (arg) => {
    const cwd = folderWithSuchNames();
    const { inputs } = await list(cwd, arg);
    expect(inputs.map(({ name, below }) => [name, below])).toEqual([[`g/${shown}`, shown]]);
    expect(inputs[0].file).toEqual(Buffer.concat([Buffer.from(`${cwd}/g/`), bytes]));
  });
});
