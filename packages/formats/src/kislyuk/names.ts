/** The Russian words of headers and handicaps, two-way. */
import type { Handicap } from '@kifukit/rules';

/** Russian key and the record's: one of the formats' common keys, or KIF's word where there is none. */
const headerTable: readonly (readonly [string, string])[] = [
  ['Чёрные', 'black'],
  ['Белые', 'white'],
  ['Чёрные (кратко)', '先手省略名'],
  ['Белые (кратко)', '後手省略名'],
  ['Название', 'title'],
  ['Соревнование', 'event'],
  ['Место', 'site'],
  ['Дата', '対局日'],
  ['Начало', 'startedAt'],
  ['Окончание', 'endedAt'],
  ['Контроль времени', 'timeControl'],
  ['Контроль времени чёрных', '先手持ち時間'],
  ['Контроль времени белых', '後手持ち時間'],
  ['Секунд на ход', '秒読み'],
  ['Затрачено времени', '消費時間'],
  ['Дебют', 'opening'],
  ['Опубликовано', '掲載'],
  ['Примечание', 'note'],
  ['Секретарь', '記録係'],
  ['Источник', '出典'],
  ['Число ходов', '手数'],
  ['Номер задачи', '作品番号'],
  ['Название задачи', '作品名'],
  ['Автор', '作者'],
  ['Издание', '発表誌'],
  ['Дата издания', '発表年月'],
  ['Награда', '受賞'],
  ['Полнота', '完全性'],
  ['Вид', '分類'],
  ['Предел ходов', '最大手数'],
  ['Правило дзисёги', '持将棋'],
  /** What a record calls its handicap where that is not the start it has; the start itself is `Фора`. */
  ['Название форы', 'handicap'],
];

/** In a handicap game the players are named by who gives the handicap. */
const handicapPlayers: readonly (readonly [string, string])[] = [
  ['Получающий фору', 'black'],
  ['Дающий фору', 'white'],
];

/** Headers that set up the start and are no headers of the record. */
export const HANDICAP = 'Фора';
export const POSITION = 'Позиция';

/** Letter case and the dots of ё do not matter in a key or a word. */
export const normalised = (word: string): string =>
  word.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

const keyByWord = new Map([...headerTable, ...handicapPlayers].map(([word, key]) => [normalised(word), key]));
const wordByKey = new Map(headerTable.map(([word, key]) => [key, word]));
const playerByKey = new Map(handicapPlayers.map(([word, key]) => [key, word]));

export const isStartWord = (word: string): boolean =>
  normalised(word) === normalised(HANDICAP) || normalised(word) === normalised(POSITION);

/** The record's key of a Russian one; undefined for a key that is not in the table. */
export const headerKeyOf = (word: string): string | undefined => keyByWord.get(normalised(word));

/** The Russian key of a record's. */
export const headerWordOf = (key: string, inHandicapGame: boolean): string | undefined =>
  (inHandicapGame ? playerByKey.get(key) : undefined) ?? wordByKey.get(key);

const handicapTable: Readonly<Record<Handicap, string>> = {
  even: 'нет',
  lance: 'левый улан',
  'right-lance': 'правый улан',
  bishop: 'слон',
  rook: 'ладья',
  'rook-lance': 'ладья и улан',
  'two-pieces': 'две фигуры',
  'three-pieces': 'три фигуры',
  'four-pieces': 'четыре фигуры',
  'five-pieces': 'пять фигур',
  'left-five-pieces': 'пять фигур, левая',
  'six-pieces': 'шесть фигур',
  'left-seven-pieces': 'семь фигур, левая',
  'right-seven-pieces': 'семь фигур, правая',
  'eight-pieces': 'восемь фигур',
  'nine-pieces': 'девять фигур',
  'ten-pieces': 'десять фигур',
  'both-lances': 'оба улана',
  dragonfly: 'стрекоза',
  'three-pawns': 'три пешки',
  'bare-king': 'голый король',
};

const handicapByWord = new Map(
  Object.entries(handicapTable).map(([handicap, word]) => [normalised(word), handicap as Handicap]),
);

export const handicapNamed = (word: string): Handicap | undefined => handicapByWord.get(normalised(word));
export const handicapWord = (handicap: Handicap): string => handicapTable[handicap];
