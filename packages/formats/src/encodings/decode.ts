// Bytes of a record to text, with the encoding found out and everything doubtful about it said.

import { findDamage } from './damage.js';
import { findDeclaration } from './declaration.js';
import { decodeLeniently, decodeStrictly } from './decoders.js';
import { type Detected, detect, type Language } from './detect.js';
import { eucFromIso2022jp } from './iso-2022-jp.js';
import { type EncodingId, parseEncodingName } from './names.js';
import { byteOrderMark, contentOf } from './survey.js';

/**
 * `start`, `end`: UTF-16 offsets in the decoded text. `values`:
 * - text/encoding-guessed: `encoding`; the span is the first character that is not ASCII.
 * - text/encoding-declaration-mismatch: `declared` as the file spells it, `used`; the span is the declared name.
 * - text/undecodable-bytes: `encoding`, `offset` and `length` of the run in bytes of the input, `bytes` the same for a
 *   reader (`7` or `7-9`, counted from 0); the span is its U+FFFD. One note a run, at most 100: if there are more runs,
 *   the last note has `further`, their number.
 */
export interface TextNote {
  code: 'text/encoding-guessed' | 'text/encoding-declaration-mismatch' | 'text/undecodable-bytes';
  start: number;
  end: number;
  values: Record<string, string | number>;
}

/** `text` has neither the byte order mark (`bom` tells) nor NUL padding at the end; U+FEFF inside it stays. */
export interface Decoded {
  text: string;
  encoding: EncodingId;
  bom: boolean;
  notes: TextNote[];
}

/** `encoding`: not to be found out. `language`: what the format leads to expect, which decides only near-ties. */
export interface DecodeOptions {
  encoding?: EncodingId;
  language?: Language;
}

const mostDamageNotes = 100;

/** Never fails: what cannot be decoded becomes U+FFFD and a note. */
export function decode(bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const { encoding } = options;
  const found = encoding === undefined ? detect(bytes, options.language) : forced(bytes, encoding);
  const damage: TextNote[] = [];
  const text = trimNul(found.text ?? decodeFound(bytes, found, damage));
  const notes = encoding === undefined ? encodingNotes(text, found) : [];
  return { text, encoding: found.encoding, bom: found.markLength > 0, notes: [...notes, ...damage] };
}

function forced(bytes: Uint8Array, encoding: EncodingId): Detected {
  const mark = byteOrderMark(bytes);
  return { encoding, markLength: mark?.encoding === encoding ? mark.length : 0, guessed: false };
}

function decodeFound(bytes: Uint8Array, { encoding, markLength }: Detected, damage: TextNote[]): string {
  const content = contentOf(bytes, encoding).subarray(markLength);
  const text = decodeStrictly(content, encoding);
  if (text !== undefined) return text;
  if (encoding !== 'iso-2022-jp') return repair(content, encoding, encoding, damage, (offset) => markLength + offset);
  const { bytes: euc, origins } = eucFromIso2022jp(content, true);
  const origin = (offset: number) => (offset < euc.length ? (origins?.[offset] ?? 0) : content.length);
  return repair(euc, 'euc-jp', encoding, damage, origin);
}

/** The text with every damaged run noted; `told`: the encoding as the notes name it; `origin`: an offset in the input. */
function repair(
  content: Uint8Array,
  encoding: EncodingId,
  told: EncodingId,
  notes: TextNote[],
  origin: (offset: number) => number,
): string {
  const { runs, total } = findDamage(content, encoding, mostDamageNotes);
  let text = '';
  let at = 0;
  for (const { offset, length, sequences } of runs) {
    text += decodeLeniently(content.subarray(at, offset), encoding);
    at = offset + length;
    const values = damageValues(origin(offset), origin(at), told);
    notes.push({ code: 'text/undecodable-bytes', start: text.length, end: text.length + sequences, values });
    text += '\ufffd'.repeat(sequences);
  }
  const last = notes.at(-1);
  if (last !== undefined && total > runs.length) last.values.further = total - runs.length;
  return text + decodeLeniently(content.subarray(at), encoding);
}

function damageValues(offset: number, end: number, encoding: EncodingId): TextNote['values'] {
  const bytes = end - offset > 1 ? `${offset}-${end - 1}` : `${offset}`;
  return { encoding, bytes, offset, length: end - offset };
}

function trimNul(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end--;
  return text.slice(0, end);
}

function encodingNotes(text: string, { encoding, guessed }: Detected): TextNote[] {
  const notes: TextNote[] = [];
  const declaration = findDeclaration(text);
  if (declaration !== undefined && !agrees(declaration.name, encoding)) {
    const { name, start, end } = declaration;
    const values = { declared: name, used: encoding };
    notes.push({ code: 'text/encoding-declaration-mismatch', start, end, values });
  }
  if (guessed) {
    const start = firstNonAscii(text);
    const end = Math.min(start + 1, text.length);
    notes.push({ code: 'text/encoding-guessed', start, end, values: { encoding } });
  }
  return notes;
}

function agrees(declared: string, used: EncodingId): boolean {
  const meant = parseEncodingName(declared);
  return meant === used || (meant === 'utf-16le' && used === 'utf-16be'); // `UTF-16` names no byte order
}

function firstNonAscii(text: string): number {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return i;
  return 0;
}
