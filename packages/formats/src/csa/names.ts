/** The vocabulary of CSA: piece codes, the words that end a game, the names of headers. Each table serves both ways. */
import type { EndingKind } from '@kifukit/record';
import { type Color, fileOf, type Role, rankOf, type Square } from '@kifukit/rules';

/** Piece codes by role. */
export const roleCodes = [
  '',
  'FU',
  'KY',
  'KE',
  'GI',
  'KA',
  'HI',
  'KI',
  'OU',
  'TO',
  'NY',
  'NK',
  'NG',
  'UM',
  'RY',
] as const;

/** The role of two capital letters by `codeIndex`; 0 where they name none. */
export const ROLES_BY_CODE = new Uint8Array(1024);

const LETTER_BITS = 5;
const DIGIT_1 = 49;

/** Where two capital letters stand in `ROLES_BY_CODE`. */
export const codeIndex = (first: number, second: number): number => ((first & 31) << LETTER_BITS) | (second & 31);

roleCodes.forEach((code, role) => {
  if (code !== '') ROLES_BY_CODE[codeIndex(code.charCodeAt(0), code.charCodeAt(1))] = role;
});

/** The role of a piece code, undefined for other text. */
export function roleOfCode(code: string): Role | undefined {
  const role = roleCodes.indexOf(code as (typeof roleCodes)[number]);
  return role > 0 ? role : undefined;
}

/** The role whose code of two capitals stands at `at`, or 0. */
export function roleAt(text: string, at: number): Role {
  const first = text.charCodeAt(at);
  const second = text.charCodeAt(at + 1);
  return ((first | second) & ~31) === 64 ? ROLES_BY_CODE[codeIndex(first, second)] : 0;
}

/** The square of two digits, file and rank; undefined where they are none. */
export function squareOfDigits(text: string, at: number): Square | undefined {
  const file = text.charCodeAt(at) - DIGIT_1;
  const rank = text.charCodeAt(at + 1) - DIGIT_1;
  return file >= 0 && file < 9 && rank >= 0 && rank < 9 ? file * 9 + rank : undefined;
}

/** File and rank as CSA writes them, `77`. */
export const digitsOf = (square: Square): string => `${fileOf(square)}${rankOf(square)}`;

export const signOf = (color: Color): string => (color === 0 ? '+' : '-');

/** The words of endings that need nothing else to be understood. */
export const endingWords = {
  resign: '%TORYO',
  interrupted: '%CHUDAN',
  repetition: '%SENNICHITE',
  timeout: '%TIME_UP',
  'illegal-move': '%ILLEGAL_MOVE',
  impasse: '%JISHOGI',
  declaration: '%KACHI',
  draw: '%HIKIWAKE',
  'max-moves': '%MAX_MOVES',
  matta: '%MATTA',
  mate: '%TSUMI',
  'no-mate': '%FUZUMI',
  error: '%ERROR',
} as const satisfies Partial<Record<EndingKind, string>>;

export const endingsByWord: ReadonlyMap<string, EndingKind> = new Map(
  Object.entries(endingWords).map(([kind, word]) => [word, kind as EndingKind]),
);

/** `%+ILLEGAL_ACTION`: the side that fouled, whoever is to move. */
export const illegalActionWord = (loser: Color): string => `%${signOf(loser)}ILLEGAL_ACTION`;

/** Header keys of the record and the line beginnings that hold them. */
export const headerWords: ReadonlyMap<string, string> = new Map([
  ['black', 'N+'],
  ['white', 'N-'],
  ['event', '$EVENT:'],
  ['site', '$SITE:'],
  ['startedAt', '$START_TIME:'],
  ['endedAt', '$END_TIME:'],
  ['timeControl', '$TIME_LIMIT:'],
  ['opening', '$OPENING:'],
  ['note', '$NOTE:'],
  // NOTE: no version has these two words, but every reader skips the `$` lines that it does not know.
  ['title', '$TITLE:'],
  ['handicap', '$HANDICAP:'],
  ['先手持ち時間', '$TIME+:'],
  ['後手持ち時間', '$TIME-:'],
  ['最大手数', '$MAX_MOVES:'],
  ['持将棋', '$JISHOGI:'],
]);

/** Header keys by the word of a `$` line. */
const keysByWord: ReadonlyMap<string, string> = new Map([
  ...[...headerWords]
    .filter(([, word]) => word.startsWith('$'))
    .map(([key, word]) => [word.slice(1, -1), key] as const),
  ['TIME', 'timeControl'],
  // NOTE: the text of version 3.0 spells these two so, its examples without the second T.
  ['TIMET+', '先手持ち時間'],
  ['TIMET-', '後手持ち時間'],
]);

/** The record's key for the word of a `$` line; an unknown word stays as it is. */
export const keyOfWord = (word: string): string => keysByWord.get(word) ?? keysByWord.get(word.toUpperCase()) ?? word;

/** How the line of a header begins, undefined where CSA has no line for it. Words in plain ASCII may be `$` lines. */
export function lineBeginningOf(key: string): string | undefined {
  const known = headerWords.get(key);
  if (known !== undefined) return known;
  return /^[A-Za-z][\w.+-]*$/.test(key) && keyOfWord(key) === key ? `$${key}:` : undefined;
}
