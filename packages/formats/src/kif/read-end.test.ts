/** How lines of play end, and the lines beside them. */
import { describe, expect, test } from 'vitest';
import { readText } from '../testing/read-text.js';
import { kif } from './index.js';
import { readKifText as read } from './testing/read-kif.js';

describe('endings', () => {
  const ended = (text: string) => {
    const { first, told } = read(`1 ７六歩(77)\n2 ３四歩(33)\n${text}`);
    const { kind, winner } = first.ending ?? {};
    return { kind, winner, told };
  };

  test.each([
    ['3 投了', 'resign', 'white'],
    ['3 中断', 'interrupted', null],
    ['3 持将棋', 'impasse', 'draw'],
    ['3 千日手', 'repetition', 'draw'],
    ['3 詰み', 'mate', 'white'],
    ['3 不詰', 'no-mate', null],
    ['3 切れ負け', 'timeout', 'white'],
    ['3  Time-up   ( 0:0/)', 'timeout', 'white'],
    ['3 反則勝ち', 'illegal-action', 'black'],
    ['3 反則負け', 'illegal-move', 'white'],
    ['3 不戦勝', 'win-by-default', 'black'],
    ['3 不戦敗', 'loss-by-default', 'white'],
    ['3 引き分け', 'draw', 'draw'],
    ['3 最大手数', 'max-moves', 'draw'],
    ['3 トライ', 'try', 'black'],
    ['3 エラー', 'error', null],
    ['3投了', 'resign', 'white'],
    ['3 王手連続千日手\nまで2手で後手の勝ち', 'perpetual-check', 'white'],
    ['まで2手で後手の勝ち', 'resign', 'white'],
    ['まで2手で先手の反則負け', 'illegal-move', 'white'],
    ['まで2手で中断', 'interrupted', null],
    ['まで2手詰', 'mate', 'white'],
  ])('%j', (text, kind, winner) => {
    expect(ended(text)).toEqual({ kind, winner, told: [] });
  });

  test('the word in the place of a move counts before the まで line', () => {
    expect(ended('3 投了\nまで2手で先手の勝ち')).toEqual({
      kind: 'resign',
      winner: 'white',
      told: ['record/winner-mismatch@4'],
    });
    expect(ended('3 投了\nまで9手で後手の勝ち').told).toEqual(['record/move-count-mismatch@4']);
  });

  test('of two endings the first counts', () => {
    expect(ended('3 投了\n4 中断')).toEqual({ kind: 'resign', winner: 'white', told: ['record/second-ending@4'] });
  });

  test('moves behind an ending are kept', () => {
    const { first, told } = read('1 ７六歩(77)\n2 投了\n2 ３四歩(33)\n3 ２六歩(27)');
    expect(first).toMatchObject({ plies: 1, variations: [{ moves: ['7g7f', '3c3d', '2g2f'] }] });
    expect(told).toEqual(['record/moves-after-end@3']);
  });

  test('who fouled, where the last move is the foul', () => {
    const foul = '1 ７六歩(77)\n2 ３四歩(33)\n3 ３三角成(88)\n4 ８四歩(83)\n5 反則負け\n';
    expect(read(foul)).toMatchObject({ first: { ending: { kind: 'illegal-move', winner: 'black' } } });
    expect(read(`${foul}まで4手で先手の反則負け`).first.ending).toMatchObject({ winner: 'white' });
    expect(readText(kif, foul).diagnostics).toMatchObject([{ code: 'move/king-left-in-check', severity: 'info' }]);
  });

  test('in a handicap game White moves first', () => {
    expect(read('手合割：香落ち\n1 不戦敗').first.ending).toEqual({ kind: 'loss-by-default', winner: 'black' });
    expect(read('手合割：二枚落ち\n1 ６二銀(71)\n2 ７六歩(77)\n3 投了\nまで2手で上手の勝ち').told).toEqual([
      'record/winner-mismatch@5',
    ]);
  });
});

describe('variations', () => {
  const main = '1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ４四歩(43)\n';
  const paths = (text: string) => read(main + text).first.variations.map(({ moves }) => moves.slice(1).join(' '));

  test('hang on the line read last that begins before them', () => {
    const text =
      '変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n5 ２六歩(27)\n変化：4手\n4 ４四歩(43)\n変化：2手\n2 ８四歩(83)';
    expect(paths(text).sort()).toEqual(['3c3d 6g6f 4c4d', '3c3d 6g6f 8c8d 2g2f', '8c8d']);
  });

  test('in rising order hang on the line that reaches them', () => {
    expect(paths('変化：2手\n2 ８四歩(83)\n変化：4手\n4 ８四歩(83)')).toEqual(['3c3d 2g2f 8c8d', '8c8d']);
  });

  test.each([
    '変化：2手',
    '変化：2',
    '変化:2手',
    '変化：   2手目',
    '変化：２手です',
    '変化 ： 二手',
    '  変化：2手',
    '変化：変化：2手',
    '【変化：2手】',
    '変化図・第2手',
  ])('%s', (line) => {
    expect(paths(`${line}\n2 ８四歩(83)`)).toEqual(['8c8d']);
  });

  test('in the place of one move twice', () => {
    expect(paths('変化：3手\n3 ６六歩(67)\n変化：3手\n3 ９六歩(97)')).toEqual(['3c3d 6g6f', '3c3d 9g9f']);
  });

  test('have comments before their first move, and endings', () => {
    const { games } = read(`${main}変化：3手\n*前\n3 投了\nまで2手で後手の勝ち`);
    const [{ line }] = games[0].main.variations;
    expect(line.comments.get(0)).toBe('前');
    expect(line.ending).toEqual({ kind: 'resign', winner: 'white' });
  });

  test('without a place, or before the first move, are told', () => {
    expect(read(`${main}変化：9手\n9 ８四歩(83)`).told).toEqual([
      'record/variation-without-parent@5',
      'record/moves-not-read',
    ]);
    const { first, told } = read(`変化：3手\n手合割：平手\n${main}`);
    expect(first).toMatchObject({ plies: 4, variations: [] });
    expect(told).toEqual(['record/variation-before-moves@1']);
  });

  test('of a main line without moves', () => {
    const { first, told } = read('手数----指手---------消費時間--\n変化：1手\n1 ７六歩(77)');
    expect(first).toMatchObject({ plies: 0, variations: [{ moves: ['7g7f'] }] });
    expect(told).toEqual([]);
  });
});
