/** The text that is being read, and where its lines are. Offsets are UTF-16, lines and columns count from 1. */

const LF = 10;
const CR = 13;

export interface Place {
  readonly line: number;
  readonly column: number;
}

export class Source {
  /** A file's path as the user gave it, or another name for messages. */
  readonly name: string;
  readonly text: string;
  #lineStarts: number[] | undefined;

  constructor(text: string, name = '-') {
    this.name = name;
    this.text = text;
  }

  /** Line and column of an offset; computed from the text when first asked for. */
  placeOf(offset: number): Place {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  }

  /** The line's text without its break; empty for a line that is not there. */
  lineText(line: number): string {
    const starts = this.#starts();
    const start = starts[line - 1];
    if (start === undefined) return '';
    return this.text.slice(start, starts[line] ?? this.text.length).replace(/[\r\n]+$/, '');
  }

  /** CRs before an LF end the line together with it, any other CR ends one by itself. */
  #starts(): number[] {
    if (this.#lineStarts) return this.#lineStarts;
    const { text } = this;
    const starts = [0];
    for (let at = 0; at < text.length; ) {
      const begin = at;
      while (text.charCodeAt(at) === CR) at++;
      const code = text.charCodeAt(at);
      if (code !== LF) for (let cr = begin; cr < at; cr++) starts.push(cr + 1);
      else starts.push(at + 1);
      if (code === LF || at === begin) at++;
    }
    this.#lineStarts = starts;
    return starts;
  }
}
