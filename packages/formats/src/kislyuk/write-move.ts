/** Moves and endings in the canonical form. */
import { type Ending, type Line, type Trail, type Winner, winnerBy } from '@kifukit/record';
import {
  BLACK,
  type Color,
  canPromote,
  colorName,
  droppedRole,
  inCamp,
  isDrop,
  isPromoted,
  isPromotion,
  type Move,
  makeSquare,
  originOf,
  type Position,
  targetOf,
} from '@kifukit/rules';
import { endingWords } from './endings.js';
import { manNames } from './position.js';
import { pairOf } from './tokens.js';

/** The move without the signs of check and mate; `position` is the one before it. */
export function moveText({ board }: Position, move: Move): string {
  const to = targetOf(move);
  if (isDrop(move)) return `${manNames[droppedRole(move)]} рез.—${makeSquare(to)}`;
  const from = originOf(move);
  const sign = board[to] === 0 ? '—' : ':';
  const text = manNames[board[from] & 15] + makeSquare(from) + sign + makeSquare(to);
  return isPromotion(move) ? `${text} пр.` : text;
}

/** The sign of check or mate, for the position after the move. */
export function checkSign(position: Position): string {
  if (!position.inCheck()) return '';
  return position.hasLegalMove() ? '+' : 'X';
}

/** The whole move with all its signs; `position` is the one before it. */
export function spelledMove(position: Position, move: Move): string {
  const after = position.clone();
  after.play(move);
  return moveText(position, move) + checkSign(after);
}

/** The number of the pair to which the next move belongs: `2.`, and for White `2. ...` */
export const numberText = ({ moveNumber, turn }: Position): string =>
  `${pairOf(moveNumber, turn)}.${turn === BLACK ? '' : ' ...'}`;

/** Whether a «пр.» behind the unpromoting move could be read as its own; `position` is the one before it. */
export function mightPromote({ board, turn }: Position, move: Move): boolean {
  if (isDrop(move) || isPromotion(move)) return false;
  const from = originOf(move);
  return canPromote(board[from] & 15) && (inCamp(turn, from) || inCamp(turn, targetOf(move)));
}

/** Whether the move is written with «пр.» in front. */
export const isByPromoted = ({ board }: Position, move: Move): boolean =>
  !isDrop(move) && isPromoted(board[originOf(move)] & 15);

/** The words of a line's ending; the winner is named where a reader would not find the same. The trail is at its end. */
export function endingText(ending: Ending, line: Line, first: Color, trail: Trail): string {
  const { kind, text, winner } = ending;
  const found = winnerFound(ending, line, first, trail);
  return endingWords(kind, text, winner === found ? undefined : { is: winner });
}

function winnerFound({ kind }: Ending, { moves }: Line, first: Color, trail: Trail): Winner | undefined {
  const { turn } = trail.position;
  const last = moves[moves.length - 1];
  if (kind !== 'illegal-move' || last === undefined) return winnerBy(kind, turn, first);
  trail.backTo(trail.ply - 1);
  const fouled = !trail.position.isLegal(last);
  trail.play(last);
  // After an illegal move "the mover fouled" means that move's side.
  return fouled ? colorName(turn) : winnerBy(kind, turn, first);
}

/** `[м:сс]` */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}]`;
}
