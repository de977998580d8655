// Text to bytes: an entry of its own (`@kifukit/formats/encode`), because the tables of iconv-lite are large and
// a program that only reads needs none of them. No character is ever lost in silence.

import iconv from 'iconv-lite';
import { decodeStrictly } from './encodings/decoders.js';
import { inIso2022jp, writeEucJp, writeIso2022jp, writeShiftJis } from './encodings/japanese-writer.js';
import { isInvisible, lookAlikes } from './encodings/look-alikes.js';
import type { EncodingId } from './encodings/names.js';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * A character the encoding lacks. `offset`: UTF-16 offset in the text given; `char`: one character (a surrogate pair
 * is one, a letter with its combining mark too); `replacement`: what was written for it, perhaps nothing.
 */
export interface Replacement {
  offset: number;
  char: string;
  replacement: string;
}

export interface Encoded {
  bytes: Uint8Array;
  replaced: Replacement[];
}

/** `bom`: only for UTF-8 (default no) and UTF-16 (default yes: without it nothing tells the byte order for certain). */
export interface EncodeOptions {
  bom?: boolean;
}

interface Writer {
  /** Whether the encoding holds this character of the BMP. */
  has(unit: number): boolean;
  /** Whether it holds the characters beyond the BMP. */
  astral: boolean;
  write(text: string): Uint8Array;
  /** Stands for what has no look-alike. */
  substitute: string;
  /** ASCII: the substitute alone, because next to nothing there looks alike. */
  plain?: true;
}

export function encode(text: string, encoding: EncodingId, options: EncodeOptions = {}): Encoded {
  const writer = writerOf(encoding);
  const { fitted, replaced } = fit(text, writer);
  const wide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const mark = (wide || encoding === 'utf-8') && (options.bom ?? wide) ? '\ufeff' : '';
  return { bytes: writer.write(mark + fitted), replaced };
}

/** The text with every character replaced that the writer cannot write. */
function fit(text: string, writer: Writer): { fitted: string; replaced: Replacement[] } {
  const replaced: Replacement[] = [];
  let fitted = '';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const width = isSurrogatePair(text, i) ? 2 : 1;
    if (width === 2 ? writer.astral : writer.has(unit)) {
      i += width - 1;
      continue;
    }
    const composed = i > copied ? compose(text, i, writer) : undefined;
    const offset = composed === undefined ? i : i - 1;
    const char = text.slice(offset, i + width);
    const replacement = composed ?? replacementOf(char, writer);
    replaced.push({ offset, char, replacement });
    fitted += text.slice(copied, offset) + replacement;
    copied = i + width;
    i += width - 1;
  }
  return { fitted: fitted + text.slice(copied), replaced };
}

/** NOTE: texts from a Mac spell й, ё and が as a letter and a combining mark; the encodings have only the whole. */
function compose(text: string, at: number, writer: Writer): string | undefined {
  const whole = text.slice(at - 1, at + 1).normalize('NFC');
  return whole.length === 1 && writer.has(whole.charCodeAt(0)) ? whole : undefined;
}

function replacementOf(char: string, writer: Writer): string {
  if (writer.plain) return writer.substitute;
  if (isInvisible(char.codePointAt(0) ?? 0)) return '';
  const fits = (candidate: string): boolean => [...candidate].every((part) => writer.has(part.charCodeAt(0)));
  return lookAlikes.get(char)?.find(fits) ?? writer.substitute;
}

function isSurrogatePair(text: string, at: number): boolean {
  return isSurrogate(text.charCodeAt(at)) && (text.codePointAt(at) ?? 0) > 0xffff;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

const writers = new Map<EncodingId, Writer>();

function writerOf(encoding: EncodingId): Writer {
  const known = writers.get(encoding);
  if (known !== undefined) return known;
  const writer = makeWriter(encoding);
  writers.set(encoding, writer);
  return writer;
}

function makeWriter(encoding: EncodingId): Writer {
  const unicode = { has: (unit: number) => !isSurrogate(unit), astral: true, substitute: '\ufffd' };
  switch (encoding) {
    case 'utf-8':
      return { ...unicode, write: (text) => new TextEncoder().encode(text) };
    case 'utf-16le':
    case 'utf-16be':
      return { ...unicode, write: (text) => writeUtf16(text, encoding === 'utf-16le' ? 0 : 1) };
    case 'shift_jis':
      return byTable(encoding, '〓', writeShiftJis);
    case 'euc-jp':
      return byTable(encoding, '〓', writeEucJp);
    case 'iso-2022-jp':
      return { has: inIso2022jp, astral: false, substitute: '〓', write: writeIso2022jp };
    case 'ascii': {
      const write = (text: string) => writeWithIconv(text, 'ascii');
      return { has: (unit) => unit < 0x80, astral: false, substitute: '?', plain: true, write };
    }
    default:
      return byTable(encoding, '?', (text) => writeWithIconv(text, encoding));
  }
}

/**
 * A character counts as held when it comes back from its bytes; each is tried once.
 * NOTE: iconv-lite writes `?` for what it lacks, and `\` and `~` for ¥ and ‾ in the Japanese encodings.
 */
function byTable(encoding: EncodingId, substitute: string, write: (text: string) => Uint8Array): Writer {
  const unknown = 0;
  const held = 1;
  const lacking = 2;
  const known = new Uint8Array(0x10000);
  const has = (unit: number): boolean => {
    if (known[unit] === unknown) {
      const char = String.fromCharCode(unit);
      known[unit] = decodeStrictly(write(char), encoding) === char ? held : lacking;
    }
    return known[unit] === held;
  };
  return { has, astral: false, substitute, write };
}

/** A copy, because a small Buffer is a window into memory that it shares with others. */
function writeWithIconv(text: string, label: EncodingId): Uint8Array {
  return new Uint8Array(iconv.encode(text, label));
}

/** `low`: which byte of a pair is the low one. */
function writeUtf16(text: string, low: 0 | 1): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[2 * i + low] = unit & 0xff;
    bytes[2 * i + 1 - low] = unit >> 8;
  }
  return bytes;
}
