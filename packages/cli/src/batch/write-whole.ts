/**
 * Output files that appear whole or not at all: everything is written under a temporary name in the same folder and
 * renamed at the end. What an input gives is staged first and committed together, so that an input that fails leaves
 * nothing behind.
 */
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { link, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './system-error.js';

/** What stands at an output path: `special` are devices and pipes, which are written to as they are. */
export type Standing = 'nothing' | 'file' | 'folder' | 'special';

export async function standingAt(path: string): Promise<Standing> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'special';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'nothing';
    throw error;
  }
}

/** The temporary files of a run, so that an interrupted one can remove them. */
export class TemporaryFiles {
  readonly #prefix = `.kifukit-${process.pid}-${randomBytes(4).toString('hex')}`;
  readonly #paths = new Set<string>();
  #count = 0;

  nameIn(folder: string): string {
    const path = join(folder, `${this.#prefix}-${++this.#count}.tmp`);
    this.#paths.add(path);
    return path;
  }

  forget(path: string): void {
    this.#paths.delete(path);
  }

  async remove(path: string): Promise<void> {
    await rm(path, { force: true }).catch(() => {});
    this.#paths.delete(path);
  }

  /** Synchronous, for the handler of a signal. */
  removeAll(): void {
    for (const path of this.#paths) {
      try {
        rmSync(path, { force: true });
      } catch {
        // Nothing more can be done about it, and the others must go too.
      }
    }
    this.#paths.clear();
  }
}

interface Staged {
  readonly path: string;
  readonly temporary: string;
}

/** The output files of one input. */
export class Staging {
  readonly #temporaries: TemporaryFiles;
  readonly #replace: boolean;
  #staged: Staged[] = [];

  /** `replace`: whether a file that stands there already gives way. */
  constructor(temporaries: TemporaryFiles, replace: boolean) {
    this.#temporaries = temporaries;
    this.#replace = replace;
  }

  /** Writes a file under a temporary name; devices and pipes are written to at once. */
  async add(path: string, bytes: Uint8Array): Promise<void> {
    const standing = await standingAt(path);
    if (standing === 'special') return writeFile(path, bytes);
    if (standing === 'folder') throw systemError('EISDIR', 'open');
    // A link is not replaced, but what it leads to.
    const target = standing === 'file' ? await realpath(path) : path;
    const temporary = this.#temporaries.nameIn(dirname(target));
    this.#staged.push({ path: target, temporary });
    try {
      createFile(temporary, bytes);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      await mkdir(dirname(target), { recursive: true });
      createFile(temporary, bytes);
    }
  }

  /** Gives all files their names, in the order of their staging. */
  async commit(): Promise<void> {
    for (let next = this.#staged.shift(); next; next = this.#staged.shift()) {
      const { path, temporary } = next;
      try {
        if (this.#replace) await rename(temporary, path);
        else await renameToFree(temporary, path);
        this.#temporaries.forget(temporary);
      } catch (error) {
        await this.#temporaries.remove(temporary);
        throw error;
      }
    }
  }

  /** Removes what is not committed. */
  async discard(): Promise<void> {
    const left = this.#staged;
    this.#staged = [];
    for (const { temporary } of left) await this.#temporaries.remove(temporary);
  }
}

/** Writes one file whole or not at all. */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  temporaries: TemporaryFiles,
  replace = true,
): Promise<void> {
  const staging = new Staging(temporaries, replace);
  try {
    await staging.add(path, bytes);
    await staging.commit();
  } finally {
    await staging.discard();
  }
}

/** Synchronous, so that no signal comes between a file's beginning and its end. */
const createFile = (path: string, bytes: Uint8Array): void => writeFileSync(path, bytes, { flag: 'wx' });

/** A second name cannot be given where a file stands, so nothing that another program wrote meanwhile is lost. */
async function renameToFree(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw error;
    // NOTE: FAT and some network disks have no links.
    if ((await standingAt(to)) !== 'nothing') throw systemError('EEXIST', 'link');
    await rename(from, to);
    return;
  }
  await rm(from);
}

const systemError = (code: string, syscall: string): Error => Object.assign(new Error(code), { code, syscall });
