/** Mending by what a finding and its place alone say: declared encodings, signs and look-alikes of Kislyuk's notation. */
import { type EncodingId, lookAlikeMeanings } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import type { Edit } from './edits.js';

/** What is to stand in the place of the words found; undefined where that is not certain. */
const replacements: Readonly<Record<string, (words: string) => string | undefined>> = {
  'kislyuk/homoglyph': (words) => [...words].map((char) => lookAlikeMeanings[char] ?? char).join(''),
  'kislyuk/stray-char': () => '',
  'kislyuk/foreign-capture': () => ':',
  'kislyuk/capture-mark-missing': () => ':',
  'kislyuk/capture-mark-false': () => '—',
  'kislyuk/check-missing': (words) => `${words}+`,
  'kislyuk/check-false': () => '',
  'kislyuk/mate-missing': (words) => `${words.replace(/\+$/, '')}X`,
};

export function spellingEdits(text: string, diagnostics: readonly Diagnostic[], encoding?: EncodingId): Edit[] {
  return diagnostics.flatMap(({ code, span }) => {
    if (!span) return [];
    const [start, end] = span;
    const declared = code === 'text/encoding-declaration-mismatch' && encoding ? declarations[encoding] : undefined;
    const replacement = declared ?? replacements[code]?.(text.slice(start, end));
    return replacement === undefined ? [] : [{ start, end, replacement, code }];
  });
}

/** How the first line of a record names the encodings that programs know. */
const declarations: Partial<Readonly<Record<EncodingId, string>>> = { 'utf-8': 'UTF-8', shift_jis: 'SHIFT_JIS' };
