/** The facts of a move that diagnostics mention. */
import {
  colorName,
  droppedRole,
  fileOf,
  isDrop,
  type Move,
  makeSquare,
  originOf,
  type Position,
  roleNames,
  type Square,
  targetOf,
} from '@kifukit/rules';
import type { Values } from './diagnostic.js';

/** `named` is the role that the record claims, 0 where it claims none. */
export function moveValues(position: Position, move: Move, named = 0, candidates: readonly Square[] = []): Values {
  const to = targetOf(move);
  const drop = isDrop(move);
  const from = drop ? to : originOf(move);
  return {
    to: makeSquare(to),
    from: makeSquare(from),
    file: fileOf(to),
    side: colorName(position.turn),
    found: roleNames[position.board[from] & 15] || 'piece',
    named: roleNames[named || (drop ? droppedRole(move) : 0)] || 'piece',
    candidates: candidates.map(makeSquare).join(', '),
  };
}
