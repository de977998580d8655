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
  /** Plies by 52 bits of the key, which make one number; the other bits lie in #highs and are compared. */
  readonly #pliesByKey = new Map<number, number[]>();
  readonly #highs: number[] = [];
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
    return this.#pliesByKey.get(this.#slot())?.length ?? 0;
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
    const first = this.#record();
    return first === undefined ? undefined : this.#judge(first);
  }

  /** Takes moves back until `ply` of them are left. */
  backTo(ply: number): void {
    while (this.#moves.length > ply) {
      this.#pliesByKey.get(this.#slot())?.pop();
      this.#highs.pop();
      this.#streaks.pop();
      this.#position.undo(this.#moves.pop() as Move, this.#captured.pop() as Piece);
    }
  }

  /** Notes the present position. Gives the ply of the first of its last `times` occurrences, where it has so many. */
  #record(): number | undefined {
    const [high] = this.#position.key;
    const ply = this.#streaks.length;
    this.#highs.push(high);
    this.#streaks.push(this.#position.inCheck() ? (this.#streaks[ply - 2] ?? 0) + 1 : 0);
    const slot = this.#slot();
    const plies = this.#pliesByKey.get(slot) ?? [];
    if (plies.push(ply) === 1) this.#pliesByKey.set(slot, plies);
    let missing = this.#times;
    for (let at = plies.length - 1; at >= 0; at--) {
      if (this.#highs[plies[at]] === high && --missing === 0) return plies[at];
    }
    return undefined;
  }

  /** 52 bits of the present key as one number. */
  #slot(): number {
    const [high, low] = this.#position.key;
    return (high >>> 12) * 0x1_0000_0000 + (low >>> 0);
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
