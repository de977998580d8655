/** Moves as each format spells them, legal or not, by hand: the formats' writers take only moves of a record. */
import type { FormatId } from '@kifukit/formats';
import {
  canPromote,
  droppedRole,
  fileOf,
  isDrop,
  isPromotion,
  type Move,
  makeSquare,
  makeUsi,
  originOf,
  type Position,
  PROMOTED,
  type Role,
  rankOf,
  type Square,
  targetOf,
} from '@kifukit/rules';

const japanese = ' 歩 香 桂 銀 角 飛 金 玉 と 成香 成桂 成銀 馬 龍'.split(' ');
const csa = ' FU KY KE GI KA HI KI OU TO NY NK NG UM RY'.split(' ');
const cyrillic = ' П У К Р С Л Г М'.split(' ');

/** How the format spells the move in the position; `role` names the piece before the move. */
export function spellMove(format: FormatId, position: Position, move: Move, role: Role): string {
  switch (format) {
    case 'kif':
      return spellKif(move, role);
    case 'csa':
      return spellCsa(position, move, role);
    case 'kislyuk':
      return spellKislyuk(position, move, role);
    default:
      return makeUsi(move);
  }
}

function spellKif(move: Move, role: Role): string {
  const to = targetOf(move);
  const target = '１２３４５６７８９'[fileOf(to) - 1] + ('一二三四五六七八九'[rankOf(to) - 1] as string);
  if (isDrop(move)) return `${target}${japanese[role]}打`;
  return `${target}${japanese[role]}${isPromotion(move) ? '成' : ''}(${digits(originOf(move))})`;
}

function spellCsa({ turn }: Position, move: Move, role: Role): string {
  const from = isDrop(move) ? '00' : digits(originOf(move));
  const after = isPromotion(move) && canPromote(role) ? role + PROMOTED : role;
  return `${turn === 0 ? '+' : '-'}${from}${digits(targetOf(move))}${csa[after]}`;
}

/** Captures and checks are marked as the position has them. */
function spellKislyuk(position: Position, move: Move, role: Role): string {
  const to = makeSquare(targetOf(move));
  const isPromoted = role > PROMOTED;
  const letter = (isPromoted ? 'пр. ' : '') + cyrillic[isPromoted ? role - PROMOTED : role];
  const sign = position.board[targetOf(move)] === 0 || isDrop(move) ? '—' : ':';
  const from = isDrop(move) ? ' рез.' : makeSquare(originOf(move));
  return `${letter}${from}${sign}${to}${isPromotion(move) ? ' пр.' : ''}${checkSign(position, move)}`;
}

/** `+` where the move can be carried out and gives check. */
function checkSign(position: Position, move: Move): string {
  const trial = position.clone();
  const { turn } = position;
  if (isDrop(move) ? trial.inHand(turn, droppedRole(move)) === 0 : trial.board[originOf(move)] === 0) return '';
  trial.play(move);
  return trial.inCheck() ? '+' : '';
}

const digits = (square: Square): string => `${fileOf(square)}${rankOf(square)}`;
