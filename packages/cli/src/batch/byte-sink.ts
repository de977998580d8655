/**
 * Where the bytes of an output go, piece by piece, so that no output is held as a whole. What an input has given can be
 * taken back as long as it is not kept, where the destination allows it.
 */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';

export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
  /** What was written so far stays. */
  keep(): Promise<void>;
  /** Takes back what was written since the last `keep`. */
  undo(): Promise<void>;
}

/** Bytes that are collected before they are written. */
const PIECE = 1 << 18;

/** Pieces on their way, as one. */
class Buffered {
  #pieces: Uint8Array[] = [];
  length = 0;

  add(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.length += bytes.length;
  }

  take(): Uint8Array {
    const [only, ...others] = this.#pieces;
    const taken = others.length === 0 ? (only ?? new Uint8Array()) : Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.length = 0;
    return taken;
  }
}

/** A new file. Writes are synchronous: they end up in the memory of the system, and no signal comes between. */
export class FileSink implements ByteSink {
  readonly path: string;
  readonly #buffer = new Buffered();
  /** Undefined when it is closed. */
  #file: number | undefined;
  #written = 0;
  #kept = 0;

  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'wx');
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#buffer.add(bytes);
    if (this.#buffer.length >= PIECE) this.#flush();
  }

  async keep(): Promise<void> {
    this.#kept = this.#written + this.#buffer.length;
  }

  async undo(): Promise<void> {
    const bytes = this.#buffer.take();
    if (this.#kept > this.#written) this.#buffer.add(bytes.subarray(0, this.#kept - this.#written));
    else if (this.#file !== undefined) {
      ftruncateSync(this.#file, this.#kept);
      this.#written = this.#kept;
    }
  }

  close(): void {
    this.#flush();
    this.abandon();
  }

  /** Closes the file with whatever it holds. */
  abandon(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  /** What could not be written stays, so that nothing is missing in the middle of a file that goes on. */
  #flush(): void {
    const bytes = this.#buffer.take();
    let at = 0;
    try {
      while (at < bytes.length && this.#file !== undefined) {
        const count = writeSync(this.#file, bytes, at, bytes.length - at, this.#written);
        at += count;
        this.#written += count;
      }
    } finally {
      if (at < bytes.length) this.#buffer.add(bytes.subarray(at));
    }
  }
}

/** A device, a pipe or standard output: nothing comes back from there, so `holds` keeps everything until it is kept. */
export class StreamSink implements ByteSink {
  readonly #send: (bytes: Uint8Array) => Promise<void>;
  readonly #holds: boolean;
  readonly #buffer = new Buffered();

  constructor(send: (bytes: Uint8Array) => Promise<void>, holds: boolean) {
    this.#send = send;
    this.#holds = holds;
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#buffer.add(bytes);
    if (!this.#holds && this.#buffer.length >= PIECE) await this.keep();
  }

  async keep(): Promise<void> {
    if (this.#buffer.length > 0) await this.#send(this.#buffer.take());
  }

  async undo(): Promise<void> {
    this.#buffer.take();
  }
}
