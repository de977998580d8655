/** The form that is written: columns, totals, signs for variations, endings, starts. */
import { existsSync, readFileSync } from 'node:fs';
import { type Ending, emptyRecord, type GameRecord, Report, Source } from '@kifukit/record';
import { handicapSfen, makeMove, parseUsi } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import type { Settings } from '../format.js';
import { readText } from '../testing/read-text.js';
import { kif } from './index.js';

function write(game: GameRecord, settings: Settings = {}) {
  const report = new Report(new Source(''), allCodes);
  const text = kif.write?.(game, report, { settings }) ?? '';
  return { text, lines: text.split('\n'), lost: report.diagnostics().map(({ code }) => code) };
}
const read = (text: string): GameRecord => readText(kif, text).games[0];
const rewritten = (text: string): string => write(read(text)).text;

const HEAD = '手合割：平手\n手数----指手---------消費時間--\n';

test('columns, totals of each side, times where they are known', () => {
  const text = `${HEAD}   1 ７六歩(77)   ( 0:16/00:00:16)
   2 ３四歩(33)   (125:07/02:05:07)
   3 ２二角成(88) ( 1:05/00:01:21)
   4 同　銀(31)
   5 ５五角打     ( 0:00/00:01:21)
   6 投了         ( 0:03/02:05:10)
`;
  expect(rewritten(text)).toBe(text);
});

test('variations, deepest first, with their signs, times and remarks', () => {
  const text = `${HEAD}*開始
&初形
   1 ７六歩(77)   ( 0:16/00:00:16)
*一
*
*三
&しおり
   2 ３四歩(33)   ( 0:02/00:00:02)+
   3 ２六歩(27)   +
   4 投了         +

変化：4手
   4 ８四歩(83)   ( 0:05/00:00:07)

変化：3手
*別の手
   3 ６六歩(67)   ( 0:04/00:00:20)+
   4 中断
*後で

変化：3手
   3 ９六歩(97)
   4 ８四歩(83)   +

変化：4手
   4 ９四歩(93)

変化：2手
   2 ８四歩(83)
`;
  expect(rewritten(text)).toBe(text);
});

test('a handicap game has the words of one', () => {
  const text = `下手：a
上手：b
手合割：二枚落ち
手数----指手---------消費時間--
   1 ６二銀(71)
`;
  expect(rewritten(text)).toBe(text);
});

test('a name that programs do not agree on has a diagram beside it', () => {
  expect(write(emptyRecord(handicapSfen('six-pieces'))).text).not.toContain('|');
  for (const [handicap, name] of [
    ['three-pieces', '三枚落ち'],
    ['dragonfly', 'トンボ'],
  ] as const) {
    const { text } = write(emptyRecord(handicapSfen(handicap)));
    expect(text).toContain(`手合割：${name}\n後手の持駒：なし\n`);
    expect(text).toContain('後手番\n');
    expect(readText(kif, text).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  }
});

test('a name that contradicts the diagram stays in its place', () => {
  const game = emptyRecord('4k4/9/9/9/9/9/9/9/4K4 b - 1');
  game.headers.push(['event', 'e'], ['handicap', '平手'], ['black', 'a']);
  const { text, lost } = write(game);
  expect(text.startsWith('棋戦：e\n手合割：平手\n先手：a\n後手の持駒：なし\n')).toBe(true);
  expect(lost).toEqual([]);
  expect(read(text)).toEqual(game);
});

test('numbers restart, or are kept', () => {
  const game = emptyRecord('4k4/9/9/9/9/9/9/9/4K4 b - 30');
  game.main.moves.push(makeMove(44, 43));
  expect(write(game).lost).toEqual(['loss/move-number']);
  expect(write(game).text).toContain('\n   1 ５八玉(59)\n');
  const kept = write(game, { numbers: 'keep' });
  expect(kept.lost).toEqual([]);
  expect(kept.text).toContain('\n手数＝29  まで\n');
  expect(kept.text).toContain('\n  30 ５八玉(59)\n');
  expect(read(kept.text)).toEqual(game);
});

test('a declaration on request', () => {
  expect(write(emptyRecord(), { declare: 'utf-8' }).lines[0]).toBe('#KIF version=2.0 encoding=UTF-8');
  expect(write(emptyRecord(), { declare: 'shift_jis' }).lines[0]).toBe('#KIF version=2.0 encoding=Shift_JIS');
  expect(write(emptyRecord()).text).not.toContain('#');
  expect(kif.output('kif', {})).toEqual({ encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] });
  expect(kif.output('kifu', {})).toEqual({ encoding: 'utf-8', newline: '\n' });
});

