/** What becomes of the texts of an input's games: one file, a file for each, or standard output. */
import type { Format } from '@kifukit/formats';
import type { Report } from '@kifukit/record';
import { InputFault } from './codes.js';
import { encodeText, type Form } from './encode-text.js';
import type { Writing } from './options.js';
import { type FileTarget, type Job, numbered } from './plan.js';
import { type Staging, standingAt } from './write-whole.js';

export interface OutputOptions {
  readonly format: Format;
  readonly form: Form;
  readonly existing: Writing['existing'];
  readonly report: Report;
  readonly staging: Staging;
}

interface GameText {
  readonly number: number;
  readonly text: string;
}

export class Output {
  readonly #job: Job;
  readonly #options: OutputOptions;
  /** The texts that have no file yet: all of them where they are joined, else only the first. */
  #held: GameText[] = [];
  #isNumbered = false;
  #games = 0;

  constructor(job: Job, options: OutputOptions) {
    this.#job = job;
    this.#options = options;
  }

  /** Games taken, without those whose files were there already. */
  get games(): number {
    return this.#games;
  }

  async add(number: number, text: string): Promise<void> {
    this.#games++;
    if (this.#options.format.join || (this.#held.length === 0 && !this.#isNumbered)) {
      this.#held.push({ number, text });
      return;
    }
    const { input, target } = this.#job;
    if (target.kind !== 'file' || !target.inFolder) {
      throw new InputFault('file/several-games', input.name, { format: this.#options.format.title });
    }
    this.#isNumbered = true;
    const texts = [...this.#held, { number, text }];
    this.#held = [];
    for (const next of texts) await this.#stageNumbered(next, target);
  }

  /** Stages what is held; the bytes for standard output are returned. */
  async close(): Promise<Uint8Array | undefined> {
    if (this.#held.length === 0) return undefined;
    const { format } = this.#options;
    const texts = this.#held.map(({ text }) => text);
    const number = this.#held.length === 1 ? this.#held[0].number : 0;
    const bytes = this.#encode(number, format.join && texts.length > 1 ? format.join(texts) : texts[0]);
    const { target } = this.#job;
    if (target.kind === 'stream') return bytes;
    await this.#options.staging.add(target.path, bytes);
    return undefined;
  }

  async #stageNumbered({ number, text }: GameText, target: FileTarget): Promise<void> {
    const { existing, staging } = this.#options;
    const { path, shown } = numbered(target, number);
    const { name } = this.#job.input;
    if (target.taken.includes(number)) throw new InputFault('file/same-output', name, { number, output: shown });
    if (existing !== 'replace' && (await standingAt(path)) === 'file') {
      if (existing === 'refuse') throw new InputFault('file/exists', name, { output: shown });
      this.#games--;
      return;
    }
    await staging.add(path, this.#encode(number, text));
  }

  /** `number`: the game that a replaced character belongs to, 0 where the text holds several. */
  #encode(number: number, text: string): Uint8Array {
    const { form, report } = this.#options;
    return encodeText(text, form, report, number);
  }
}
