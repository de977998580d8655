/**
 * Line by line over a text without copying it. Any mixture of CR, LF, CRLF and CR CR LF ends a line; the last line may
 * lack its end. Byte order marks inside the text (files glued together) are blanks.
 */
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const NBSP = 0xa0;
const IDEOGRAPHIC_SPACE = 0x3000;
const BYTE_ORDER_MARK = 0xfeff;

/** Blanks of all sorts that records hold, the full-width one and a stray byte order mark among them. */
export const isBlank = (code: number): boolean =>
  code === SPACE || code === TAB || code === IDEOGRAPHIC_SPACE || code === NBSP || code === BYTE_ORDER_MARK;

export class LineCursor {
  readonly text: string;
  /** Offset of the line's first character; blanks in front are skipped. */
  start = 0;
  /** Offset after the line's last character; blanks at the end are skipped. */
  end = 0;
  /** Offset of the line's true beginning. */
  lineStart = 0;
  /** Offset of the line's true end, before its break. */
  lineEnd = 0;
  #next = 0;

  constructor(text: string, offset = 0) {
    this.text = text;
    this.#next = offset;
  }

  /** Goes to the next line; false at the end of the text. */
  next(): boolean {
    const { text } = this;
    const length = text.length;
    let at = this.#next;
    if (at >= length) return false;
    this.lineStart = at;
    let code = text.charCodeAt(at);
    while (code !== LF && code !== CR && ++at < length) code = text.charCodeAt(at);
    this.lineEnd = at;
    while (at < length && text.charCodeAt(at) === CR) at++;
    if (at < length && text.charCodeAt(at) === LF) at++;
    this.#next = at;
    this.#trim();
    return true;
  }

  /** Where the next line begins. */
  get offset(): number {
    return this.#next;
  }

  /** Makes the line that begins at `offset` the next one. */
  skipTo(offset: number): void {
    this.#next = offset;
  }

  /** Steps back so that `next` gives this line again. */
  again(): void {
    this.#next = this.lineStart;
  }

  get isEmpty(): boolean {
    return this.start === this.end;
  }

  /** The line without the blanks at its ends. */
  get line(): string {
    return this.text.slice(this.start, this.end);
  }

  /** The line as it stands. */
  get wholeLine(): string {
    return this.text.slice(this.lineStart, this.lineEnd);
  }

  /** The character code at `start`; for an empty line that of a line break, with which no line begins. */
  get first(): number {
    return this.start < this.end ? this.text.charCodeAt(this.start) : LF;
  }

  #trim(): void {
    const { text } = this;
    let start = this.lineStart;
    let end = this.lineEnd;
    while (start < end && isBlank(text.charCodeAt(start))) start++;
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
    this.start = start;
    this.end = end;
  }
}
