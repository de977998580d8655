/** Pieces in hand, as diagrams list them: `飛二　角　歩十八　`. */
import type { Report, Values } from '@kifukit/record';
import { type Color, isPromoted, KING, type Position, type Role } from '@kifukit/rules';
import { BLANK, CHAR } from './chars.js';
import { makeKanjiNumber, NUMERALS, parseNumber } from './numbers.js';
import { pieceChar, roleOfChar } from './pieces.js';

const NOTHING = 'なし';
/** In the order in which they are written. */
const ROLES: readonly Role[] = [1, 2, 3, 4, 7, 5, 6];
const MAX_HELD = 99;
const COUNT = new RegExp(`[${NUMERALS}]+`, 'y');

/**
 * Reads text[start, end) into a hand of `position`. Blanks and commas between pieces are optional, counts may be written
 * in any digits, a kind that is named twice adds up.
 */
export function readHand(text: string, start: number, end: number, color: Color, position: Position, report: Report) {
  const list = text.slice(start, end);
  if (list === NOTHING || list === 'ナシ' || list === '無し') return;
  const fail = (from: number, length: number, reason: string, details: Values): void => {
    const values = { ...details, text: list.slice(0, 60), reason };
    report.add('position/bad-hand', start + from, start + from + length, { ply: 0, values });
  };
  for (let at = 0; at < list.length; ) {
    const char = list[at] as string;
    if (CHAR[char.charCodeAt(0)] === BLANK || '、，,・'.includes(char)) {
      at++;
      continue;
    }
    COUNT.lastIndex = at + 1;
    const digits = COUNT.exec(list)?.[0] ?? '';
    const role = roleOfChar(char);
    const count = digits === '' ? 1 : (parseNumber(digits) ?? 0);
    const length = 1 + digits.length;
    if (role === 0) fail(at, 1, "'{char}' is not a piece", { char });
    else if (role === KING || isPromoted(role)) fail(at, length, "'{char}' cannot be in hand", { char });
    else if (count === 0) fail(at, length, "'{digits}' is not a count", { digits });
    else if (position.inHand(color, role) + count > MAX_HELD) {
      fail(at, length, 'more than {limit} pieces of a kind in hand', { limit: MAX_HELD });
    } else position.setHand(color, role, position.inHand(color, role) + count);
    at += role === 0 ? 1 : length;
  }
}

/** A colour's hand, pawns first, each kind followed by U+3000; なし where it is empty. */
export function makeHand(position: Position, color: Color): string {
  let text = '';
  for (const role of ROLES) {
    const count = position.inHand(color, role);
    if (count > 0) text += `${pieceChar(role)}${count > 1 ? makeKanjiNumber(count) : ''}　`;
  }
  return text === '' ? NOTHING : text;
}
