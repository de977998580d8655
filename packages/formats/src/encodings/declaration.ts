// The line in which a file names its own encoding, readable before the encoding is known because it is ASCII.

import { decodeLeniently } from './decoders.js';

/** `start`, `end`: UTF-16 offsets of the name in the text. */
export interface Declaration {
  name: string;
  start: number;
  end: number;
}

/** A declaration stands in the first lines; the bound keeps hostile input from costing anything. */
const furthest = 2048;

/**
 * `#KIF version=2.0 encoding=UTF-8`, `#KI2 …`, `'CSA encoding=SHIFT_JIS`.
 * NOTE: Kifu for Windows V7 writes `'encoding=Shift_JIS` into CSA, without the word CSA.
 */
const pattern = /^\ufeff?[#'][^\r\n]{0,80}?encoding[ \t]{0,4}[=:][ \t]{0,4}["']?([a-z0-9][\w.:-]{0,39})/im;

export function findDeclaration(text: string): Declaration | undefined {
  const found = pattern.exec(text.slice(0, furthest));
  if (found === null) return undefined;
  const name = found[1];
  const end = found.index + found[0].length;
  return { name, start: end - name.length, end };
}

/** The declaration in bytes of yet unknown encoding: a single-byte decoder shows the ASCII in them. */
export function findDeclarationInBytes(bytes: Uint8Array): Declaration | undefined {
  return findDeclaration(decodeLeniently(bytes.subarray(0, furthest), 'windows-1251'));
}
