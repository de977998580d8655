// Code page 932, EUC-JP and ISO-2022-JP as they should be written. Only the writing entry imports this: it needs iconv-lite.

import iconv from 'iconv-lite';

const escapes = { ascii: [0x1b, 0x28, 0x42], kanji: [0x1b, 0x24, 0x42], katakana: [0x1b, 0x28, 0x49] } as const;

let codes: Uint16Array | undefined;

const userDefined = /[\ue000-\ue757]/g;

/**
 * `text` holds only characters of code page 932.
 * NOTE: iconv-lite lacks the user-defined characters F040–F9FC, which decoders read as U+E000 and following; an old
 * file that has some must come out as it went in.
 */
export function writeShiftJis(text: string): Uint8Array {
  const out = new Uint8Array(iconv.encode(text.replaceAll(userDefined, '〓'), 'cp932'));
  if (text.search(userDefined) < 0) return out;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const cell = unit - 0xe000;
    if (unit >= 0xe000 && unit <= 0xe757) {
      const trail = (cell % 188) + 0x40;
      out[at] = 0xf0 + Math.floor(cell / 188);
      out[at + 1] = trail < 0x7f ? trail : trail + 1;
    }
    at += unit < 0x80 || isHalfWidthKatakana(unit) ? 1 : 2;
  }
  return out;
}

/** By UTF-16 code unit: its two seven-bit bytes in JIS X 0208 with the rows of NEC and IBM, 0 when it has none. */
function jisCodes(): Uint16Array {
  codes ??= makeJisCodes();
  return codes;
}

function makeJisCodes(): Uint16Array {
  const table = new Uint16Array(0x10000);
  const pairs: number[] = [];
  for (let lead = 0xa1; lead < 0xff; lead++)
    for (let trail = 0xa1; trail < 0xff; trail++) pairs.push(lead, trail, 0x0a);
  iconv
    .decode(Uint8Array.from(pairs), 'eucjp')
    .split('\n')
    .forEach((text, i) => {
      const unit = text.charCodeAt(0);
      if (text.length !== 1 || text === '\ufffd' || table[unit] !== 0) return;
      table[unit] = ((Math.floor(i / 94) + 0x21) << 8) | ((i % 94) + 0x21);
    });
  return table;
}

function isHalfWidthKatakana(unit: number): boolean {
  return unit >= 0xff61 && unit <= 0xff9f;
}

/**
 * `text` holds only characters of EUC-JP.
 * NOTE: iconv-lite alone writes ～, № and the kanji of IBM as three bytes (JIS X 0212), which old programs cannot read.
 */
export function writeEucJp(text: string): Uint8Array {
  const jis = jisCodes();
  const out = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      out[length++] = unit;
    } else if (isHalfWidthKatakana(unit)) {
      out[length++] = 0x8e;
      out[length++] = unit - 0xff61 + 0xa1;
    } else if (jis[unit] !== 0) {
      out[length++] = (jis[unit] >> 8) | 0x80;
      out[length++] = (jis[unit] & 0xff) | 0x80;
    } else {
      const bytes: Uint8Array = iconv.encode(text[i], 'eucjp');
      out.set(bytes.subarray(0, 3), length);
      length += Math.min(bytes.length, 3);
    }
  }
  return out.slice(0, length);
}

/** Whether ISO-2022-JP holds the character. The escape and shift bytes would be taken for commands. */
export function inIso2022jp(unit: number): boolean {
  if (unit < 0x80) return unit !== 0x1b && unit !== 0x0e && unit !== 0x0f;
  return isHalfWidthKatakana(unit) || jisCodes()[unit] !== 0;
}

/**
 * `text` holds only characters of ISO-2022-JP. Every line begins and ends in ASCII, as the standard orders.
 * NOTE: half-width katakana go out as JIS X 0201 (ESC ( I); the strict way, widening them, would change the text.
 */
export function writeIso2022jp(text: string): Uint8Array {
  const jis = jisCodes();
  const out = new Uint8Array(text.length * 5 + 3);
  let length = 0;
  let set: keyof typeof escapes = 'ascii';
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0;
    const wanted = unit < 0x80 ? 'ascii' : isHalfWidthKatakana(unit) ? 'katakana' : 'kanji';
    if (wanted !== set) {
      out.set(escapes[wanted], length);
      length += 3;
      set = wanted;
    }
    if (i === text.length) break;
    if (wanted === 'ascii') out[length++] = unit;
    else if (wanted === 'katakana') out[length++] = unit - 0xff61 + 0x21;
    else {
      out[length++] = jis[unit] >> 8;
      out[length++] = jis[unit] & 0xff;
    }
  }
  return out.slice(0, length);
}