test('line breaks in a note come back, in other values they are told', () => {
  const game = emptyRecord();
  game.headers.push(['note', 'a\nb'], ['event', 'c\nd']);
  const { text, lost } = write(game);
  expect(text).toContain('備考：a\\nb\n棋戦：c\\nd\n');
  expect(lost).toEqual(['loss/header-value']);
  expect(read(text).headers).toEqual([
    ['note', 'a\nb'],
    ['event', 'c\\nd'],
  ]);
});

describe('endings', () => {
  const withEnding = (ending: Ending, usi = ['7g7f', '3c3d']): GameRecord => {
    const game = emptyRecord();
    for (const token of usi) game.main.moves.push(parseUsi(token) as ReturnType<typeof makeMove>);
    game.main.ending = ending;
    return game;
  };

  test.each<[Ending, string]>([
    [{ kind: 'resign', winner: 'white' }, '   3 投了\n'],
    [{ kind: 'max-moves', winner: 'draw' }, '   3 最大手数\n'],
    [{ kind: 'illegal-move', winner: 'white' }, '   3 反則負け\n'],
    [{ kind: 'illegal-action', winner: 'black' }, '   3 反則勝ち\n'],
    [{ kind: 'win-by-default', winner: 'black' }, '   3 不戦勝\n'],
    [{ kind: 'loss-by-default', winner: 'white' }, '   3 不戦敗\n'],
    [{ kind: 'sealed' }, '   3 封じ手\n'],
    [{ kind: 'interrupted', text: '接続切れ' }, '   3 接続切れ\n'],
    [{ kind: 'other', text: '謎の終局' }, '   3 謎の終局\n'],
    [{ kind: 'other', text: '謎', winner: 'white' }, '   3 謎\nまで2手で後手の勝ち\n'],
    [{ kind: 'interrupted', winner: 'draw' }, '   3 中断\nまで2手で引き分け\n'],
  ])('%j', (ending, words) => {
    const { text, lost } = write(withEnding(ending));
    expect(text.endsWith(words)).toBe(true);
    expect(lost).toEqual([]);
    expect(read(text).main.ending).toEqual(ending);
  });

  test.each<[Ending, string]>([
    [{ kind: 'draw', winner: 'draw' }, '持将棋'],
    [{ kind: 'matta' }, '中断'],
    [{ kind: 'perpetual-check', winner: 'black' }, '反則勝ち'],
    [{ kind: 'illegal-action', winner: 'white' }, '反則負け'],
    [{ kind: 'other', text: '７六歩(77)' }, '中断'],
    [{ kind: 'resign', winner: 'black' }, '中断\nまで2手で先手の勝ち'],
  ])('%j is told', (ending, words) => {
    const { text, lost } = write(withEnding(ending));
    expect(text.endsWith(`   3 ${words}\n`)).toBe(true);
    expect(lost).toEqual(['loss/ending']);
  });

  test('a まで line tells who fouled where the word would not', () => {
    const usi = ['7g7f', '3c3d', '8h3c+', '8c8d'];
    expect(write(withEnding({ kind: 'illegal-move', winner: 'black' }, usi)).text.endsWith('   5 反則負け\n')).toBe(
      true,
    );
    const game = withEnding({ kind: 'illegal-move', winner: 'white' }, usi);
    const { text } = write(game);
    expect(text.endsWith('   5 反則負け\nまで4手で先手の反則負け\n')).toBe(true);
    expect(read(text).main.ending).toEqual(game.main.ending);
  });
});

const data = new URL(`${process.env.KIFUKIT_DATA ?? '../shared'}/`, new URL('../../../../', import.meta.url));
const samples = ['d9', 'full', 'handicap', 'pr'].map((name) => new URL(`kislyuk/sample-${name}.kif`, data));

/** Files in the form that the project writes; skipped where the data are not there. */
test.skipIf(!existsSync(samples[0]))('the samples are written as they are', () => {
  for (const url of samples) {
    const text = readFileSync(url, 'utf8');
    expect(rewritten(text)).toBe(text);
  }
});
