/** Text that only resembles a move. */

const SQUARE = '[1-9１-９一二三四五六七八九]\\s*[1-9１-９一二三四五六七八九]';
const PIECES = '歩香桂銀角飛金杏圭全馬龍竜';
const MOVE_START = new RegExp(`^[▲△▼▽☗☖⛊⛉]?\\s*(?:${SQUARE}|同|成?[${PIECES}])`);
const MOVE_PART = new RegExp(`[${PIECES}](?:成|不成|生|打)|[（(]\\s*[0-9０-９]\\s*[0-9０-９]\\s*[）)]`);
const WHOLE_START = new RegExp(`^[▲△▼▽☗☖⛊⛉]?\\s*(?:${SQUARE}|同)\\s*成?[${PIECES}玉王と]`);

/** Whether words in the place of a move are a damaged move rather than an unknown ending. */
export const looksLikeMove = (words: string): boolean => MOVE_START.test(words) || MOVE_PART.test(words);

/** The same of a line that may be any text. */
export const looksLikeBareMove = (line: string): boolean => WHOLE_START.test(line);

/** A move that tells its origin, as KIF has it. Few blanks: a search must not go back and forth over many. */
const ORIGIN = '[（(][ 　]?[0-9０-９][ 　]?[0-9０-９][ 　]?[）)]';
const WITH_ORIGIN = `(?:[1-9１-９一二三四五六七八九][ 　]?[1-9１-９一二三四五六七八九]|同)[ 　]{0,2}成?[${PIECES}玉王と]成?[ 　]{0,2}${ORIGIN}`;
const HOLDS_MOVE = new RegExp(WITH_ORIGIN);
const SIGNS = '[^\\p{L}\\p{N}]';
const BEHIND_SIGNS = new RegExp(`^${SIGNS}{1,9}[0-9０-９]{0,9}${SIGNS}{0,9}${WITH_ORIGIN}`, 'u');

/** Whether a line that is not understood has a move with its origin in it. */
export const holdsMove = (line: string): boolean => HOLDS_MOVE.test(line);

/** Whether nothing but signs and a number stand before such a move: `> 3 ２六歩(27)`. Prose has words before it. */
export const isMoveBehindSigns = (line: string): boolean => BEHIND_SIGNS.test(line);
