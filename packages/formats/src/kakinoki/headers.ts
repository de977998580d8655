/**
 * Header lines, `key：value`, and the words of their keys.
 *
 * Known keys have an English name in the record; of the further keys of the Kakinoki family only the words are known, so
 * that a header block can be told from other text. Any other key keeps its spelling.
 */
import type { Header, HeaderKey } from '@kifukit/record';
import { BLACK, type Color, WHITE } from '@kifukit/rules';
import { LAST_MOVE } from '../last-move.js';
import { BLACK_MARK, BLANK, CHAR, COLON, MINUS, OPEN, SAME, skipBlanks, trimmed, WHITE_MARK } from './chars.js';
import { OTHER_HANDICAP, withoutMemo } from './handicaps.js';
import { looksLikeBareMove } from './likeness.js';

/** Of several words the first is written. */
const words: Readonly<Record<HeaderKey, readonly string[]>> = {
  black: ['先手', '下手'],
  white: ['後手', '上手'],
  event: ['棋戦'],
  site: ['場所'],
  startedAt: ['開始日時'],
  endedAt: ['終了日時'],
  timeControl: ['持ち時間'],
  opening: ['戦型'],
  title: ['表題'],
  note: ['備考'],
  handicap: ['手合割'],
};

/** NOTE: records from English surfaces, 81Dojo's among them, that people pass on. These are read and never written. */
const englishWords: Readonly<Record<HeaderKey, string>> = {
  black: 'Sente, Shitate, Black',
  white: 'Gote, Uwate, White',
  event: 'Event, Tournament',
  site: 'Site, Place, Location',
  startedAt: 'Start, Start time, Start date, Date',
  endedAt: 'End, End time, End date',
  timeControl: 'Time control, Time limit',
  opening: 'Opening',
  title: 'Title',
  note: 'Note',
  handicap: 'Handicap',
};

/** The Japanese word for an English one, which may also begin with a small letter. */
const translations = new Map<string, string>();
for (const [key, list] of Object.entries(englishWords)) {
  const japanese = words[key as HeaderKey][0] as string;
  for (const word of list.split(', ')) translations.set(word, japanese).set(word.toLowerCase(), japanese);
}

const keyByWord = new Map(Object.entries(words).flatMap(([key, list]) => list.map((word) => [word, key])));

/** Words of further keys that Kakinoki describes or that his and others' programs write. */
const furtherWords = new Set(
  `対局日 秒読み 消費時間 掲載 先手省略名 後手省略名 記録係 作品番号 作品名 作者 発表誌 発表年月 出典 手数 完全性 分類 受賞
  先手持ち時間 後手持ち時間 最大手数 持将棋 先手詳細 後手詳細 棋戦詳細 先手段級 後手段級 先手年齢 後手年齢 リーグ成績 対局ID
  記録ID 図 振り駒 先手消費時間加算 後手消費時間加算 封じ手手数 昼食休憩 昼休前消費時間 夕食休憩 立会人 放映日 注釈者 初期局面
  先手のチーム 後手のチーム`.split(/\s+/),
).add(LAST_MOVE);

/** Whether the Kakinoki family knows the word as a header's key. */
export const isKnownWord = (word: string): boolean =>
  keyByWord.has(word) || furtherWords.has(word) || /^[先後上下]手の/.test(word);

/** The word of a key; the players of a handicap game have words of their own. */
export function wordOfKey(key: string, isHandicap: boolean): string {
  if (isHandicap && key === 'black') return '下手';
  if (isHandicap && key === 'white') return '上手';
  return words[key as HeaderKey]?.[0] ?? key;
}

/** A header line: the word before the first colon, in Japanese where it is a known English one, and the text after it. */
export interface HeaderLine {
  readonly word: string;
  readonly value: string;
}

/**
 * Reads text[start, end), which begins and ends with no blank, as a header line; undefined where it is none.
 * NOTE: some programs put blanks around the colon, or write a half-width one.
 */
