import { type Ending, emptyRecord, type GameRecord } from '@kifukit/record';
import { handicapSfen, type Move, parseUsi } from '@kifukit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { project } from '../losses.js';
import { writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { comparable } from '../testing/comparable.js';
import { readText } from '../testing/read-text.js';
import { dialectOption } from './dialects.js';
import { kif } from './index.js';

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 60);
const seed = Number(process.env.KIFUKIT_SEED ?? 1990);
const names = dialectOption.values ?? [];

const write = (game: GameRecord, name: string) => writeText(game, 'kif', { settings: { for: name } });

function gameWith(ending: Ending): GameRecord {
  const game = emptyRecord();
  game.main.moves.push(...['7g7f', '3c3d'].map((usi) => parseUsi(usi) as Move));
  game.main.ending = ending;
  return game;
}

test.each(names.filter((name) => name !== 'any'))('what is written for %s is read as it was said to be', (name) => {
  const can = kif.can({ for: name });
  fc.assert(
    fc.property(arbitraryRecord(), (game) => {
      const { text } = write(game, name);
      const { games, diagnostics } = readText(kif, text);
      expect(games.map(comparable)).toEqual([comparable(project(game, can))]);
      expect(diagnostics.filter(({ code }) => code === 'record/winner-mismatch')).toEqual([]);
      expect(write(games[0] as GameRecord, name).text).toBe(text);
    }),
    { numRuns, seed },
  );
});

test.each([
  ['any', 'kif', { encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] }],
  ['any', 'kifu', { encoding: 'utf-8', newline: '\n' }],
  ['kifu-for-windows', 'kif', { encoding: 'shift_jis', newline: '\r\n', declares: ['shift_jis', 'utf-8'] }],
  ['kifu-for-windows', 'kifu', { encoding: 'utf-8', newline: '\r\n', declares: ['shift_jis', 'utf-8'] }],
  ['shogihome', 'kif', { encoding: 'shift_jis', newline: '\r\n' }],
  ['shogigui', 'kif', { encoding: 'shift_jis', newline: '\r\n' }],
  ['81dojo', 'kif', { encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] }],
  ['constructor', 'kif', { encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] }],
])('the files of %s, .%s', (name, extension, form) => {
  expect(kif.output(extension, { for: name })).toEqual(form);
});

describe('endings', () => {
  test.each<[string, Ending, string, string[]]>([
    ['any', { kind: 'max-moves', winner: 'draw' }, '   3 最大手数', []],
    ['kifu-for-windows', { kind: 'resign', winner: 'white' }, '   3 投了\nまで2手で後手の勝ち', []],
    ['kifu-for-windows', { kind: 'timeout', winner: 'white' }, '   3 切れ負け\nまで2手で時間切れにより後手の勝ち', []],
    [
      'kifu-for-windows',
      { kind: 'max-moves', winner: 'draw' },
      '   3 持将棋\n*最大手数\nまで2手で持将棋',
      ['loss/ending'],
    ],
    ['shogigui', { kind: 'other', text: '謎' }, '   3 中断\n*謎', ['loss/ending']],
    ['shogigui', { kind: 'try', winner: 'black' }, '   3 中断\n*トライ\nまで2手で先手の勝ち', ['loss/ending']],
    [
      'gekisashi',
      { kind: 'illegal-move', winner: 'white', comment: '二歩' },
      '   3 中断\n*反則負け\n*二歩\nまで2手で後手の勝ち',
      ['loss/ending'],
    ],
    ['81dojo', { kind: 'timeout', winner: 'white' }, '   3 Time-up', []],
  ])('for %s %j', (name, ending, words, told) => {
    const { text, diagnostics } = write(gameWith(ending), name);
    expect(text.endsWith(`\n${words}\n`), text).toBe(true);
    expect(diagnostics.map(({ code }) => code)).toEqual(told);
  });
});

test('ShogiHome needs a diagram for the handicaps that it does not know', () => {
  const game = emptyRecord(handicapSfen('five-pieces'));
  expect(write(game, 'any').text).not.toContain('|');
  expect(write(game, 'shogihome').text).toContain('手合割：五枚落ち\n後手の持駒：なし\n');
});

test('ShogiGUI gets no header with an address, and bookmarks first', () => {
  const game = gameWith({ kind: 'resign', winner: 'white' });
  game.headers.push(['site', 'https://example.org/'], ['event', 'e']);
  game.main.comments.set(1, '感想');
  game.main.bookmarks.set(1, 'しおり');
  const { text, diagnostics } = write(game, 'shogigui');
  expect(text).not.toContain('example');
  expect(text).toContain('&しおり\n*感想\n');
  expect(diagnostics.map(({ message }) => message)).toEqual(['headers are left out: site']);
  expect(write(game, 'any').text).toContain('*感想\n&しおり\n');
});

test('81Dojo calls the players Black and White in a handicap game', () => {
  const game = emptyRecord(handicapSfen('rook'));
  game.headers.push(['black', 'a'], ['white', 'b']);
  expect(write(game, '81dojo').text.startsWith('先手：a\n後手：b\n手合割：飛車落ち\n')).toBe(true);
  expect(write(game, 'any').text.startsWith('下手：a\n上手：b\n')).toBe(true);
});
