/** What the fuzzer and the thread that works for it tell each other. */
import type { FormatId } from '@kifukit/formats';
import type { Fault } from './exercise.js';

export interface Task {
  readonly seed: number;
  /** The number of the first input. */
  readonly first: number;
  /** Milliseconds since the epoch; no input is begun later. */
  readonly until: number;
  /** The number of the last input and one. */
  readonly most: number;
  readonly format: FormatId | undefined;
  readonly fixtures: string;
  /** What `Progress` is made on. */
  readonly progress: SharedArrayBuffer;
}

export interface FoundFault {
  readonly fault: Fault;
  /** The number of the input. */
  readonly index: number;
  /** The input cut down as far as time allowed; absent where there is only the number. */
  readonly shrunk?: Uint8Array;
}

/** A thread that has no more to do sends `done` last. */
export type Message = { readonly found: FoundFault } | { readonly done: { readonly next: number } };

const INPUT = 0;
const STEPS = 1;
const NAME_LENGTH = 2;
const NAME_AT = 3 * Int32Array.BYTES_PER_ELEMENT;
const LONGEST_NAME = 100;

/** Where the thread is, in memory that both see: an endless loop answers no messages. */
export class Progress {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #name: Uint8Array;

  constructor(memory = new SharedArrayBuffer(NAME_AT + LONGEST_NAME)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory, 0, 3);
    this.#name = new Uint8Array(memory, NAME_AT);
  }

  startInput(index: number): void {
    Atomics.store(this.#numbers, INPUT, index);
  }

  startStep(name: string): void {
    const { written } = new TextEncoder().encodeInto(name, this.#name);
    Atomics.store(this.#numbers, NAME_LENGTH, written);
    Atomics.add(this.#numbers, STEPS, 1);
  }

  get input(): number {
    return Atomics.load(this.#numbers, INPUT);
  }

  /** Steps begun so far: a step that does not end is one that this does not go beyond. */
  get steps(): number {
    return Atomics.load(this.#numbers, STEPS);
  }

  get step(): string {
    return Buffer.from(this.#name.subarray(0, Atomics.load(this.#numbers, NAME_LENGTH))).toString();
  }
}
