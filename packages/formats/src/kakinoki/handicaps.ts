/**
 * Names of handicaps (手合割). The first name of each is the one that is written.
 * Sources: Kakinoki's description of KIF; the names of the second table are those of lishogi, MyShogi and 81Dojo.
 */
import { type Handicap, handicapOf } from '@kifukit/rules';
import { trimmed } from './chars.js';

/** The names that Kakinoki's description lists, so that every program knows them. */
const official: Partial<Record<Handicap, readonly string[]>> = {
  even: ['平手'],
  lance: ['香落ち', '左香落ち'],
  'right-lance': ['右香落ち'],
  bishop: ['角落ち'],
  rook: ['飛車落ち', '飛落ち'],
  'rook-lance': ['飛香落ち'],
  'two-pieces': ['二枚落ち', '飛角落ち'],
  'four-pieces': ['四枚落ち'],
  'five-pieces': ['五枚落ち', '右五枚落ち'],
  'left-five-pieces': ['左五枚落ち'],
  'six-pieces': ['六枚落ち'],
  'left-seven-pieces': ['左七枚落ち'],
  'right-seven-pieces': ['右七枚落ち', '七枚落ち'],
  'eight-pieces': ['八枚落ち'],
  'ten-pieces': ['十枚落ち'],
};

/** Names that are not in the description, or whose pieces programs do not agree on: a diagram has to go with them. */
const doubtful: Partial<Record<Handicap, readonly string[]>> = {
  'three-pieces': ['三枚落ち'],
  'nine-pieces': ['九枚落ち'],
  'both-lances': ['両香落ち', '兩香落ち'],
  dragonfly: ['トンボ'],
  'three-pawns': ['歩三兵', '歩三枚'],
  'bare-king': ['裸玉'],
};

const names = { ...official, ...doubtful } as Readonly<Record<Handicap, readonly string[]>>;

/** NOTE: 81Dojo's English names. */
const english: Partial<Record<Handicap, readonly string[]>> = {
  even: ['Even Game', 'Even'],
  lance: ['Lance Down'],
  bishop: ['Bishop Down'],
  rook: ['Rook Down'],
  'rook-lance': ['Rook-Lance Down'],
  'two-pieces': ['2-piece Down'],
  'four-pieces': ['4-piece Down'],
  'six-pieces': ['6-piece Down'],
  'eight-pieces': ['8-piece Down'],
  'ten-pieces': ['10-piece Down'],
  dragonfly: ['Dragonfly'],
  'three-pawns': ['Three Pawns'],
  'bare-king': ['Naked King'],
};

const byName = new Map(
  [...Object.entries(names), ...Object.entries(english)].flatMap(([handicap, words]) =>
    words.map((word) => [folded(word), handicap as Handicap]),
  ),
);

/** NOTE: 香落 and 香おち for 香落ち, 2枚落ち for 二枚落ち. */
function folded(name: string): string {
  const digits = '０一二三四五六七八九';
  return name
    .normalize('NFKC')
    .replace('おち', '落')
    .replace(/[ち\s]/g, '')
    .replace(/10/, '十')
    .replace(/[1-9]/g, (digit) => digits[Number(digit)] as string);
}

/** Names as they are usually written need no folding. */
const byUsualName = new Map(Object.entries(names).map(([handicap, [usual]]) => [usual, handicap as Handicap]));

export const handicapOfName = (name: string): Handicap | undefined => byUsualName.get(name) ?? byName.get(folded(name));

export const handicapName = (handicap: Handicap): string => names[handicap][0] as string;

/** Whether the name alone tells every program the start position. */
export const isNameEnough = (handicap: Handicap): boolean => handicap in official;

/** A name that says only: look at the diagram. */
export const OTHER_HANDICAP = 'その他';

/** Whether the name stands for nothing without a diagram. */
export const needsDiagram = (name: string): boolean =>
  name === OTHER_HANDICAP || name === '詰将棋' || name === '詰め将棋';

/** NOTE: kif-parser lets a remark follow on any line, 手合割：平手#even. Behind a name that nobody knows it may be part of it. */
export function withoutMemo(name: string): string {
  const known = trimmed(name.split('#', 1)[0] as string);
  return handicapOfName(known) !== undefined || needsDiagram(known) ? known : name;
}

/** Whether a start is that of a handicap game, whose players are called 下手 and 上手. */
export const isHandicapStart = (start: string): boolean => (handicapOf(start) ?? 'even') !== 'even';
