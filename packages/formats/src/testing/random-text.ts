/** Texts that people and programs write into records, and those that a careless reader trips over. */
import type { Random } from './random.js';

const words = [
  '先手',
  '後手の研究手。',
  '７六歩(77)',
  '同　銀',
  '変化：1手',
  'まで12手で先手の勝ち',
  '投了',
  '手数----指手---------消費時間--',
  'Ход чёрных',
  'Сдались',
  '1. П7g—7f',
  'Ё и ё, «кавычки»',
  'a good move',
  '12',
  '7g7f',
  'resign',
  'startpos moves',
  '+7776FU',
  '%TORYO',
  'T12',
  'N+',
  'PI',
  '( 0:16/00:00:16)',
  '評価値=120',
  '𠮷野家',
  '☗☖▲△',
  '〜−―',
  '~',
  'é',
  'ｶﾅ',
] as const;

const specials = [...'{}<>()[]\\*&\'"#:：;；,|/%+-^!?=$@_~\t 　・。、'];

/** Marks that begin lines of some format. */
const marks = [
  '*',
  '**',
  '&',
  '#',
  "'",
  "'*",
  ';',
  ':',
  '：',
  '%',
  '+',
  '-',
  '(',
  ')',
  '{',
  '}',
  '\\',
  ' ',
  '　',
  '\t',
];

/** One line without its break; now and then empty. */
export function randomLine(random: Random): string {
  let text = random.chance(12) ? random.pick(marks) : '';
  for (let parts = random.below(4); parts >= 0; parts--) {
    text += random.chance(60) ? random.pick(words) : random.pick(specials);
    if (random.chance(40)) text += ' ';
  }
  if (random.chance(85)) text = text.trim();
  return random.chance(4) ? '' : text;
}

/** One line, mostly; else several, empty ones among them; rarely with the line ends of Windows. */
export function randomComment(random: Random): string {
  let text = randomLine(random);
  const more = random.chance(25) ? 1 + random.below(3) : 0;
  for (let lines = 0; lines < more; lines++) text += `\n${randomLine(random)}`;
  return random.chance(1) ? text.replaceAll('\n', '\r\n') : text;
}

const knownHeaders: readonly (readonly [string, readonly string[]])[] = [
  ['black', ['先手太郎', 'Иванов', 'A,B', '']],
  ['white', ['後手 花子', 'Петров И. И.', 'gps_l']],
  ['event', ['名人戦', 'Турнир: финал', '第1回 電王戦']],
  ['site', ['将棋会館', 'https://example.org/a:b']],
  ['startedAt', ['2024/05/01 10:00:00', '2024/05/01', '2008/12/20(土) 10:00', 'вчера']],
  ['endedAt', ['2024/05/01 18:30:15', '2024/05/02']],
  ['timeControl', ['各6時間', '15分+60秒', '10分切れ負け', '60分 切れたら1分将棋', '40 мин']],
  ['opening', ['角換わり', '四間飛車']],
  ['title', ['第１局', 'Партия {1}']],
  ['note', ['備考 一', 'note\\with\\backslashes', '千日手指し直し']],
];

const otherHeaders = [
  '対局日',
  '秒読み',
  '記録係',
  '先手持ち時間',
  '後手持ち時間',
  '作者',
  '掲載',
  '謎のキー',
  'MY_KEY',
];
const oddHeaders = ['キー：の', 'a:b', '*星', '#井', '&しおり', '1', 'two words', ' 前', "'", '$', '{}', '変化'];

/** A header as a record may hold it. */
export function randomHeader(random: Random): readonly [string, string] {
  const odd = random.chance(8);
  if (random.chance(60)) {
    const [key, values] = random.pick(knownHeaders);
    return [key, odd ? randomLine(random) : random.pick(values)];
  }
  const key = random.chance(12) ? random.pick(oddHeaders) : random.pick(otherHeaders);
  return [key, odd && random.chance(20) ? randomComment(random) : randomLine(random)];
}
