/**
 * Where the values of a JSON text stand. `JSON.parse` gives values without places; this goes through the text once more,
 * only when a place is asked for or the text is no JSON. It does not recurse, however deep the values nest.
 */
import type { Values } from '@kifukit/record';

/** Where a text stops being JSON, and why. */
export interface JsonFault {
  readonly at: number;
  readonly reason: string;
  /** What the reason speaks of. */
  readonly values?: Values;
}

/** Keys and indices that lead from a value to one in it. */
export type JsonPath = readonly (string | number)[];

export type Span = readonly [start: number, end: number];

/** A container that is being read. */
interface Open {
  readonly value: number;
  readonly close: string;
  /** The text up to here, and the closing bracket, is a value. */
  sound: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const BLANKS = /[ \t\n\r]*/y;
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

/** The number of the outermost value. */
const ROOT = 0;

export class JsonPlaces {
  readonly text: string;
  /** The first fault; what stands before it has places. */
  readonly fault: JsonFault | undefined;

  /** Values are numbered in the order of the text. Of each: its span, its key's offset or −1, the value after all in it. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #keys: number[] = [];
  readonly #nexts: number[] = [];
  readonly #open: Open[] = [];
  #at: number;
  readonly #end: number;

  /** Goes through text[start, end). */
  constructor(text: string, start = 0, end = text.length) {
    this.text = text;
    this.#at = start;
    this.#end = end;
    this.fault = this.#scan();
    for (const { value } of this.#open) {
      this.#ends[value] = this.#at;
      this.#nexts[value] = this.#starts.length;
    }
  }

  /** The numbers of the outermost array's elements. */
  elements(): number[] {
    return this.#children(ROOT);
  }

