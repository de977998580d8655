/** Going through all lines of a record with a position in hand. */
import { type Move, type Position, positionOf } from '@kifukit/rules';
import type { GameRecord, Line } from './record.js';
import { Trail } from './trail.js';

/** A line as the walk meets it. */
export interface Visit {
  readonly line: Line;
  /** Moves from the start before the line's first. */
  readonly base: number;
  /** The visit of the line it hangs on; undefined for the main line. */
  readonly parent: Visit | undefined;
  /** Whether another alternative to the line's first move follows it among its parent's variations. */
  readonly hasLaterSibling: boolean;
}

export interface Visitor {
  /** Before the line's first move is played. */
  enter?(visit: Visit, position: Position): void;
  /** Before the line's move `index` (from 0) is played. */
  move?(visit: Visit, index: number, move: Move, position: Position): void;
  /** After the line's last move. */
  leave?(visit: Visit, position: Position, trail: Trail): void;
}

/**
 * Visits the main line and then the variations as KIF prints them: the one that begins last first, alternatives to the
 * same move in their order, a variation's own variations right after it. No recursion, however deep they nest.
 */
export function walk(game: GameRecord, visitor: Visitor): void {
  walkLines(game, (visit, trail) => {
    const { position } = trail;
    const { moves } = visit.line;
    visitor.enter?.(visit, position);
    for (let index = 0; index < moves.length; index++) {
      visitor.move?.(visit, index, moves[index], position);
      trail.play(moves[index]);
    }
    visitor.leave?.(visit, position, trail);
  });
}

/** The same for those who play the moves themselves: `goThrough` leaves the trail at the end of the line. */
export function walkLines(game: GameRecord, goThrough: (visit: Visit, trail: Trail) => void): void {
  const trail = new Trail(positionOf(game.start));
  const pending: Visit[] = [{ line: game.main, base: 0, parent: undefined, hasLaterSibling: false }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    trail.backTo(visit.base);
    goThrough(visit, trail);
    pushVariations(visit, pending);
  }
}

/** Pushes so that the last index pops first, and equal indices pop in their order. */
function pushVariations(parent: Visit, pending: Visit[]): void {
  const { variations } = parent.line;
  for (let start = 0; start < variations.length; ) {
    let end = start + 1;
    while (end < variations.length && variations[end].index === variations[start].index) end++;
    for (let at = end - 1; at >= start; at--) {
      const { index, line } = variations[at];
      pending.push({ line, base: parent.base + index, parent, hasLaterSibling: at < end - 1 });
    }
    start = end;
  }
}
