/**
 * Statement by statement over a text. A statement ends with its line or at a comma; comments, names and `$` lines may
 * hold commas and go on to the end of their line, also after a comma (`+7776FU,T2,'a remark, with a comma`).
 */
import { isBlank } from '../line-cursor.js';

const LF = 10;
const CR = 13;
const QUOTE = 39;
const DOLLAR = 36;
const COMMA = 44;
const LETTER_N = 78;

/** NOTE: logs of old servers are padded with NUL. */
export const isPadding = (code: number): boolean => code === 0 || isBlank(code);

const isGap = (code: number): boolean => code === LF || code === CR || code === COMMA || isPadding(code);

export class Statements {
  readonly text: string;
  /** Where the next statement is looked for. */
  at = 0;
  start = 0;
  /** After the last character that is not blank. */
  end = 0;
  /** Where the line or the statement really ends. */
  wholeEnd = 0;
  /** The next LF and CR at or after the last place where one was wanted: no part of the text is searched twice. */
  #nextLf = -1;
  #nextCr = -1;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes to the next statement that is not empty; false at the end of the text. */
  next(): boolean {
    const { text } = this;
    const { length } = text;
    let at = this.at;
    while (at < length && isGap(text.charCodeAt(at))) at++;
    this.start = at;
    if (at >= length) {
      this.at = at;
      return false;
    }
    const first = text.charCodeAt(at);
    const free = first === QUOTE || first === DOLLAR || first === LETTER_N;
    let end = free ? this.lineEnd(at) : this.#statementEnd(at);
    this.wholeEnd = end;
    this.at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
    while (isPadding(text.charCodeAt(end - 1))) end--;
    this.end = end;
    return true;
  }

  /** A cursor of its own for looking ahead from the present statement, or from `at`. */
  ahead(at = this.start): Statements {
    this.lineEnd(this.start);
    const copy = new Statements(this.text);
    copy.at = at;
    copy.#nextLf = this.#nextLf;
    copy.#nextCr = this.#nextCr;
    return copy;
  }

  /** Where the line ends in which `from` is; to be asked with rising numbers. */
  lineEnd(from: number): number {
    if (this.#nextLf < from) this.#nextLf = this.#find('\n', from);
    if (this.#nextCr < from) this.#nextCr = this.#find('\r', from);
    return Math.min(this.#nextLf, this.#nextCr);
  }

  #statementEnd(from: number): number {
    const { text } = this;
    const { length } = text;
    let at = from;
    while (at < length) {
      const code = text.charCodeAt(at);
      if (code === LF || code === CR || code === COMMA) break;
      at++;
    }
    return at;
  }

  #find(what: string, from: number): number {
    const found = this.text.indexOf(what, from);
    return found < 0 ? this.text.length : found;
  }
}
