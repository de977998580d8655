/** What becomes of the texts of an input's games: members of one file, or a file for each. */
import type { Collection, Format } from '@kifukit/formats';
import type { Report } from '@kifukit/record';
import type { ByteSink } from './byte-sink.js';
import { fileOutput, InputFault } from './codes.js';
import { encodeText, type Form } from './encode-text.js';
import type { Existing } from './options.js';
import { type FileTarget, type Job, numbered } from './plan.js';
import { type Staging, standingAt } from './write-whole.js';

/** Takes the games of an input; nothing of them is final before `keep`. */
export interface Output {
  /** Games of the present input that are taken, without those whose files were there already. */
  readonly games: number;
  /** `number` names the game's file; the report is at the game. */
  add(number: number, text: string, report: Report): Promise<void>;
  keep(): Promise<void>;
  /** Takes back what came since the last `keep`. */
  undo(): Promise<void>;
}

/** One file, or standard output, that holds all games; several inputs may write to it one after the other. */
export class JoinedOutput implements Output {
  games = 0;
  readonly #collection: Collection;
  readonly #form: Form;
  readonly #open: () => Promise<ByteSink>;
  #sink: ByteSink | undefined;
  #kept = 0;

  /** `open` is called when there is something to write. */
  constructor(collection: Collection, form: Form, open: () => Promise<ByteSink>) {
    this.#collection = collection;
    this.#form = form;
    this.#open = open;
  }

  /** Games that are in the file for good. */
  get kept(): number {
    return this.#kept;
  }

  async add(_number: number, text: string, report: Report): Promise<void> {
    const index = this.#kept + this.games;
    const bytes = encodeText(this.#collection.member(text, index), this.#form, report, index > 0);
    this.#sink ??= await this.#open();
    this.games++;
    await this.#sink.write(bytes);
  }

  async keep(): Promise<void> {
    await this.#sink?.keep();
    this.#kept += this.games;
    this.games = 0;
  }

  async undo(): Promise<void> {
    await this.#sink?.undo();
    this.games = 0;
  }
}

export interface SingleOptions {
  readonly format: Format;
  readonly form: Form;
  readonly existing: Existing;
  readonly staging: Staging;
  readonly stdout: (bytes: Uint8Array) => Promise<void>;
}

interface Encoded {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** A file for each game: the output itself where there is one game, numbered files in its folder where there are more. */
export class SingleOutput implements Output {
  games = 0;
  readonly #job: Job;
  readonly #options: SingleOptions;
  /** The first game, as long as it is the only one. */
  #first: Encoded | undefined;
  #isNumbered = false;

  constructor(job: Job, options: SingleOptions) {
    this.#job = job;
    this.#options = options;
  }

  async add(number: number, text: string, report: Report): Promise<void> {
    const encoded = { number, bytes: encodeText(text, this.#options.form, report) };
    this.games++;
    if (!this.#first && !this.#isNumbered) {
      this.#first = encoded;
      return;
    }
    const { input, target } = this.#job;
    if (target.kind !== 'file' || !target.inFolder) {
      throw new InputFault('file/several-games', input.name, { format: this.#options.format.title });
    }
    this.#isNumbered = true;
    const games = this.#first ? [this.#first, encoded] : [encoded];
    this.#first = undefined;
    for (const game of games) await this.#stageNumbered(game, target);
  }

  async keep(): Promise<void> {
    if (!this.#first) return;
    const { target } = this.#job;
    if (target.kind === 'stream') await this.#options.stdout(this.#first.bytes);
    else await this.#options.staging.add(target.path, this.#first.bytes);
    this.#first = undefined;
  }

  async undo(): Promise<void> {
    this.#first = undefined;
    this.games = 0;
    await this.#options.staging.discard();
  }

  async #stageNumbered({ number, bytes }: Encoded, target: FileTarget): Promise<void> {
    const { existing, staging } = this.#options;
    const { path, shown } = numbered(target, number);
    const { name } = this.#job.input;
    if (target.taken.includes(number)) throw new InputFault('file/same-output', name, { number, output: shown });
    if (existing !== 'replace' && (await standingAt(path)) === 'file') {
      if (existing === 'refuse') throw new InputFault('file/exists', name, fileOutput(shown));
      this.games--;
      return;
    }
    await staging.add(path, bytes);
  }
}
