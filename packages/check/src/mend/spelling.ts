/** Mending single words and signs: declared encodings, names of handicaps, statements of CSA, words of USI. */
import { type EncodingId, type FormatId, handicapWordOf, lookAlikeMeanings, oddSpellings } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import type { Edit } from './edits.js';
import type { Sound } from './lines.js';

/** How the first line of a record names the encodings that programs know. */
function declaredName(format: FormatId, encoding: EncodingId | undefined): string | undefined {
  if (encoding === 'utf-8') return 'UTF-8';
  if (encoding === 'shift_jis') return format === 'csa' ? 'SHIFT_JIS' : 'Shift_JIS';
  return undefined;
}

/** `found`: what was told when the bytes were decoded. Where some could not be, the encoding is not certain. */
export function declarationEdits(format: FormatId, found: readonly Diagnostic[], encoding?: EncodingId): Edit[] {
  const declared = found.find(({ code }) => code === 'text/encoding-declaration-mismatch');
  const replacement = declaredName(format, encoding);
  const isDamaged = found.some(({ code }) => code === 'text/undecodable-bytes');
  if (!declared?.span || replacement === undefined || isDamaged) return [];
  const [start, end] = declared.span;
  return [{ start, end, replacement, code: declared.code }];
}

/** The value of the header, in the line or where only it stands. */
const NAME = /^(?:[^:：]*[:：]\s*)?([^#]*[^#\s])/;

export function handicapEdits({ format, text, game }: Sound, found: readonly Diagnostic[]): Edit[] {
  const replacement = handicapWordOf(format, game.start);
  return found.flatMap(({ code, span }) => {
    const [whole, name] = (span && NAME.exec(text.slice(...span))) ?? [];
    if (!span || replacement === undefined || whole === undefined || name === undefined) return [];
    const end = span[0] + whole.length;
    return [{ start: end - name.length, end, replacement, code }];
  });
}

export const missingWordEdits = (found: readonly Diagnostic[]): Edit[] =>
  found.flatMap(({ code, span }) =>
    code === 'usi/missing-word' && span ? [{ start: span[0], end: span[0], replacement: 'moves ', code }] : [],
  );

/** Look-alikes among the men of a position, which stand before the first move: letters, files and ranks, nothing else. */
export const menEdits = (text: string, found: readonly Diagnostic[]): Edit[] =>
  found.flatMap(({ code, span, ply }) => {
    if (code !== 'kislyuk/homoglyph' || !span || (ply ?? 0) > 0) return [];
    const [start, end] = span;
    const meant = [...text.slice(start, end)].map((char) => lookAlikeMeanings[char] ?? char.normalize('NFKC'));
    return [{ start, end, replacement: meant.join(''), code }];
  });

/** Statements of CSA in capitals and signs of ASCII; a sign that is also the wrong one becomes the right one. */
export function statementEdits(text: string, found: readonly Diagnostic[]): Edit[] {
  const told = new Set(found.map(({ code }) => code));
  const wrong = found.flatMap(({ code, span }) => (code === 'csa/wrong-sign' && span ? [span[0]] : []));
  const signs = new Map<number, Edit>(
    wrong.map((start) => {
      const replacement = /[+＋]/.test(text.charAt(start)) ? '-' : '+';
      return [start, { start, end: start + 1, replacement, code: 'csa/wrong-sign' }];
    }),
  );
  if (!told.has('csa/lower-case') && !told.has('csa/look-alike')) return [...signs.values()];
  for (const { start, end, sound, code } of oddSpellings(text)) {
    const sign = signs.get(start);
    signs.set(start, sign ? { ...sign, also: [code] } : { start, end, replacement: sound, code });
  }
  return [...signs.values()];
}

export function separatorEdits(text: string, found: readonly Diagnostic[]): Edit[] {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return found.flatMap(({ code, span }) =>
    code === 'csa/missing-separator' && span
      ? [{ start: span[0], end: span[0], replacement: `/${newline}`, code }]
      : [],
  );
}