export function parseHeaderLine(text: string, start: number, end: number): HeaderLine | undefined {
  const first = text.charCodeAt(start);
  if (NO_KEY.includes(first)) return undefined;
  let colon = start;
  while (colon < end && CHAR[text.charCodeAt(colon)] !== COLON) colon++;
  if (colon === end) return undefined;
  const word = trimmed(text.slice(start, colon));
  if (word === '' || (mayBeginMove(first) && isLikeMove(word))) return undefined;
  if (word === '変化' || /^まで[、,\s0-9０-９〇一二三四五六七八九十百]/.test(word) || /^手数[-－―=＝]/.test(word))
    return undefined;
  const value = text.slice(skipBlanks(text, colon + 1, end), end);
  return { word: translations.get(word) ?? withoutMark(word), value };
}

/** First characters of lines that are no headers: comments, bookmarks, the rows and borders of diagrams. */
const NO_KEY = [...'#*&|｜│+＋┌└├'].map((char) => char.charCodeAt(0));

/** Whether a line may be a move: digits of all sorts, 同, a mark of a side. */
function mayBeginMove(code: number): boolean {
  const kind = CHAR[code];
  const isMark = kind === BLACK_MARK || kind === WHITE_MARK || kind === MINUS;
  return isMark || (kind !== 0 && kind < BLANK) || kind === SAME;
}

/**
 * A number and a blank, an origin in parentheses, or a move before the first colon: the colon is that of a time, or of a
 * remark behind the moves.
 */
function isLikeMove(word: string): boolean {
  for (const char of word) if (CHAR[char.charCodeAt(0)] === OPEN) return true;
  return /^[0-9０-９]+(?:\s|$)/.test(word) || looksLikeBareMove(word.replace(/^[-－−]/, ''));
}

/** NOTE: ☗先手：name. */
const withoutMark = (word: string): string => /^[▲△▼▽☗☖⛊⛉]([先後上下]手)$/.exec(word)?.[1] ?? word;

/** The header of the record that a line stands for. */
export function headerOfLine({ word, value }: HeaderLine): Header {
  const key = keyByWord.get(word) ?? word;
  return [key, key === 'note' ? value.replaceAll('\\n', '\n') : value];
}

/** NOTE: Kifu for Windows writes line breaks of 備考 as \n; there they are read back, elsewhere they stay as they are. */
export const makeHeaderLine = ([key, value]: Header, isHandicap = false): string =>
  `${wordOfKey(key, isHandicap)}：${value.replace(/\r\n?|\n/g, '\\n')}`;

/** What of a header is there again after it was written; undefined where nothing of it would be. */
export function survivingHeader(key: string, value: string): string | undefined {
  if (/[\r\n]/.test(key)) return undefined;
  const line = trimmed(makeHeaderLine([key, value]));
  const parsed = parseHeaderLine(line, 0, line.length);
  if (!parsed || handOwner(parsed.word) !== undefined) return undefined;
  const [readKey, readValue] = headerOfLine(parsed);
  if (readKey !== key) return undefined;
  if (key !== 'handicap') return readValue;
  const name = withoutMemo(readValue);
  return name === '' || name === OTHER_HANDICAP ? undefined : name;
}

/** Whose hand a line with this word holds: `先手の持駒`; undefined where it is no such word. */
export function handOwner(word: string): Color | undefined {
  const match = /^([先後上下]手)の?(?:持駒|持ち駒|持ちゴマ)$/.exec(word);
  return match ? sideOfWord(match[1] as string) : undefined;
}

/** The side that a line like `手番：後手` says is to move. NOTE: json-kifu-format knows it besides 後手番. */
export const sideToMove = ({ word, value }: HeaderLine): Color | undefined =>
  word === '手番' ? sideOfWord(value.replace(/番$/, '')) : undefined;

/** 先手 and 下手 are Black, 後手 and 上手 White; undefined for other words. */
export const sideOfWord = (word: string): Color | undefined =>
  word === '先手' || word === '下手' ? BLACK : word === '後手' || word === '上手' ? WHITE : undefined;

/** The side's word; 下手 and 上手 in a handicap game. */
export const sideWord = (color: Color, isHandicap = false): string =>
  color === BLACK ? (isHandicap ? '下手' : '先手') : isHandicap ? '上手' : '後手';
