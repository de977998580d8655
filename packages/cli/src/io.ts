/** The outside of the command: streams, folder, signals. Tests put their own in its place. */
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { hasCode } from './batch/system-error.js';

export interface Sink {
  /** Done when the chunk is on its way, so that a slow reader slows the command and memory stays small. */
  write(chunk: string | Uint8Array): Promise<void>;
  readonly color: boolean;
}

export interface Io {
  readonly cwd: string;
  /** The language of the user, as `ja_JP.UTF-8`; empty where nothing says it. */
  readonly locale: string;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Sink;
  /** Never fails: there is nobody left to tell. */
  readonly stderr: Sink;
  /** Calls back when the user interrupts, shows the last words and ends; the function it gives back ends that. */
  onInterrupt(handler: () => string): () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function processIo(): Io {
  const stderr = sinkOf(process.stderr);
  return {
    cwd: process.cwd(),
    locale: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '',
    // Not opened before it is read: a terminal or a pipe that nobody closes would keep the process alive.
    get stdin() {
      return process.stdin;
    },
    stdout: sinkOf(process.stdout),
    stderr: { ...stderr, write: (chunk) => stderr.write(chunk).catch(() => {}) },
    onInterrupt,
  };
}

function onInterrupt(handler: () => string): () => void {
  const stop = (): void => {
    for (const signal of signals) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals): void => {
    stop();
    try {
      writeSync(process.stderr.fd, handler());
    } catch {
      // Nobody listens any more.
    }
    // The signal's own effect: the shell must see that the command was interrupted.
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  return stop;
}

function sinkOf(stream: Writable & { isTTY?: boolean }): Sink {
  // Faults come back from each write; without a listener the stream would throw them once more.
  stream.on('error', () => {});
  return {
    color: stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    write: (chunk) =>
      new Promise((done, fail) => {
        stream.write(chunk, (error) => (error ? fail(error) : done()));
      }),
  };
}

/** Whether the reader of standard output has gone, which is no fault: `kifukit … | head`. */
export const isBrokenPipe = (error: unknown): boolean => hasCode(error, 'EPIPE', 'ERR_STREAM_DESTROYED');
