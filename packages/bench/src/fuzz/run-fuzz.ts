/** `pnpm fuzz`: damaged records by the thousand, and a line for each that breaks a promise of the project. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cpuSeconds } from '../measure.js';
import type { Output } from '../run-bench.js';
import { type Corpus, makeCorpus } from './corpus.js';
import { exercise } from './exercise.js';
import { type FuzzOptions, fuzzUsage, parseFuzzOptions } from './fuzz-options.js';
import { makeInput } from './make-input.js';
import type { FoundFault } from './protocol.js';
import { signatureOf } from './signature.js';
import { supervise } from './supervise.js';

/** Different faults to collect before giving up, and lines of each to show. */
const MOST_FAULTS = 10;
const SHOWN_LINES = 16;
/** CPU seconds: five times what a step may take. */
const HANG = 10;
const TELL_EVERY = 5_000;

/** The exit code: 0 no failures, 1 failures, 2 wrong usage. */
export async function runFuzz(args: readonly string[], output: Output): Promise<number> {
  if (args.includes('--help')) {
    output.print(fuzzUsage);
    return 0;
  }
  const options = parseFuzzOptions(args, () => Date.now() % 0x7fff_ffff);
  if (typeof options === 'string') {
    output.tell(`${options}\n\n${fuzzUsage}`);
    return 2;
  }
  if (options.replay !== undefined) return replay(options.replay, options, output);
  const { inputs, faults } = await hunt(options, output);
  output.print(`${inputs} inputs, ${faults} failures`);
  return faults > 0 ? 1 : 0;
}

function replay(path: string, { format }: FuzzOptions, { print }: Output): number {
  const input = {
    bytes: readFileSync(path),
    name: basename(path),
    illegal: 'keep',
    language: 'ja',
    story: path,
  } as const;
  const fault = exercise(input, () => {}, cpuSeconds, format);
  print(fault ? `${fault.kind} during '${fault.step}': ${fault.detail}` : '1 inputs, 0 failures');
  return fault ? 1 : 0;
}

async function hunt(options: FuzzOptions, output: Output): Promise<{ inputs: number; faults: number }> {
  const { seed, seconds, first, format, fixtures, memory } = options;
  output.tell(`seed ${seed}`);
  const cabinet = new Cabinet(options, output);
  const begun = Date.now();
  const task = { seed, until: begun + seconds * 1000, most: first + options.inputs, format, fixtures };
  const progress = rateTeller(begun, first, output);
  let next = first;
  while (next < task.most && Date.now() < task.until && cabinet.kinds < MOST_FAULTS) {
    const listener = { found: (found: FoundFault) => cabinet.add(found), progress };
    next = await supervise({ ...task, first: next }, { memory, hang: HANG }, listener);
  }
  const rate = (next - first) / Math.max((Date.now() - begun) / 1000, 0.001);
  output.tell(`${rate.toFixed(0)} inputs/s`);
  return { inputs: next - first, faults: cabinet.count };
}

function rateTeller(begun: number, first: number, { tell }: Output): (input: number) => void {
  let told = begun;
  return (input) => {
    const now = Date.now();
    if (now - told < TELL_EVERY) return;
    told = now;
    tell(`${input - first} inputs, ${((input - first) / ((now - begun) / 1000)).toFixed(0)}/s`);
  };
}

/** Keeps one input of each sort of fault in a folder and tells of it. */
class Cabinet {
  count = 0;
  readonly #seen = new Set<string>();
  readonly #options: FuzzOptions;
  readonly #output: Output;
  #folder: string | undefined;
  #corpus: Corpus | undefined;

  constructor(options: FuzzOptions, output: Output) {
    this.#options = options;
    this.#output = output;
  }

  /** How many different faults there are. */
  get kinds(): number {
    return this.#seen.size;
  }

  add(found: FoundFault): void {
    this.count++;
    const signature = signatureOf(found.fault);
    if (this.#seen.has(signature)) return;
    this.#seen.add(signature);
    this.#tell(found);
  }

  #tell({ fault, index, shrunk }: FoundFault): void {
    const { seed, format, fixtures } = this.#options;
    this.#folder ??= mkdtempSync(join(tmpdir(), 'kifukit-fuzz-'));
    this.#corpus ??= makeCorpus(format, fixtures);
    const { bytes, name, illegal, language, story } = makeInput(this.#corpus, seed, index);
    const path = join(this.#folder, `${index}-${fault.kind}-${name}`);
    writeFileSync(path, bytes);
    if (shrunk) writeFileSync(`${path}.small`, shrunk);
    const detail = fault.detail.split('\n').slice(0, SHOWN_LINES).join('\n  ');
    this.#output.tell(
      [
        `${fault.kind} during '${fault.step}' of input ${index} (illegal: ${illegal}, messages: ${language}; ${story})`,
        `  ${detail}`,
        `  saved as ${path}${shrunk ? ` and, smaller, with .small (${shrunk.length} bytes)` : ''}`,
        `  again: pnpm fuzz --seed ${seed} --first ${index} --inputs 1${format ? ` --format ${format}` : ''}`,
      ].join('\n'),
    );
  }
}
