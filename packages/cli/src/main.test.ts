// What the documents in fixtures/commands cannot show: bytes, odd names, help, many inputs at once.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import { describe, expect, test } from 'vitest';
import { readingFault } from './batch/open-input.js';
import { run } from './main.js';
import { temporaryFolder } from './testing/folder.js';
import { memoryIo } from './testing/memory-io.js';
import { filesIn } from './testing/scenario.js';

const game = 'PI\n+\n+7776FU\n-3334FU\n%TORYO\n';

async function perform(cwd: string, ...args: string[]) {
  const io = memoryIo(cwd);
  const code = await run(args, io);
  return { code, out: io.out().toString('utf8'), err: io.err() };
}

describe('help', () => {
  test('is a result when it is asked for, and a reminder when nothing is', async () => {
    const asked = await perform('.', '--help');
    const given = await perform('.');
    expect(asked).toEqual({ code: 0, out: given.err, err: '' });
    expect(given.code).toBe(2);
    for (const word of ['convert', 'check', 'inspect', 'formats', 'explain']) expect(asked.out).toContain(word);
  });

  test('every command has its own', async () => {
    for (const command of ['convert', 'check', 'inspect', 'formats', 'explain']) {
      expect((await perform('.', command, '--help')).out).toContain(`kifukit ${command}`);
    }
  });

  test('the version is that of the package', async () =>
    expect((await perform('.', '--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/));
});

describe('formats', () => {
  test('every format and every setting is listed', async () => {
    const { out } = await perform('.', 'formats');
    for (const { id, options } of formats) {
      expect(out).toMatch(new RegExp(`^${id} `, 'm'));
      for (const { name } of options) expect(out).toContain(`${id}: --set ${name}=`);
    }
  });

  test('one can be asked for', async () => {
    expect((await perform('.', 'formats', 'csa')).out).not.toMatch(/^kif/m);
    expect(await perform('.', 'formats', 'cas')).toMatchObject({ code: 2, out: '' });
  });
});

describe('the table of losses', () => {
  test('has a column for every format that is written, and fits into a window', async () => {
    const { code, out } = await perform('.', 'formats', '--matrix');
    const [head, ...rows] = out.split('\n');
    expect(code).toBe(0);
    expect(head.split(/ +/)).toEqual(['LOSS', ...formats.filter(({ write }) => write).map(({ id }) => id)]);
    for (const row of [head, ...rows]) expect(row.length).toBeLessThanOrEqual(100);
    expect(out).toMatch(/^variations +kept/m);
    expect((await perform('.', 'formats', 'csa', '--matrix')).out).toMatch(/^LOSS +csa\n/);
  });
});

describe('convert', () => {
  test('many games are read, told and written piece by piece', async () => {
    const cwd = temporaryFolder({ 'a.csa': Array.from({ length: 20_000 }, () => game).join('/\n') });
    const io = memoryIo(cwd);
    const [written, told]: [number[], number[]] = [[], []];
    const counting = {
      ...io,
      stdout: { ...io.stdout, write: async (chunk: string | Uint8Array) => void written.push(chunk.length) },
      stderr: { ...io.stderr, write: async (chunk: string | Uint8Array) => void told.push(chunk.length) },
    };
    expect(await run(['convert', 'a.csa', '--to', 'usi'], counting)).toBe(0);
    expect(written.reduce((sum, length) => sum + length)).toBe(20_000 * 'position startpos moves 7g7f 3c3d\n'.length);
    expect(Math.max(...written)).toBeLessThan(300_000);
    expect(told.length).toBeGreaterThan(5);
  });

  test('a byte order mark is written only where it is asked for', async () => {
    const cwd = temporaryFolder({ 'a.csa': game });
    const encodings = ['utf-8', 'utf-8-bom', 'utf-16le'];
    for (const encoding of encodings) {
      await perform(cwd, 'convert', 'a.csa', '--to', 'kif', '--encoding', encoding, '-o', `${encoding}.kif`);
    }
    const starts = encodings.map((encoding) =>
      readFileSync(join(cwd, `${encoding}.kif`))
        .subarray(0, 2)
        .toString('hex'),
    );
    expect(starts).toEqual(['234b', 'efbb', 'fffe']);
    const again = await perform(cwd, 'convert', 'utf-8-bom.kif', 'utf-16le.kif', '--to', 'usi', '-o', 'out');
    expect(again).toMatchObject({ code: 0 });
  });

  test.runIf(process.platform === 'linux')('names in Shift_JIS become names in letters', async () => {
    const cwd = temporaryFolder({ 'in/': '' });
    const name = Buffer.from([0x8a, 0xfb, 0x95, 0x88, 0x2e, 0x63, 0x73, 0x61]);
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/in/`), name]), game);
    expect(await perform(cwd, 'convert', 'in', '--to', 'usi', '-o', 'out')).toMatchObject({ code: 0 });
    expect([...filesIn(join(cwd, 'out')).keys()]).toEqual(['棋譜.usi']);
  });

  test('a link to nothing in a folder is one fault, and the others are converted', async () => {
    const cwd = temporaryFolder({ 'in/a.csa': game });
    symlinkSync('nowhere', join(cwd, 'in/b.csa'));
    const { code, err } = await perform(cwd, 'convert', 'in', '--to', 'usi', '-o', 'out');
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('in/b.csa: error file/not-found: there is no such file or folder\n1 file, '),
    });
  });

  test('a thousand inputs in one run', async () => {
    const names = Array.from({ length: 1000 }, (_, i) => `${i}.csa`);
    const cwd = temporaryFolder(Object.fromEntries(names.map((name) => [name, game])));
    const converted = await perform(cwd, 'convert', ...names, '--to', 'kif', '-o', 'out');
    expect(converted).toEqual({ code: 0, out: '', err: '1000 files, 1000 games converted\n' });
    expect(filesIn(join(cwd, 'out')).size).toBe(1000);
    expect((await perform(cwd, 'inspect', '--json', ...names)).out.trimEnd().split('\n')).toHaveLength(1000);
  });
});

describe('a fault of the program', () => {
  test('is told as such, for its input only', () => {
    const input = { name: 'a.kif', file: '/a.kif', below: 'a.kif' };
    expect(readingFault(new TypeError('x is undefined'), input)).toMatchObject({
      code: 'file/internal-error',
      severity: 'error',
      message: 'the program failed at this input: x is undefined',
    });
  });
});

test('a file is left alone whose encoding lacks what would be mended into it', async () => {
  const cwd = temporaryFolder();
  // KOI8-R has no dash as wide as the one that moves are written with; the second с is Cyrillic.
  const before = encode('# Сёги, нотация Кислюка, версия 1\n\n1. П7g-7f П3с-3d\n', 'koi8-r').bytes;
  writeFileSync(join(cwd, 'a.ksl'), before);
  const { out } = await perform(cwd, 'check', '--fix', '--input-encoding', 'koi8-r', 'a.ksl');
  expect(out).toContain('file/not-mended');
  expect(readFileSync(join(cwd, 'a.ksl')).equals(before)).toBe(true);
});
