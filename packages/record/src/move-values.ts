/** The facts of a move, or of a declaration, that diagnostics mention. */
import {
  colorName,
  declarationOf,
  droppedRole,
  fileOf,
  handicapPoints,
  isDrop,
  judgeDeclaration24,
  judgeDeclaration27,
  type Move,
  makeSquare,
  originOf,
  type Position,
  positionOf,
  roleNames,
  type Square,
  targetOf,
} from '@kifukit/rules';
import type { Values } from './messages.js';

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

/**
 * Why a declaration does not hold; undefined where it holds by one of the two rules. Which of them a game was played by,
 * records do not say.
 */
export function unjustifiedDeclaration(position: Position, start: string): Values | undefined {
  const handicap = handicapPoints(positionOf(start));
  if (judgeDeclaration27(position, handicap) !== 'fail') return undefined;
  if (judgeDeclaration24(position, handicap) !== 'fail') return undefined;
  return declarationValues(position, handicap);
}

/** What a declaration that does not hold falls short with. */
export function declarationValues(position: Position, handicap: number): Values {
  const { points, piecesInCamp } = declarationOf(position, handicap);
  const reason = '{points} {points|point|points}, {pieces} {pieces|piece|pieces} in the enemy camp';
  return { reason, points, pieces: piecesInCamp };
}
