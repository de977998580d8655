/** What the board says of each line of a record, gathered in one walk for all rules. */
import type { GameRecord, Line } from '@kifukit/record';
import { isFoul } from '@kifukit/record';
import {
  type Color,
  type MoveFault,
  opponent,
  type Position,
  PositionHistory,
  positionOf,
  type Repetition,
} from '@kifukit/rules';
import { mayRepeat } from './may-repeat.js';
import type { Profile } from './profile.js';

/** What costs something to find out is a function. */
export interface LineFacts {
  readonly line: Line;
  /** Moves from the start before the line's first. */
  readonly base: number;
  readonly isMain: boolean;
  /** The side that moves first in the game. */
  readonly first: Color;
  /** The side to move at the line's end. */
  readonly turn: Color;
  /** How many of the line's moves were played when the side to move was mated first and moved on; undefined where it never was. */
  readonly ignoredMate: number | undefined;
  /** The first repetition that the line completes, plain by four, perpetual check by the profile's count. */
  readonly repetition: Repetition | undefined;
  /** The repetition that the line's last move completes; the first one or a later one. */
  readonly endRepetition: Repetition | undefined;
  /** What is illegal in the line's last move; asked only where there is no ending or one that names a foul. */
  readonly lastFault: MoveFault | undefined;
  /** Whether the line's move `index` (from 0) gave check. */
  checks(): readonly boolean[];
  /** The position at the line's end, to be looked at while the rules run. */
  end(): Position;
}

/**
 * Visits every line; the facts are valid until the visit is over. `areLegal` says that all moves have been judged and
 * none is illegal, which spares most games the board.
 */
export function eachLine(
  game: GameRecord,
  profile: Profile,
  visit: (facts: LineFacts) => void,
  areLegal = false,
): void {
  const start = positionOf(game.start);
  const { main } = game;
  const times = Math.min(profile.repetition, profile.perpetualCheck);
  if (areLegal && main.variations.length === 0 && !mayRepeat(start, main.moves, times)) {
    visit(uneventful(main, start));
    return;
  }
  const history = new PositionHistory(start, times);
  const pending: { readonly line: Line; readonly base: number }[] = [{ line: main, base: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { line, base } = next;
    // Variations come by rising index and are taken from the last, so the moves before `base` are still played.
    history.backTo(base);
    const followed = follow(line, history, profile);
    visit({ ...followed, line, base, isMain: line === main, first: start.turn });
    for (const variation of line.variations) {
      pending.push({ line: variation.line, base: base + variation.index });
    }
  }
}

/** The only line of a game of legal moves without repetition; `start` is taken over. */
function uneventful(line: Line, start: Position): LineFacts {
  const first = start.turn;
  const { length } = line.moves;
  const checks: boolean[] = [];
  const end = (): Position => {
    while (checks.length < length) {
      start.playLegal(line.moves[checks.length]);
      checks.push(start.inCheck());
    }
    return start;
  };
  return {
    line,
    base: 0,
    isMain: true,
    first,
    turn: length % 2 === 0 ? first : opponent(first),
    ignoredMate: undefined,
    repetition: undefined,
    endRepetition: undefined,
    lastFault: undefined,
    checks: () => {
      end();
      return checks;
    },
    end,
  };
}

function follow(line: Line, history: PositionHistory, profile: Profile) {
  const { moves, ending } = line;
  const { position } = history;
  const checks: boolean[] = [];
  let ignoredMate: number | undefined;
  let repetition: Repetition | undefined;
  let endRepetition: Repetition | undefined;
  let lastFault: MoveFault | undefined;
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index];
    const isLast = index === moves.length - 1;
    if (isLast && (!ending || isFoul(ending.kind))) lastFault = position.illegality(move);
    const repeated = history.play(move);
    if (repeated && (isLast || !repetition) && counts(repeated, history, profile)) {
      repetition ??= repeated;
      if (isLast) endRepetition = repeated;
    }
    const check = history.wasCheck(history.ply);
    checks.push(check);
    // A legal move that follows shows that it is no mate, for less than looking for one.
    if (check && !isLast && ignoredMate === undefined && !position.isLegal(moves[index + 1])) {
      if (!position.hasLegalMove()) ignoredMate = index + 1;
    }
  }
  const { turn } = position;
  return { turn, ignoredMate, repetition, endRepetition, lastFault, checks: () => checks, end: () => position };
}

/** Whether the position has stood often enough for this kind of repetition. */
function counts(repetition: Repetition, history: PositionHistory, profile: Profile): boolean {
  const wanted = repetition.kind === 'perpetual-check' ? profile.perpetualCheck : profile.repetition;
  return history.occurrences >= wanted;
}
