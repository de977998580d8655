// One pass over the bytes of a file for the facts that need no decoding.

import { characterSet } from './iso-2022-jp.js';
import type { EncodingId } from './names.js';

export interface Survey {
  /** Length without the NUL bytes at the end. NOTE: old CSA logs are padded with them. */
  end: number;
  /** Offset of the first byte that is not plain text in ASCII; `end` when there is none. */
  first: number;
  /** Any byte of 80 or above. */
  high: boolean;
  /** NUL or another control byte that no text has: a sign of UTF-16. */
  odd: boolean;
  /** An escape sequence of ISO-2022-JP. */
  escapes: boolean;
}

export interface ByteOrderMark {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  length: number;
}

export function byteOrderMark(bytes: Uint8Array): ByteOrderMark | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', length: 2 };
  return undefined;
}

/** TAB, LF, FF, CR, SUB (end of file in DOS) and ESC occur in text of one byte a character. */
const textControls = (1 << 0x09) | (1 << 0x0a) | (1 << 0x0c) | (1 << 0x0d) | (1 << 0x1a) | (1 << 0x1b);

export function survey(bytes: Uint8Array): Survey {
  const end = unpaddedLength(bytes);
  let first = end;
  let high = false;
  let odd = false;
  let escapes = false;
  for (let i = 0; i < end; i++) {
    const byte = bytes[i];
    if (byte >= 0x20 && byte < 0x80) continue;
    if (byte < 0x20) {
      if (byte !== 0x1b && (textControls >> byte) & 1) continue;
      if (byte !== 0x1b) odd = true;
      else escapes ||= characterSet(bytes, i) !== undefined;
    } else high = true;
    if (first === end) first = i;
  }
  return { end, first, high, odd, escapes };
}

/** At most `length` bytes to judge by, from shortly before the first that is not ASCII. */
export function sampleOf(bytes: Uint8Array, { first }: Survey, length: number): Uint8Array {
  // Everything before `first` is ASCII, so the cut never splits a character; even for the sake of UTF-16.
  const start = Math.max(0, first - 64) & ~1;
  return contentOf(bytes, 'utf-16le').subarray(start, start + length);
}

/**
 * The bytes that are text: without the NUL padding at the end.
 * In UTF-16 the first NUL taken off may have been half of the last character.
 */
export function contentOf(bytes: Uint8Array, encoding: EncodingId): Uint8Array {
  const end = unpaddedLength(bytes);
  const wide = encoding === 'utf-16le' || encoding === 'utf-16be';
  return bytes.subarray(0, wide ? Math.min(bytes.length, end + (end & 1)) : end);
}

function unpaddedLength(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return end;
}
