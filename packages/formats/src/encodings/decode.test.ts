import { describe, expect, it } from 'vitest';
import { encode } from '../encode.js';
import { decode } from './decode.js';
import { japaneseTexts } from './testing/texts.js';

/** Bytes from hexadecimal digits, and text between quotes as ASCII: `EF BB BF "abc" 0A`. */
function bytesOf(notation: string): Uint8Array {
  const parts = notation.match(/"[^"]*"|[0-9A-F]{2}/g) ?? [];
  return Uint8Array.from(
    parts.flatMap((part) => {
      return part.startsWith('"') ? [...part.slice(1, -1)].map((c) => c.charCodeAt(0)) : [Number.parseInt(part, 16)];
    }),
  );
}

const utf8 = (text: string): Uint8Array => encode(text, 'utf-8').bytes;
const cp932 = (text: string): Uint8Array => encode(text, 'shift_jis').bytes;
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const damaged = (encoding: string, offset: number, length: number) => {
  return { encoding, bytes: length > 1 ? `${offset}-${offset + length - 1}` : `${offset}`, offset, length };
};
const codes = (bytes: Uint8Array): string[] => decode(bytes).notes.map((note) => note.code);

describe('byte order marks', () => {
  it('are stripped and tell', () => {
    const decoded = decode(join(bytesOf('EF BB BF'), utf8('手合割：香落ち')));
    expect(decoded).toEqual({ text: '手合割：香落ち', encoding: 'utf-8', bom: true, notes: [] });
    expect(decode(bytesOf('FF FE 2D 4E'))).toEqual({ text: '中', encoding: 'utf-16le', bom: true, notes: [] });
    expect(decode(bytesOf('FE FF 4E 2D'))).toEqual({ text: '中', encoding: 'utf-16be', bom: true, notes: [] });
  });

  it('outrank a declaration, which is then reported', () => {
    const decoded = decode(encode('#KIF version=2.0 encoding=Shift_JIS\n先手：\n', 'utf-16le').bytes);
    expect(decoded.encoding).toBe('utf-16le');
    expect(decoded.notes).toEqual([
      {
        code: 'text/encoding-declaration-mismatch',
        start: 26,
        end: 35,
        values: { declared: 'Shift_JIS', used: 'utf-16le' },
      },
    ]);
  });

  it('are kept where they are no mark: files joined end to end', () => {
    expect(decode(utf8('先手：甲\n\ufeff後手：乙')).text).toBe('先手：甲\n\ufeff後手：乙');
  });

  it('hold even before damaged text', () => {
    const decoded = decode(bytesOf('EF BB BF 90 E6 "abc"'));
    expect(decoded.text).toBe('\ufffd\ufffdabc');
    expect(decoded.notes).toEqual([
      {
        code: 'text/undecodable-bytes',
        start: 0,
        end: 2,
        values: { encoding: 'utf-8', bytes: '3-4', offset: 3, length: 2 },
      },
    ]);
  });
});

describe('declarations', () => {
  it('decide when the bytes agree', () => {
    for (const head of ['#KIF version=2.0 encoding=Shift_JIS', "'CSA encoding=SHIFT_JIS", "'encoding=Shift_JIS"]) {
      const decoded = decode(cp932(`${head}\nN+ｶﾅ\n`));
      expect(decoded).toMatchObject({ encoding: 'shift_jis', notes: [] });
    }
    expect(decode(encode('#KI2 version=2.0 encoding=EUC-JP\n先手：\n', 'euc-jp').bytes).notes).toEqual([]);
    expect(decode(encode('# encoding=KOI8-R\nСдача\n', 'koi8-r').bytes)).toMatchObject({
      encoding: 'koi8-r',
      notes: [],
    });
  });

  it('decide over pure ASCII', () => {
    expect(decode(utf8("'CSA encoding=UTF-8\nV3.0\n"))).toMatchObject({ encoding: 'utf-8', notes: [] });
  });

  it('of UTF-8 over code page 932 warn', () => {
    const decoded = decode(cp932('#KIF version=2.0 encoding=UTF-8\n手合割：平手\n先手：甲\n'));
    expect(decoded.encoding).toBe('shift_jis');
    expect(decoded.text).toContain('手合割：平手');
    expect(decoded.notes[0]).toEqual({
      code: 'text/encoding-declaration-mismatch',
      start: 26,
      end: 31,
      values: { declared: 'UTF-8', used: 'shift_jis' },
    });
    expect(codes(cp932("'CSA encoding=UTF-8\nN+甲斐\n"))).toContain('text/encoding-declaration-mismatch');
  });

  it('of Shift_JIS over UTF-8 warn, also where the text happens to be valid in both', () => {
    for (const text of ['手合割：平手\n', '先手：甲\n', '香', '▲７六歩']) {
      const decoded = decode(utf8(`#KIF version=2.0 encoding=Shift_JIS\n${text}`));
      expect(decoded.encoding).toBe('utf-8');
      expect(decoded.notes.map((note) => note.code)).toEqual(['text/encoding-declaration-mismatch']);
    }
  });

  it('of an unknown name warn', () => {
    const [note] = decode(utf8('#KIF version=2.0 encoding=Klingon\n先手：\n')).notes;
    expect(note?.values).toEqual({ declared: 'Klingon', used: 'utf-8' });
  });

  it('of UTF-16 that can be read as ASCII are wrong', () => {
    expect(decode(utf8('#KIF encoding=UTF-16\n先手：\n'))).toMatchObject({ encoding: 'utf-8' });
  });
});

