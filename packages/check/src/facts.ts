/** What the board says of each line of a record, gathered in one walk for all rules. */
import type { GameRecord, Line } from '@kifukit/record';
import { isFoul } from '@kifukit/record';
import {
  type Color,
  colorName,
  type MoveFault,
  type Position,
  PositionHistory,
  positionOf,
  type Repetition,
} from '@kifukit/rules';
import type { Profile } from './profile.js';

export interface LineFacts {
  readonly line: Line;
  /** Moves from the start before the line's first. */
  readonly base: number;
  readonly isMain: boolean;
  /** The side that moves first in the game. */
  readonly first: Color;
  /** Whether the line's move `index` (from 0) gave check. */
  readonly checks: readonly boolean[];
  /** How many of the line's moves were played when the side to move was mated first; undefined where it never was. */
  readonly mateAfter: number | undefined;
  /** The first repetition that the line completes, plain by four, perpetual check by the profile's count. */
  readonly repetition: Repetition | undefined;
  /** The repetition that the line's last move completes; the first one or a later one. */
  readonly endRepetition: Repetition | undefined;
  /** What is illegal in the line's last move; asked only where the ending names a foul. */
  readonly lastFault: MoveFault | undefined;
  /** The position at the line's end, to be looked at while the rules run. */
  readonly end: Position;
  /** Whether the side to move at the end has a legal move; found out when it is asked. */
  canMove(): boolean;
}

/** Visits every line; the facts' `end` is valid until the visit is over. */
export function eachLine(game: GameRecord, profile: Profile, visit: (facts: LineFacts) => void): void {
  const start = positionOf(game.start);
  const history = new PositionHistory(start, Math.min(profile.repetition, profile.perpetualCheck));
  const pending: { readonly line: Line; readonly base: number }[] = [{ line: game.main, base: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { line, base } = next;
    // Variations come by rising index and are taken from the last, so the moves before `base` are still played.
    history.backTo(base);
    const followed = follow(line, history, profile);
    visit({ ...followed, line, base, isMain: line === game.main, first: start.turn });
    for (const variation of line.variations) {
      pending.push({ line: variation.line, base: base + variation.index });
    }
  }
}

function follow(line: Line, history: PositionHistory, profile: Profile) {
  const { moves, ending } = line;
  const { position } = history;
  const checks: boolean[] = [];
  let mateAfter: number | undefined;
  let repetition: Repetition | undefined;
  let endRepetition: Repetition | undefined;
  let lastFault: MoveFault | undefined;
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index];
    const isLast = index === moves.length - 1;
    if (isLast && ending && isFoul(ending.kind)) lastFault = position.illegality(move);
    const repeated = history.play(move);
    if (repeated && (isLast || !repetition) && counts(repeated, history, profile)) {
      repetition ??= repeated;
      if (isLast) endRepetition = repeated;
    }
    const check = history.wasCheck(history.ply);
    checks.push(check);
    // A legal move that follows shows that it is no mate, for less than looking for one.
    if (check && mateAfter === undefined && (isLast || !position.isLegal(moves[index + 1]))) {
      if (!position.hasLegalMove()) mateAfter = index + 1;
    }
  }
  const canMove = (): boolean => mateAfter !== moves.length && position.hasLegalMove();
  return { checks, mateAfter, repetition, endRepetition, lastFault, end: position, canMove };
}

/** Whether the position has stood often enough for this kind of repetition. */
function counts(repetition: Repetition, history: PositionHistory, profile: Profile): boolean {
  const wanted = repetition.kind === 'perpetual-check' ? profile.perpetualCheck : profile.repetition;
  return history.occurrences >= wanted;
}

/** The side to move at the line's end. */
export const sideToMove = ({ end }: LineFacts) => colorName(end.turn);
