/** `--fix`: a file with everything in it mended that is certain, written in its own encoding. */
import { readFile } from 'node:fs/promises';
import { type Edit, mend, type Profile } from '@kifukit/check';
import type { EncodingId } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import type { Diagnostic } from '@kifukit/record';
import { fileFault, fileOutput } from './codes.js';
import type { Input } from './inputs.js';
import { openInput, readOptionsOf } from './open-input.js';
import type { Reading } from './options.js';
import { isSystemError, reasonValues } from './system-error.js';
import { type TemporaryFiles, writeWhole } from './write-whole.js';

/** What can be mended in a file. */
export interface Mending {
  /** The text as it is. */
  readonly text: string;
  readonly edits: readonly Edit[];
  /** The file as it will be; undefined where that cannot be written without changing more. */
  readonly bytes: Uint8Array | undefined;
}

/** Says what was mended, or why the file could not be; undefined where nothing was to be done. */
export async function mendFile(
  input: Input,
  reading: Reading,
  rules: Profile,
  temporaries: TemporaryFiles,
): Promise<Diagnostic | undefined> {
  const { file, name } = input;
  const mending = await mendingOf(input, reading, rules);
  if (!mending || typeof file !== 'string') return undefined;
  const { bytes, edits } = mending;
  if (!bytes) return notMended(input, mending, reading);
  try {
    await writeWhole(file, bytes, temporaries);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return fileFault('file/cannot-write', name, { ...reasonValues(error), ...fileOutput(name) }, reading.messages);
  }
  const codes = [...new Set(edits.flatMap(({ code, also = [] }) => [code, ...also]))].join(', ');
  return fileFault('file/mended', name, { count: edits.length, codes }, reading.messages);
}

export const notMended = ({ name }: Input, { edits }: Mending, { messages }: Reading): Diagnostic =>
  fileFault('file/not-mended', name, { count: edits.length }, messages);

/** Undefined where nothing is to be done, or where the file cannot be read, which is told when it is checked. */
export async function mendingOf(input: Input, reading: Reading, rules: Profile): Promise<Mending | undefined> {
  // NOTE: a name that is no UTF-8 cannot be written to as text.
  if (typeof input.file !== 'string') return undefined;
  try {
    const opened = await openInput(input, { ...reading, rules }, noInput());
    const { text: mended, edits } = mend(opened, [...opened.games], rules, readOptionsOf(reading));
    if (edits.length === 0 || !opened.encoding) return undefined;
    const { text } = opened.report.source;
    return { text, edits, bytes: mendedBytes(await readFile(input.file), text, mended, opened.encoding) };
  } catch {
    return undefined;
  }
}

/** Undefined where the text as it was would not come back as the bytes that it was read from: more would be changed. */
function mendedBytes(before: Uint8Array, text: string, mended: string, encoding: EncodingId): Uint8Array | undefined {
  for (const bom of [false, true]) {
    const same = encode(text, encoding, { bom });
    if (same.replaced.length > 0 || Buffer.compare(same.bytes, before) !== 0) continue;
    const { bytes, replaced } = encode(mended, encoding, { bom });
    return replaced.length === 0 ? bytes : undefined;
  }
  return undefined;
}

async function* noInput(): AsyncGenerator<Uint8Array> {}