describe('bytes alone', () => {
  it('UTF-8 without a declaration is no guess', () => {
    expect(decode(utf8(japaneseTexts['kif of a game']))).toMatchObject({ encoding: 'utf-8', bom: false, notes: [] });
  });

  it('EUC-JP that code page 932 would also take', () => {
    const decoded = decode(bytesOf('C0 E8 BC EA A1 A7'));
    expect(decoded).toMatchObject({ text: '先手：', encoding: 'euc-jp' });
    const values = { encoding: 'euc-jp' };
    expect(decoded.notes).toEqual([{ code: 'text/encoding-guessed', start: 0, end: 1, values }]);
  });

  it('half-width katakana that EUC-JP would also take', () => {
    expect(decode(bytesOf('"N+" B6 C5'))).toMatchObject({ text: 'N+ｶﾅ', encoding: 'shift_jis' });
    expect(decode(bytesOf('"N+" B6 C5 0D 0A'))).toMatchObject({ text: 'N+ｶﾅ\r\n', encoding: 'shift_jis' });
  });

  it('ISO-2022-JP by its escape sequences', () => {
    const decoded = decode(bytesOf('1B "$B@h<j!\'" 1B "(B" 0A'));
    expect(decoded).toMatchObject({ text: '先手：\n', encoding: 'iso-2022-jp' });
    expect(decode(bytesOf('1B "$@@h<j" 1B "(J" 0A')).text).toBe('先手\n');
    expect(decode(bytesOf('"N+" 1B "(I6E" 1B "(B"')).text).toBe('N+ｶﾅ');
  });

  it('code page 932 is more than Shift_JIS', () => {
    expect(decode(bytesOf('"*" 83 7C 83 5C 87 40'), { language: 'ja' }).text).toBe('*ポソ①');
    expect(decode(bytesOf('90 E6 8E E8 81 46 FB FC EE E0')).text).toBe('先手：髙髙');
    expect(decode(bytesOf('8E 81 60 81 7C 81 61'), { encoding: 'shift_jis' }).text).toContain('`－∥');
  });

  it('two bytes that are é in UTF-8 and ﾃｩ in code page 932 go by the rule, and the caller may overrule it', () => {
    const bytes = bytesOf('"N+" C3 A9 0A');
    expect(decode(bytes)).toMatchObject({ text: 'N+é\n', encoding: 'utf-8' });
    expect(decode(bytes, { encoding: 'shift_jis' })).toMatchObject({ text: 'N+ﾃｩ\n', notes: [] });
  });

  it('pure ASCII needs no guess', () => {
    expect(decode(bytesOf('"+7776FU" 0A "%TORYO"'))).toMatchObject({ encoding: 'ascii', notes: [] });
    expect(decode(new Uint8Array())).toEqual({ text: '', encoding: 'ascii', bom: false, notes: [] });
  });

  it('UTF-16 without a mark, by its NUL bytes', () => {
    for (const encoding of ['utf-16le', 'utf-16be'] as const) {
      for (const text of ['+7776FU\n', '7g7f', '先手：甲\n', '1. П7g—7f П3c—3d', 'Сдача\n']) {
        const decoded = decode(encode(text, encoding, { bom: false }).bytes);
        expect(decoded).toMatchObject({ text, encoding, bom: false });
        expect(decoded.notes.map((note) => note.code)).toEqual(['text/encoding-guessed']);
      }
    }
  });

  it('the expectation of a format decides what the bytes leave open', () => {
    const bytes = bytesOf('C5 CF CA D5'); // 渡辺 in EUC-JP, letters in the Cyrillic code pages
    expect(decode(bytes, { language: 'ja' }).text).toBe('渡辺');
    expect(decode(bytes, { language: 'ru' }).encoding).toBe('koi8-r');
    expect(decode(cp932('先手：渡辺\n'), { language: 'ru' }).encoding).toBe('shift_jis');
  });
});

