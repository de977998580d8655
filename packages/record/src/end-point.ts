/** What the words of an ending mean at the point of the game where they stand: who won, and who fouled. */
import { type Color, colorName, opponent } from '@kifukit/rules';
import { type Ending, isFoul, winnerBy } from './ending.js';

export interface EndPoint {
  /** The side to move on the board. */
  readonly turn: Color;
  /** The side that moved first in the game. */
  readonly first: Color;
  /** Set where the line's last move was illegal: whether it was played, or left out and stopped the line. */
  readonly foul: 'played' | 'left-out' | undefined;
  /** False where the line was not replayed to its end, for another reason than a foul. */
  readonly isKnown: boolean;
}

/** The ending with its winner, where the record does not name one and it follows. */
export function understoodEnding(ending: Ending, point: EndPoint): Ending {
  const winner = ending.winner ?? winnerAt(ending, point);
  return amendedEnding(winner === undefined ? ending : { ...ending, winner }, point);
}

/**
 * Who fouled, told by who won: without an illegal last move the side to move (反則負け) or the other (反則勝ち). Where
 * the foul is not played, its side is still to move.
 */
export function amendedEnding(ending: Ending, { turn, foul }: EndPoint): Ending {
  const { kind, winner } = ending;
  if (!isFoul(kind) || foul === 'played') return ending;
  if (winner === undefined || winner === 'draw')
    return foul === 'left-out' ? { ...ending, kind: 'illegal-move' } : ending;
  return { ...ending, kind: winner === colorName(turn) ? 'illegal-action' : 'illegal-move' };
}

/** NOTE: many programs write "the mover fouled" after the illegal move itself; then it is that move's side that lost. */
function winnerAt({ kind }: Ending, { turn, first, foul, isKnown }: EndPoint) {
  if (!isKnown && foul === undefined) return undefined;
  // An illegal move that was left out is not on the board, but the record goes on from after it.
  const mover = foul === 'left-out' ? opponent(turn) : turn;
  return foul !== undefined && kind === 'illegal-move' ? colorName(mover) : winnerBy(kind, mover, first);
}
