/**
 * Mates that problemists count although the defender can still interpose (無駄合): each piece dropped between is taken
 * by the checking piece, which gives mate again. By the rules of the game such a side is not mated yet.
 */
import {
  attackersOf,
  isDrop,
  type Move,
  NO_PIECE,
  opponent,
  originOf,
  type Position,
  type Square,
  targetOf,
} from '@kifukit/rules';

/** Whether the side to move is mated, or would be without such interpositions. */
export function isMatedInTheEnd(position: Position): boolean {
  if (!position.inCheck()) return false;
  const replies = position.legalMoves();
  if (replies.length === 0) return true;
  const checkers = attackersOf(position.board, position.kingSquare(position.turn), opponent(position.turn));
  // What is dropped makes no difference, so one piece for each square will do.
  const drops = new Map(replies.map((reply) => [targetOf(reply), reply]));
  return replies.every(isDrop) && [...drops.values()].every((drop) => isFutile(position, drop, checkers[0] as Square));
}

/** The checking piece comes nearer to the king with every capture, so this goes down seven times at most. */
function isFutile(position: Position, drop: Move, checker: Square): boolean {
  position.play(drop);
  const answers = position
    .legalMoves()
    .filter((move) => !isDrop(move) && originOf(move) === checker && targetOf(move) === targetOf(drop));
  const isMated = answers.some((move) => {
    const captured = position.play(move);
    const mated = isMatedInTheEnd(position);
    position.undo(move, captured);
    return mated;
  });
  position.undo(drop, NO_PIECE);
  return isMated;
}
