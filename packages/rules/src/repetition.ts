/**
 * Fourfold repetition (千日手) and perpetual check (連続王手の千日手).
 *
 * The same board, hands and side to move four times end the game without a result. Where every move of one side from
 * the first to the last of these occurrences gave check, that side loses; where both sides did nothing but check, it is
 * a plain repetition. Source: game rules of the Japan Shogi Association.
 */
import type { Move } from './move.js';
import { type Color, opponent } from './piece.js';
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
  /** Whether the side to move after each ply is in check. */
  readonly #checks: boolean[] = [];

  /** Follows a copy of `start`. `times` is how often the position must stand; 4 by the rules. */
  constructor(start: Position, times = 4) {
    this.#position = start.clone();
    this.#position.trackKey();
    this.#times = times;
    this.#record();
  }

  get position(): Position {
    return this.#position;
  }

  /** Plays a move (unchecked) and tells whether it made a repetition complete. */
  play(move: Move): Repetition | undefined {
    this.#position.play(move);
    const occurrences = this.#record();
    if (occurrences.length < this.#times) return undefined;
    return this.#judge(occurrences[occurrences.length - this.#times]);
  }

  /** The plies, in order, at which the present position has stood. */
  #record(): number[] {
    const [high, low] = this.#position.key;
    const ply = this.#checks.length;
    this.#highs.push(high);
    this.#checks.push(this.#position.inCheck());
    const slot = (high >>> 12) * 0x1_0000_0000 + (low >>> 0);
    const plies = this.#pliesByKey.get(slot);
    if (!plies) {
      this.#pliesByKey.set(slot, [ply]);
      return [ply];
    }
    plies.push(ply);
    return plies.filter((other) => this.#highs[other] === high);
  }

  #judge(first: number): Repetition {
    const ply = this.#checks.length - 1;
    const mover = opponent(this.#position.turn);
    const moverChecks = this.#allChecks(first, ply);
    const otherChecks = this.#allChecks(first, ply - 1);
    if (moverChecks === otherChecks) return { ply, kind: 'sennichite' };
    return { ply, kind: 'perpetual-check', loser: moverChecks ? mover : opponent(mover) };
  }

  /** Whether each of the moves at `last`, `last` − 2, … down to just after `first` gave check. */
  #allChecks(first: number, last: number): boolean {
    for (let ply = last; ply > first; ply -= 2) if (!this.#checks[ply]) return false;
    return true;
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
