// Every text in every encoding that can hold it, with the encoding to be found out again.

import { expect, it } from 'vitest';
import { encode } from '../encode.js';
import { decode } from './decode.js';
import { type EncodingId, encodingIds } from './names.js';
import { asciiTexts, japaneseTexts, russianTexts } from './testing/texts.js';

interface Sample {
  name: string;
  text: string;
  encoding: EncodingId;
  bytes: Uint8Array;
}

const cyrillic: readonly EncodingId[] = ['windows-1251', 'koi8-r', 'cp866'];

/** KOI8-R and code page 866 have neither dashes nor «», so texts in them have - and ". */
function asTypedIn(encoding: EncodingId, text: string): string {
  return encoding === 'koi8-r' || encoding === 'cp866' ? text.replace(/[—–]/g, '-').replace(/[«»]/g, '"') : text;
}

function samples(lineEnd: string): Sample[] {
  const texts = Object.entries({ ...prefixed('ja', japaneseTexts), ...prefixed('ru', russianTexts) });
  return texts.flatMap(([name, original]) =>
    encodingIds.flatMap((encoding) => {
      const text = asTypedIn(encoding, original).replaceAll('\n', lineEnd);
      const { bytes, replaced } = encode(text, encoding, { bom: false });
      return replaced.length > 0 ? [] : [{ name: `${name} in ${encoding}`, text, encoding, bytes }];
    }),
  );
}

function prefixed(prefix: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}: ${name}`, text]));
}

function misses(of: readonly Sample[], language?: 'ja' | 'ru'): string[] {
  return of
    .filter(({ bytes, encoding, text }) => {
      const decoded = decode(bytes, language === undefined ? {} : { language });
      return decoded.encoding !== encoding || decoded.text !== text;
    })
    .map(({ name }) => name);
}

it.each(['\n', '\r\n', '\r'])('is found out, line end %j', (lineEnd) => {
  const all = samples(lineEnd);
  expect(all.length).toBeGreaterThan(200);
  expect(misses(all)).toEqual([]);
});

it('is found out whatever the format leads to expect', () => {
  const all = samples('\n');
  for (const language of ['ja', 'ru'] as const) expect(misses(all, language).length).toBeLessThan(all.length / 100);
});

it('is said to be guessed exactly when nothing certain decided', () => {
  for (const { name, bytes, encoding } of samples('\n')) {
    const guessed = decode(bytes).notes.filter(({ code }) => code === 'text/encoding-guessed');
    expect([name, guessed.map((note) => note.values)]).toEqual([name, encoding === 'utf-8' ? [] : [{ encoding }]]);
  }
});

it('pure ASCII is ASCII', () => {
  for (const text of Object.values(asciiTexts)) {
    expect(decode(encode(text, 'ascii').bytes)).toEqual({ text, encoding: 'ascii', bom: false, notes: [] });
  }
});

it('a right declaration is followed in silence, a wrong one never', () => {
  for (const { name, text, encoding } of samples('\n')) {
    if (encoding.startsWith('utf-16') || encoding === 'iso-2022-jp') continue;
    for (const declared of encodingIds) {
      const { bytes, replaced } = encode(`#KIF version=2.0 encoding=${declared}\n${text}`, encoding);
      expect(replaced).toEqual([]);
      const decoded = decode(bytes);
      const mismatch = decoded.notes.some((note) => note.code === 'text/encoding-declaration-mismatch');
      expect([name, declared, mismatch]).toEqual([name, declared, decoded.encoding !== declared]);
      if (declared === encoding) expect([name, decoded.encoding, decoded.notes]).toEqual([name, encoding, []]);
      // A single-byte code page fits any bytes, so there a wrong declaration cannot be seen through.
      if (encoding === 'utf-8' && !cyrillic.includes(declared))
        expect([name, decoded.encoding]).toEqual([name, encoding]);
    }
  }
});

it('a byte order mark is followed whatever is declared', () => {
  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
    for (const text of [...Object.values(japaneseTexts), ...Object.values(russianTexts)]) {
      const declared = `'CSA encoding=SHIFT_JIS\n${text}`;
      const decoded = decode(encode(declared, encoding, { bom: true }).bytes);
      expect(decoded).toMatchObject({ text: declared, encoding, bom: true, notes: [{ values: { used: encoding } }] });
    }
  }
});
