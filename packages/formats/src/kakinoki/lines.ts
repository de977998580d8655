/** The lines of the Kakinoki family that are neither headers nor diagrams nor moves. */
import type { Line } from '@kifukit/record';
import type { Color } from '@kifukit/rules';
import { skipBlanks, trimmed } from './chars.js';
import { sideOfWord } from './headers.js';
import { NUMERALS, parseNumber } from './numbers.js';

export const HASH = 0x23;
export const STAR = 0x2a;
export const AMPERSAND = 0x26;

/** `手数----指手---------消費時間--`, the head of the columns of moves. */
export const COLUMN_HEAD = '手数----指手---------消費時間--';

export const isColumnHead = (line: string): boolean => /^手数[-－―ー─]/.test(line);

/** NOTE: 東大将棋 puts `#--separator--` between the records of one file. */
export const isSeparator = (line: string): boolean => /^#-+\s*separator/i.test(line);

/** `先手番`: who is to move in the diagram. */
export function parseTurn(line: string): Color | undefined {
  return line.length === 3 && line[2] === '番' ? sideOfWord(line.slice(0, 2)) : undefined;
}

/** What `手数＝4  ▲２二銀  まで` says below a diagram. */
export interface Played {
  /** Moves played before the diagram's position. */
  readonly count: number;
  /** What it says of the last of them, as it stands there; nothing where it says no more than まで. */
  readonly last: string;
  /** File and rank of the last of them, where the line tells it. */
  readonly target: readonly [file: number, rank: number] | undefined;
}

const PLAYED = new RegExp(`^手数\\s*[=＝]\\s*([${NUMERALS}]+)(.*)$`);
const TARGET = /^[▲△▼▽☗☖⛊⛉]?([1-9１-９一二三四五六七八九])([1-9１-９一二三四五六七八九])/;

export function parsePlayed(line: string): Played | undefined {
  const match = PLAYED.exec(line);
  const count = match ? parseNumber(match[1] as string) : undefined;
  if (!match || count === undefined) return undefined;
  const last = trimmed((match[2] as string).replace(/まで$/, ''));
  const [, file, rank] = (TARGET.exec(last) ?? []).map(parseNumber);
  return { count, last, target: file !== undefined && rank !== undefined ? [file, rank] : undefined };
}

/** The line that keeps the number of the start's first move; `last` is the text of the move before it. */
export const makePlayed = (count: number, last?: string): string =>
  last === undefined ? `手数＝${count}  まで` : `手数＝${count}  ${last}  まで`;

/** NOTE: 変化：2, 変化：   3手目, 変化:９手です, 変化：変化：3手 and 【変化図・第3手】 are all met besides 変化：3手. */
const VARIATION = new RegExp(`^[【（(]?(?:変化図?[：:・･\\s]*)+第?([${NUMERALS}]+)`);

/** The number of a variation's first move; undefined where the line begins no variation. */
export function parseVariation(line: string): number | undefined {
  const match = VARIATION.exec(line);
  return match ? parseNumber(match[1] as string) : undefined;
}

export const makeVariation = (number: number): string => `変化：${number}手`;

/** `９ ８ ７ …`, the head of a diagram. NOTE: 81Dojo omits the blanks before it, so that it begins like a move. */
export const isFileLine = (line: string): boolean => /^(?:[1-9１-９]\s+){2,8}[1-9１-９]$/.test(line);

/** `+---------+`, the border of a diagram. */
export const isBorder = (line: string): boolean => /^[+＋┌└├][-－─━+＋]/.test(line);

/** A line that only says how the board was shown. */
export const isBoardTurned = (line: string): boolean => line === '盤面回転';

/** The text of a `*` or `&` line: everything after the mark, blanks included. */
export const afterMark = (text: string, start: number, lineEnd: number): string => text.slice(start + 1, lineEnd);

/** The lines of a comment, each with its `*` and its `\n`. */
export const makeComment = (comment: string): string => `*${comment.replaceAll('\n', '\n*')}\n`;

/** The comment and the bookmark behind a line's first `index` moves. */
export function makeRemarks({ comments, bookmarks }: Line, index: number, bookmarkFirst = false): string {
  const comment = comments.get(index);
  const bookmark = bookmarks.get(index);
  const remark = comment === undefined ? '' : makeComment(comment);
  const mark = bookmark === undefined ? '' : `&${bookmark}\n`;
  return bookmarkFirst ? mark + remark : remark + mark;
}

/** A bookmark as one line holds it. */
export const survivingBookmark = (name: string): string => name.replace(/[\r\n]+/g, ' ');

/** A text as messages quote it: one line, not too long. */
export function quoted(text: string, start: number, end: number): string {
  const from = skipBlanks(text, start, end);
  return end - from > 60 ? `${text.slice(from, from + 60)}…` : text.slice(from, end);
}
