import { expect, test } from 'vitest';
import { makeDateTime, parseDateTime } from './date.js';
import { isSameMeaning } from './meaning.js';

const remade = (text: string): string | undefined => {
  const date = parseDateTime(text);
  return date && makeDateTime(date);
};

test.each([
  ['1999/07/15(木) 19:07:12', '1999/07/15 19:07:12'],
  ['2008/12/20(土) 10:00', '2008/12/20 10:00:00'],
  ['2008/12/20（土）', '2008/12/20'],
  ['2008/12/20 (土) 9:05', '2008/12/20 09:05:00'],
  ['2005/11/29 14：59', '2005/11/29 14:59:00'],
  ['2017-03-22T01:00:00.000Z', '2017/03/22 01:00:00'],
  ['2017-03-22T10:00:00+09:00', '2017/03/22 10:00:00'],
  ['2008年12月20日', '2008/12/20'],
  ['2008年12月20日(土) 10時00分', '2008/12/20 10:00:00'],
  ['2008.1.2', '2008/01/02'],
])('%s is %s', (text, date) => {
  expect(remade(text)).toBe(date);
});

test.each([
  '',
  '0000/00/00',
  '2005/11/29･30日',
  '2008/12/17-18',
  '2008/12/18/19:30',
  '2017/03/13 ??:??',
  '15:35:06',
  '2008/13/01',
  '2008/12/20 25:00',
  'вчера',
])('%j is kept as text', (text) => {
  expect(parseDateTime(text)).toBeUndefined();
});

test('the same in other words', () => {
  expect(isSameMeaning('startedAt', '2008/12/20(土) 10:00', '2008/12/20 10:00:00')).toBe(true);
  expect(isSameMeaning('startedAt', '2017-03-22T01:00:00Z', '2017/03/22 01:00:00')).toBe(false);
  expect(isSameMeaning('timeControl', '15分+60秒', '900+60+0')).toBe(true);
  expect(isSameMeaning('timeControl', '各6時間', '06:00+00')).toBe(false);
  expect(isSameMeaning('event', '15分+60秒', '900+60+0')).toBe(false);
});
