/**
 * Where in the text each move and ending of a record stands. Kept only where an audit asks for it: a record itself knows
 * nothing of the text that it came from.
 */
import type { Line } from './record.js';

export type Span = readonly [start: number, end: number];

/** A place that is looked up when somebody asks for it; undefined where it cannot be told. */
export type Locate = () => Span | undefined;

export class Places {
  /** Of each line the starts and ends by turns. */
  readonly #spans = new Map<Line, number[]>();
  readonly #later = new Map<Line, Locate[]>();
  /** The line noted last, for moves come in runs. */
  #line: Line | undefined;
  #last: number[] = [];

  /** `index` is that of the move; the number of moves for the line's ending. */
  note(line: Line, index: number, start: number, end: number): void {
    if (line !== this.#line) {
      this.#line = line;
      this.#last = this.#spans.get(line) ?? [];
      this.#spans.set(line, this.#last);
    }
    this.#last[2 * index] = start;
    this.#last[2 * index + 1] = end;
  }

  /** The same for a text in which places cost time to find. */
  noteLater(line: Line, index: number, locate: Locate): void {
    const places = this.#later.get(line) ?? [];
    if (places.length === 0) this.#later.set(line, places);
    places[index] = locate;
  }

  /** Undefined where the text does not hold it. */
  spanOf(line: Line, index: number): Span | undefined {
    const later = this.#later.size > 0 ? this.#later.get(line)?.[index] : undefined;
    if (later) return later();
    const spans = line === this.#line ? this.#last : this.#spans.get(line);
    const start = spans?.[2 * index];
    const end = spans?.[2 * index + 1];
    return start === undefined || end === undefined ? undefined : [start, end];
  }

  /** Where the span ends, for those who ask for many. */
  endOf(line: Line, index: number): number | undefined {
    if (this.#later.size > 0) return this.spanOf(line, index)?.[1];
    const spans = line === this.#line ? this.#last : this.#spans.get(line);
    return spans?.[2 * index + 1];
  }

  /** Lets go of everything, as when the game that is noted next has nothing to do with those before. */
  clear(): void {
    this.#spans.clear();
    this.#later.clear();
    this.#line = undefined;
  }
}
