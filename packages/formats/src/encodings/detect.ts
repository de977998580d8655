// Which encoding the bytes of a record are in, when nobody says so.
// Order: byte order mark, UTF-16 by its NUL bytes, declaration, strict UTF-8, escape sequences, ASCII, plausibility.

import { findDeclarationInBytes } from './declaration.js';
import { decodeLeniently, decodeStrictly } from './decoders.js';
import { type EncodingId, parseEncodingName } from './names.js';
import { unlikeliness } from './score.js';
import { byteOrderMark, contentOf, type Survey, sampleOf, survey } from './survey.js';

export interface Detected {
  encoding: EncodingId;
  /** Length of the byte order mark. */
  markLength: number;
  /** Neither a byte order mark, nor a declaration, nor strict UTF-8, nor pure ASCII decided. */
  guessed: boolean;
  /** The text, where finding out has already decoded all of it. */
  text?: string;
}

export type Language = 'ja' | 'ru';

const byteOriented = ['shift_jis', 'euc-jp', 'windows-1251', 'koi8-r', 'cp866', 'utf-8'] as const;
const utf16 = ['utf-16le', 'utf-16be'] as const;

export function detect(bytes: Uint8Array, language?: Language): Detected {
  const mark = byteOrderMark(bytes);
  if (mark !== undefined) return { encoding: mark.encoding, markLength: mark.length, guessed: false };
  const facts = survey(bytes);
  const wide = facts.odd ? mostLikely(bytes, facts, [...utf16, ...byteOriented], language) : undefined;
  if (wide?.encoding === 'utf-16le' || wide?.encoding === 'utf-16be') return wide;
  return facts.high ? detectEightBit(bytes, facts, language) : detectSevenBit(bytes, facts);
}

function detectSevenBit(bytes: Uint8Array, facts: Survey): Detected {
  if (facts.escapes) return { encoding: 'iso-2022-jp', markLength: 0, guessed: true };
  return { encoding: declaredEncoding(bytes) ?? 'ascii', markLength: 0, guessed: false };
}

function detectEightBit(bytes: Uint8Array, facts: Survey, language: Language | undefined): Detected {
  const content = contentOf(bytes, 'utf-8');
  const utf8 = decodeStrictly(content, 'utf-8');
  const declared = declaredEncoding(bytes);
  if (declared !== undefined && declared !== 'utf-8') {
    const text = decodeStrictly(content, declared);
    if (text !== undefined && !(utf8 !== undefined && likelier(utf8, text))) {
      return { encoding: declared, markLength: 0, guessed: false, text };
    }
  }
  if (utf8 !== undefined) return { encoding: 'utf-8', markLength: 0, guessed: false, text: utf8 };
  const short = facts.end <= 1024; // longer UTF-16 has line ends and so NUL bytes
  const encodings: EncodingId[] = [...byteOriented];
  if (short) encodings.push(...utf16);
  if (facts.escapes) encodings.push('iso-2022-jp');
  return mostLikely(bytes, facts, encodings, language);
}

/** A line that can be read as ASCII cannot be right when it declares UTF-16. */
function declaredEncoding(bytes: Uint8Array): EncodingId | undefined {
  const declaration = findDeclarationInBytes(bytes);
  const encoding = declaration && parseEncodingName(declaration.name);
  return encoding === 'utf-16le' || encoding === 'utf-16be' ? undefined : encoding;
}

/**
 * NOTE: files declare Shift_JIS and are UTF-8 (converted by a tool that left the line alone). Short ones happen to be
 * valid in both; UTF-8 read as Shift_JIS is a heap of rare kanji and half-width kana.
 */
function likelier(utf8: string, declared: string): boolean {
  return unlikeliness(utf8.slice(0, scrutiny)) < unlikeliness(declared.slice(0, scrutiny));
}

/** Bytes looked at first, and bytes looked at when those leave a doubt. */
const glance = 512;
const scrutiny = 0x10000;
/** A lead that a glance may be trusted with. */
const clearLead = 40;
/** What one damaged place takes from the standing of a reading. */
const damageCost = 22;
/** NOTE: among some 2600 public record files without a mark six were EUC-JP (all CSA) and none UTF-16. */
const rarity: Partial<Record<EncodingId, number>> = { 'euc-jp': 3, 'utf-16le': 8, 'utf-16be': 8 };
const languageWorth = 4;
const csaWorth = 8;
const squaresWorth = 4;

const languageOf: Partial<Record<EncodingId, Language>> = {
  shift_jis: 'ja',
  'euc-jp': 'ja',
  'iso-2022-jp': 'ja',
  'windows-1251': 'ru',
  'koi8-r': 'ru',
  cp866: 'ru',
};

interface Candidate {
  encoding: EncodingId;
  cost: number;
}

/** Damaged files must find their encoding too: a reading with U+FFFD competes, it only pays for them. */
function mostLikely(
  bytes: Uint8Array,
  facts: Survey,
  encodings: readonly EncodingId[],
  language: Language | undefined,
): Detected {
  const handicaps = handicapsOf(bytes, encodings, language);
  const first = rank(sampleOf(bytes, facts, glance), glance, handicaps);
  if (first[1].cost - first[0].cost > clearLead) {
    const text = decodeStrictly(contentOf(bytes, first[0].encoding), first[0].encoding);
    if (text !== undefined) return { encoding: first[0].encoding, markLength: 0, guessed: true, text };
  }
  const ranked = rank(sampleOf(bytes, facts, scrutiny), scrutiny, handicaps);
  for (const { encoding, cost } of ranked) {
    if (cost > ranked[0].cost + damageCost) break;
    const text = decodeStrictly(contentOf(bytes, encoding), encoding);
    if (text !== undefined) return { encoding, markLength: 0, guessed: true, text };
  }
  return { encoding: ranked[0].encoding, markLength: 0, guessed: true };
}

/** A sample as long as `most` may end inside a character. */
function rank(sample: Uint8Array, most: number, handicaps: readonly Candidate[]): Candidate[] {
  const cut = sample.length === most;
  const rated = handicaps.map(({ encoding, cost }) => {
    return { encoding, cost: cost + unlikeliness(decodeLeniently(contentOf(sample, encoding), encoding, cut)) };
  });
  return rated.sort((a, b) => a.cost - b.cost);
}

function handicapsOf(bytes: Uint8Array, encodings: readonly EncodingId[], language: Language | undefined): Candidate[] {
  const shape = shapeOf(bytes);
  return encodings.map((encoding) => {
    let cost = rarity[encoding] ?? 0;
    const its = languageOf[encoding];
    if (its !== undefined && its === language) cost -= languageWorth;
    if (its !== undefined && its === shape?.language) cost -= shape.worth;
    return { encoding, cost };
  });
}

/** The ASCII part alone may tell the format, and so the language: CSA lines, or moves like `7g-7f` and `8h:2b`. */
function shapeOf(bytes: Uint8Array): { language: Language; worth: number } | undefined {
  const head = decodeLeniently(bytes.subarray(0, 4096), 'windows-1251');
  if (/^(?:N[+-]|[+-]\d{4}[A-Z]{2}|P[1-9I+-]|V[23]|\$[A-Z])/m.test(head)) return { language: 'ja', worth: csaWorth };
  return /[1-9] ?[a-i] ?[-:–—] ?[1-9][a-i]/.test(head) ? { language: 'ru', worth: squaresWorth } : undefined;
}
