/** The words of a KIF move, and where they go: `   3 ２二角成(88) ( 1:05/00:01:21)+`. */
import {
  fileOf,
  isDrop,
  isPromotion,
  type Move,
  originOf,
  type Position,
  rankOf,
  roleMoved,
  SQUARES,
  type Square,
  targetOf,
} from '@kifukit/rules';
import { pieceWord } from '../kakinoki/pieces.js';
import { SAME_SQUARE, targetWord, widthOf } from '../kakinoki/squares.js';

/** Columns of the move before the time begins; a full-width character takes two. */
const MOVE_WIDTH = 13;

/** What fills the columns up to the time. */
export const padding = (text: string): string => ' '.repeat(Math.max(1, MOVE_WIDTH - widthOf(text)));

/** What follows the target, `歩(77)`, with and without the padding behind it; made when first wanted. */
const tails: string[] = [];
const paddedTails: string[] = [];

/** Tails of drops lie behind those of moves: a piece, no origin. */
const ORIGINS = SQUARES + 1;
const NO_ORIGIN = SQUARES;

function makeTail(piece: number, from: number, promotion: boolean, key: number): void {
  const origin = from === NO_ORIGIN ? '打' : `(${fileOf(from)}${rankOf(from)})`;
  const tail = pieceWord(piece) + (promotion ? '成' : '') + origin;
  tails[key] = tail;
  paddedTails[key] = tail + padding(SAME_SQUARE + tail);
}

/** What follows the target of a move of a piece of `role`. Padded, the time can follow. */
export function moveTail(move: Move, role: number, isPadded: boolean): string {
  const from = isDrop(move) ? NO_ORIGIN : originOf(move);
  const promotion = isPromotion(move);
  const key = ((promotion ? 16 : 0) + role) * ORIGINS + from;
  if (tails[key] === undefined) makeTail(role, from, promotion, key);
  return (isPadded ? paddedTails : tails)[key];
}

/** The move about to be played; `previous` is the target of the move before. */
export const makeMoveText = (move: Move, position: Position, previous: Square | undefined): string =>
  targetWord(targetOf(move), previous) + moveTail(move, roleMoved(position, move), false);

const numbers = Array.from({ length: 1000 }, (_, n) => `${String(n).padStart(4)} `);

/** The number of a line, four columns wide, and a blank. */
export const numberColumn = (number: number): string => numbers[number] ?? `${String(number).padStart(4)} `;
