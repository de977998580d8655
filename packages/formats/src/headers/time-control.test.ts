import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makeCsaTime,
  makeCsaTimeLimit,
  makeTimeControl,
  parseAnyTimeControl,
  parseByoyomi,
  parseCsaTime,
  parseCsaTimeLimit,
  parseTimeControl,
} from './time-control.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  ['各6時間', 6 * HOUR, undefined, 0],
  ['各８時間', 8 * HOUR, undefined, 0],
  ['各六時間', 6 * HOUR, undefined, 0],
  ['2時間半', 2.5 * HOUR, undefined, 0],
  ['1時間30分', 1.5 * HOUR, undefined, 0],
  ['60分', HOUR, undefined, 0],
  ['15分+60秒', 15 * MINUTE, MINUTE, 0],
  ['１５分＋６０秒', 15 * MINUTE, MINUTE, 0],
  ['5分+30秒', 5 * MINUTE, 30_000, 0],
  ['0分+10秒', 0, 10_000, 0],
  ['10分切れ負け', 10 * MINUTE, 0, 0],
  ['60分 切れたら1分将棋', HOUR, MINUTE, 0],
  ['60分、切れたら1手30秒', HOUR, 30_000, 0],
  ['15分秒読み60秒', 15 * MINUTE, MINUTE, 0],
  ['30秒将棋', 0, 30_000, 0],
  ['1手30秒', 0, 30_000, 0],
  ['初手から30秒', 0, 30_000, 0],
  ['5分 1手10秒加算', 5 * MINUTE, 0, 10_000],
  ['5分（1手ごとに5秒追加）', 5 * MINUTE, 0, 5000],
  ['7分30秒', 7.5 * MINUTE, undefined, 0],
] as const)('%s is understood', (text, initial, byoyomi, increment) => {
  expect(parseTimeControl(text)).toEqual({ initial, byoyomi, increment });
});

test.each(['', 'なし', '40 мин', '各', '分', '+60秒', '切れ負け', '12', '3日', '6時間と少し', '時間'.repeat(40)])(
  '%j is kept as text',
  (text) => {
    expect(parseAnyTimeControl(text)).toBeUndefined();
  },
);

test.each([
  ['00:15+60', '15分+60秒', '900+60+0'],
  ['00:10+00', '10分切れ負け', '600+0+0'],
  ['06:00+60', '6時間+60秒', '21600+60+0'],
  ['01:30+30', '1時間30分+30秒', '5400+30+0'],
  ['00:00+30', '0分+30秒', '0+30+0'],
])('%s, %s and %s are one', (limit, words, seconds) => {
  const time = parseCsaTimeLimit(limit);
  expect(time && makeTimeControl(time)).toBe(words);
  expect(time && makeCsaTime(time)).toBe(seconds);
  expect(parseCsaTime(seconds)).toEqual(time);
  expect(parseTimeControl(words)).toEqual(time);
  expect(time && makeCsaTimeLimit(time)).toBe(limit);
});

test('what only seconds can say', () => {
  const increment = parseCsaTime('900+0+5');
  expect(increment && makeTimeControl(increment)).toBe('15分 1手5秒加算');
  expect(increment && makeCsaTimeLimit(increment)).toBe('00:15+00');
  const fraction = parseCsaTime('450.5+0.25+1');
  expect(fraction && makeTimeControl(fraction)).toBe('7分30.5秒+0.25秒 1手1秒加算');
  expect(fraction && makeCsaTimeLimit(fraction)).toBeUndefined();
  expect(makeCsaTimeLimit({ initial: 0, byoyomi: 120_000, increment: 0 })).toBeUndefined();
});

test('the words for every time control are read back', () => {
  const time = fc.nat(40_000_000);
  const control = fc.record({ initial: time, byoyomi: fc.option(time, { nil: undefined }), increment: time });
  fc.assert(
    fc.property(control, (said) => {
      const told = said.increment > 0 ? { ...said, byoyomi: said.byoyomi ?? 0 } : said;
      expect(parseTimeControl(makeTimeControl(told))).toEqual(told);
      expect(parseCsaTime(makeCsaTime(told))).toEqual({ ...told, byoyomi: told.byoyomi ?? 0 });
    }),
  );
});

test('byoyomi alone', () => {
  expect(['60秒', '1分', '３０秒', '一分', '各60秒', '60', '10分切れ負け'].map(parseByoyomi)).toEqual([
    60_000,
    60_000,
    30_000,
    60_000,
    60_000,
    undefined,
    undefined,
  ]);
});
