/** How a line with a move or an ending begins, and what its number and its origin are. */
import {
  BLACK_MARK,
  BLANK,
  CHAR,
  classAt,
  isArabicDigit,
  POINT,
  PROMOTE,
  roleOfClass,
  skipBlanks,
  WHITE_MARK,
  ZERO,
} from '../kakinoki/chars.js';
import { looksLikeBareMove, looksLikeMove } from '../kakinoki/likeness.js';
import { beginsMove, type Peek } from '../kakinoki/move-grammar.js';
import { MoveScanner } from '../kakinoki/move-scanner.js';
import { parseNumber } from '../kakinoki/numbers.js';
import { habitsOf } from './habits.js';
import { endOfWords, knownEnding } from './words.js';

/**
 * The offset where the number at `start` ends; `start` where the line begins with the move itself.
 * NOTE: 1７六歩 has no blank behind its number, 76歩 no number before its square.
 */
export function numberEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isArabicDigit(text.charCodeAt(at))) at++;
  const next = classAt(text, at, end);
  if (next > 0 && next < ZERO) return Math.max(start, at - 1);
  return next === PROMOTE || roleOfClass(next) > 0 ? Math.max(start, at - 2) : at;
}

/** The offset behind what follows a number. NOTE: people type `1. ７六歩(77)` and `1手目 ７六歩(77)`. */
export function counterEnd(text: string, afterNumber: number, end: number): number {
  if (text.startsWith('手目', afterNumber)) afterNumber += 2;
  else if (classAt(text, afterNumber, end) === POINT) afterNumber++;
  return skipBlanks(text, afterNumber, end);
}

/** The offset of the move behind the number and the mark of its side. */
export function moveStart(text: string, afterNumber: number, end: number): number {
  const at = counterEnd(text, afterNumber, end);
  const kind = classAt(text, at, end);
  return kind === BLACK_MARK || kind === WHITE_MARK ? skipBlanks(text, at + 1, end) : at;
}

/** Whether what begins at `at` stands apart from a number before it, so that it is in the place of a move. */
export const isNumbered = (text: string, start: number, afterNumber: number, at: number): boolean =>
  afterNumber > start && [afterNumber, at - 1].some((blankAt) => CHAR[text.charCodeAt(blankAt)] === BLANK);

/** Looks at a line without reading it. */
export function peekEntry(text: string, start: number, end: number): Peek {
  const afterNumber = numberEnd(text, start, end);
  const scanner = new MoveScanner();
  const moveAt = moveStart(text, afterNumber, end);
  const isMove = scanner.scanWhole(text, moveAt, end);
  return {
    habits: habitsOf(text, start, afterNumber, moveAt),
    number: afterNumber > start ? parseNumber(text.slice(start, afterNumber)) : undefined,
    origin: isMove && !scanner.isDrop ? scanner.from : undefined,
    dropped: isMove && scanner.isDrop ? scanner.role : undefined,
  };
}

/** Whether the first line of moves begins here: below the columns' head any number counts, above it only a whole move. */
export function isFirstEntry(text: string, start: number, end: number, isBelowHead: boolean): boolean {
  if (!beginsMove(classAt(text, start, end))) return false;
  const afterNumber = numberEnd(text, start, end);
  const at = moveStart(text, afterNumber, end);
  if (isBelowHead && isNumbered(text, start, afterNumber, at)) return true;
  if (new MoveScanner().scanWhole(text, at, end)) return true;
  const words = text.slice(at, endOfWords(text, at, end));
  if (knownEnding(words) !== undefined) return true;
  return isNumbered(text, start, afterNumber, at) ? looksLikeMove(words) : looksLikeBareMove(text.slice(start, end));
}
