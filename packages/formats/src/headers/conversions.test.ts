/** Headers on their way between KIF and CSA: the text stays within a format, the meaning between them. */
import { describe, expect, test } from 'vitest';
import type { FormatId, Settings } from '../format.js';
import { readText, writeText } from '../open.js';

function converted(text: string, from: FormatId, to: FormatId, settings: Settings = {}) {
  const { games } = readText(text, { from });
  const { text: written, diagnostics } = writeText(games[0], to, { settings });
  return { text: written, told: diagnostics.map(({ code }) => code) };
}

/** The lines of a KIF text with these headers in CSA, without the position. */
function csaOf(headers: string, version: '2.2' | '3.0') {
  const { text, told } = converted(`${headers}\n1 ７六歩(77)\n`, 'kif', 'csa', { version });
  return { lines: text.split('\n').filter((line) => line.startsWith('$')), told };
}

/** The headers of KIF that a CSA text becomes. */
function kifOf(headers: string) {
  const { text, told } = converted(`V2.2\n${headers}\nPI\n+\n+7776FU\n`, 'csa', 'kif');
  return { lines: text.split('\n').filter((line) => /^[^：]+：/.test(line) && !line.startsWith('手合割')), told };
}

describe('KIF to CSA', () => {
  test.each([
    ['開始日時：2008/12/20(土) 10:00', '$START_TIME:2008/12/20 10:00:00', '$START_TIME:2008/12/20 10:00:00'],
    ['対局日：2008/12/20', '$START_TIME:2008/12/20', '$START_TIME:2008/12/20'],
    ['終了日時：2008年12月20日', '$END_TIME:2008/12/20', '$END_TIME:2008/12/20'],
    ['持ち時間：１５分＋６０秒', '$TIME_LIMIT:00:15+60', '$TIME:900+60+0'],
    ['持ち時間：60分 切れたら1分将棋', '$TIME_LIMIT:01:00+60', '$TIME:3600+60+0'],
    ['持ち時間：各6時間\n秒読み：60秒', '$TIME_LIMIT:06:00+60', '$TIME:21600+60+0'],
    ['秒読み：1分\n持ち時間：15分+60秒', '$TIME_LIMIT:00:15+60', '$TIME:900+60+0'],
  ])('%s is the same in other words', (headers, version2, version3) => {
    expect(csaOf(headers, '2.2')).toEqual({ lines: [version2], told: expect.toSatisfy(isOnly('loss/header-form')) });
    expect(csaOf(headers, '3.0')).toEqual({ lines: [version3], told: expect.toSatisfy(isOnly('loss/header-form')) });
  });

  test.each([
    ['持ち時間：15分+60秒', '$TIME_LIMIT:00:15+60', '$TIME:900+60+0'],
    ['持ち時間：10分切れ負け', '$TIME_LIMIT:00:10+00', '$TIME:600+0+0'],
    ['持ち時間：5分+30秒', '$TIME_LIMIT:00:05+30', '$TIME:300+30+0'],
    ['持ち時間：いろいろ', '$TIME_LIMIT:いろいろ', '$TIME_LIMIT:いろいろ'],
    ['開始日時：2008/12/17-18', '$START_TIME:2008/12/17-18', '$START_TIME:2008/12/17-18'],
    ['開始日時：0000/00/00', '$START_TIME:0000/00/00', '$START_TIME:0000/00/00'],
  ])('%s is the same', (headers, version2, version3) => {
    expect(csaOf(headers, '2.2')).toEqual({ lines: [version2], told: [] });
    expect(csaOf(headers, '3.0')).toEqual({ lines: [version3], told: [] });
  });

  test.each([
    ['開始日時：2017-03-22T01:00:00.000Z', '$START_TIME:2017/03/22 01:00:00', 'loss/header-value'],
    // CSA has no way to say nothing about byoyomi.
    ['持ち時間：各6時間', '$TIME_LIMIT:06:00+00', 'loss/header-value'],
    ['持ち時間：7分30秒+30秒', '$TIME_LIMIT:00:07+30', 'loss/header-value'],
  ])('%s is less than it was', (headers, line, code) => {
    expect(csaOf(headers, '2.2')).toEqual({ lines: [line], told: [code] });
  });

  test('both dates, or two of the same, are not mixed up', () => {
    expect(csaOf('開始日時：2008/12/20 10:00:00\n対局日：2008/12/21', '2.2')).toEqual({
      lines: ['$START_TIME:2008/12/20 10:00:00'],
      told: ['loss/headers'],
    });
    expect(csaOf('持ち時間：6時間切れ負け\n秒読み：60秒', '2.2').told).toEqual(['loss/headers']);
    expect(csaOf('秒読み：60秒', '2.2')).toEqual({ lines: [], told: ['loss/headers'] });
  });
});

describe('CSA to KIF', () => {
  test.each([
    ['$TIME_LIMIT:00:15+60', '持ち時間：15分+60秒'],
    ['$TIME:900+60+0', '持ち時間：15分+60秒'],
    ['$TIME:300+0+10', '持ち時間：5分 1手10秒加算'],
    ['$TIME_LIMIT:00:10+00', '持ち時間：10分切れ負け'],
    ['$TIME+:450+0+5', '先手持ち時間：7分30秒 1手5秒加算'],
    ['$TIME_LIMIT:15 minutes', '持ち時間：15 minutes'],
    ['$START_TIME:2008/12/20 10:00:00', '開始日時：2008/12/20 10:00:00'],
    ['$END_TIME:2008/12/18/19:30', '終了日時：2008/12/18/19:30'],
    ['$MAX_MOVES:256', '最大手数：256'],
  ])('%s', (header, line) => {
    expect(kifOf(header)).toEqual({ lines: [line], told: [] });
  });

  test('an increment is no time limit of version 2.2', () => {
    const { text, told } = converted('V3.0\n$TIME:900+0+5\nPI\n+\n+7776FU\n', 'csa', 'csa', { version: '2.2' });
    expect(text).toContain('$TIME_LIMIT:00:15+00\n');
    expect(told).toEqual(['loss/header-value']);
  });
});

describe('within a format the text stays', () => {
  test.each([
    '開始日時：2008/12/20(土) 10:00',
    '対局日：2005/11/29･30日',
    '持ち時間：各８時間',
    '持ち時間：00:15+60',
    '秒読み：60秒',
    '終了日時：2017-03-22T01:00:00.000Z',
    '消費時間：140▲479△479',
  ])('KIF %s', (header) => {
    const { text, told } = converted(`${header}\n1 ７六歩(77)\n`, 'kif', 'kif');
    expect(text.split('\n')[0]).toBe(header);
    expect(told).toEqual([]);
  });

  test.each([
    ['$TIME_LIMIT:00:15+60', '2.2'],
    ['$TIME_LIMIT:none', '2.2'],
    ['$START_TIME:2008/12/17-18', '2.2'],
    ['$TIME:900+60+0', '3.0'],
    ['$TIME:450.5+0.25+1', '3.0'],
    ['$TIME+:450+0+5', '3.0'],
    ['$TIME-:900+0+5', '2.2'],
    ['$NOTE:a\\nb\\\\c', '3.0'],
    ['$MY_KEY:x', '3.0'],
  ])('CSA %s', (header, version) => {
    const { text, told } = converted(`${header}\nPI\n+\n+7776FU\n`, 'csa', 'csa', { version });
    expect(text.split('\n')).toContain(header);
    expect(told).toEqual([]);
  });
});

const isOnly = (code: string) => (told: unknown) => Array.isArray(told) && told.every((one) => one === code);
