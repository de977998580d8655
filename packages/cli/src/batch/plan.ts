/** Which file each input becomes, settled before anything is written, so that no output can take another's place. */
import { join, resolve } from 'node:path';
import { pathKey } from './file-names.js';
import { type Input, inputName, type Listing } from './inputs.js';
import type { Writing } from './options.js';
import { type Standing, standingAt } from './write-whole.js';

export type Target = StreamTarget | FileTarget;

export interface StreamTarget {
  readonly kind: 'stream';
}

export interface FileTarget {
  readonly kind: 'file';
  readonly path: string;
  /** The path as messages name it. */
  readonly shown: string;
  /** It lies in an output folder, where several games of an input become numbered files. */
  readonly inFolder: boolean;
  /** Numbers whose files are outputs of other inputs. */
  readonly taken: readonly number[];
}

export interface Job {
  readonly input: Input;
  readonly target: Target;
}

/** `refusal`: why nothing can be written, in one sentence. */
export type Plan = { readonly jobs: readonly Job[] } | { readonly refusal: string };

export interface PlanOptions {
  readonly cwd: string;
  /** A file, a folder, or `-` and undefined for standard output. */
  readonly output: string | undefined;
  readonly grouping: Writing['grouping'];
  /** Of the output files in a folder, without the dot. */
  readonly extension: string;
  /** Whether a name ends like that of a game record. */
  readonly isRecordName: (name: string) => boolean;
}

export async function planOutputs(listing: Listing, options: PlanOptions): Promise<Plan> {
  const { inputs } = listing;
  const { output, grouping } = options;
  if (grouping === 'merge') return planMerged(listing, options);
  if (output === undefined || output === '-') {
    if (grouping === 'split') return { refusal: '--split needs a folder to go to: --output FOLDER' };
    const several = inputs.length > 1 || listing.isSeveral;
    if (several) return { refusal: 'several inputs need a folder to go to: --output FOLDER' };
    return { jobs: inputs.map((input) => ({ input, target: { kind: 'stream' } })) };
  }
  const place = await outputPlace(output, listing, options);
  if (typeof place !== 'string') return place;
  if (place === 'folder') return settle(inputs.map((input) => inFolder(input, output, options)));
  const path = resolve(options.cwd, output);
  return settle(inputs.map((input) => job(input, path, output, false)));
}

/** All inputs to the same output, which must be none of them. */
async function planMerged({ inputs }: Listing, { cwd, output }: PlanOptions): Promise<Plan> {
  if (output === undefined || output === '-') {
    return { jobs: inputs.map((input) => ({ input, target: { kind: 'stream' } })) };
  }
  const path = resolve(cwd, output);
  const standing: Standing = await standingAt(path).catch(() => 'nothing');
  if (standing === 'folder' || /[/\\]$/.test(output)) {
    return { refusal: `--merge writes one file, but ${output} is a folder` };
  }
  const same = inputs.find(({ file }) => file !== undefined && diskKey(pathKey(file)) === diskKey(path));
  if (same) return { refusal: `${output} is an input itself; nothing is written` };
  return { jobs: inputs.map((input) => job(input, path, output, false)) };
}

/** What `--output` names: a folder where it is one, ends like one, or has to be one. */
async function outputPlace(
  output: string,
  { inputs, isSeveral, isOpen }: Listing,
  { cwd, grouping, isRecordName }: PlanOptions,
): Promise<'file' | 'folder' | { refusal: string }> {
  const many = isSeveral || isOpen || inputs.length > 1 || grouping === 'split';
  const endsLikeFolder = /[/\\]$/.test(output);
  const standing: Standing = await standingAt(resolve(cwd, output)).catch(() => 'nothing');
  if (standing === 'folder') return 'folder';
  if (standing !== 'nothing') {
    if (many || endsLikeFolder) return { refusal: `${output} is a file, but a folder is needed` };
    return 'file';
  }
  if (endsLikeFolder) return 'folder';
  if (!many) return 'file';
  if (!isRecordName(output)) return 'folder';
  return { refusal: `${output} looks like a file, but a folder is needed (the name of a folder may end with /)` };
}

function inFolder(input: Input, output: string, { cwd, extension, isRecordName }: PlanOptions): Job {
  const number = input.game === undefined ? '' : `-${input.game}`;
  const stem = isRecordName(input.below) ? input.below.replace(/\.[^.]*$/, '') : input.below;
  const below = `${stem}${number}.${extension}`;
  const shown = `${output.replace(/[/\\]+$/, '') || '/'}/${below}`.replace(/^\/\//, '/');
  return job(input, join(resolve(cwd, output), below), shown, true);
}

const job = (input: Input, path: string, shown: string, folder: boolean): Job => ({
  input,
  target: { kind: 'file', path, shown, inFolder: folder, taken: [] },
});

/** Refuses outputs that meet, and tells each input which numbered files it must leave alone. */
function settle(jobs: readonly Job[]): Plan {
  const byPath = new Map<string, Job>();
  const inputFiles = new Map(
    jobs.map(({ input }) => [input.file === undefined ? '' : diskKey(pathKey(input.file)), input]),
  );
  const clashes: string[] = [];
  for (const next of jobs) {
    const { path, shown } = next.target as FileTarget;
    const key = diskKey(path);
    const other = byPath.get(key);
    const overwritten = inputFiles.get(key);
    if (other) clashes.push(`${inputName(other.input)} and ${inputName(next.input)} would both become ${shown}`);
    else if (overwritten && overwritten.file !== next.input.file) {
      clashes.push(`${inputName(next.input)} would become ${shown}, which is an input itself`);
    } else byPath.set(key, next);
  }
  if (clashes.length > 0) return { refusal: refusalOf(clashes) };
  return { jobs: withTaken(jobs, byPath) };
}

function refusalOf(clashes: readonly string[]): string {
  const more = clashes.length > 3 ? `; and ${clashes.length - 3} more` : '';
  return `${clashes.slice(0, 3).join('; ')}${more}; nothing is written`;
}

function withTaken(jobs: readonly Job[], byPath: ReadonlyMap<string, Job>): Job[] {
  const taken = new Map<Job, number[]>();
  for (const key of byPath.keys()) {
    const [, stem, number, extension] = /^(.*)-([1-9]\d{0,8})(\.[^.]*)$/s.exec(key) ?? [];
    const owner = stem === undefined ? undefined : byPath.get(`${stem}${extension}`);
    if (owner) taken.set(owner, [...(taken.get(owner) ?? []), Number(number)]);
  }
  if (taken.size === 0) return [...jobs];
  return jobs.map((one) => {
    const numbers = taken.get(one);
    return numbers ? { ...one, target: { ...(one.target as FileTarget), taken: numbers } } : one;
  });
}

/** NOTE: the disks of macOS and Windows take names for the same that differ in case or in how accents are composed. */
const diskKey = (path: string): string =>
  process.platform === 'darwin' || process.platform === 'win32' ? path.normalize('NFC').toLowerCase() : path;

/** The path and name of the numbered file of a game. */
export function numbered({ path, shown }: FileTarget, number: number): { path: string; shown: string } {
  const insert = (name: string): string => name.replace(/(\.[^./\\]*)?$/, `-${number}$1`);
  return { path: insert(path), shown: insert(shown) };
}
