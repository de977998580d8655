/**
 * The lines of moves that nearly all programs write alike, `   3 ２二角成(88) ( 1:05/00:01:21)+`, read in one go: here a
 * KIF reader spends its time. A line that differs in anything is left to the general reader, which knows them all.
 */
import { NO_TIME, type Replayer } from '@kifukit/record';
import { KING, type Square, targetOf } from '@kifukit/rules';
import { CHAR, roleOfClass } from '../kakinoki/chars.js';
import type { ClockScanner } from './clock.js';

const SPACE = 0x20;
const LF = 0x0a;
const CR = 0x0d;
const OPEN = 0x28;
const CLOSE = 0x29;
const PLUS = 0x2b;
const ZERO = 0x30;
const WIDE_ZERO = 0xff10;
const WIDE_SPACE = 0x3000;
const SAME = 0x540c;
const PROMOTE = 0x6210;
const DROP = 0x6253;
const MISPRINTED_PAWN = 0x6b65;

/** 1…9 for a digit that begins at `zero`, else 0. */
const digit = (code: number, zero: number): number => (code > zero && code <= zero + 9 ? code - zero : 0);

export class PlainLines {
  /** The number that the next line should have. */
  expected = 1;
  /** The line of play has ended: what follows is for the general reader. */
  #isStopped = false;
  readonly #text: string;
  readonly #replayer: Replayer;
  readonly #clock: ClockScanner;
  /** Offset after the part of the line that was read last. */
  #at = 0;

  constructor(text: string, replayer: Replayer, clock: ClockScanner) {
    this.#text = text;
    this.#replayer = replayer;
    this.#clock = clock;
  }

  /** Reads whole lines from `at`, where a line begins; the offset of the first that is not plain, or of the text's end. */
  read(at: number): number {
    this.#isStopped = this.#replayer.stopped || this.#replayer.line.ending !== undefined;
    while (at < this.#text.length && !this.#isStopped && this.#readLine(at)) at = this.#at;
    return at;
  }

  #readLine(lineStart: number): boolean {
    const text = this.#text;
    let at = this.#skipNumber(lineStart);
    if (at < 0) return false;
    const start = at;
    let to: Square | undefined;
    const first = text.charCodeAt(at);
    if (first === SAME) {
      to = this.#lastTarget();
      if (to === undefined) return false;
      at += text.charCodeAt(at + 1) === WIDE_SPACE ? 2 : 1;
    } else {
      const file = digit(first, WIDE_ZERO);
      const rank = CHAR[text.charCodeAt(at + 1)];
      if (file === 0 || rank === 0 || rank > 9) return false;
      to = file * 9 + rank - 10;
      at += 2;
    }
    const code = text.charCodeAt(at);
    const role = roleOfClass(CHAR[code]);
    if (role === 0 || code === MISPRINTED_PAWN) return false;
    const promotion = text.charCodeAt(at + 1) === PROMOTE;
    at += promotion ? 2 : 1;
    return text.charCodeAt(at) === DROP
      ? !promotion && role < KING && this.#drop(role, to, start, at + 1)
      : this.#move(role, to, promotion, start, at);
  }

  /** The offset of the move behind the expected number and its blanks; −1 where another number stands there, or none. */
  #skipNumber(lineStart: number): number {
    const text = this.#text;
    let at = lineStart;
    while (text.charCodeAt(at) === SPACE) at++;
    let number = 0;
    let code = text.charCodeAt(at);
    while (code >= ZERO && code <= ZERO + 9) {
      number = number * 10 + code - ZERO;
      code = text.charCodeAt(++at);
    }
    if (number !== this.expected || code !== SPACE) return -1;
    while (text.charCodeAt(at) === SPACE) at++;
    return at;
  }

  #lastTarget(): Square | undefined {
    const last = this.#replayer.lastMove;
    return last === undefined ? undefined : targetOf(last);
  }

  #move(role: number, to: Square, promotion: boolean, start: number, at: number): boolean {
    const text = this.#text;
    const file = digit(text.charCodeAt(at + 1), ZERO);
    const rank = digit(text.charCodeAt(at + 2), ZERO);
    if (text.charCodeAt(at) !== OPEN || text.charCodeAt(at + 3) !== CLOSE || file === 0 || rank === 0) return false;
    const end = at + 4;
    if (!this.#scanTail(end)) return false;
    this.#finish(this.#replayer.move(file * 9 + rank - 10, to, role, promotion, start, end));
    return true;
  }

  #drop(role: number, to: Square, start: number, end: number): boolean {
    if (!this.#scanTail(end)) return false;
    this.#finish(this.#replayer.drop(role, to, start, end));
    return true;
  }

  /** Finds the time and the line's end behind the move; false where anything else stands there. */
  #scanTail(moveEnd: number): boolean {
    const text = this.#text;
    let at = moveEnd;
    while (text.charCodeAt(at) === SPACE) at++;
    this.#clock.milliseconds = NO_TIME;
    if (text.charCodeAt(at) === OPEN) {
      if (!this.#clock.scanUsual(text, at, text.length)) return false;
      at = this.#clock.end;
      while (text.charCodeAt(at) === SPACE) at++;
    }
    if (text.charCodeAt(at) === PLUS) at++;
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    else if (text.charCodeAt(at) !== LF && at < text.length) return false;
    this.#at = at + 1;
    return true;
  }

  #finish(isPlayed: boolean): void {
    this.expected++;
    const { milliseconds } = this.#clock;
    if (!isPlayed) this.#isStopped = true;
    else if (milliseconds !== NO_TIME) this.#replayer.timeOfMove(milliseconds);
  }
}
