/** Pieces, counts and sides in Russian words, as the sentences of articles have them. Only positions use them. */
import {
  BISHOP,
  BLACK,
  type Color,
  DRAGON,
  GOLD,
  HORSE,
  KING,
  KNIGHT,
  LANCE,
  PAWN,
  ROOK,
  type Role,
  SILVER,
  TOKIN,
  WHITE,
} from '@kifukit/rules';

/** Beginnings of the words for the pieces; the ending says only case and number. */
const stems: readonly (readonly [string, Role])[] = [
  ['королевск[а-яё]+ дракон', DRAGON],
  ['корол|монарх|микадо', KING],
  ['дракон', DRAGON],
  ['ладь', ROOK],
  ['лошад', HORSE],
  ['слон', BISHOP],
  ['золот[а-яё]+ генерал|золот|генерал', GOLD],
  ['серебр[а-яё]+ генерал|серебр|рыцар', SILVER],
  ['кон', KNIGHT],
  ['улан|коп|стрел|пик', LANCE],
  ['токин', TOKIN],
  ['пеш', PAWN],
];
const piecePattern = new RegExp(`${stems.map(([stem]) => `(${stem})`).join('|')}`, 'iy');
const restOfWord = /[а-яё]{0,4}(?![а-яё])/iy;

export interface PieceWord {
  readonly role: Role;
  readonly end: number;
}

/** The piece whose name in words stands at `at`. */
export function pieceWordAt(text: string, at: number): PieceWord | undefined {
  const match = matchAt(piecePattern, text, at);
  const rest = match && matchAt(restOfWord, text, at + match[0].length);
  if (!match || !rest) return undefined;
  const [, role] = stems[match.findIndex((part, i) => i > 0 && part !== undefined) - 1];
  return { role, end: at + match[0].length + rest[0].length };
}

const numerals: Readonly<Record<string, number>> = {
  один: 1,
  одна: 1,
  одно: 1,
  одну: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
};
const countPattern = /(?:(\d{1,3})|([а-я]+)(?![а-яё]))\s*/iy;

export interface Count {
  readonly count: number;
  readonly end: number;
}

/** The number of pieces that stands at `at`, in figures or in words, and the spaces behind it. */
export function countAt(text: string, at: number): Count | undefined {
  const match = matchAt(countPattern, text, at);
  const count = match?.[1] === undefined ? numerals[match?.[2]?.toLowerCase() ?? ''] : Number(match[1]);
  return match && count !== undefined ? { count, end: at + match[0].length } : undefined;
}

const sidePattern = /(?:(ч(?:[её]|е\u0308)рные)|белые)(?![а-яё])\s*:?/iy;
const turnPattern = /ход(?:ят)?\s+(?:(ч(?:[её]|е\u0308)рны[ех])|белы[ех])(?![а-яё])/iy;
const handPattern = /в\s+(?:резерве|плену|руке)(?![а-яё])\s*:?/iy;
const nothingPattern = /(?:[-–—−]|нет(?![а-яё]))/iy;
const andPattern = /и(?![а-яё])/iy;

export interface Side {
  readonly color: Color;
  readonly end: number;
}

const sideBy = (pattern: RegExp, text: string, at: number): Side | undefined => {
  const match = matchAt(pattern, text, at);
  return match ? { color: match[1] === undefined ? WHITE : BLACK, end: at + match[0].length } : undefined;
};

/** `чёрные` or `белые` at `at`. */
export const sideAt = (text: string, at: number): Side | undefined => sideBy(sidePattern, text, at);
/** `ход чёрных` or `ход белых` at `at`. */
export const turnAt = (text: string, at: number): Side | undefined => sideBy(turnPattern, text, at);
/** Offsets behind words of lists, −1 where they do not stand at `at`. */
export const handWordEnd = (text: string, at: number): number => endOf(handPattern, text, at);
export const nothingEnd = (text: string, at: number): number => endOf(nothingPattern, text, at);
export const andEnd = (text: string, at: number): number => endOf(andPattern, text, at);

const endOf = (pattern: RegExp, text: string, at: number): number =>
  matchAt(pattern, text, at) ? pattern.lastIndex : -1;

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}
