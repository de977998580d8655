/**
 * The words that end a line, two-way, and what may follow them: the record's own words and a winner that does not follow
 * from the position.
 *
 *     Сдача        Конец: «текст»        Прервано: «обед»        Сдача, победа чёрных        Мат, победитель неизвестен
 */
import type { EndingKind, Winner } from '@kifukit/record';
import { closingOf, escaped, unescaped } from './escapes.js';

const words: Readonly<Record<EndingKind, string>> = {
  resign: 'Сдача',
  mate: 'Мат',
  'no-mate': 'Мата нет',
  timeout: 'Просрочка времени',
  repetition: 'Повторение (сэннититэ)',
  'perpetual-check': 'Повторение с вечным шахом',
  impasse: 'Дзисёги',
  declaration: 'Объявление победы (нюгёку)',
  'illegal-move': 'Нарушение правил',
  'illegal-action': 'Нарушение соперника',
  'max-moves': 'Предел ходов',
  try: 'Трай',
  'win-by-default': 'Победа без игры',
  'loss-by-default': 'Неявка',
  draw: 'Ничья',
  interrupted: 'Прервано',
  sealed: 'Записанный ход',
  matta: 'Ход взят назад',
  error: 'Ошибка',
  other: 'Конец',
};

/** Perpetual check is a foul of the side that checks; which side that is, the position says. */
export type WrittenKind = EndingKind | 'checker-fouls';

/** NOTE: what people write and other programs print. */
const aliases: Readonly<Record<string, WrittenKind>> = {
  Сдался: 'resign',
  Сдалась: 'resign',
  Сдались: 'resign',
  Повторение: 'repetition',
  Сэннититэ: 'repetition',
  Тупик: 'impasse',
  'Объявление победы': 'declaration',
  'Время истекло': 'timeout',
  'Вечный шах': 'checker-fouls',
};

const winners: readonly (readonly [string, Winner | undefined])[] = [
  ['победа чёрных', 'black'],
  ['победа белых', 'white'],
  ['ничья', 'draw'],
  ['победитель неизвестен', undefined],
];

/** A word as a pattern: any blanks, е for ё, no letter behind it. */
const pattern = (word: string): string =>
  word.replace(/[()]/g, '\\$&').replace(/[её]/g, '(?:[её]|е\u0308)').replace(/ /g, '[ \\u00a0]+');

/** Longer words first, so that the start of one does not hide it. */
const byLength = (a: string, b: string): number => b.length - a.length;
const alternatives = (all: readonly string[]): string => [...all].sort(byLength).map(pattern).join('|');

const wordPattern = new RegExp(
  `(?:${alternatives([...Object.values(words), ...Object.keys(aliases)])})(?![а-яё\u0308])`,
  'iy',
);
const winnerPattern = new RegExp(
  `[ \\u00a0]*,[ \\u00a0]*(${alternatives(winners.map(([word]) => word))})(?![а-яё])`,
  'iy',
);
/** NOTE: prose says who resigned, not that a resignation took place. */
const resignedPattern = new RegExp(`(${pattern('Чёрные')}|Белые)[ \\u00a0]+(?:сдались|сдаются)(?![а-яё])`, 'iy');
const textPattern = /[ \u00a0]*:[ \u00a0]*«/y;

const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[ \u00a0]+/g, ' ');
const kindByWord = new Map<string, WrittenKind>([
  ...Object.entries(words).map(([kind, word]) => [plain(word), kind as EndingKind] as const),
  ...Object.entries(aliases).map(([word, kind]) => [plain(word), kind] as const),
]);
const winnerByWord = new Map(winners.map(([word, winner]) => [plain(word), winner]));

export interface WrittenEnding {
  readonly kind: WrittenKind;
  readonly text?: string;
  /** There only where the text names the winner or says that nobody knows. */
  readonly winner?: { readonly is: Winner | undefined };
  /** The text's closing quote is missing, and it goes on to the end of the source. */
  readonly unclosed: boolean;
  readonly end: number;
}

/** The ending whose words stand at `at`. */
export function endingAt(source: string, at: number): WrittenEnding | undefined {
  const resigned = matchAt(resignedPattern, source, at);
  if (resigned) {
    const is = /^б/i.test(resigned[0]) ? 'black' : 'white';
    return { kind: 'resign', winner: { is }, unclosed: false, end: at + resigned[0].length };
  }
  const word = matchAt(wordPattern, source, at);
  const kind = word && kindByWord.get(plain(word[0]));
  if (!word || !kind) return undefined;
  let end = at + word[0].length;
  const opening = matchAt(textPattern, source, end);
  let text: string | undefined;
  let unclosed = false;
  if (opening) {
    const from = end + opening[0].length;
    const closing = closingOf(source, from, CLOSING_QUOTE);
    unclosed = closing < 0;
    text = unescaped(source.slice(from, unclosed ? source.length : closing));
    end = unclosed ? source.length : closing + 1;
  }
  const winner = matchAt(winnerPattern, source, end);
  return {
    kind,
    ...(text === undefined ? {} : { text }),
    ...(winner ? { winner: { is: winnerByWord.get(plain(winner[1] as string)) } } : {}),
    unclosed,
    end: end + (winner?.[0].length ?? 0),
  };
}

function matchAt(sticky: RegExp, source: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(source);
}

const CLOSING_QUOTE = 0xbb;

/** The words of an ending. `winner` is given where it must be named, because it does not follow from the position. */
export function endingWords(
  kind: EndingKind,
  text: string | undefined,
  winner: { readonly is: Winner | undefined } | undefined,
): string {
  let written = words[kind];
  if (text !== undefined) written += `: «${escaped(text, '»')}»`;
  if (winner) written += `, ${winners.find(([, named]) => named === winner.is)?.[0]}`;
  return written;
}
