/** The text of a KI2 move: `▲７六歩`, `△同　銀左上`, `▲２二角不成`. */
import {
  BLACK,
  type Color,
  canPromote,
  droppedRole,
  fileOf,
  inCamp,
  isDrop,
  isPromotion,
  type Move,
  originOf,
  type Position,
  rankOf,
  type Square,
  targetOf,
} from '@kifukit/rules';
import { pieceWord } from '../kakinoki/pieces.js';
import { qualifierText } from '../kakinoki/qualifier.js';
import { targetWord } from '../kakinoki/squares.js';

export const markOf = (color: Color): string => (color === BLACK ? '▲' : '△');

/** The move with the mark of its side, in the position before it; `previous` is the target of the move before. */
export function makeMoveText(position: Position, move: Move, previous: Square | undefined): string {
  const target = markOf(position.turn) + targetWord(targetOf(move), previous);
  const words = qualifierText(position, move);
  if (isDrop(move)) return target + pieceWord(droppedRole(move)) + words;
  const from = originOf(move);
  const text = target + pieceWord(position.board[from] & 15) + (words ?? '') + promotionWord(position, move);
  // NOTE: KI2 has no words for a move that its piece cannot make; the origin, which readers know from KIF, tells it.
  return words === undefined ? `${text}(${fileOf(from)}${rankOf(from)})` : text;
}

/** 成 where the piece promotes, 不成 where it could have. */
function promotionWord({ board, turn }: Position, move: Move): string {
  if (isPromotion(move)) return '成';
  const from = originOf(move);
  return canPromote(board[from] & 15) && (inCamp(turn, from) || inCamp(turn, targetOf(move))) ? '不成' : '';
}
