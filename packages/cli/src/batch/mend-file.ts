/** `--fix`: a file with everything in it mended that is certain, written in its own encoding. */
import { readFile } from 'node:fs/promises';
import { mend, type Profile } from '@kifukit/check';
import type { EncodingId } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import type { Diagnostic } from '@kifukit/record';
import { fileFault } from './codes.js';
import type { Input } from './inputs.js';
import { openInput } from './open-input.js';
import type { Reading } from './options.js';
import { isSystemError, reasonOf } from './system-error.js';
import { type TemporaryFiles, writeWhole } from './write-whole.js';

/** Says what was mended, or why the file could not be; undefined where nothing was to be done. */
export async function mendFile(
  input: Input,
  reading: Reading,
  rules: Profile,
  temporaries: TemporaryFiles,
): Promise<Diagnostic | undefined> {
  const { file, name } = input;
  // NOTE: a name that is no UTF-8 cannot be written to as text.
  if (typeof file !== 'string') return undefined;
  const mended = await mendedText(input, reading, rules);
  if (!mended) return undefined;
  const { bytes, codes, count } = mended;
  if (!bytes) return fileFault('file/not-mended', name, { count });
  try {
    await writeWhole(file, bytes, temporaries);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return fileFault('file/cannot-write', name, { output: name, reason: reasonOf(error) });
  }
  return fileFault('file/mended', name, { count, codes });
}

/** Undefined where nothing is to be done, or where the file cannot be read, which is told when it is checked. */
async function mendedText(input: Input, reading: Reading, rules: Profile) {
  try {
    const opened = await openInput(input, { ...reading, rules }, noInput());
    const { text, edits } = mend(opened, [...opened.games], rules);
    if (edits.length === 0 || !opened.encoding || input.file === undefined) return undefined;
    const bytes = mendedBytes(await readFile(input.file), opened.report.source.text, text, opened.encoding);
    return { bytes, count: edits.length, codes: [...new Set(edits.map(({ code }) => code))].join(', ') };
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
