/**
 * What a character may be in a record of the Kakinoki family (KIF, KI2, BOD), as one table over all UTF-16 units, so that
 * a reader looks at each character once. Look-alikes are folded here: ASCII, full-width and kanji digits, both colons,
 * both kinds of parentheses, every sort of blank.
 */
import {
  BISHOP,
  DRAGON,
  GOLD,
  HORSE,
  KING,
  KNIGHT,
  LANCE,
  PAWN,
  PROMOTED_KNIGHT,
  PROMOTED_LANCE,
  PROMOTED_SILVER,
  ROOK,
  type Role,
  SILVER,
  TOKIN,
} from '@kifukit/rules';
import { isBlank } from '../line-cursor.js';

/** Digits 1…9 stand for themselves. */
export const ZERO = 10;
export const BLANK = 11;
/** 同: the square of the move before. */
export const SAME = 12;
/** 成 */
export const PROMOTE = 13;
/** 不, before 成. */
export const NOT = 14;
/** 生, another word for 不成. */
export const RAW = 15;
/** 打 */
export const DROP = 16;
/** 右左中直上寄引 and relatives, which tell pieces of a kind apart. */
export const QUALIFIER = 17;
export const BLACK_MARK = 18;
export const WHITE_MARK = 19;
export const OPEN = 20;
export const CLOSE = 21;
export const COLON = 22;
export const SLASH = 23;
export const PLUS = 24;
export const POINT = 25;
export const MINUS = 26;
/** Pieces are PIECE | role. */
const PIECE = 32;

/** The class of each UTF-16 unit; 0 for all that has no meaning in moves. */
export const CHAR = new Uint8Array(0x10000);

const set = (chars: string, value: number): void => {
  for (const char of chars) CHAR[char.charCodeAt(0)] = value;
};

for (const digits of ['123456789', '１２３４５６７８９', '一二三四五六七八九']) {
  [...digits].forEach((digit, index) => {
    set(digit, index + 1);
  });
}
set('0０〇', ZERO);
for (let code = 0; code < 0x10000; code++) if (isBlank(code)) CHAR[code] = BLANK;
set('同仝', SAME);
set('成', PROMOTE);
set('不', NOT);
set('生', RAW);
set('打', DROP);
set('右左中直上寄引行入', QUALIFIER);
set('▲▼☗⛊', BLACK_MARK);
set('△▽☖⛉', WHITE_MARK);
set('(（', OPEN);
set(')）', CLOSE);
set(':：', COLON);
set('/／', SLASH);
set('+＋', PLUS);
set('-－−', MINUS);
set('.．', POINT);

/** Every one-character name of a role. NOTE: 步 is a misprint for 歩 that fonts hide. */
const pieceNames: readonly (readonly [Role, string])[] = [
  [PAWN, '歩步'],
  [LANCE, '香'],
  [KNIGHT, '桂'],
  [SILVER, '銀'],
  [BISHOP, '角'],
  [ROOK, '飛'],
  [GOLD, '金'],
  [KING, '玉王'],
  [TOKIN, 'と'],
  [PROMOTED_LANCE, '杏'],
  [PROMOTED_KNIGHT, '圭'],
  [PROMOTED_SILVER, '全'],
  [HORSE, '馬'],
  [DRAGON, '龍竜'],
];
for (const [role, chars] of pieceNames) set(chars, PIECE | role);

/** The role that a class of character names; 0 for any class that is no piece. */
export const roleOfClass = (kind: number): Role => (kind > PIECE ? kind & 15 : 0);

/** The class of the character at `at`; 0 from `end` on. */
export const classAt = (text: string, at: number, end: number): number => (at < end ? CHAR[text.charCodeAt(at)] : 0);

/** The first offset from `at` on that holds no blank, `end` at most. */
export function skipBlanks(text: string, at: number, end: number): number {
  while (at < end && CHAR[text.charCodeAt(at)] === BLANK) at++;
  return at;
}

/** ASCII and full-width digits, the ones that numbers of moves are written with. */
export const isArabicDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);

/** The text without blanks of any sort at its ends. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}
