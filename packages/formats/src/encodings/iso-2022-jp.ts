// ISO-2022-JP (mail, old web pages) told in EUC-JP bytes: the two hold the same characters, one with escape
// sequences and seven bits, the other without. So one table serves both, in every run time.

const ESC = 0x1b;

/** A byte that no EUC-JP text contains: stands for whatever is damaged. */
const invalid = 0xff;

type CharacterSet = 'ascii' | 'kanji' | 'katakana';

/** `origins[i]` is the offset in the source that byte i of the EUC-JP form comes from, kept only when asked for. */
export interface EucForm {
  bytes: Uint8Array;
  origins?: Uint32Array;
}

/**
 * NOTE: ESC ( J is JIS-Roman, whose 5C and 7E are ¥ and ‾; senders use it as ASCII, so it is read as ASCII.
 * NOTE: ESC ( I (half-width katakana) is no part of the standard, but is what programs write.
 * NOTE: a line end returns to ASCII, as the standard orders, even where the escape sequence was lost.
 */
export function eucFromIso2022jp(source: Uint8Array, withOrigins = false): EucForm {
  const out = new Uint8Array(source.length * 2);
  const origins = withOrigins ? new Uint32Array(out.length) : undefined;
  let length = 0;
  let set: CharacterSet = 'ascii';
  for (let i = 0; i < source.length; i++) {
    const byte = source[i];
    const from = i;
    const start = length;
    const escaped = byte === ESC ? characterSet(source, i) : undefined;
    if (escaped !== undefined) {
      set = escaped;
      i += 2;
    } else if (byte < 0x21 || set === 'ascii') {
      if (byte === 0x0a || byte === 0x0d) set = 'ascii';
      out[length++] = byte === ESC || byte >= 0x80 ? invalid : byte;
    } else if (set === 'katakana') {
      if (byte < 0x60) out[length++] = 0x8e;
      out[length++] = byte < 0x60 ? byte | 0x80 : invalid;
    } else if (isGraphic(byte) && i + 1 < source.length && isGraphic(source[i + 1])) {
      out[length++] = byte | 0x80;
      out[length++] = source[++i] | 0x80;
    } else out[length++] = invalid;
    origins?.fill(from, start, length);
  }
  const bytes = out.subarray(0, length);
  return origins === undefined ? { bytes } : { bytes, origins };
}

function isGraphic(byte: number): boolean {
  return byte > 0x20 && byte < 0x7f;
}

/** The character set that the escape sequence at `at` switches to. */
export function characterSet(bytes: Uint8Array, at: number): CharacterSet | undefined {
  if (at + 2 >= bytes.length) return undefined;
  const first = bytes[at + 1];
  const last = bytes[at + 2];
  if (first === 0x24) return last === 0x42 || last === 0x40 ? 'kanji' : undefined;
  if (first !== 0x28) return undefined;
  if (last === 0x42 || last === 0x4a) return 'ascii';
  return last === 0x49 ? 'katakana' : undefined;
}
