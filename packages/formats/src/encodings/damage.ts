// Where a damaged file is damaged: TextDecoder says only that something is wrong, a person wants the place.
// Runs only after strict decoding has failed, so a sound file pays nothing.

import { decodeLeniently } from './decoders.js';
import type { EncodingId } from './names.js';

/** Neighbouring sequences of bytes that mean nothing in the encoding. */
export interface DamagedRun {
  /** Byte offset of the run and its length in bytes. */
  offset: number;
  length: number;
  /** How many U+FFFD stand for it in the text: one for each invalid sequence. */
  sequences: number;
}

export interface Damage {
  /** The first runs, at most as many as asked for. */
  runs: DamagedRun[];
  /** All of them. */
  total: number;
}

/** Length of the character at `at`; negative: length of an invalid sequence. */
type Step = (bytes: Uint8Array, at: number) => number;

/** ISO-2022-JP is to be given in its EUC-JP form. */
export function findDamage(bytes: Uint8Array, encoding: EncodingId, most: number): Damage {
  const step = stepOf(encoding);
  const runs: DamagedRun[] = [];
  let total = 0;
  let run: DamagedRun = { offset: -1, length: 0, sequences: 0 };
  for (let at = 0; at < bytes.length; ) {
    const size = step(bytes, at);
    if (size > 0) {
      at += size;
      continue;
    }
    if (run.offset + run.length !== at || total === 0) {
      run = { offset: at, length: 0, sequences: 0 };
      if (++total <= most) runs.push(run);
    }
    run.length -= size;
    run.sequences++;
    at -= size;
  }
  return { runs, total };
}

function stepOf(encoding: EncodingId): Step {
  switch (encoding) {
    case 'utf-8':
      return stepUtf8;
    case 'utf-16le':
      return (bytes, at) => stepUtf16(bytes, at, 1);
    case 'utf-16be':
      return (bytes, at) => stepUtf16(bytes, at, 0);
    case 'shift_jis':
    case 'euc-jp':
      return doubleByteStep(encoding);
    case 'ascii':
      return (bytes, at) => (bytes[at] < 0x80 ? 1 : -1);
    default:
      return () => 1; // the Cyrillic code pages give every byte a meaning
  }
}

/** An invalid sequence is as long as it could still have become a character, as the Unicode Standard advises. */
function stepUtf8(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return -1;
  const trails = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  let low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  let high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let i = 1; i <= trails; i++) {
    const trail = bytes[at + i] ?? 0;
    if (trail < low || trail > high) return -i;
    low = 0x80;
    high = 0xbf;
  }
  return trails + 1;
}

/** `high`: which byte of a pair is the high one. */
function stepUtf16(bytes: Uint8Array, at: number, high: 0 | 1): number {
  if (at + 1 >= bytes.length) return -1;
  const kind = bytes[at + high] & 0xfc;
  if (kind === 0xdc) return -2;
  if (kind !== 0xd8) return 2;
  return at + 3 < bytes.length && (bytes[at + 2 + high] & 0xfc) === 0xdc ? 4 : -2;
}

/** Shift_JIS and EUC-JP: whether a code is assigned is asked of the decoder, once for each code. */
function doubleByteStep(encoding: 'shift_jis' | 'euc-jp'): Step {
  const answers = new Map<number, boolean>();
  const valid = (bytes: Uint8Array, at: number, size: number): boolean => {
    if (at + size > bytes.length) return false;
    let code = size;
    for (let i = 0; i < size; i++) code = code * 256 + bytes[at + i];
    let answer = answers.get(code);
    if (answer === undefined) {
      answer = !decodeLeniently(bytes.subarray(at, at + size), encoding).includes('\ufffd');
      answers.set(code, answer);
    }
    return answer;
  };
  const size = encoding === 'shift_jis' ? shiftJisSize : eucJpSize;
  return (bytes, at) => {
    if (bytes[at] < 0x80) return 1;
    const wanted = size(bytes[at]);
    if (valid(bytes, at, wanted)) return wanted;
    // An ASCII byte after a broken lead byte is itself: a line end must not be lost.
    let broken = 1;
    while (broken < wanted && at + broken < bytes.length && bytes[at + broken] >= 0x80) broken++;
    return -broken;
  };
}

function shiftJisSize(lead: number): number {
  return (lead > 0x80 && lead < 0xa0) || (lead >= 0xe0 && lead < 0xfd) ? 2 : 1;
}

function eucJpSize(lead: number): number {
  if (lead === 0x8f) return 3;
  return lead === 0x8e || (lead > 0xa0 && lead < 0xff) ? 2 : 1;
}
