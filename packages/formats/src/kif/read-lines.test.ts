/** Numbers, times, remarks and line ends. */
import { describe, expect, test } from 'vitest';
import { readKifText as read } from './testing/read-kif.js';

describe('numbers', () => {
  test('gaps and doubles are told, the order counts', () => {
    const { first, told } = read('1 ７六歩(77)\n3 ３四歩(33)\n4 ２六歩(27)\n4 ８四歩(83)');
    expect(first.plies).toBe(4);
    expect(told).toEqual(['record/move-number-mismatch@2', 'record/move-number-mismatch@4']);
  });

  test.each(['1. ７六歩(77)', '１．７六歩(77)', '1手目 ７六歩(77)', '1手目▲７六歩(77)', '1.☗ ７六歩(77)'])(
    '%s',
    (line) => {
      const { first, told } = read(`${line}\n2. △３四歩(33)`);
      expect(first.moves).toEqual(['7g7f', '3c3d']);
      expect(told).toEqual([]);
      expect(read('1 ７六歩(77)\n2手目の変化\n2 ３四歩(33)')).toMatchObject({
        first: { moves: ['7g7f', '3c3d'] },
        told: ['record/trailing-text@2'],
      });
    },
  );

  test('a move behind signs is not lost without an error', () => {
    expect(read('1 ７六歩(77)\n> 2 ３四歩(33)').told).toEqual(['move/bad-move-syntax@2']);
    expect(read('手合割：平手\n・1 ７六歩(77)').told).toEqual(['move/bad-move-syntax@2']);
    expect(read('手数----指手--\n第1手 ７六歩(77)').told).toEqual(['move/bad-move-syntax@2']);
    expect(read('1 ７六歩(77)\n図は３四歩(33)まで').told).toEqual(['record/trailing-text@2']);
  });

  test('one misprinted number is told once', () => {
    const { told } = read('1 ７六歩(77)\n22 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n3 ２五歩(26)');
    expect(told).toEqual(['record/move-number-mismatch@2', 'record/move-number-mismatch@5']);
  });

  test('a record that begins at 5 keeps the number', () => {
    const { first, told } = read('5 ７六歩(77)\n6 ３四歩(33)\n7 投了\nまで6手で後手の勝ち\n\n変化：6手\n6 ８四歩(83)');
    expect(first.start.split(' ')[3]).toBe('5');
    expect(first.variations[0]).toMatchObject({ fromPly: 2, moves: ['7g7f', '8c8d'] });
    expect(told).toEqual([]);
  });

  test('missing ones are told once', () => {
    const { first, told } = read('７六歩(77)\n３四歩(33)\n投了');
    expect(first).toMatchObject({ plies: 2, ending: { kind: 'resign', winner: 'white' } });
    expect(told).toEqual(['record/move-number-missing@1']);
  });
});

describe('times', () => {
  test.each([
    ['( 0:16/00:00:16)', 16_000],
    ['(12:34/00:12:34)', 754_000],
    ['(125:07/02:05:07)', 7_507_000],
    ['(1:02:03/01:02:03)', 3_723_000],
    ['(00:31 / 00:00:31)', 31_000],
    ['(0:5/0:0:5)', 5_000],
    ['( 0:7/)', 7_000],
    ['( 0:07)', 7_000],
    ['(00:31.5/00:00:31.5)', 31_500],
    ['(00:31.0625/)', 31_062],
    ['（０：１６／００：００：１６）', 16_000],
    ['( 0:05/00:00:05) ( 0:09/00:00:09)', 5_000],
    ['( 0:05/00:00:05', 5_000],
    ['', undefined],
    ['( /00:15:00)', undefined],
  ])('%s', (time, milliseconds) => {
    const { games, told } = read(`1 ７六歩(77) ${time}`);
    expect(games[0].main.times[0]).toBe(milliseconds);
    expect(told).toEqual([]);
  });

  test('what is no time is told', () => {
    expect(read('1 ７六歩(77) (0:xx/00:00:00)').told).toEqual(['record/trailing-text@1']);
  });
});

describe('comments and bookmarks', () => {
  test('stand anywhere', () => {
    const { first } = read('*開始前\n先手：A\n1 ７六歩(77)\n*a\n**評価値=10\n&しおり\n*b\n2 投了 *memo\n* 後\n*\n');
    expect(first.comments).toEqual({ 0: '開始前', 1: 'a\n*評価値=10\nb', 2: 'memo\n 後\n' });
    expect(first.bookmarks).toEqual({ 1: 'しおり' });
    expect(first.headers[0]).toEqual(['black', 'A']);
  });

  test('a bookmark of the start, and two at one place', () => {
    const { first } = read('&読み込み時\n1 ７六歩(77)\n&一\n&二');
    expect(first.bookmarks).toEqual({ 0: '読み込み時', 1: '二' });
    expect(first.comments).toEqual({ 1: '&一' });
  });

  test('a memo on a line', () => {
    expect(read('手合割：平手#0\n1 ７六歩(77) ( 0:01/)#一\n2 投了#二\nまで1手で先手の勝ち#三').first.comments).toEqual({
      1: '一',
      2: '二\n三',
    });
  });

  test('lines with # are nothing', () => {
    expect(read('# a\n1 ７六歩(77)\n#b\n2 ３四歩(33)')).toMatchObject({ first: { plies: 2, comments: {} }, told: [] });
  });
});

describe('line ends', () => {
  const lines = ['手合割：香落ち', '1 ３四歩(33)', '*a', '*', '2 ７六歩(77)', '3 投了'];

  test.each(['\n', '\r\n', '\r', '\r\r\n', '  \n', '　\r\n', '\n\n'])('%j', (newline) => {
    for (const text of [lines.join(newline), lines.join(newline) + newline]) {
      const { first, told } = read(text);
      expect(first).toMatchObject({ plies: 2, ending: { kind: 'resign', winner: 'black' } });
      expect(told).toEqual([]);
    }
  });
});
