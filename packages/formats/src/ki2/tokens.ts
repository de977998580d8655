/** What stands between the moves of a row: where it begins and ends, and what it resembles. */
import { BLACK, type Color, WHITE } from '@kifukit/rules';
import { BLACK_MARK, BLANK, CHAR, classAt, isArabicDigit, POINT, skipBlanks, WHITE_MARK } from '../kakinoki/chars.js';
import { isConclusion } from '../kakinoki/conclusion.js';
import { beginsMove } from '../kakinoki/dialect.js';
import { HASH, STAR } from '../kakinoki/lines.js';

/** The side that a class of characters marks; undefined for others. */
export const sideOfMark = (kind: number): Color | undefined =>
  kind === BLACK_MARK ? BLACK : kind === WHITE_MARK ? WHITE : undefined;

/** A closing line's beginning is recognised in so many characters. */
const CONCLUSION = 200;

/** Whether a closing line begins at `at`, as it may behind the last move of a row. */
export const beginsConclusion = (text: string, at: number, end: number): boolean =>
  text.startsWith('まで', at) && isConclusion(text.slice(at, Math.min(end, at + CONCLUSION)));

/**
 * Where text that is no move ends: before a mark, a remark, a closing line, and with `stopsAtBlank`, as between moves
 * without marks, before a blank. At least one character belongs to it.
 */
export function endOfText(text: string, start: number, end: number, stopsAtBlank: boolean): number {
  for (let at = start + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind = CHAR[code];
    if (kind === BLACK_MARK || kind === WHITE_MARK || code === STAR || code === HASH) return at;
    if ((stopsAtBlank && kind === BLANK) || beginsConclusion(text, at, end)) return at;
  }
  return end;
}

/**
 * The offset behind the number of a move; `start` where none begins there.
 * NOTE: `1 ▲７六歩` and `1. ７六歩` are met, although KI2 has no numbers.
 */
export function numberEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isArabicDigit(text.charCodeAt(at))) at++;
  if (at === start) return start;
  const isPointed = classAt(text, at, end) === POINT;
  const next = skipBlanks(text, isPointed ? at + 1 : at, end);
  const isApart = next > at || sideOfMark(classAt(text, next, end)) !== undefined;
  return isApart && next < end && beginsMove(CHAR[text.charCodeAt(next)]) ? next : start;
}

const DAMAGED = /^[^（(]{0,3}[0-9０-９一二三四五六七八九同歩香桂銀角飛金玉王と杏圭全馬龍竜]/;

/** Whether words behind a mark are a move that was damaged rather than an unknown ending. */
export const looksDamaged = (words: string): boolean => DAMAGED.test(words);
