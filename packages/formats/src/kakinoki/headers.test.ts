import { expect, test } from 'vitest';
import {
  handOwner,
  headerOfLine,
  isKnownWord,
  makeHeaderLine,
  parseHeaderLine,
  survivingHeader,
  wordOfKey,
} from './headers.js';

const read = (line: string) => {
  const parsed = parseHeaderLine(line, 0, line.length);
  return parsed && headerOfLine(parsed);
};

test.each([
  ['先手：A', ['black', 'A']],
  ['下手：A', ['black', 'A']],
  ['上手 ： B', ['white', 'B']],
  ['手合割:平手', ['handicap', '平手']],
  ['☗先手：A', ['black', 'A']],
  ['開始日時：1999/07/15(木) 19:07:12', ['startedAt', '1999/07/15(木) 19:07:12']],
  ['場所：https://example.org/a:b', ['site', 'https://example.org/a:b']],
  ['謎のキー：値', ['謎のキー', '値']],
  ['先手：', ['black', '']],
  ['備考：一\\n二', ['note', '一\n二']],
  ['棋戦：一\\n二', ['event', '一\\n二']],
  ['手数：99手詰', ['手数', '99手詰']],
  ['2手目の感想：よし', ['2手目の感想', 'よし']],
  ['Sente: A', ['black', 'A']],
  ['Shitate：A', ['black', 'A']],
  ['gote: B', ['white', 'B']],
  ['Uwate : B', ['white', 'B']],
  ['Handicap: 2-piece Down', ['handicap', '2-piece Down']],
  ['Start date: 2031/05/06 19:07', ['startedAt', '2031/05/06 19:07']],
  ['Place：Tokyo', ['site', 'Tokyo']],
  ['SENTE: A', ['SENTE', 'A']],
])('%s is a header', (line, header) => {
  expect(read(line)).toEqual(header);
});

test.each([
  '   1 ７六歩(77)   ( 0:16/00:00:16)'.trim(),
  '７六歩(77) ( 0:16/00:00:16)',
  '同　銀(31) ( 0:16/00:00:16)',
  '▲７六歩(77) ( 0:16/00:00:16)',
  '変化：3手',
  '変化：',
  'まで3手で先手の勝ち：おわり',
  '手数----指手---------消費時間：--',
  '*場所：和室',
  '#場所：和室',
  '&場所：和室',
  '：値',
  '先手番',
  '',
])('%s is none', (line) => {
  expect(read(line)).toBeUndefined();
});

test('the players of a handicap game have their own words', () => {
  expect(wordOfKey('black', true)).toBe('下手');
  expect(makeHeaderLine(['white', 'B'], true)).toBe('上手：B');
  expect(makeHeaderLine(['white', 'B'])).toBe('後手：B');
});

test('a header survives as it is read back', () => {
  expect(survivingHeader('black', 'A')).toBe('A');
  expect(survivingHeader('black', ' A　')).toBe('A');
  expect(survivingHeader('note', 'a\r\nb')).toBe('a\nb');
  expect(survivingHeader('event', 'a\nb')).toBe('a\\nb');
  for (const key of ['Sente', 'a：b', '*a', '│a', '┌a', '', ' a', '変化', '先手', '先手の持駒', '手合割', 'a\nb']) {
    expect(survivingHeader(key, 'v'), key).toBeUndefined();
  }
  expect(survivingHeader('handicap', 'その他')).toBeUndefined();
  expect(survivingHeader('handicap', '謎落ち')).toBe('謎落ち');
});

test('words that the family knows', () => {
  expect(['先手', '対局日', '後手の囲い', '感想'].map(isKnownWord)).toEqual([true, true, true, false]);
  expect(['先手の持駒', '上手の持ち駒', '下手持駒', '持駒'].map(handOwner)).toEqual([0, 1, 0, undefined]);
});
