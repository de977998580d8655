/**
 * Output files that appear whole or not at all: everything is written under a temporary name in the same folder and
 * renamed at the end. What belongs together is staged first and committed together, so that an input that fails leaves
 * nothing behind.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, link, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ByteSink, FileSink, StreamSink } from './byte-sink.js';
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
  readonly #sinks = new Map<string, FileSink>();
  #count = 0;

  /** A new file in a folder, open for writing. */
  create(folder: string): FileSink {
    const path = join(folder, `${this.#prefix}-${++this.#count}.tmp`);
    const sink = new FileSink(path);
    this.#sinks.set(path, sink);
    return sink;
  }

  forget({ path }: FileSink): void {
    this.#sinks.delete(path);
  }

  async remove(sink: FileSink): Promise<void> {
    sink.abandon();
    await rm(sink.path, { force: true }).catch(() => {});
    this.forget(sink);
  }

  /** Synchronous, for the handler of a signal. */
  removeAll(): void {
    for (const [path, sink] of this.#sinks) {
      try {
        sink.abandon();
        rmSync(path, { force: true });
      } catch {
        // Nothing more can be done about it, and the others must go too.
      }
    }
    this.#sinks.clear();
  }
}

interface Staged {
  readonly path: string;
  readonly sink: FileSink;
}

/** The output files of one input, or of all. */
export class Staging {
  readonly #temporaries: TemporaryFiles;
  readonly #replace: boolean;
  #staged: Staged[] = [];
  /** Of devices and pipes. */
  #handles: FileHandle[] = [];

  /** `replace`: whether a file that stands there already gives way. */
  constructor(temporaries: TemporaryFiles, replace: boolean) {
    this.#temporaries = temporaries;
    this.#replace = replace;
  }

  /** Opens a file under a temporary name; devices and pipes are opened themselves, `holds` as for `StreamSink`. */
  async open(path: string, holds = false): Promise<ByteSink> {
    const standing = await standingAt(path);
    if (standing === 'special') return this.#openSpecial(path, holds);
    if (standing === 'folder') throw systemError('EISDIR', 'open');
    return this.#openFile(path, standing);
  }

  async #openSpecial(path: string, holds: boolean): Promise<ByteSink> {
    const handle = await open(path, 'w');
    this.#handles.push(handle);
    return new StreamSink((bytes) => handle.writeFile(bytes), holds);
  }

  async #openFile(path: string, standing: Standing): Promise<FileSink> {
    // A link is not replaced, but what it leads to.
    const target = standing === 'file' ? await realpath(path) : path;
    const sink = await this.#create(dirname(target));
    this.#staged.push({ path: target, sink });
    return sink;
  }

  async #create(folder: string): Promise<FileSink> {
    try {
      return this.#temporaries.create(folder);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      await mkdir(folder, { recursive: true });
      return this.#temporaries.create(folder);
    }
  }

  /** Writes a file of one piece and closes it: there may be more of them than can be open at once. */
  async add(path: string, bytes: Uint8Array): Promise<void> {
    const sink = await this.open(path);
    await sink.write(bytes);
    await sink.keep();
    if (sink instanceof FileSink) sink.close();
  }

  /** Gives all files their names, in the order of their staging. */
  async commit(): Promise<void> {
    await this.#closeHandles();
    for (const { sink } of this.#staged) sink.close();
    for (let next = this.#staged.shift(); next; next = this.#staged.shift()) {
      const { path, sink } = next;
      try {
        if (this.#replace) await rename(sink.path, path);
        else await renameToFree(sink.path, path);
        this.#temporaries.forget(sink);
      } catch (error) {
        await this.#temporaries.remove(sink);
        throw error;
      }
    }
  }

  /** Removes what is not committed. */
  async discard(): Promise<void> {
    await this.#closeHandles().catch(() => {});
    const left = this.#staged;
    this.#staged = [];
    for (const { sink } of left) await this.#temporaries.remove(sink);
  }

  async #closeHandles(): Promise<void> {
    const handles = this.#handles;
    this.#handles = [];
    for (const handle of handles) await handle.close();
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
