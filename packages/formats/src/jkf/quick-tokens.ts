/** The tokens of JSON one by one, for texts that are written without surprises; anything else is thrown as UNUSUAL. */

/** Thrown where a text is not as usual; whoever scans catches it. */
export const UNUSUAL = new Error('not as usual');

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const TAB = 0x09;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;

/** The keys that a record has, each with its number. */
export const KEY = {
  header: 0,
  initial: 1,
  moves: 2,
  move: 3,
  time: 4,
  comments: 5,
  special: 6,
  color: 7,
  from: 8,
  to: 9,
  piece: 10,
  same: 11,
  promote: 12,
  capture: 13,
  relative: 14,
  now: 15,
  total: 16,
  x: 17,
  y: 18,
  h: 19,
  m: 20,
  s: 21,
} as const;

const LETTER_A = 0x61;
const LETTERS = 26;
/** As many letters as have a number of their own below 2³¹. */
const SHORT = 6;

/** A word of at most SHORT small letters as a number: one look at each letter tells the key. */
function numberOfWord(word: string): number {
  let value = 0;
  for (let i = 0; i < word.length; i++) value = value * (LETTERS + 1) + word.charCodeAt(i) - LETTER_A + 1;
  return value;
}

/** Short keys by the number of the word, in a table with room for few clashes; the longer ones apart. */
const SLOTS = 256;
const slotOf = (word: number): number => (word ^ (word >>> 9)) & (SLOTS - 1);
const shortWords = new Int32Array(SLOTS);
const shortKeys = new Int8Array(SLOTS);
const longKeys = Object.entries(KEY).filter(([key]) => key.length > SHORT);
for (const [key, number] of Object.entries(KEY)) {
  if (key.length > SHORT) continue;
  const slot = slotOf(numberOfWord(key));
  if (shortWords[slot] !== 0) throw new Error(`the keys need more slots for ${key}`);
  shortWords[slot] = numberOfWord(key);
  shortKeys[slot] = number;
}

export class QuickTokens {
  readonly text: string;
  readonly end: number;
  at: number;

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.at = start;
    this.end = end;
  }

  /** The code of the next character that is no blank. */
  peek(): number {
    const { text } = this;
    let code = text.charCodeAt(this.at);
    if (code > SPACE) return code;
    while (code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB) {
      code = text.charCodeAt(++this.at);
    }
    return code;
  }

  openObject(): void {
    this.#take(OPEN_OBJECT);
  }

  openList(): void {
    this.#take(OPEN_LIST);
  }

  /** Goes behind the bracket that closes an empty object or list, where that is next. */
  closesAtOnce(): boolean {
    const code = this.peek();
    if (code !== CLOSE_OBJECT && code !== CLOSE_LIST) return false;
    this.at++;
    return true;
  }

  /** Goes behind a comma, which tells that the object has more, or behind its closing brace. */
  objectGoesOn(): boolean {
    return this.#goesOn(CLOSE_OBJECT);
  }

  listGoesOn(): boolean {
    return this.#goesOn(CLOSE_LIST);
  }

  /** The number of a key, with its colon. */
  key(): number {
    this.#take(QUOTE);
    const { text, at } = this;
    let next = at;
    let word = 0;
    let code = text.charCodeAt(next);
    while (code >= LETTER_A && code < LETTER_A + LETTERS) {
      word = (Math.imul(word, LETTERS + 1) + code - LETTER_A + 1) | 0;
      code = text.charCodeAt(++next);
    }
    if (code !== QUOTE) throw UNUSUAL;
    this.at = next + 1;
    this.#take(COLON);
    const slot = slotOf(word);
    if (next - at > SHORT) return longKey(text.slice(at, next));
    if (word === 0 || shortWords[slot] !== word) throw UNUSUAL;
    return shortKeys[slot];
  }

  /** One digit. What follows it is looked at by whoever goes on. */
  digit(): number {
    const digit = this.peek() - DIGIT_0;
    if (!(digit >= 0 && digit <= 9)) throw UNUSUAL;
    this.at++;
    return digit;
  }

  /** A number of up to eight digits. */
  number(): number {
    const { text } = this;
    let value = this.digit();
    const start = this.at;
    for (let code = text.charCodeAt(this.at); code >= DIGIT_0 && code <= DIGIT_9; code = text.charCodeAt(++this.at)) {
      if (value === 0 || this.at - start > 6) throw UNUSUAL;
      value = value * 10 + code - DIGIT_0;
    }
    return value;
  }

  /** Goes behind null, where that is next. */
  isNull(): boolean {
    return this.#isWord('null');
  }

  boolean(): boolean {
    if (this.#isWord('true')) return true;
    if (this.#isWord('false')) return false;
    throw UNUSUAL;
  }

  string(): string {
    this.#take(QUOTE);
    const { text } = this;
    const start = this.at;
    const hasEscapes = this.#skipString();
    const value = text.slice(start, this.at - 1);
    return hasEscapes ? (JSON.parse(text.slice(start - 1, this.at)) as string) : value;
  }

  /** Goes behind the string that has just been opened; whether it holds escapes. */
  #skipString(): boolean {
    const { text, end } = this;
    let hasEscapes = false;
    for (; this.at < end; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code < SPACE) break;
      if (code === BACKSLASH) {
        hasEscapes = true;
        this.at++;
      } else if (code === QUOTE) {
        this.at++;
        return hasEscapes;
      }
    }
    throw UNUSUAL;
  }

  /** The text of the value that is next, whatever it is; `JSON.parse` has to judge it. */
  skipped(): string {
    this.peek();
    const { text, end } = this;
    const start = this.at;
    let depth = 0;
    while (this.at < end) {
      const code = text.charCodeAt(this.at);
      if (depth === 0 && this.at > start && (code === COMMA || code === CLOSE_OBJECT)) break;
      this.at++;
      if (code === QUOTE) this.#skipString();
      else if (code === OPEN_OBJECT || code === OPEN_LIST) depth++;
      else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth--;
    }
    return text.slice(start, this.at);
  }

  #take(expected: number): void {
    if (this.peek() !== expected) throw UNUSUAL;
    this.at++;
  }

  #goesOn(close: number): boolean {
    const code = this.peek();
    this.at++;
    if (code === COMMA) return true;
    if (code === close) return false;
    throw UNUSUAL;
  }

  #isWord(word: string): boolean {
    this.peek();
    if (!isAt(this.text, word, this.at)) return false;
    this.at += word.length;
    return true;
  }
}

function isAt(text: string, word: string, at: number): boolean {
  for (let i = 0; i < word.length; i++) if (text.charCodeAt(at + i) !== word.charCodeAt(i)) return false;
  return true;
}

function longKey(word: string): number {
  for (const [key, number] of longKeys) if (key === word) return number;
  throw UNUSUAL;
}
