/** How the Kakinoki family writes the square that a move goes to. */
import { fileOf, rankOf, SQUARES, type Square } from '@kifukit/rules';
import { kanjiDigit, wideDigit } from './numbers.js';

/** The square of the move before. */
export const SAME_SQUARE = '同　';

const words = Array.from({ length: SQUARES }, (_, square) => wideDigit(fileOf(square)) + kanjiDigit(rankOf(square)));

/** `７六` */
export const squareWord = (square: Square): string => words[square];

/** The target of a move; `previous` is that of the move before. */
export const targetWord = (to: Square, previous: Square | undefined): string =>
  to === previous ? SAME_SQUARE : words[to];

/** How many columns a text takes; a full-width character takes two. */
export function widthOf(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) width += text.charCodeAt(i) < 0x80 ? 1 : 2;
  return width;
}
