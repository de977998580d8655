/** What stands between the moves of a row: where it begins and ends, and what it resembles. */
import { BLACK, type Color, WHITE } from '@kifukit/rules';
import {
  BLACK_MARK,
  BLANK,
  CHAR,
  classAt,
  isArabicDigit,
  MINUS,
  PLUS,
  POINT,
  skipBlanks,
  WHITE_MARK,
} from '../kakinoki/chars.js';
import { isConclusion } from '../kakinoki/conclusion.js';
import { HASH, STAR } from '../kakinoki/lines.js';
import { beginsMove } from '../kakinoki/move-grammar.js';

const SIGNED_MOVE =
  /[-+－＋−](?:同[ 　]*|[1-9１-９][1-9１-９一二三四五六七八九][ 　]?)成?[歩香桂銀角飛金玉王と杏圭全馬龍竜]/y;

/**
 * The side that the character at `at` marks; undefined where it is no mark.
 * NOTE: MyShogi has + for ▲ and - for △. They are marks only where a move follows.
 */
export function sideAt(text: string, at: number, end: number): Color | undefined {
  const kind = classAt(text, at, end);
  if (kind === BLACK_MARK) return BLACK;
  if (kind === WHITE_MARK) return WHITE;
  if (kind !== PLUS && kind !== MINUS) return undefined;
  SIGNED_MOVE.lastIndex = at;
  if (!SIGNED_MOVE.test(text)) return undefined;
  return kind === PLUS ? BLACK : WHITE;
}

/** Whether a row of moves may begin at `at`. */
export const mayBeginRow = (text: string, at: number, end: number): boolean =>
  beginsMove(classAt(text, at, end)) || sideAt(text, at, end) !== undefined;

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
    if (code === STAR || code === HASH || sideAt(text, at, end) !== undefined) return at;
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
  const isApart = next > at || sideAt(text, next, end) !== undefined;
  return isApart && mayBeginRow(text, next, end) ? next : start;
}

const DAMAGED = /^[^（(]{0,3}[0-9０-９一二三四五六七八九同歩香桂銀角飛金玉王と杏圭全馬龍竜]/;

/** Whether words behind a mark are a move that was damaged rather than an unknown ending. */
export const looksDamaged = (words: string): boolean => DAMAGED.test(words);
