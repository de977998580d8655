/** The form that is written: rows, marks, variations, endings, what words cannot say. */
import { type Ending, emptyRecord, type GameRecord, Report } from '@kifukit/record';
import { handicapSfen, type Move, makeUsi, parseUsi } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import type { Settings } from '../format.js';
import { kif } from '../kif/index.js';
import { readText } from '../testing/read-text.js';
import { ki2 } from './index.js';

function write(game: GameRecord, settings: Settings = {}) {
  const report = new Report('', allCodes);
  const text = ki2.write?.(game, report, { settings }) ?? '';
  return { text, lost: report.diagnostics().map(({ code }) => code) };
}
const read = (text: string): GameRecord => readText(ki2, text).games[0] as GameRecord;
const rewritten = (text: string): string => write(read(text)).text;

function gameOf(usi: string, start?: string): GameRecord {
  const game = emptyRecord(start);
  if (usi !== '') game.main.moves.push(...usi.split(' ').map((token) => parseUsi(token) as Move));
  return game;
}

test('six moves a row, twelve columns each', () => {
  const text = `手合割：平手

▲７六歩    △３四歩    ▲２二角成  △同　銀    ▲６八銀    △４二飛
▲６六歩    △６二玉    ▲７七銀
`;
  expect(rewritten(text)).toBe(text);
});

test('remarks end a row; variations come deepest first', () => {
  const text = `先手：a
手合割：平手

*開始
&初形
▲７六歩    △３四歩
*一
*
*三
&しおり
▲２六歩    △８四歩
まで4手で中断
*後

変化：4手
*別の手
△４四歩

変化：2手
△８四歩    ▲２六歩
まで3手で先手の勝ち

変化：3手
▲５六歩
`;
  expect(rewritten(text)).toBe(text);
});

test('a handicap game has the words of one', () => {
  const text = `下手：a
上手：b
手合割：二枚落ち

△６二銀    ▲７六歩
まで2手で下手の勝ち
`;
  expect(rewritten(text)).toBe(text);
});

test('a diagram where the start has no name', () => {
  const game = gameOf('5i5h', '4k4/9/9/9/9/9/9/9/4K4 b - 30');
  const { text, lost } = write(game);
  expect(text).toMatch(/^後手の持駒：なし\n[\s\S]*\n先手番\n\n▲５八玉\n$/);
  expect(lost).toEqual(['loss/move-number']);
});

test('times and numbers are lost', () => {
  const { games } = readText(kif, '1 ７六歩(77) ( 0:16/00:00:16)\n2 投了 ( 0:03/00:00:03)');
  expect(write(games[0] as GameRecord)).toEqual({
    text: '手合割：平手\n\n▲７六歩\nまで1手で先手の勝ち\n',
    lost: ['loss/times'],
  });
});

test('a declaration on request', () => {
  expect(write(emptyRecord(), { declare: 'utf-8' }).text).toBe('#KI2 version=2.0 encoding=UTF-8\n手合割：平手\n\n');
  expect(ki2.output('ki2', {})).toEqual({ encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] });
  expect(ki2.output('ki2u', {})).toEqual({ encoding: 'utf-8', newline: '\n' });
});

