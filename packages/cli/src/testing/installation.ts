/** The packages as they would be published, installed into an empty project: what no test of the sources shows. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../../../..');

/** Each after those that it needs. */
const packages = ['rules', 'record', 'formats', 'check', 'cli'] as const;

export interface Installation {
  /** The project, with `node_modules`. */
  readonly folder: string;
  readonly remove: () => void;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The environment without what a hook of git would tell of another repository. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** Runs a line of a shell script; without a code where there is no shell, or where it took too long. */
export function shell(command: string, cwd: string): Ended {
  const options = { cwd, env: environment, encoding: 'utf8', timeout: 100_000 } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], options);
  return { code: status, out: stdout ?? '', err: stderr ?? '' };
}

/** Why a package manager could not do its work, where the reason is that it reached no registry. */
const UNREACHED =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENOTCACHED|ERR_SOCKET_TIMEOUT|network|command not found|not found: npx/i;

/** An installation, or why there can be none here; another fault throws. */
export function install(): Installation | string {
  const place = mkdtempSync(join(tmpdir(), 'kifukit-'));
  const remove = (): void => rmSync(place, { recursive: true, force: true });
  const folder = join(place, 'project');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  for (const step of steps(place)) {
    const { code, out, err } = shell(step.command, step.cwd);
    if (code === 0) continue;
    remove();
    if (code === null) return 'there is no shell, or an installation takes too long';
    if (UNREACHED.test(err)) return `no registry was reached: ${err.trim().split('\n').at(-1)}`;
    throw new Error(`${step.command}: ${out}${err}`);
  }
  return { folder, remove };
}

function* steps(place: string): Generator<{ readonly command: string; readonly cwd: string }> {
  yield { command: 'node node_modules/typescript/bin/tsc -b packages/cli', cwd: root };
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  for (const name of packages) {
    const command = `npx --yes --prefer-offline ${packageManager} pack --pack-destination '${place}'`;
    yield { command, cwd: join(root, 'packages', name) };
  }
  const tarballs = readdirSync(place).filter((name) => name.endsWith('.tgz'));
  const quiet = '--prefer-offline --no-audit --no-fund --ignore-scripts --fetch-retries=1 --fetch-timeout=20000';
  yield {
    command: `npm install ${quiet} ${tarballs.map((name) => `'../${name}'`).join(' ')}`,
    cwd: join(place, 'project'),
  };
}
