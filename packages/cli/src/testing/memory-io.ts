/** Streams in memory in place of a process's own. */
import type { Io } from '../io.js';

export interface MemoryIo extends Io {
  readonly out: () => Buffer;
  readonly err: () => string;
  /** What a signal would call. */
  readonly interrupt: () => string | undefined;
}

export function memoryIo(cwd: string, stdin: string | Uint8Array = '', locale = ''): MemoryIo {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  let handler: (() => string) | undefined;
  return {
    cwd,
    locale,
    stdin: (async function* () {
      yield stdin;
    })(),
    stdout: sinkInto(out),
    stderr: sinkInto(err),
    onInterrupt(given) {
      handler = given;
      return () => {
        handler = undefined;
      };
    },
    out: () => Buffer.concat(out),
    err: () => Buffer.concat(err).toString('utf8'),
    interrupt: () => handler?.(),
  };
}

const sinkInto = (chunks: Buffer[]): Io['stdout'] => ({
  color: false,
  write: async (chunk) => {
    chunks.push(Buffer.from(chunk as string));
  },
});
