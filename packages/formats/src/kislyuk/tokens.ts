/** The tokens besides moves: numbers of pairs, times, marks of praise and blame. */
import { BLACK, type Color, WHITE } from '@kifukit/rules';
import { isDigit, skipBlanks } from './letters.js';

/** The number of the pair that a move belongs to: Black's first move is in pair 1, and so is White's answer. */
export const pairOf = (moveNumber: number, turn: Color): number =>
  turn === BLACK ? Math.floor(moveNumber / 2) + 1 : Math.floor((moveNumber + 1) / 2);

/** The move number that a pair's number stands for at the start of a record; White's move of pair 1 is the first one. */
export function moveNumberOf(pair: number, turn: Color): number {
  if (turn === BLACK) return 2 * pair - 1;
  return pair === 1 ? 1 : 2 * pair;
}

/** Numbers of more digits are none. */
const MOST_DIGITS = 8;
export const GREATEST_PAIR = 99_999_999;
const DOT = 0x2e;
const ELLIPSIS = 0x2026;
/** Dots that say that White moves. */
const DOTS = 3;

/** Finds `3.` and `3. ...`, and notes what it found. Nothing is allocated. */
export class NumberScanner {
  value = 0;
  color: Color = BLACK;
  end = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  scan(at: number): boolean {
    const text = this.#text;
    let next = at;
    let value = 0;
    for (let code = text.charCodeAt(next); isDigit(code); code = text.charCodeAt(++next)) {
      value = value * 10 + code - 48;
      if (next - at >= MOST_DIGITS) return false;
    }
    if (value === 0) return false;
    let end = this.#ellipsisEnd(next);
    if (end < 0 && text.charCodeAt(next) !== DOT) return false;
    if (end < 0) end = this.#ellipsisEnd(skipBlanks(text, next + 1));
    this.value = value;
    this.color = end < 0 ? BLACK : WHITE;
    this.end = end < 0 ? next + 1 : end;
    return true;
  }

  /** The offset behind the dots of White's move, −1 where there are none. */
  #ellipsisEnd(at: number): number {
    if (this.#text.charCodeAt(at) === ELLIPSIS) return at + 1;
    let end = at;
    while (this.#text.charCodeAt(end) === DOT) end++;
    return end - at >= DOTS ? end : -1;
  }
}

const timePattern = /\[[ \u00a0]*(?:(\d{1,5}):)?(\d{1,7}):(\d{1,2})[ \u00a0]*\]/y;

/** `[м:сс]` or `[ч:мм:сс]` at `at`, in milliseconds. */
export function timeAt(text: string, at: number): { readonly milliseconds: number; readonly end: number } | undefined {
  timePattern.lastIndex = at;
  const match = timePattern.exec(text);
  if (!match) return undefined;
  const [whole, hours = '0', minutes, seconds] = match;
  const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return { milliseconds: total * 1000, end: at + whole.length };
}

const EXCLAMATION = 0x21;
const QUESTION = 0x3f;

/** The offset behind the marks `!`, `?`, `!?` … at `at`; `at` itself where there are none. */
export function marksEnd(text: string, at: number): number {
  let end = at;
  for (let code = text.charCodeAt(end); code === EXCLAMATION || code === QUESTION; code = text.charCodeAt(++end));
  return end;
}
