/** The field `move` with everything that can be said of a move. */
import {
  canPromote,
  droppedRole,
  fileOf,
  inCamp,
  isDrop,
  isPromotion,
  KING,
  type Move,
  originOf,
  type Position,
  type Role,
  rankOf,
  SQUARES,
  type Square,
  targetOf,
} from '@kifukit/rules';
import { dropNeedsWord, qualifierOf } from '../kakinoki/qualifier.js';
import { kinds } from './names.js';

/** `{"x":7,"y":7}` by square. */
const places = Array.from({ length: SQUARES }, (_, square) => `{"x":${fileOf(square)},"y":${rankOf(square)}}`);

const letters = { 右: 'R', 左: 'L', 直: 'C', 上: 'U', 寄: 'M', 引: 'D' } as const;

/** `before`: the target of the move before, −1 where there is none. The move has not been played yet. */
export function makeMoveField(move: Move, position: Position, before: Square): string {
  const to = targetOf(move);
  return isDrop(move) ? makeDrop(move, to, position) : makeBoardMove(move, to, position, before);
}

function makeDrop(move: Move, to: Square, position: Position): string {
  const relative = dropNeedsWord(position, move) ? ',"relative":"H"' : '';
  return `"move":{"color":${position.turn},"to":${places[to]},"piece":"${kinds[droppedRole(move)]}"${relative}}`;
}

function makeBoardMove(move: Move, to: Square, position: Position, before: Square): string {
  const { board, turn } = position;
  const from = originOf(move);
  const role = board[from] & 15;
  let text = `"move":{"color":${turn},"from":${places[from]},"to":${places[to]},"piece":"${kinds[role]}"`;
  if (to === before) text += ',"same":true';
  if (isPromotion(move)) text += ',"promote":true';
  else if (canPromote(role) && (inCamp(turn, from) || inCamp(turn, to))) text += ',"promote":false';
  const captured = board[to] & 15;
  // NOTE: the schema has no word for a captured king, which only illegal moves leave to be captured.
  if (captured !== 0 && captured !== KING) text += `,"capture":"${kinds[captured]}"`;
  const relative = makeRelative(move, role, position);
  return relative === '' ? `${text}}` : `${text},"relative":"${relative}"}`;
}

/** What KI2 would need to tell the piece from others of its name; nothing for a move that the piece cannot make. */
function makeRelative(move: Move, role: Role, position: Position): string {
  if (role === KING) return '';
  const origins = position.movesTo(targetOf(move), role);
  if (origins.length < 2 || !origins.includes(originOf(move))) return '';
  const { side, motion } = qualifierOf(position, move);
  return (side ? letters[side] : '') + (motion ? letters[motion] : '');
}
