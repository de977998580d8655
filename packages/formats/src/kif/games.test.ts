/** Several games in one text. */
import { expect, test } from 'vitest';
import { readText } from '../testing/read-text.js';
import { kif } from './index.js';

const plies = (text: string): number[] => readText(kif, text).games.map(({ main }) => main.moves.length);
const codes = (text: string): string[] => readText(kif, text).diagnostics.map(({ code }) => code);

const one = '手合割：平手\n先手：A\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n';
const two = '手合割：香落ち\n1 ３四歩(33)\n2 ７六歩(77)\n';

test('a separator begins another game', () => {
  expect(plies(`${two}#--separator--\n${one}#--separator--\n${two}`)).toEqual([2, 1, 2]);
  expect(plies('#--separator--\n\n#--separator--\n')).toEqual([]);
});

test('so does a header block behind an ending', () => {
  expect(plies(`${one}\n# file 2\n\n${two}`)).toEqual([1, 2]);
  expect(plies(`${one}謎：値\n${two}`)).toEqual([1, 2]);
});

test('so does a header block in front of moves that begin again', () => {
  expect(plies(two + one)).toEqual([2, 1]);
});

test('so does a column head or a diagram behind an ending', () => {
  expect(plies(`${one}手数----指手---------消費時間--\n1 ７六歩(77)`)).toEqual([1, 1]);
  const board = [...'一二三四五六七八九'].map((rank) => `| ・ ・ ・ ・v玉 ・ ・ ・ ・|${rank}\n`).join('');
  expect(plies(one + board)).toEqual([1, 0]);
});

test('headers between the moves or at the end belong to the same game', () => {
  const text = '1 ７六歩(77)\n消費時間：1\n2 ３四歩(33)\n3 投了\n備考：よし\n場所：東京\n感想：なし\n';
  const { games, diagnostics } = readText(kif, text);
  expect(games.map(({ main }) => main.moves.length)).toEqual([2]);
  expect(games[0].headers).toEqual([
    ['消費時間', '1'],
    ['note', 'よし'],
    ['site', '東京'],
  ]);
  expect(diagnostics.map(({ code, line }) => `${code}@${line}`)).toEqual(['record/trailing-text@7']);
});

test('text without a game', () => {
  expect(plies('')).toEqual([]);
  expect(plies('# nothing\n')).toEqual([]);
  expect(codes('*lost\nhello')).toEqual(['record/trailing-text', 'record/trailing-text']);
  expect(plies('2024年 夏\n先手：A')).toEqual([0]);
});
