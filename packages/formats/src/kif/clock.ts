/**
 * Times: `( 0:16/00:00:16)`, what was spent on the move and, after the slash, what the player has spent in all.
 *
 * NOTE: met as well are minutes of three digits, hours before the slash, blanks around it, no total, fractions of a
 * second, full-width signs. Totals are not kept: they follow from the times, and often contradict them.
 */
import { NO_TIME } from '@kifukit/record';
import {
  BLANK,
  CHAR,
  CLOSE,
  COLON,
  classAt,
  isArabicDigit,
  OPEN,
  POINT,
  SLASH,
  skipBlanks,
  ZERO,
} from '../kakinoki/chars.js';

const ASCII_SPACE = 0x20;
const ASCII_OPEN = 0x28;
const ASCII_CLOSE = 0x29;
const ASCII_SLASH = 0x2f;
const ASCII_ZERO = 0x30;
const ASCII_COLON = 0x3a;
const USUAL_LENGTH = 16;

/** More digits than this are no part of a time. */
const MAX_DIGITS = 9;

export class ClockScanner {
  /** NO_TIME where the group holds only a total. */
  milliseconds = NO_TIME;
  /** Offset after the group. */
  end = 0;

  /** Reads a group in parentheses at `at`; false where none stands there. */
  scan(text: string, at: number, end: number): boolean {
    if (this.scanUsual(text, at, end)) return true;
    if (classAt(text, at, end) !== OPEN) return false;
    at++;
    let seconds = 0;
    let parts = 0;
    for (;;) {
      at = skipBlanks(text, at, end);
      let digits = 0;
      let value = 0;
      while (at < end && isArabicDigit(text.charCodeAt(at))) {
        value = value * 10 + (CHAR[text.charCodeAt(at)] % ZERO);
        digits++;
        at++;
      }
      if (digits === 0 || digits > MAX_DIGITS) break;
      seconds = seconds * 60 + value;
      parts++;
      at = skipBlanks(text, at, end);
      if (parts === 3 || classAt(text, at, end) !== COLON) break;
      at++;
    }
    this.milliseconds = parts > 1 ? seconds * 1000 : NO_TIME;
    if (parts > 1 && classAt(text, at, end) === POINT) at = this.#addFraction(text, at + 1, end);
    return this.#scanTotal(text, skipBlanks(text, at, end), end, parts);
  }

  /** Reads what nearly all programs write, `( 9:99/99:99:99)` or `(99:99/99:99:99)`, without looking at the total. */
  scanUsual(text: string, at: number, end: number): boolean {
    if (at + USUAL_LENGTH > end || text.charCodeAt(at) !== ASCII_OPEN || text.charCodeAt(at + 15) !== ASCII_CLOSE) {
      return false;
    }
    if (text.charCodeAt(at + 3) !== ASCII_COLON || text.charCodeAt(at + 6) !== ASCII_SLASH) return false;
    if (text.charCodeAt(at + 9) !== ASCII_COLON || text.charCodeAt(at + 12) !== ASCII_COLON) return false;
    const tenMinutes = text.charCodeAt(at + 1);
    const minutes = text.charCodeAt(at + 2) - ASCII_ZERO;
    const tens = text.charCodeAt(at + 4) - ASCII_ZERO;
    const ones = text.charCodeAt(at + 5) - ASCII_ZERO;
    const high = tenMinutes === ASCII_SPACE ? 0 : tenMinutes - ASCII_ZERO;
    // Anything but a digit is below 0 or above 9.
    if (high >>> 0 > 9 || minutes >>> 0 > 9 || tens >>> 0 > 9 || ones >>> 0 > 9) return false;
    this.milliseconds = ((high * 10 + minutes) * 60 + tens * 10 + ones) * 1000;
    this.end = at + USUAL_LENGTH;
    return true;
  }

  /** Adds up to three digits behind a point; offset after all of them. */
  #addFraction(text: string, at: number, end: number): number {
    for (let unit = 100; at < end && isArabicDigit(text.charCodeAt(at)); at++, unit /= 10) {
      if (unit >= 1) this.milliseconds += (CHAR[text.charCodeAt(at)] % ZERO) * unit;
    }
    return at;
  }

  /** What may follow the time: a slash, a total, the closing parenthesis, which may be missing at the end of the line. */
  #scanTotal(text: string, at: number, end: number, parts: number): boolean {
    if (parts === 1) return false;
    if (classAt(text, at, end) === SLASH) {
      at++;
      while (at < end && isOfTotal(text.charCodeAt(at))) at++;
    } else if (parts < 2) return false;
    if (at < end && CHAR[text.charCodeAt(at)] !== CLOSE) return false;
    this.end = Math.min(at + 1, end);
    return true;
  }
}

function isOfTotal(code: number): boolean {
  const kind = CHAR[code];
  return isArabicDigit(code) || kind === COLON || kind === BLANK || kind === POINT;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `( 0:16` by seconds and `/00:00` by minutes, `:16)` by seconds; longer times are made when they come. */
const SPENT = Array.from({ length: 600 }, (_, n) => makeSpent(n));
const TOTAL_MINUTES = Array.from({ length: 600 }, (_, n) => totalMinutes(n));
const TOTAL_SECONDS = Array.from({ length: 60 }, (_, n) => `:${twoDigits(n)})`);

function makeSpent(seconds: number): string {
  return `(${String(Math.trunc(seconds / 60)).padStart(2)}:${twoDigits(seconds % 60)}`;
}

function totalMinutes(minutes: number): string {
  return `/${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** `( 0:16/00:00:16)` */
export function makeClock(milliseconds: number, total: number): string {
  const spent = Math.trunc(milliseconds / 1000);
  const all = Math.trunc(total / 1000);
  const minutes = Math.trunc(all / 60);
  const sum = (TOTAL_MINUTES[minutes] ?? totalMinutes(minutes)) + TOTAL_SECONDS[all - minutes * 60];
  return (SPENT[spent] ?? makeSpent(spent)) + sum;
}
