/** What in an article is notation and what is prose: questions that are asked before anything is read. */
import type { Color } from '@kifukit/rules';
import { endingAt } from './endings.js';
import { closingOf } from './escapes.js';
import { isUpperLetter, isWordStart, skipBlanks, skipSpaces } from './letters.js';
import { MoveScanner } from './scan-move.js';
import { NumberScanner } from './tokens.js';

/**
 * NOTE: what has the shape of a move but an unknown letter or square is an error and no prose: somebody meant a move.
 * A square may have a digit or a letter too many (`88c`, `7gf`).
 */
const moveShape =
  /[A-ZА-ЯЁ][ \u00a0]{0,3}(?:[0-9З]{1,2}[a-zа-яё]{1,2}\s{0,9}[-\u2010-\u2015−:]\s{0,9}|рез\.?\s{0,9}[-\u2010-\u2015−]\s{0,9})[0-9З]{1,2}[a-zа-яё]{1,2}(?![a-zа-яё0-9])/y;

/** What may stand behind the words of an ending. */
const AFTER_ENDING = '.,;:!)[{(<\n\r';
/** NOTE: a sign < of prose is no bookmark that swallows the moves behind it. */
const LONGEST_BOOKMARK = 100;
/** How far behind a position the number of its first move may stand. */
const LONGEST_LEAD = 100;
const BRACE_CLOSE = 0x7d;
const ANGLE_CLOSE = 0x3e;

export class Recogniser {
  readonly #text: string;
  readonly #scanner: MoveScanner;
  readonly #number: NumberScanner;
  /** No closing brace stands from here on to the end. */
  #noBraces = false;

  constructor(text: string) {
    this.#text = text;
    this.#scanner = new MoveScanner(text);
    this.#number = new NumberScanner(text);
  }

  isMove(at: number): boolean {
    return this.#scanner.scan(at);
  }

  /** NOTE: a number with a dot is the number of a pair only before a move or an ending; prose counts other things. */
  isNumber(at: number): boolean {
    if (!this.#number.scan(at)) return false;
    const next = skipSpaces(this.#text, this.#number.end);
    return this.isMove(next) || this.brokenMoveEnd(next) >= 0 || this.isEnding(next);
  }

  /** The side that the next number of a pair speaks of, if one stands near. */
  nextColor(from: number): Color | undefined {
    const until = Math.min(this.#text.length, from + LONGEST_LEAD);
    for (let at = from; at < until; at++) {
      if (isWordStart(this.#text, at) && this.isNumber(at)) return this.#number.color;
    }
    return undefined;
  }

  /** NOTE: the words that end a game are words of prose too; they begin with a capital and end their sentence. */
  isEnding(at: number): boolean {
    if (!isUpperLetter(this.#text.charCodeAt(at))) return false;
    const written = endingAt(this.#text, at);
    if (!written) return false;
    const next = skipBlanks(this.#text, written.end);
    return next >= this.#text.length || AFTER_ENDING.includes(this.#text[next] as string);
  }

  /** The offset behind something with the shape of a move that is none; −1 where there is no such thing. */
  brokenMoveEnd(at: number): number {
    moveShape.lastIndex = at;
    return moveShape.test(this.#text) ? moveShape.lastIndex : -1;
  }

  /** The offset behind a comment; −1 where none is. */
  commentEnd(at: number): number {
    const closing = this.#noBraces ? -1 : closingOf(this.#text, at + 1, BRACE_CLOSE);
    this.#noBraces = closing < 0;
    return closing < 0 ? -1 : closing + 1;
  }

  /** The offset behind a bookmark; −1 where none is. */
  bookmarkEnd(at: number): number {
    const closing = closingOf(this.#text.slice(at, at + LONGEST_BOOKMARK), 1, ANGLE_CLOSE);
    return closing < 0 ? -1 : at + closing + 1;
  }

  /** Whether a parenthesis holds moves and not a remark. */
  isVariation(at: number): boolean {
    const next = skipSpaces(this.#text, at + 1);
    const char = this.#text[next];
    if (char === '<') return this.bookmarkEnd(next) >= 0;
    return char === '{' || this.isNumber(next) || this.isEnding(next);
  }
}