describe('line ends and padding', () => {
  it('line ends come through as they are', () => {
    for (const end of ['\r\n', '\r', '\r\r\n', '']) {
      const text = `先手：甲${end}後手：乙${end}`;
      expect(decode(cp932(text))).toMatchObject({ text, encoding: 'shift_jis' });
    }
  });

  it('NUL bytes at the end vanish, inside they stay', () => {
    expect(decode(bytesOf('"%TORYO" 0A 00 00 00'))).toEqual({
      text: '%TORYO\n',
      encoding: 'ascii',
      bom: false,
      notes: [],
    });
    expect(decode(join(cp932('先手：甲\n'), new Uint8Array(7)))).toMatchObject({
      text: '先手：甲\n',
      encoding: 'shift_jis',
    });
    expect(decode(bytesOf('"+7776FU" 00 0A "-3334FU" 0A'))).toMatchObject({
      text: '+7776FU\0\n-3334FU\n',
      encoding: 'ascii',
    });
    expect(decode(encode('+7776FU\n\0\0', 'utf-16le').bytes).text).toBe('+7776FU\n');
    expect(decode(new Uint8Array(9)).text).toBe('');
  });

  it('control bytes keep their values in every encoding', () => {
    const controls = '\x01\t\x0b\x1a\x1c\x7f';
    for (const encoding of ['shift_jis', 'cp866', 'euc-jp', 'koi8-r', 'iso-2022-jp', 'ascii'] as const) {
      expect(decode(bytesOf('01 09 0B 1A 1C 7F "a"'), { encoding }).text).toBe(`${controls}a`);
    }
    expect(decode(join(cp932('先手：甲\r\n'), bytesOf('1A'))).text).toBe('先手：甲\r\n\x1a');
  });
});

describe('damage', () => {
  it('is found in the right encoding and told with its place', () => {
    const text = japaneseTexts['kif of a game'];
    const at = cp932(text.slice(0, text.indexOf('試験'))).length;
    const hurt = join(cp932(text).subarray(0, at), bytesOf('FF FF'), cp932(text).subarray(at));
    const decoded = decode(hurt);
    const start = text.indexOf('試験');
    expect(decoded.encoding).toBe('shift_jis');
    expect(decoded.text).toBe(`${text.slice(0, start)}\ufffd\ufffd${text.slice(start)}`);
    const note = { code: 'text/undecodable-bytes', start, end: start + 2, values: damaged('shift_jis', at, 2) };
    expect(decoded.notes).toContainEqual(note);
  });

  it('does not swallow the line end after a broken character', () => {
    expect(decode(join(cp932('先手：'), bytesOf('8D 0A'), cp932('後手：')))).toMatchObject({
      text: '先手：\ufffd\n後手：',
    });
    expect(decode(bytesOf('C0 E8 BC 0A'), { encoding: 'euc-jp' }).text).toBe('先\ufffd\n');
  });

  it('in UTF-8 is cut as the Unicode Standard advises', () => {
    const decoded = decode(bytesOf('"a" E5 85 "b" ED A0 80 "c" F0 9F 98'), { encoding: 'utf-8' });
    expect(decoded.text).toBe('a\ufffdb\ufffd\ufffd\ufffdc\ufffd');
    expect(decoded.notes.map((note) => note.values)).toEqual([
      damaged('utf-8', 1, 2),
      damaged('utf-8', 4, 3),
      damaged('utf-8', 8, 3),
    ]);
  });

  it('in UTF-16, ASCII and ISO-2022-JP', () => {
    expect(decode(bytesOf('FF FE 41 00 00 D8 42 00 43'))).toMatchObject({
      text: 'A\ufffdB\ufffd',
      notes: [{ values: { offset: 4, length: 2 } }, { values: { offset: 8, length: 1 } }],
    });
    expect(decode(bytesOf('"a" 80 81 "b"'), { encoding: 'ascii' })).toMatchObject({
      text: 'a\ufffd\ufffdb',
      notes: [{ values: { offset: 1, length: 2 } }],
    });
    const decoded = decode(bytesOf('1B "$B@h" 99 "<j" 1B "(B" 0A'));
    expect(decoded).toMatchObject({ text: '先\ufffd手\n', encoding: 'iso-2022-jp' });
    expect(decoded.notes.at(-1)?.values).toEqual(damaged('iso-2022-jp', 5, 1));
  });

  it('gives at most 100 notes, the last with the number of the rest', () => {
    const decoded = decode(
      Uint8Array.from({ length: 1000 }, (_, i) => (i % 4 === 3 ? 0xff : 0x41)),
      { encoding: 'utf-8' },
    );
    expect(decoded.notes).toHaveLength(100);
    expect(decoded.notes[98].values).toEqual(damaged('utf-8', 395, 1));
    expect(decoded.notes[99].values).toEqual({ ...damaged('utf-8', 399, 1), further: 150 });
    expect(decoded.text).toBe('AAA\ufffd'.repeat(250));
  });
});

describe('size', () => {
  it('the guess needs the beginning only, validity all of the file', () => {
    const long = cp932(japaneseTexts['kif of a game']);
    const many = new Uint8Array(long.length * 4000);
    for (let i = 0; i < 4000; i++) many.set(long, i * long.length);
    expect(decode(many)).toMatchObject({ encoding: 'shift_jis', notes: [{ code: 'text/encoding-guessed' }] });
    many[many.length - 3] = 0xff;
    expect(decode(many)).toMatchObject({ encoding: 'shift_jis', notes: [{}, { code: 'text/undecodable-bytes' }] });
  });

  it('the first word beyond ASCII may stand far behind', () => {
    const moves = '+7776FU\n-3334FU\n'.repeat(50_000);
    expect(decode(cp932(`${moves}'先手の勝ち\n`))).toMatchObject({
      encoding: 'shift_jis',
      text: `${moves}'先手の勝ち\n`,
    });
  });
});
