/** The words of a line, and moves in them, by offsets into the text. */
import { type Move, makeDrop, makeMove, parseSquare, type Role, roleOfLetter } from '@kifukit/rules';
import { isBlank } from '../line-cursor.js';

const PLUS = 43;
const ASTERISK = 42;
const UNDERSCORE = 95;
const CAPITALS_END = 91;

/** Goes from word to word within a line. */
export class Words {
  readonly text: string;
  /** The present word. */
  start: number;
  end: number;
  /** Offset after the line's last character. */
  readonly lineEnd: number;
  readonly #underscores: boolean;

  /** `underscores`: they part words, as in an SFEN taken from a web address. */
  constructor(text: string, start: number, lineEnd: number, underscores: boolean) {
    this.text = text;
    this.start = start;
    this.end = start;
    this.lineEnd = lineEnd;
    this.#underscores = underscores;
  }

  /** Goes to the next word; false at the end of the line, `start` and `end` lying there then. */
  next(): boolean {
    const { text, lineEnd } = this;
    let at = this.end;
    while (at < lineEnd && this.#parts(text.charCodeAt(at))) at++;
    this.start = at;
    while (at < lineEnd && !this.#parts(text.charCodeAt(at))) at++;
    this.end = at;
    return at > this.start;
  }

  get word(): string {
    return this.text.slice(this.start, this.end);
  }

  is(word: string): boolean {
    return this.end - this.start === word.length && this.text.startsWith(word, this.start);
  }

  #parts(code: number): boolean {
    return code === 32 || (code < 33 || code > 126 ? isBlank(code) : this.#underscores && code === UNDERSCORE);
  }
}

/** The roles of drop letters by character code; 0 for all others. */
const dropRoles = Uint8Array.from({ length: CAPITALS_END }, (_, code) => {
  const role = roleOfLetter(String.fromCharCode(code)) ?? 0;
  return role < 8 ? role : 0;
});

/** The move that text[start, end) is, spelled exactly as USI spells it. */
export function moveAt(text: string, start: number, end: number): Move | undefined {
  const promotion = end - start === 5 && text.charCodeAt(start + 4) === PLUS;
  if (end - start !== 4 && !promotion) return undefined;
  const to = parseSquare(text, start + 2);
  if (to === undefined) return undefined;
  if (text.charCodeAt(start + 1) === ASTERISK) {
    const role: Role = dropRoles[text.charCodeAt(start)] || 0;
    return role === 0 || promotion ? undefined : makeDrop(role, to);
  }
  const from = parseSquare(text, start);
  return from === undefined ? undefined : makeMove(from, to, promotion);
}

/**
 * The move that a word means although USI spells it otherwise.
 * NOTE: some programs write the letter of a piece that White drops small, or squares large; some say `=` for "does not
 * promote".
 */
export function oddMove(word: string): Move | undefined {
  if (word.length < 4 || word.length > 5) return undefined;
  const plain = word.endsWith('=') ? word.slice(0, -1) : word;
  const usual = plain[1] === '*' ? plain.slice(0, 2).toUpperCase() + plain.slice(2).toLowerCase() : plain.toLowerCase();
  return moveAt(usual, 0, usual.length);
}
