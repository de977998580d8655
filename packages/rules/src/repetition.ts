/**
 * Fourfold repetition (千日手) and perpetual check (連続王手の千日手).
 *
 * The same board, hands and side to move four times end the game without a result. Where every move of one side from
 * the first to the last of these occurrences gave check, that side loses; where both sides did nothing but check, it is
 * a plain repetition. Source: game rules of the Japan Shogi Association.
 */
import type { Move } from './move.js';
import { type Color, opponent, type Piece } from './piece.js';
import type { Position } from './position.js';

/** No ply. */
const NONE = -1;

export interface Repetition {
  /** Moves played when the position stood for the last of `times` times. */
  readonly ply: number;
  readonly kind: 'sennichite' | 'perpetual-check';
  /** The side that checked perpetually. */
  readonly loser?: Color;
}

/** A game's positions as they come; tells of each whether it completes a repetition. */
export class PositionHistory {
  readonly #position: Position;
  readonly #times: number;
  /** The key of the position at each ply. */
  readonly #highs: number[] = [];
  readonly #lows: number[] = [];
  /** Plies by the low bits of their keys: the last of each bucket, and for each ply the one before it in its bucket. */
  #buckets = new Int32Array(256).fill(NONE);
  readonly #before: number[] = [];
  readonly #moves: Move[] = [];
  readonly #captured: Piece[] = [];
  /** How many moves of the mover, up to each ply, gave check without a break; above 0 the side to move is in check. */
  readonly #streaks: number[] = [];

  /** Follows a copy of `start`. `times` is how often the position must stand; 4 by the rules. */
  constructor(start: Position, times = 4) {
    this.#position = start.clone();
    this.#position.trackKey();
    this.#times = times;
    this.#record();
  }

  /** The present position; its key is tracked. Who looks at it must leave it as it is. */
  get position(): Position {
    return this.#position;
  }

  /** How often the present position has stood. */
  get occurrences(): number {
    let count = 0;
    for (let ply = this.ply; ply !== NONE; ply = this.#sameBefore(ply)) count++;
    return count;
  }

  /** Moves played from the start. */
  get ply(): number {
    return this.#moves.length;
  }

  /** Whether the side to move at that ply (0 is the start) stood in check. */
  wasCheck(ply: number): boolean {
    return this.#streaks[ply] > 0;
  }

  /** Plays a move (unchecked) and tells whether it made a repetition complete. */
  play(move: Move): Repetition | undefined {
    this.#captured.push(this.#position.play(move));
    this.#moves.push(move);
    this.#record();
    const first = this.#firstOfTimes();
    return first === NONE ? undefined : this.#judge(first);
  }

  /** Takes moves back until `ply` of them are left. */
  backTo(ply: number): void {
    while (this.#moves.length > ply) {
      this.#buckets[this.#bucketOf(this.ply)] = this.#before.pop() as number;
      this.#highs.pop();
      this.#lows.pop();
      this.#streaks.pop();
      this.#position.undo(this.#moves.pop() as Move, this.#captured.pop() as Piece);
    }
  }

  /** Notes the present position. */
  #record(): void {
    const [high, low] = this.#position.key;
    const ply = this.#streaks.length;
    this.#highs.push(high);
    this.#lows.push(low);
    this.#streaks.push(this.#position.inCheck() ? (this.#streaks[ply - 2] ?? 0) + 1 : 0);
    if (ply >= this.#buckets.length) this.#grow();
    this.#chain(ply);
  }

  #chain(ply: number): void {
    const bucket = this.#bucketOf(ply);
    this.#before[ply] = this.#buckets[bucket];
    this.#buckets[bucket] = ply;
  }

  #bucketOf(ply: number): number {
    return this.#lows[ply] & (this.#buckets.length - 1);
  }

  /** More buckets, so that a long game has no more plies in one than a short one. */
  #grow(): void {
    this.#buckets = new Int32Array(4 * this.#buckets.length).fill(NONE);
    for (let ply = 0; ply < this.#before.length; ply++) this.#chain(ply);
  }

  /** The last ply before this one at which its position stood. */
  #sameBefore(ply: number): number {
    const high = this.#highs[ply];
    const low = this.#lows[ply];
    let at = this.#before[ply];
    while (at !== NONE && (this.#highs[at] !== high || this.#lows[at] !== low)) at = this.#before[at];
    return at;
  }

  /** The first of the present position's last `times` plies, where it has so many. */
  #firstOfTimes(): number {
    let first = this.ply;
    for (let missing = this.#times - 1; missing > 0 && first !== NONE; missing--) first = this.#sameBefore(first);
    return first;
  }

  #judge(first: number): Repetition {
    const ply = this.ply;
    const mover = opponent(this.#position.turn);
    const moverChecks = this.#allChecks(first, ply);
    const otherChecks = this.#allChecks(first, ply - 1);
    if (moverChecks === otherChecks) return { ply, kind: 'sennichite' };
    return { ply, kind: 'perpetual-check', loser: moverChecks ? mover : opponent(mover) };
  }

  /** Whether each of the moves at `last`, `last` − 2, … down to just after `first` gave check. */
  #allChecks(first: number, last: number): boolean {
    return 2 * this.#streaks[last] >= last - first;
  }
}

/** The first repetition in a line of moves from `start`, or undefined. */
export function findRepetition(start: Position, moves: Iterable<Move>, times = 4): Repetition | undefined {
  const history = new PositionHistory(start, times);
  for (const move of moves) {
    const repetition = history.play(move);
    if (repetition) return repetition;
  }
  return undefined;
}
