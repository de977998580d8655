/** What stands in the place of a move and is none: words for endings. */
import type { Ending } from '@kifukit/record';
import { CHAR, isArabicDigit, OPEN, SLASH, skipBlanks, trimmed } from '../kakinoki/chars.js';
import { endingOfWord } from '../kakinoki/endings.js';
import { looksLikeMove } from '../kakinoki/likeness.js';
import { HASH, STAR } from '../kakinoki/lines.js';
import { MoveScanner } from '../kakinoki/move-scanner.js';

const SPACE = 0x20;

/** The offset where the words that begin at `at` end: before a time, before a memo, before the sign for variations. */
export function endOfWords(text: string, at: number, end: number): number {
  let last = at;
  for (let next = at; next < end; next++) {
    const code = text.charCodeAt(next);
    if (CHAR[code] === OPEN && isTimeNext(text, next + 1, end)) break;
    if ((code === HASH || code === STAR) && (next === at || text.charCodeAt(next - 1) === SPACE)) break;
    if (skipBlanks(text, next, next + 1) === next) last = next + 1;
  }
  if (last === at || last < end || text[last - 1] !== '+') return last;
  last--;
  while (last > at && skipBlanks(text, last - 1, last) === last) last--;
  return last;
}

/** A remark in parentheses may follow, which is no time. */
function isTimeNext(text: string, at: number, end: number): boolean {
  let next = at;
  while (next < end && text.charCodeAt(next) === SPACE) next++;
  if (next === end) return true;
  const code = text.charCodeAt(next);
  return isArabicDigit(code) || CHAR[code] === SLASH;
}

/**
 * The ending that words name, and how many characters of them do: a memo may follow without a blank, 投了#memo, or a
 * remark in parentheses, 反則負け（二歩）. Undefined for unknown words.
 */
export function knownEnding(words: string): { readonly ending: Ending; readonly length: number } | undefined {
  const whole = endingOfSpelling(words);
  if (whole) return { ending: whole, length: words.length };
  const length = words.search(/[#*(（]/);
  const ending = length > 0 ? endingOfSpelling(words.slice(0, length)) : undefined;
  return ending && { ending, length };
}

const endingOfSpelling = (words: string): Ending | undefined => endingOfWord(plainSpelling(words));

/** NOTE: 投　了 is printed as wide as a move, and 投了。 ends a sentence. */
const plainSpelling = (words: string): string => (endingOfWord(words) ? words : words.replace(/\s|[。．]$/g, ''));

/** The mark of a side, which may stand before any word. */
const MARK = /^[▲△▼▽☗☖⛊⛉]\s*/;

/** What a reader makes of a text that is written as the word for an ending; undefined where it is taken for more or less. */
export function readWord(text: string): string | undefined {
  const word = trimmed(text.replace(/\s+/g, ' ').replace(MARK, ''));
  if (word === '' || MARK.test(word)) return undefined;
  if (endOfWords(word, 0, word.length) !== word.length || looksLikeMove(word)) return undefined;
  const known = knownEnding(word);
  if (known) return plainSpelling(word.slice(0, known.length));
  return new MoveScanner().scanWhole(word, 0, word.length) ? undefined : word;
}
