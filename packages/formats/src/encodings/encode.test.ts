import { describe, expect, it } from 'vitest';
import { encode } from '../encode.js';
import { decode } from './decode.js';
import type { EncodingId } from './names.js';

const hex = (text: string, encoding: EncodingId): string =>
  [...encode(text, encoding).bytes].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

const writtenAs = (text: string, encoding: EncodingId): string =>
  decode(encode(text, encoding).bytes, { encoding }).text;

describe('bytes', () => {
  it('of code page 932 are those Windows writes', () => {
    expect(hex('髙﨑①㈱Ⅶ⊥', 'shift_jis')).toBe('FB FC FA B1 87 40 87 8A 87 5A 81 DB');
    expect(hex('龍竜▲△▽▼・･\\~', 'shift_jis')).toBe('97 B4 97 B3 81 A3 81 A2 81 A4 81 A5 81 45 A5 5C 7E');
  });

  it('of EUC-JP prefer two bytes to three', () => {
    expect(hex('先手：～№髙', 'euc-jp')).toBe('C0 E8 BC EA A1 A7 A1 C1 AD E2 FC E2');
    expect(hex('雞ｱ', 'euc-jp')).toBe('8F E6 F8 8E B1');
  });

  it('of ISO-2022-JP return to ASCII at every line end', () => {
    expect(hex('先\n手', 'iso-2022-jp')).toBe('1B 24 42 40 68 1B 28 42 0A 1B 24 42 3C 6A 1B 28 42');
    expect(hex('aｱ～髙', 'iso-2022-jp')).toBe('61 1B 28 49 31 1B 24 42 21 41 7C 62 1B 28 42');
    expect(writtenAs('N+ｱ\n先手：～髙', 'iso-2022-jp')).toBe('N+ｱ\n先手：～髙');
  });

  it('of Unicode', () => {
    expect(hex('中', 'utf-8')).toBe('E4 B8 AD');
    expect(hex('中', 'utf-16le')).toBe('FF FE 2D 4E');
    expect(hex('中', 'utf-16be')).toBe('FE FF 4E 2D');
    expect(encode('中', 'utf-8', { bom: true }).bytes[0]).toBe(0xef);
    expect(encode('中', 'utf-16be', { bom: false }).bytes).toEqual(Uint8Array.of(0x4e, 0x2d));
    expect(encode('中', 'euc-jp', { bom: true }).bytes).toHaveLength(2);
  });
});

describe('characters that an encoding lacks', () => {
  it('are reported and become what looks like them', () => {
    const { replaced } = encode('先手☗甲 〜', 'shift_jis');
    expect(replaced).toEqual([
      { offset: 2, char: '☗', replacement: '▲' },
      { offset: 5, char: '〜', replacement: '～' },
    ]);
    for (const encoding of ['shift_jis', 'euc-jp', 'iso-2022-jp'] as const) {
      expect(writtenAs('〜−‖—¢£☗☖⛊⛉', encoding)).toBe('～－∥―￠￡▲△▼▽');
      expect(writtenAs('«é𠮷»', encoding)).toMatch(/^≪[é〓]〓≫$/);
    }
    expect(writtenAs('¬¥‾', 'shift_jis')).toBe('￢￥￣');
    for (const encoding of ['koi8-r', 'cp866'] as const) {
      expect(writtenAs('П7g—7f «ё» …', encoding)).toBe('П7g-7f "ё" ...');
      expect(encode('П7g—7f', encoding).replaced).toEqual([{ offset: 3, char: '—', replacement: '-' }]);
    }
    expect(encode('П7g—7f «ё» …', 'windows-1251').replaced).toEqual([]);
  });

  it('never become a question mark in silence', () => {
    expect(encode('先?手', 'windows-1251').replaced.map((r) => [r.offset, r.replacement])).toEqual([
      [0, '?'],
      [2, '?'],
    ]);
    expect(writtenAs('é—a', 'ascii')).toBe('??a');
    expect(encode('é—a', 'ascii').replaced).toHaveLength(2);
    expect(hex('雞', 'shift_jis')).toBe('81 AC');
  });

  it('count once when they are two code units', () => {
    expect(encode('a𠮷b', 'shift_jis')).toMatchObject({ replaced: [{ offset: 1, char: '𠮷', replacement: '〓' }] });
    expect(writtenAs('a\ud800b', 'utf-8')).toBe('a\ufffdb');
    expect(encode('\udc00𠮷\ud800', 'utf-16le').replaced.map((r) => r.offset)).toEqual([0, 3]);
  });

  it('a letter and its combining mark are one', () => {
    const decomposed = 'Чёрный'.normalize('NFD');
    expect(writtenAs(decomposed, 'koi8-r')).toBe('Чёрный');
    expect(encode(decomposed, 'koi8-r').replaced).toEqual([
      { offset: 1, char: 'е\u0308', replacement: 'ё' },
      { offset: 6, char: 'и\u0306', replacement: 'й' },
    ]);
    expect(writtenAs('か\u3099', 'shift_jis')).toBe('が');
  });

  it('what cannot be seen is left out, and said', () => {
    expect(encode('甲\ufeff乙\ufe00', 'shift_jis').replaced.map((r) => r.replacement)).toEqual(['', '']);
    expect(writtenAs('甲\ufeff乙', 'shift_jis')).toBe('甲乙');
  });

  it('an escape byte would be a command in ISO-2022-JP', () => {
    expect(encode('a\x1b$Bb', 'iso-2022-jp').replaced).toEqual([{ offset: 1, char: '\x1b', replacement: '〓' }]);
  });
});
