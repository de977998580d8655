/**
 * From the arguments of a command line to a list of inputs: files, folders, globs, `-` for standard input and
 * `FILE#NUMBER` for one game of a file. What an argument names literally comes before what it could mean otherwise.
 */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Diagnostic, Messages, Values } from '@kifukit/record';
import { isDynamicPattern } from 'tinyglobby';
import { type FileCode, fileFault } from './codes.js';
import { type FilePath, findMangled, type Located, pathKey } from './file-names.js';
import { expandGlob } from './glob.js';
import { hasCode, isSystemError, reasonValues } from './system-error.js';
import { walkFolder } from './walk-folder.js';

/** Plain data, so that it can be handed to a worker. */
export interface Input {
  /** Its path as given, `-` for standard input; without the number of a game. */
  readonly name: string;
  /** Undefined for standard input. */
  readonly file: FilePath | undefined;
  /** Where it lies below the folder or the fixed part of the glob that named it, with `/` between the parts. */
  readonly below: string;
  /** The only game that is meant, from 1. */
  readonly game?: number;
}

/** An input with the number of its game, as the user would name it. */
export const inputName = ({ name, game }: Input): string => (game === undefined ? name : `${name}#${game}`);

export interface Listing {
  readonly inputs: readonly Input[];
  /** Arguments and folders that gave no input. */
  readonly faults: readonly Diagnostic[];
  /** Files in folders whose names are not those of game records. */
  readonly others: number;
  /** More than one argument was given; how many inputs they are was not for the user to know. */
  readonly isSeveral: boolean;
  /** A folder or a glob was named. */
  readonly isOpen: boolean;
}

export interface ListOptions {
  readonly cwd: string;
  /** Whether a file in a folder is taken, by its name. */
  readonly wanted: (name: string) => boolean;
  /** What is said of arguments that give no input; English where it is left out. */
  readonly messages?: Messages;
}

interface Found {
  readonly inputs: readonly Input[];
  readonly faults?: readonly Diagnostic[];
  readonly others?: number;
  readonly isOpen?: boolean;
}

export async function listInputs(args: readonly string[], options: ListOptions): Promise<Listing> {
  const inputs = new Map<string, Input>();
  const faults: Diagnostic[] = [];
  let others = 0;
  let isOpen = false;
  for (const arg of args) {
    const found = await find(arg, options);
    for (const input of found.inputs) {
      const key = `${input.file === undefined ? '-' : pathKey(input.file)}#${input.game ?? ''}`;
      if (!inputs.has(key)) inputs.set(key, input);
    }
    faults.push(...(found.faults ?? []));
    others += found.others ?? 0;
    isOpen ||= found.isOpen ?? false;
  }
  return { inputs: [...inputs.values()], faults, others, isSeveral: args.length > 1, isOpen };
}

async function find(arg: string, options: ListOptions): Promise<Found> {
  if (arg === '') return fault('file/not-found', arg, options);
  try {
    if (arg === '-') return { inputs: [standardInput()] };
    const stats = await statOf(resolve(options.cwd, arg));
    if (stats) return await located({ file: resolve(options.cwd, arg), shown: arg }, stats, options);
    return (await addressed(arg, options)) ?? (await otherwise(arg, options));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return fault('file/cannot-read', arg, options, reasonValues(error));
  }
}

/** `FILE#NUMBER`; undefined where there is no such file. */
async function addressed(arg: string, { cwd }: ListOptions): Promise<Found | undefined> {
  const [, name, digits] = /^(.+)#([1-9]\d{0,8})$/s.exec(arg) ?? [];
  if (name === undefined) return undefined;
  const game = Number(digits);
  if (name === '-') return { inputs: [{ ...standardInput(), game }] };
  const stats = await statOf(resolve(cwd, name));
  if (!stats || stats.isDirectory()) return undefined;
  return { inputs: [{ ...fileInput({ file: resolve(cwd, name), shown: name }), game }] };
}

/** What is no path on the disk: a name that Node could not show, or a glob. */
async function otherwise(arg: string, options: ListOptions): Promise<Found> {
  const mangled = arg.includes('\ufffd') ? await findMangled(arg, options.cwd) : [];
  if (mangled.length > 0) {
    const found = await Promise.all(
      mangled.map(async (place) => {
        const stats = await statOf(place.file);
        return stats ? located(place, stats, options) : { inputs: [] };
      }),
    );
    return merge(found);
  }
  if (!isDynamicPattern(arg)) return fault('file/not-found', arg, options);
  const { files, faults } = await expandGlob(arg, options.cwd, options.messages);
  if (files.length === 0 && faults.length === 0) return fault('file/no-match', arg, options);
  return { inputs: files.map(({ file, shown, below }) => ({ name: shown, file, below })), faults, isOpen: true };
}

async function located(place: Located, stats: Stats, options: ListOptions): Promise<Found> {
  if (!stats.isDirectory()) return { inputs: [fileInput(place)] };
  const { files, faults, others } = await walkFolder(place, options.wanted, options.messages);
  if (files.length === 0 && faults.length === 0) return { ...fault('file/no-match', place.shown, options), others };
  return {
    inputs: files.map(({ file, shown, below }) => ({ name: shown, file, below })),
    faults,
    others,
    isOpen: true,
  };
}

function merge(parts: readonly Found[]): Found {
  return {
    inputs: parts.flatMap(({ inputs }) => inputs),
    faults: parts.flatMap(({ faults }) => faults ?? []),
    others: parts.reduce((sum, { others }) => sum + (others ?? 0), 0),
    isOpen: parts.some(({ isOpen }) => isOpen),
  };
}

const standardInput = (): Input => ({ name: '-', file: undefined, below: 'stdin' });

const fileInput = ({ file, shown }: Located): Input => ({ name: shown, file, below: basename(shown) });

const fault = (code: FileCode, source: string, { messages }: ListOptions, values: Values = {}): Found => ({
  inputs: [],
  faults: [fileFault(code, source, values, messages)],
});

async function statOf(file: FilePath): Promise<Stats | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    // Windows refuses the characters of a glob in a path.
    if (hasCode(error, 'EINVAL') || (error as { code?: unknown }).code === 'ERR_INVALID_ARG_VALUE') return undefined;
    throw error;
  }
}
