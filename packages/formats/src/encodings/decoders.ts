// Bytes to text in one given encoding, by the TextDecoder of the run time, with its known faults put right.
// Strict decoding is what detection asks; lenient decoding is for scoring samples and for damaged files.

import { eucFromIso2022jp } from './iso-2022-jp.js';
import type { EncodingId } from './names.js';

// The package is compiled without the types of any run time; both browsers and Node have this class.
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode(input: Uint8Array, options?: { stream?: boolean }): string };

/** `ascii` needs no decoder of its own: UTF-8 agrees with it once no byte is above 7F. */
const labels: Readonly<Record<EncodingId, string>> = {
  ascii: 'utf-8',
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  // NOTE: `cp932` is no label, but the decoder called shift_jis has the repertoire of code page 932 (①, 髙, ～).
  shift_jis: 'shift_jis',
  'euc-jp': 'euc-jp',
  // NOTE: run times differ in ISO-2022-JP (¥ for \, half-width kana, ESC rules); it is recoded to EUC-JP here.
  'iso-2022-jp': 'euc-jp',
  'windows-1251': 'windows-1251',
  'koi8-r': 'koi8-r',
  cp866: 'ibm866',
};

/** The text when every byte is valid in `encoding`, otherwise undefined. A byte order mark is not removed. */
export function decodeStrictly(bytes: Uint8Array, encoding: EncodingId): string | undefined {
  if (encoding === 'ascii' && !isAscii(bytes)) return undefined;
  try {
    return decodeWith(bytes, encoding, true, false);
  } catch {
    return undefined;
  }
}

/** The text with U+FFFD where bytes are invalid. `cut`: the bytes may end inside a character, which is left off. */
export function decodeLeniently(bytes: Uint8Array, encoding: EncodingId, cut = false): string {
  const input = encoding === 'ascii' ? bytes.map((byte) => (byte < 0x80 ? byte : 0xff)) : bytes;
  return decodeWith(input, encoding, false, cut);
}

function decodeWith(bytes: Uint8Array, encoding: EncodingId, fatal: boolean, stream: boolean): string {
  const decoder = new TextDecoder(labels[encoding], { fatal, ignoreBOM: true });
  const text = decoder.decode(encoding === 'iso-2022-jp' ? eucFromIso2022jp(bytes).bytes : bytes, { stream });
  return encoding === 'shift_jis' || encoding === 'cp866' ? restoreControls(text) : text;
}

/**
 * NOTE: ICU, and so Node, follows the IBM tables for these two encodings: byte 1A becomes U+001C, 1C becomes U+007F
 * and 7F becomes U+001A. Browsers do not. 1A is the end-of-file mark of DOS and does occur.
 */
function restoreControls(text: string): string {
  if (!text.includes('\x1a') && !text.includes('\x1c') && !text.includes('\x7f')) return text;
  if (new TextDecoder('shift_jis').decode(Uint8Array.of(0x1a)) === '\x1a') return text;
  const aside = '\ufffe'; // no table of these encodings holds it
  return text.replaceAll('\x1c', aside).replaceAll('\x7f', '\x1c').replaceAll('\x1a', '\x7f').replaceAll(aside, '\x1a');
}

function isAscii(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i] >= 0x80) return false;
  return true;
}
