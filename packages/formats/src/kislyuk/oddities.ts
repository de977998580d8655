/** What a scanned move or man has that it should not have, as warnings with their places. */
import type { Values } from '@kifukit/record';
import { PAWN } from '@kifukit/rules';
import {
  FOREIGN_CAPTURE,
  FOREIGN_DROP,
  HOMOGLYPH,
  LATIN_P_USED,
  NO_SEPARATOR,
  NOISE,
  type PartScanner,
  PUNCT,
  STRAY_CHAR,
} from './scan-parts.js';

/** A diagnostic that is not reported yet, because what it belongs to may turn out to be something else. */
export interface Note {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly values: Values;
}

/** What the look-alikes that occur stand for. */
export const meanings: Readonly<Record<string, string>> = {
  а: 'a',
  Ь: 'b',
  ь: 'b',
  с: 'c',
  е: 'e',
  і: 'i',
  З: '3',
  з: '3',
  б: '6',
  l: '1',
  I: '1',
  '|': '1',
  M: 'М',
  K: 'К',
  C: 'С',
  Y: 'У',
  p: 'р',
  e: 'е',
  '3': 'з',
  Х: 'X',
  х: 'X',
  x: 'X',
  '×': 'X',
  '#': 'X',
};

/**
 * Adds a note for each sort of oddity that the scanner met between its start and `end`. `role` is what a Latin P was
 * taken for.
 */
export function addOddities(scanner: PartScanner, end: number, notes: Note[], role = scanner.role): void {
  const { oddities, start, letterStart } = scanner;
  if ((oddities & NOISE) === 0) return;
  const text = scanner.text.slice(start, end);
  const add = (code: string, from: number, to: number, values: Values = {}): void => {
    notes.push({ code: `kislyuk/${code}`, start: from, end: to, values: { text, ...values } });
  };
  if (oddities & PUNCT) add('punct', start, end);
  if (oddities & LATIN_P_USED) add('latin-p', letterStart, letterStart + 1, { meant: role === PAWN ? 'П' : 'Р' });
  if (oddities & FOREIGN_DROP) add('foreign-drop', scanner.foreignAt, scanner.foreignAt + 1);
  if (oddities & HOMOGLYPH) {
    const places = scanner.lookAlikes;
    add('homoglyph', places[0], places[places.length - 1] + 1, lookAlikes(scanner));
  }
  if (oddities & STRAY_CHAR) {
    add('stray-char', scanner.strayStart, scanner.strayEnd, {
      found: scanner.text.slice(scanner.strayStart, scanner.strayEnd),
    });
  }
  if (oddities & FOREIGN_CAPTURE) {
    add('foreign-capture', scanner.foreignAt, scanner.foreignAt + 1, { found: scanner.text[scanner.foreignAt] ?? '' });
  }
  if (oddities & NO_SEPARATOR) add('no-separator', start, end);
}

function lookAlikes({ text, lookAlikes }: PartScanner): Values {
  const found = [...new Set(lookAlikes.map((at) => text[at] as string))];
  const meant = found.map((char) => meanings[char] ?? char.normalize('NFKC'));
  return { found: found.join(' '), meant: meant.join(' ') };
}
