/** How a text that begins with lines of USI or SFEN is known, for both formats. */
import { isAddress } from './address.js';
import { isUsen } from './usen.js';

const BOARD_START = /^(?:sfen[\s_]+)?\+?[0-9PLNSGBRKplnsgbrk+]+(?:\/[0-9PLNSGBRKplnsgbrk+]*){3}/;
const GAME_START = /^(?:position[\s_]+)?(?:startpos(?=[\s_]|$)|sfen[\s_]|moves(?=[\s_]|$))/;
const FIRST_MOVE = /^(?:[1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])(?=\s|$)/;

/** How many lines are looked at for one that tells. */
const LINES = 20;

/** What the first telling line of a text is: a line of play, or only a position. */
export function kindOfLines(head: string): 'game' | 'position' | undefined {
  for (const raw of head.split(/\r\n?|\n/, LINES)) {
    const line = raw.replace(/^[\s\uFEFF]+/, '');
    if (line === '' || line.startsWith('#')) continue;
    if (BOARD_START.test(line)) return /[\s_]moves(?:[\s_]|$)/.test(line) ? 'game' : 'position';
    if (isAddress(line)) return 'position';
    return isUsen(line) || GAME_START.test(line) || FIRST_MOVE.test(line) ? 'game' : undefined;
  }
  return undefined;
}
