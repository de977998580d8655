// What only a true process shows: exit codes, broken pipes, signals, full disks, files without rights.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './testing/folder.js';

const main = fileURLToPath(new URL('./testing/main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const game = 'PI\n+\n+7776FU\n-3334FU\n%TORYO\n';

function start(cwd: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const node = ['--conditions=kifu-source', '--import', tsx, main, ...args];
  const env = { ...process.env, LC_ALL: 'C' };
  return spawn(process.execPath, node, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...options });
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
}

async function end(child: ChildProcess): Promise<End> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((done) => {
    child.on('close', (code, signal) => done({ code, signal, stderr }));
  });
}

describe('the process', () => {
  test('speaks the language of the locale', async () => {
    const cwd = temporaryFolder({ 'a.csa': game });
    const { LC_ALL: _, LC_MESSAGES: __, ...others } = process.env;
    const summaries = [
      { LANG: 'ja_JP.UTF-8' },
      { LANG: 'ja_JP.UTF-8', LC_MESSAGES: 'ru_RU.UTF-8' },
      { LANG: 'ja_JP.UTF-8', LC_MESSAGES: 'ru_RU.UTF-8', LC_ALL: 'C' },
    ].map(async (locale) => (await end(start(cwd, ['check', 'a.csa'], { env: { ...others, ...locale } }))).stderr);
    expect(await Promise.all(summaries)).toEqual([
      'ファイル 1 件、検査した対局 1 局\n',
      'проверка: 1 файл, 1 партия\n',
      '1 file, 1 game checked\n',
    ]);
  });

  test('ends with 0, 1 or 2', async () => {
    const cwd = temporaryFolder({ 'a.csa': game, 'b.csa': 'PI\n+\n+5556FU\n' });
    const runs = [['a.csa', '--to', 'usi'], ['b.csa', '--to', 'usi'], ['c.csa', '--to', 'usi'], ['--to']];
    const ends = await Promise.all(
      runs.map((args) => {
        const child = start(cwd, ['convert', ...args]);
        child.stdout?.resume();
        return end(child);
      }),
    );
    expect(ends.map(({ code }) => code)).toEqual([0, 1, 2, 2]);
  });

  test('ends quietly when nobody reads any more', async () => {
    const cwd = temporaryFolder({ 'a.csa': Array.from({ length: 20_000 }, () => game).join('/\n') });
    const child = start(cwd, ['inspect', '--json', 'a.csa']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await end(child)).toEqual({ code: 0, signal: null, stderr: '' });
  });

  test('removes what it was writing when it is interrupted', async () => {
    const cwd = temporaryFolder({ 'a.csa': Array.from({ length: 50_000 }, () => game).join('/\n'), 'out/': '' });
    const child = start(cwd, ['convert', 'a.csa', '--to', 'kif', '--output', 'out']);
    const ended = end(child);
    while (readdirSync(join(cwd, 'out')).length === 0 && child.exitCode === null) await setTimeout(5);
    child.kill('SIGINT');
    const { signal, stderr } = await ended;
    expect({ signal, stderr }).toEqual({ signal: 'SIGINT', stderr: 'interrupted: 0 files, 0 games converted\n' });
    expect(readdirSync(join(cwd, 'out'))).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('says that the disk is full', async () => {
    const cwd = temporaryFolder({ 'a.csa': game, 'b.csa': game });
    const full = openSync('/dev/full', 'w');
    const [toFile, toStream, results] = await Promise.all([
      end(start(cwd, ['convert', 'a.csa', '--to', 'usi', '-o', '/dev/full'])),
      end(start(cwd, ['convert', 'a.csa', '--to', 'usi'], { stdio: ['ignore', full, 'pipe'] })),
      end(start(cwd, ['inspect', 'a.csa'], { stdio: ['ignore', full, 'pipe'] })),
    ]);
    closeSync(full);
    expect(toFile.stderr).toContain('a.csa: error file/cannot-write: /dev/full cannot be written: the disk is full');
    expect(toStream.stderr).toContain('standard output cannot be written: the disk is full');
    expect(results.stderr).toBe('kifukit: standard output cannot be written: the disk is full\n');
    expect([toFile.code, toStream.code, results.code]).toEqual([2, 2, 2]);
  });

  // The administrator may read everything, so another user must try.
  test.runIf(process.getuid)('goes on after files and folders that it may not read', async () => {
    const cwd = temporaryFolder({ 'a.csa': game, 'secret.csa': game, 'g/b.csa': game, 'g/closed/c.csa': game });
    chmodSync(cwd, 0o555);
    chmodSync(join(cwd, 'secret.csa'), 0);
    chmodSync(join(cwd, 'g/closed'), 0);
    const other = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const child = start(cwd, ['convert', 'a.csa', 'secret.csa', 'g', '--to', 'usi', '--output', 'out'], other);
    const { code, stderr } = await end(child);
    for (const path of [cwd, join(cwd, 'g/closed')]) chmodSync(path, 0o755);
    expect(stderr).toContain('secret.csa: error file/cannot-read: it cannot be read: permission denied');
    expect(stderr).toContain('g/closed: error file/cannot-read: it cannot be read: permission denied');
    // Neither may it write here.
    expect(stderr).toContain('a.csa: error file/cannot-write: out/a.usi cannot be written: permission denied');
    expect(code).toBe(2);
  });
});
