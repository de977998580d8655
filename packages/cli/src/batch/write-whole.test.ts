import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { Staging, TemporaryFiles, writeWhole } from './write-whole.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('output files', () => {
  test('appear with their folders, and nothing else does', async () => {
    const folder = temporaryFolder();
    await writeWhole(join(folder, 'a/b/c.kif'), bytes('x'), new TemporaryFiles());
    expect(readdirSync(folder, { recursive: true })).toEqual(['a', 'a/b', 'a/b/c.kif']);
  });

  test('take the place of older ones only where they may', async () => {
    const folder = temporaryFolder({ 'a.kif': 'old' });
    const path = join(folder, 'a.kif');
    await expect(writeWhole(path, bytes('new'), new TemporaryFiles(), false)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(path, 'utf8')).toBe('old');
    await writeWhole(path, bytes('new'), new TemporaryFiles());
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a.kif']);
  });

  test('are written through a link', async () => {
    const folder = temporaryFolder({ 'real/a.kif': 'old' });
    symlinkSync('real/a.kif', join(folder, 'a.kif'));
    await writeWhole(join(folder, 'a.kif'), bytes('new'), new TemporaryFiles());
    expect(readlinkSync(join(folder, 'a.kif'))).toBe('real/a.kif');
    expect(readFileSync(join(folder, 'real/a.kif'), 'utf8')).toBe('new');
  });

  test('leave nothing behind where a folder stands in their place', async () => {
    const folder = temporaryFolder({ 'a.kif/': '' });
    await expect(writeWhole(join(folder, 'a.kif'), bytes('x'), new TemporaryFiles())).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['a.kif']);
  });

  test('of one input come together', async () => {
    const folder = temporaryFolder();
    const temporaries = new TemporaryFiles();
    const staging = new Staging(temporaries, true);
    await staging.add(join(folder, 'a-1.kif'), bytes('1'));
    await staging.add(join(folder, 'a-2.kif'), bytes('2'));
    expect(readdirSync(folder).every((name) => name.startsWith('.kifukit-'))).toBe(true);
    await staging.commit();
    expect(readdirSync(folder)).toEqual(['a-1.kif', 'a-2.kif']);
  });

  test('that are half done go when the run is interrupted', async () => {
    const folder = temporaryFolder();
    const temporaries = new TemporaryFiles();
    await new Staging(temporaries, true).add(join(folder, 'a.kif'), bytes('1'));
    temporaries.removeAll();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a failed rename are removed', async () => {
    const folder = temporaryFolder();
    const temporaries = new TemporaryFiles();
    const staging = new Staging(temporaries, true);
    await staging.add(join(folder, 'a.kif'), bytes('1'));
    mkdirSync(join(folder, 'a.kif'));
    writeFileSync(join(folder, 'a.kif/x'), '');
    await expect(staging.commit()).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['a.kif']);
  });

  test.runIf(process.platform === 'linux')('devices are written to as they are', async () => {
    await writeWhole('/dev/null', bytes('1'), new TemporaryFiles());
    await expect(writeWhole('/dev/full', bytes('1'), new TemporaryFiles())).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});
