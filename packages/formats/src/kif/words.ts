/** What stands in the place of a move and is none: words for endings, and text that only resembles a move. */
import type { Ending } from '@kifukit/record';
import { CHAR, isArabicDigit, OPEN, SLASH, skipBlanks, trimmed } from '../kakinoki/chars.js';
import { endingOfWord } from '../kakinoki/endings.js';
import { HASH, STAR } from '../kakinoki/lines.js';
import { MoveScanner } from './move-scanner.js';

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

/** NOTE: 反則負け（二歩） holds a remark in parentheses that is no time. */
function isTimeNext(text: string, at: number, end: number): boolean {
  let next = at;
  while (next < end && text.charCodeAt(next) === SPACE) next++;
  if (next === end) return true;
  const code = text.charCodeAt(next);
  return isArabicDigit(code) || CHAR[code] === SLASH;
}

const SQUARE = '[1-9１-９一二三四五六七八九]\\s*[1-9１-９一二三四五六七八九]';
const PIECES = '歩香桂銀角飛金杏圭全馬龍竜';
const MOVE_START = new RegExp(`^[▲△▼▽☗☖⛊⛉]?\\s*(?:${SQUARE}|同|成?[${PIECES}])`);
const MOVE_PART = new RegExp(`[${PIECES}](?:成|不成|生|打)|[（(]\\s*[0-9０-９]\\s*[0-9０-９]\\s*[）)]`);
const WHOLE_START = new RegExp(`^[▲△▼▽☗☖⛊⛉]?\\s*(?:${SQUARE}|同)\\s*成?[${PIECES}玉王と]`);

/** Whether words after a number are a damaged move rather than an unknown ending. */
export const looksLikeMove = (words: string): boolean => MOVE_START.test(words) || MOVE_PART.test(words);

/** The same of a line without a number, which may be any text. */
export const looksLikeBareMove = (line: string): boolean => WHOLE_START.test(line);

/**
 * The ending that words name, and how many characters of them do: a memo may follow without a blank, 投了#memo.
 * Undefined for unknown words.
 */
export function knownEnding(words: string): { readonly ending: Ending; readonly length: number } | undefined {
  const whole = endingOfWord(words);
  if (whole) return { ending: whole, length: words.length };
  const length = words.search(/[#*]/);
  const ending = length > 0 ? endingOfWord(words.slice(0, length)) : undefined;
  return ending && { ending, length };
}

/** What a reader makes of a text that is written as the word for an ending; undefined where it is taken for more or less. */
export function readWord(text: string): string | undefined {
  const word = trimmed(text.replace(/\s+/g, ' '));
  if (word === '' || endOfWords(word, 0, word.length) !== word.length || looksLikeMove(word)) return undefined;
  if ((knownEnding(word)?.length ?? word.length) < word.length) return undefined;
  return new MoveScanner().scan(word, 0, word.length) ? undefined : word;
}
