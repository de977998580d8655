import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, type Replacement } from '../encode.js';
import { decode } from './decode.js';
import { encodingIds, parseEncodingName } from './names.js';

const anyEncoding = fc.constantFrom(...encodingIds);
/** Code units without order: half surrogates, controls, everything. */
const anyUnits = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x400, max: 0x451 }), fc.constant(0x1b)))
  .map((units) => String.fromCharCode(...units));
const recordLike = fc
  .array(fc.constantFrom(...'先手後▲△７六歩同　角成打〜−☗ｶﾞ髙é𠮷\r\n+-7gПСпр.рез—«»ё'.split(''), '𠮷', '\0'))
  .map((characters) => characters.join(''));
/** Bytes that come near to text: leads, trails, escapes, NUL. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .array(fc.constantFrom(0x00, 0x0a, 0x1b, 0x24, 0x28, 0x42, 0x81, 0x8e, 0x8f, 0xa4, 0xc0, 0xe3, 0xf0, 0xfe, 0xff), {
      maxLength: 200,
    })
    .map((bytes) => Uint8Array.from(bytes)),
);

function replace(text: string, replaced: readonly Replacement[]): string {
  let result = '';
  let at = 0;
  for (const { offset, char, replacement } of replaced) {
    expect(text.startsWith(char, offset)).toBe(true);
    result += text.slice(at, offset) + replacement;
    at = offset + char.length;
  }
  return result + text.slice(at);
}

describe('decode', () => {
  it('takes any bytes, with or without an encoding', () => {
    fc.assert(
      fc.property(anyBytes, fc.option(anyEncoding, { nil: undefined }), (bytes, encoding) => {
        const decoded = decode(bytes, encoding === undefined ? {} : { encoding });
        expect(decoded.text.length).toBeLessThanOrEqual(bytes.length);
        if (encoding !== undefined) expect(decoded.encoding).toBe(encoding);
        for (const note of decoded.notes) {
          expect(note.start).toBeLessThanOrEqual(note.end);
          expect(note.end).toBeLessThanOrEqual(decoded.text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('marks every damaged run with U+FFFD and nothing else', () => {
    fc.assert(
      fc.property(anyBytes, anyEncoding, (bytes, encoding) => {
        const { text, notes } = decode(bytes, { encoding });
        for (const { start, end, values } of notes) {
          expect(text.slice(start, end)).toBe('\ufffd'.repeat(end - start));
          expect(values.length).toBeGreaterThan(0);
        }
        const marks = text.split('\ufffd').length - 1;
        const noted = notes.reduce((sum, { start, end }) => sum + end - start, 0);
        // U+FFFD itself can be written in Unicode, so there may be more of it than damage.
        expect(noted).toBeLessThanOrEqual(marks);
        if (!encoding.startsWith('utf') && notes.length < 100) expect(noted).toBe(marks);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes no input', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const before = bytes.slice();
        decode(bytes);
        expect(bytes).toEqual(before);
      }),
    );
  });
});

describe('encode', () => {
  it('writes what decode reads, but for the characters it reports', () => {
    fc.assert(
      fc.property(fc.oneof(anyUnits, recordLike), anyEncoding, (text, encoding) => {
        const { bytes, replaced } = encode(text, encoding, { bom: encoding.startsWith('utf') });
        const expected = replace(text, replaced).replace(/\0+$/, '');
        const decoded = decode(bytes, { encoding });
        expect(decoded.text).toBe(expected);
        expect(decoded.notes).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('reports nothing for text that the encoding holds', () => {
    fc.assert(
      fc.property(anyBytes, anyEncoding, (bytes, encoding) => {
        const { text, notes } = decode(bytes, { encoding });
        // C1 controls have bytes in some decoders only, and the shift bytes are commands in ISO-2022-JP.
        fc.pre(
          notes.length === 0 && !/[\u0080-\u009f¢£¬]/.test(text) && !text.includes('\x0e') && !text.includes('\x0f'),
        );
        expect(encode(text, encoding).replaced).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseEncodingName', () => {
  it('knows every id and the names in use', () => {
    for (const id of encodingIds) expect(parseEncodingName(id)).toBe(id);
    const known = {
      'UTF-8': 'utf-8',
      'utf-8-bom': 'utf-8',
      Shift_JIS: 'shift_jis',
      SHIFT_JIS: 'shift_jis',
      sjis: 'shift_jis',
      'Windows-31J': 'shift_jis',
      cp932: 'shift_jis',
      EUC_JP: 'euc-jp',
      jis: 'iso-2022-jp',
      'US-ASCII': 'ascii',
      'UTF-16': 'utf-16le',
      cp1251: 'windows-1251',
      'KOI8-R': 'koi8-r',
      IBM866: 'cp866',
      'cp 866': 'cp866',
    } as const;
    for (const [name, id] of Object.entries(known)) expect(parseEncodingName(name)).toBe(id);
  });

  it('knows no others', () => {
    for (const name of ['', '-', 'utf-7', 'latin1', 'x'.repeat(10_000)])
      expect(parseEncodingName(name)).toBeUndefined();
  });
});