  /** The span of the value that `path` leads to from value `from`, or of the innermost one on the way that is there. */
  find(path: JsonPath, from = ROOT): Span {
    const { value } = this.#follow(path, from);
    return [this.#starts[value] ?? this.#at, this.#ends[value] ?? this.#at];
  }

  /** The keys of the object that `path` leads to, in the order of the text, each as often as it occurs, with its value's span. */
  members(path: JsonPath, from = ROOT): { key: string; span: Span }[] {
    const { value, found } = this.#follow(path, from);
    if (!found || this.text[this.#starts[value]] !== '{') return [];
    return this.#children(value).map((child) => ({
      key: this.#keyOf(child),
      span: [this.#starts[child], this.#ends[child]],
    }));
  }

  /** The text from `start` to the fault, cut and closed so that it is JSON; undefined where no value has begun. */
  repaired(start: number): string | undefined {
    if (this.#starts.length === 0) return undefined;
    const innermost = this.#open[this.#open.length - 1];
    if (!innermost) return this.text.slice(start, this.#ends[ROOT]);
    const closing = this.#open.map(({ close }) => close).reverse();
    return this.text.slice(start, innermost.sound) + closing.join('');
  }

  #follow(path: JsonPath, from: number): { value: number; found: boolean } {
    let value = from;
    for (const step of path) {
      const children = this.#children(value);
      const isArray = this.text[this.#starts[value]] === '[';
      const child = isArray ? children[Number(step)] : this.#childNamed(children, String(step));
      if (child === undefined) return { value, found: false };
      value = child;
    }
    return { value, found: value < this.#starts.length };
  }

  /** Of several the last, as `JSON.parse` has it. */
  #childNamed(children: readonly number[], key: string): number | undefined {
    let found: number | undefined;
    for (const child of children) if (this.#keyOf(child) === key) found = child;
    return found;
  }

  #children(value: number): number[] {
    const children: number[] = [];
    const end = this.#nexts[value] ?? 0;
    for (let child = value + 1; child < end; child = this.#nexts[child]) children.push(child);
    return children;
  }

  #keyOf(value: number): string {
    const start = this.#keys[value];
    if (start < 0) return '';
    let end = start + 1;
    for (let code = 0; code !== QUOTE; end++) {
      code = this.text.charCodeAt(end);
      if (code === BACKSLASH) end++;
    }
    return JSON.parse(this.text.slice(start, end)) as string;
  }

  /** Reads until the outermost value is whole. */
  #scan(): JsonFault | undefined {
    let fault = this.#value(-1);
    while (!fault && this.#open.length > 0) fault = this.#member(this.#open[this.#open.length - 1]);
    return fault ?? (this.#next() === '' ? undefined : this.#due('the end of the text'));
  }

  /** What comes next in the innermost container: a value, with its key in an object, or the closing bracket. */
  #member(open: Open): JsonFault | undefined {
    const { value, close } = open;
    const isFirst = open.sound === this.#starts[value] + 1;
    const char = this.#next();
    if (char === close) {
      this.#at++;
      this.#open.pop();
      this.#close(value);
      return undefined;
    }
    if (!isFirst && char !== ',') return this.#due(close === ']' ? "',' or ']'" : "',' or '}'");
    if (!isFirst) this.#at++;
    return close === ']' ? this.#value(-1) : this.#named();
  }

  #named(): JsonFault | undefined {
    if (this.#next() !== '"') return this.#due('a name in double quotes');
    const key = this.#at;
    const fault = this.#string();
    if (fault) return fault;
    if (this.#next() !== ':') return this.#due("':'");
    this.#at++;
    return this.#value(key);
  }

  #value(key: number): JsonFault | undefined {
    const char = this.#next();
    const start = this.#at;
    const isContainer = char === '{' || char === '[';
    if (isContainer) this.#at++;
    else if (char === '"') {
      const fault = this.#string();
      if (fault) return fault;
    } else if (this.#take(NUMBER)) {
      // A number at the very end may have lost digits.
      if (this.#at === this.#end && this.#open.length > 0) return this.#due('more');
    } else if (!this.#take(WORD)) return this.#due('a value');
    const value = this.#starts.push(start) - 1;
    this.#ends.push(this.#at);
    this.#keys.push(key);
    this.#nexts.push(value + 1);
    if (isContainer) this.#open.push({ value, close: char === '{' ? '}' : ']', sound: this.#at });
    else this.#close(value);
    return undefined;
  }

  /** The value is whole, and so is what its container holds up to here. */
  #close(value: number): void {
    this.#ends[value] = this.#at;
    this.#nexts[value] = this.#starts.length;
    const outer = this.#open[this.#open.length - 1];
    if (outer) outer.sound = this.#at;
  }

  /** Goes behind the string that begins here. */
  #string(): JsonFault | undefined {
    const start = this.#at++;
    for (; this.#at < this.#end; this.#at++) {
      const code = this.text.charCodeAt(this.#at);
      if (code < SPACE) return { at: this.#at, reason: 'a string holds a line break or another control character' };
      if (code === QUOTE) {
        this.#at++;
        return undefined;
      }
      if (code !== BACKSLASH) continue;
      this.#at++;
      if (!this.#take(ESCAPE)) return { at: this.#at - 1, reason: 'a string holds a backslash that begins no escape' };
      this.#at--;
    }
    return { at: start, reason: 'a string does not end' };
  }

  /** The next character that is no blank; empty at the end. */
  #next(): string {
    this.#take(BLANKS);
    return this.#at < this.#end ? (this.text[this.#at] as string) : '';
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.text) || pattern.lastIndex > this.#end) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #due(what: string): JsonFault {
    const at = this.#at;
    if (at >= this.#end) return { at: this.#end, reason: 'it ends where {what:phrase} is due', values: { what } };
    const found = JSON.stringify(String.fromCodePoint(this.text.codePointAt(at) ?? 0));
    return { at, reason: '{what:phrase} is due, not {found}', values: { what, found } };
  }
}

const COLON = 0x3a;

/** How many keys the JSON object that begins at `at` has, a repeated one as often as it stands there. */
export function countKeys(text: string, at: number): number {
  let keys = 0;
  let depth = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON && depth === 1) keys++;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) break;
    else if (code === QUOTE) {
      for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
    }
  }
  return keys;
}
