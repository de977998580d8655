/** How sure it is that a text is KI2, by its beginning. */
import { hasPreamble } from '../kakinoki/sniffing.js';

const SQUARE = '(?:同|[1-9１-９][ 　]?[1-9１-９一二三四五六七八九])';
const PIECE = '成?[歩香桂銀角飛金玉王と杏圭全馬龍竜]';
const MARK = '[▲△▼▽☗☖⛊⛉]';
/** Marks of MyShogi, close to their move. */
const SIGN = '[-+－＋−]';

/** A move with the mark of its side and without number, at the beginning of a line. */
const MARKED_MOVE = new RegExp(
  `^[ \\t　]*(?:${MARK}[ 　]?(?:投了|中断)|(?:${MARK}[ 　]?|${SIGN})${SQUARE}[ 　]*${PIECE})`,
  'm',
);
/** KIF: a number before the move, its origin behind it. */
const NUMBERED_MOVE = new RegExp(
  `^[ \\t　]*[0-9０-９]{1,4}[ \\t　]+${MARK}?${SQUARE}[ 　]*${PIECE}[^\\n\\r(（]{0,6}[(（打]`,
  'm',
);
const DECLARATION = /^\uFEFF?#KI2\b/;
/** Moves without marks, the first of them before a blank or the end of the line. */
const BARE_MOVE = new RegExp(
  `^[ \\t　]*${SQUARE}[ 　]?${PIECE}[右左中直]?[上寄引行入]?(?:成|不成|生|打)?(?:[ \\t　]|$)`,
  'm',
);
const CONCLUSION = /^[ \t　]*まで[、,]?[0-9０-９]/m;

export function sniffKi2(head: string): number {
  if (NUMBERED_MOVE.test(head)) return 0.2;
  if (MARKED_MOVE.test(head)) return 0.95;
  if (DECLARATION.test(head)) return 0.9;
  if (BARE_MOVE.test(head)) return 0.7;
  return hasPreamble(head) || CONCLUSION.test(head) ? 0.5 : 0;
}
