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
