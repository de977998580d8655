/**
 * The words that tell pieces of a kind apart: 右 左 中 直 上 寄 引, and 打 for a drop.
 *
 * Everything is seen by the player who moves. The candidates are all own pieces of the same name that reach the target,
 * pinned ones included; a promoted piece has a name of its own. Source: the Japan Shogi Association's page on the
 * notation of moves.
 */
import {
  DRAGON,
  droppedRole,
  fileOf,
  GOLD,
  HORSE,
  isDrop,
  KING,
  type Move,
  makeMove,
  NO_ORIGIN,
  originOf,
  type Position,
  type Role,
  rankOf,
  SEVERAL_ORIGINS,
  SILVER,
  type Square,
  soleOriginTo,
  targetOf,
} from '@kifukit/rules';

export type SideWord = '左' | '右' | '直';
export type MotionWord = '上' | '寄' | '引';

/** What is written of a move besides its target and piece. */
export interface Qualifier {
  readonly side?: SideWord | undefined;
  readonly motion?: MotionWord | undefined;
}

/** What a move may say besides its target and piece. */
export interface ReadQualifier extends Omit<Qualifier, 'side'> {
  readonly side?: SideWord | '中' | undefined;
}

const MOTIONS: readonly MotionWord[] = ['引', '寄', '上'];

const forward = (position: Position): number => (position.turn === 0 ? 1 : -1);

/** 上 where the piece goes at least one rank forward, 引 where it goes back, else 寄. */
const motionOf = (position: Position, from: Square, to: Square): MotionWord =>
  MOTIONS[1 + Math.sign(rankOf(from) - rankOf(to)) * forward(position)];

/** How far to the mover's left the piece stands of its target; negative to the right. */
const leftness = (position: Position, from: Square, to: Square): number =>
  (fileOf(from) - fileOf(to)) * forward(position);

/** Gold, silver and what moves like gold have a word for going straight ahead. */
const hasStraightWord = (role: Role): boolean =>
  role === SILVER || role === GOLD || (role > KING && role !== HORSE && role !== DRAGON);

const isHorseOrDragon = (role: Role): boolean => role === HORSE || role === DRAGON;

/** What tells the origin of a board move from its rivals; empty where it has none. The move must reach its target. */
export function qualifierOf(position: Position, move: Move): Qualifier {
  const from = originOf(move);
  const to = targetOf(move);
  const role = position.board[from] & 15;
  const others = position.movesTo(to, role).filter((other) => other !== from);
  if (others.length === 0) return {};
  const motion = motionOf(position, from, to);
  if (others.every((other) => motionOf(position, other, to) !== motion)) return { motion };
  const left = leftness(position, from, to);
  if (left === 0 && motion === '上' && hasStraightWord(role)) return { side: '直' };
  const side = sideWordOf(position, to, left, others);
  const rival = others.some((other) => Math.sign(leftness(position, other, to)) === Math.sign(left));
  return rival ? { side, motion } : { side };
}

/** A horse or dragon that stands straight below or above is left or right of the *other* piece. */
function sideWordOf(position: Position, to: Square, left: number, others: readonly Square[]): SideWord {
  if (left !== 0) return left > 0 ? '左' : '右';
  return others.some((other) => leftness(position, other, to) < 0) ? '左' : '右';
}

/** Whether a drop needs its 打: a piece of that name on the board reaches the square as well. */
export const dropNeedsWord = (position: Position, move: Move): boolean =>
  soleOriginTo(position, targetOf(move), droppedRole(move)) !== NO_ORIGIN;

/**
 * The words that are written behind the piece: 左上, 直, 打 or nothing. Undefined where no words tell the move from
 * others: the piece does not move that way, or more pieces of a kind stand on the board than the words were made for.
 */
export function qualifierText(position: Position, move: Move): string | undefined {
  if (isDrop(move)) return dropNeedsWord(position, move) ? '打' : '';
  const from = originOf(move);
  const to = targetOf(move);
  const role = position.board[from] & 15;
  const sole = soleOriginTo(position, to, role);
  if (sole !== SEVERAL_ORIGINS) return sole === from ? '' : undefined;
  const qualifier = qualifierOf(position, move);
  const meant = originsMeant(position, to, role, qualifier);
  if (meant.length !== 1 || meant[0] !== from) return undefined;
  return (qualifier.side ?? '') + (qualifier.motion ?? '');
}

/**
 * The origins that a move without origin can mean; one where it is clear, none where its words fit no piece. Words that
 * tell more than is needed, or that older practice preferred, are understood: what they do not fit is left out.
 */
export function originsMeant(position: Position, to: Square, role: Role, qualifier: ReadQualifier): Square[] {
  let origins = position.movesTo(to, role);
  const { side, motion } = qualifier;
  if (motion !== undefined) origins = origins.filter((from) => motionOf(position, from, to) === motion);
  if (side === '直') origins = straight(position, origins, to, role);
  else if (side === '中') origins = inMiddle(position, origins, to);
  else if (side !== undefined) origins = onSide(position, origins, to, side === '左' ? 1 : -1);
  if (origins.length < 2) return origins;
  const legal = origins.filter((from) => mayLeave(position, from, to));
  return legal.length > 0 ? legal : origins;
}

/** NOTE: 直 is not used for horses and dragons, but where only one is meant it is understood. */
function straight(position: Position, origins: readonly Square[], to: Square, role: Role): Square[] {
  const below = origins.filter((from) => leftness(position, from, to) === 0 && motionOf(position, from, to) === '上');
  return below.length > 0 || !isHorseOrDragon(role) ? below : [...origins];
}

/**
 * `sign` is 1 for left. A horse or dragon on the target's file is left or right of the other one.
 * NOTE: so is 金右 written for a piece straight below when the other stands to its left.
 */
function onSide(position: Position, origins: readonly Square[], to: Square, sign: number): Square[] {
  const strict = origins.filter((from) => leftness(position, from, to) * sign > 0);
  return strict.length > 0 ? strict : origins.filter((from) => leftness(position, from, to) === 0);
}

/** NOTE: lishogi writes 中 for a horse or dragon between two others, which only made-up positions have. */
function inMiddle(position: Position, origins: readonly Square[], to: Square): Square[] {
  const files = origins.map((from) => leftness(position, from, to));
  const between = origins.filter((_, index) => {
    const file = files[index] as number;
    return files.some((other) => other < file) && files.some((other) => other > file);
  });
  return between.length > 0 ? between : origins.filter((_, index) => files[index] === 0);
}

const mayLeave = (position: Position, from: Square, to: Square): boolean =>
  position.isLegal(makeMove(from, to)) || position.isLegal(makeMove(from, to, true));
