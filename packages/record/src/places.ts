/**
 * Where in the text each move and ending of a record stands. Kept only where an audit asks for it: a record itself knows
 * nothing of the text that it came from.
 */
import type { Line } from './record.js';

export type Span = readonly [start: number, end: number];

export class Places {
  readonly #starts = new Map<Line, number[]>();
  readonly #ends = new Map<Line, number[]>();

  /** `index` is that of the move; the number of moves for the line's ending. */
  note(line: Line, index: number, start: number, end: number): void {
    let starts = this.#starts.get(line);
    let ends = this.#ends.get(line);
    if (!starts || !ends) {
      starts = [];
      ends = [];
      this.#starts.set(line, starts);
      this.#ends.set(line, ends);
    }
    starts[index] = start;
    ends[index] = end;
  }

  /** Undefined where the text does not hold it. */
  spanOf(line: Line, index: number): Span | undefined {
    const start = this.#starts.get(line)?.[index];
    const end = this.#ends.get(line)?.[index];
    return start === undefined || end === undefined ? undefined : [start, end];
  }
}
