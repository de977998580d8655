/**
 * The characters of the notation, by char code: what each means and whether it only looks like the one that is meant.
 *
 * NOTE: printed and scanned texts mix Cyrillic and Latin letters of one shape (с, а, е as ranks; M, K, C, Y as pieces)
 * and letters that look like digits (З for 3, б for 6, l for 1). All of them are known here; who is strict refuses what
 * has the mark LOOK_ALIKE.
 */
import { BISHOP, GOLD, KING, KNIGHT, LANCE, PAWN, ROOK, type Role, SILVER } from '@kifukit/rules';

/** The letters in the order in which lists of pieces go, and their roles. */
export const LETTERS = 'МЛСГРКУП';
export const LETTER_ROLES: readonly Role[] = [KING, ROOK, BISHOP, GOLD, SILVER, KNIGHT, LANCE, PAWN];

/** Added to a meaning where the character only looks like the right one. */
export const LOOK_ALIKE = 16;
/** The meaning without the mark. */
export const MEANING = 15;

const TABLE = 0x460;
const FULL_WIDTH_0 = 0xff10;

function table(exact: string, lookAlikes: Readonly<Record<string, number>>, meanings?: readonly number[]): Uint8Array {
  const codes = new Uint8Array(TABLE);
  [...exact].forEach((char, i) => {
    codes[char.charCodeAt(0)] = meanings?.[i] ?? i + 1;
  });
  for (const [chars, meaning] of Object.entries(lookAlikes)) {
    for (const char of chars) codes[char.charCodeAt(0)] = meaning | LOOK_ALIKE;
  }
  return codes;
}

/** NOTE: a Latin P is shaped like the silver's letter and is the pawn's by habit; the board decides. */
export const LATIN_P = 'P'.charCodeAt(0);

const roles = table(LETTERS, { M: KING, K: KNIGHT, C: BISHOP, Y: LANCE, P: SILVER }, LETTER_ROLES);
/** Cyrillic З, з and б. */
const files = table('123456789', { 'lI|': 1, '\u0417\u0437': 3, '\u0431': 6 });
/** Cyrillic а, Ь, ь, с, е and і. */
const ranks = table('abcdefghi', { '\u0430': 1, '\u042C\u044C': 2, '\u0441': 3, '\u0435': 5, '\u0456': 9 });

/** The role that a letter names, perhaps with LOOK_ALIKE; 0 for any other character. */
export const roleOfLetter = (code: number): number => (code < TABLE ? roles[code] : 0);

/** 1…9, perhaps with LOOK_ALIKE; 0 for any other character. */
export function fileOfChar(code: number): number {
  if (code < TABLE) return files[code];
  return code > FULL_WIDTH_0 && code <= FULL_WIDTH_0 + 9 ? (code - FULL_WIDTH_0) | LOOK_ALIKE : 0;
}

/** 1…9, perhaps with LOOK_ALIKE; 0 for any other character. */
export const rankOfChar = (code: number): number => (code < TABLE ? ranks[code] : 0);

const LATIN_X = 'X'.charCodeAt(0);
/** Latin x, Cyrillic Х and х, the multiplication sign. */
const foreignX = new Set([0x78, 0x425, 0x445, 0xd7]);
const HASH = '#'.charCodeAt(0);

/** The sign of mate; also what stands for it: a Cyrillic Х, ×, and # of other notations. */
export const isMateSign = (code: number): boolean => code === LATIN_X || code === HASH || foreignX.has(code);
export const isTrueMateSign = (code: number): boolean => code === LATIN_X;
/** What other notations write between the squares of a capture. */
export const isForeignCapture = (code: number): boolean => code === LATIN_X || foreignX.has(code);

const CAPTURES = new Set([0x3a, 0xff1a]);
export const isCaptureSign = (code: number): boolean => CAPTURES.has(code);

const DASHES = new Set([0x2d, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0xfe58, 0xfe63, 0xff0d]);
export const isDash = (code: number): boolean => DASHES.has(code);

/** Blanks of all sorts, line breaks, and what nobody sees: soft hyphens, zero-width spaces, byte order marks. */
const spaces = new Uint8Array(0x10000);
for (const code of [9, 10, 11, 12, 13, 32, 0x85, 0xa0, 0xad, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x3000]) {
  spaces[code] = 1;
}
for (let code = 0x2000; code <= 0x200f; code++) spaces[code] = 1;
spaces[0xfeff] = 1;

export const isSpace = (code: number): boolean => spaces[code] === 1;

/** Soft hyphens, zero-width spaces and joiners, byte order marks. */
export const isInvisible = (code: number): boolean =>
  code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;

/** The offset of the first character from `at` on that is no space. */
export function skipSpaces(text: string, at: number): number {
  let next = at;
  while (next < text.length && spaces[text.charCodeAt(next)] === 1) next++;
  return next;
}

/** The text without spaces of any sort at its ends. */
export function withoutSpaces(text: string): string {
  const start = skipSpaces(text, 0);
  let end = text.length;
  while (end > start && spaces[text.charCodeAt(end - 1)] === 1) end--;
  return text.slice(start, end);
}

/** Like `skipSpaces`, but stays on the line. */
export function skipBlanks(text: string, at: number): number {
  let next = at;
  for (; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (spaces[code] !== 1 || code === 10 || code === 13) break;
  }
  return next;
}

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** An accent or other mark that is written on the letter before it, as in й and ё of texts from a Mac. */
export const isCombining = (code: number): boolean => code >= 0x300 && code <= 0x36f;

/** Latin and Cyrillic letters, and marks on them. */
export const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0x400 && code <= 0x52f) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) ||
  isCombining(code);

const isLowerRange = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 0x430 && code <= 0x45f);
export const isLowerLetter = (code: number): boolean => isLowerRange(code) || isCombining(code);
export const isUpperLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 0x400 && code <= 0x42f);

/** Whether a word or number may begin at `at`: no letter or digit stands right before it. */
export function isWordStart(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  return !isLetter(before) && !isDigit(before);
}