describe('one move', () => {
  const crowded = '4k4/9/9/9/9/4+S4/9/9/4K4 b BG2P 1';
  test.each([
    ['8h2b+', 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1', '▲２二角成'],
    ['8h2b', 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1', '▲２二角不成'],
    ['7g7f', undefined, '▲７六歩'],
    ['4i5h', undefined, '▲５八金右'],
    ['8c8b', '9/9/1S7/9/9/9/9/9/9 b - 1', '▲８二銀不成'],
    ['8c8d', '9/9/1+S7/9/9/9/9/9/9 b - 1', '▲８四成銀'],
    ['8c8b', '9/9/1G7/9/9/9/9/9/9 b - 1', '▲８二金'],
    ['9b9a+', '9/P8/9/9/9/9/9/9/9 b - 1', '▲９一歩成'],
    ['5f5e', crowded, '▲５五成銀'],
    ['G*5e', crowded, '▲５五金'],
    ['B*5e', '9/9/9/9/9/9/9/1B7/9 b B 1', '▲５五角打'],
    ['B*5d', '9/9/9/9/9/9/9/1B7/9 b B 1', '▲５四角'],
  ])('%s in %s', (usi, start, words) => {
    const { text } = write(gameOf(usi, start));
    expect(text.split('\n').find((line) => /^[▲△]/.test(line))).toBe(words);
  });
});

describe('forbidden moves', () => {
  test.each([
    ['5i5e', '4k4/9/9/9/9/9/9/9/4K4 b - 1', '▲５五玉(59)'],
    ['6i6g', '9/9/9/9/9/9/9/3G5/3G5 b - 1', '▲６七金(69)'],
    ['5f5e', '9/9/9/9/9/3+B+B+B3/9/9/9 b - 1', '▲５五馬(56)'],
    ['9b9a', '9/P8/9/9/9/9/9/9/9 b - 1', '▲９一歩不成'],
    ['5f5e+', '9/9/9/9/9/4S4/9/9/9 b - 1', '▲５五銀成'],
    ['P*5e', '4k4/9/9/9/9/9/4P4/9/9 b P 1', '▲５五歩'],
    ['P*5f', '4k4/9/9/9/9/9/4P4/9/9 b P 1', '▲５六歩打'],
    ['P*5a', '9/9/9/9/9/9/9/9/9 b P 1', '▲５一歩'],
  ])('%s in %s', (usi, start, words) => {
    const game = gameOf(usi, start);
    const { text } = write(game);
    expect(text.split('\n').find((line) => line.startsWith('▲'))).toBe(words);
    expect(read(text).main.moves.map(makeUsi)).toEqual([usi]);
  });
});

describe('endings', () => {
  const withEnding = (ending: Ending, start?: string): GameRecord => {
    const game = gameOf('7g7f 3c3d', start);
    game.main.ending = ending;
    return game;
  };

  test.each<[Ending, string]>([
    [{ kind: 'resign', winner: 'white' }, 'まで2手で後手の勝ち'],
    [{ kind: 'timeout', winner: 'white' }, 'まで2手で時間切れにより後手の勝ち'],
    [{ kind: 'illegal-move', winner: 'white' }, 'まで2手で先手の反則負け'],
    [{ kind: 'illegal-action', winner: 'black' }, 'まで2手で先手の反則勝ち'],
    [{ kind: 'mate', winner: 'white' }, 'まで2手で詰み'],
    [{ kind: 'no-mate' }, 'まで2手で不詰'],
    [{ kind: 'repetition', winner: 'draw' }, 'まで2手で千日手'],
    [{ kind: 'impasse', winner: 'draw' }, 'まで2手で持将棋'],
    [{ kind: 'max-moves', winner: 'draw' }, 'まで2手で最大手数'],
    [{ kind: 'win-by-default', winner: 'black' }, 'まで2手で不戦勝'],
    [{ kind: 'win-by-default', winner: 'white' }, 'まで2手で不戦勝により後手の勝ち'],
    [{ kind: 'interrupted' }, 'まで2手で中断'],
    [{ kind: 'interrupted', winner: 'black' }, 'まで2手で中断により先手の勝ち'],
    [{ kind: 'interrupted', text: '接続切れ' }, 'まで2手で接続切れ'],
    [{ kind: 'sealed' }, 'まで2手で封じ手'],
    [{ kind: 'other', text: '謎' }, 'まで2手で謎'],
    [{ kind: 'other', text: '謎', winner: 'white' }, 'まで2手で謎により後手の勝ち'],
    [{ kind: 'other', text: '反則負け（二歩）', winner: 'white' }, 'まで2手で反則負け（二歩）\nまで2手で後手の勝ち'],
    [{ kind: 'perpetual-check' }, 'まで2手で連続王手の千日手'],
  ])('%j', (ending, words) => {
    const { text, lost } = write(withEnding(ending));
    expect(text.endsWith(`△３四歩\n${words}\n`)).toBe(true);
    expect(lost).toEqual([]);
    expect(read(text).main.ending).toEqual(ending);
  });

  test('the side that begins a handicap game wins by default', () => {
    const game = emptyRecord(handicapSfen('lance'));
    game.main.ending = { kind: 'win-by-default', winner: 'white' };
    expect(write(game).text).toBe('手合割：香落ち\n\nまで0手で不戦勝\n');
  });

  test.each<[Ending, string]>([
    [{ kind: 'draw', winner: 'draw' }, '持将棋'],
    [{ kind: 'perpetual-check', winner: 'black' }, '先手の反則勝ち'],
    [{ kind: 'other', text: '先手の勝ち' }, '中断'],
    [{ kind: 'other', text: '*' }, '中断'],
  ])('%j is told', (ending, words) => {
    const { text, lost } = write(withEnding(ending));
    expect(text.endsWith(`まで2手で${words}\n`)).toBe(true);
    expect(lost).toEqual(['loss/ending']);
  });
});
