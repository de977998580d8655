// Records as other programs lay them out. Each test is named after what goes wrong where their habits are not known.
import { type GameRecord, headerOf } from '@kifukit/record';
import { makeUsi, positionOf } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { analysesOf } from '../analysis/read.js';
import { readText } from '../testing/read-text.js';
import { kif } from './index.js';

function read(text: string) {
  const { games, diagnostics } = readText(kif, text);
  expect(games).toHaveLength(1);
  const game = games[0] as GameRecord;
  return {
    game,
    main: game.main,
    moves: game.main.moves.map(makeUsi).join(' '),
    told: diagnostics.map(({ code }) => code),
  };
}

/** The position after the first move, which led there. */
function placeAfterFirst({ start, main }: GameRecord) {
  const position = positionOf(start);
  const lastMove = main.moves[0];
  if (lastMove !== undefined) position.play(lastMove);
  return { position, lastMove };
}

const comments = ({ game }: { game: GameRecord }) => Object.fromEntries(game.main.comments);

describe('81Dojo', () => {
  const CLASSIC = `#KIF version=2.0 encoding=UTF-8\r
開始日時：2031/05/06\r
場所：81Dojo (ver.2016/03/20)\r
持ち時間：15分+60秒\r
手合割：平手\r
先手：player_a\r
後手：player_b\r
手数----指手---------消費時間--\r
   1 ７六歩(77)   ( 0:7/)\r
   2 ３四歩(33)   ( 1:6/)\r
`;

  test('a time without a total', () => {
    const { main, moves, told } = read(CLASSIC);
    expect(moves).toBe('7g7f 3c3d');
    expect(main.times).toEqual([7000, 66_000]);
    expect(told).toEqual([]);
  });

  test('an ending in English among Japanese words', () => {
    const { main } = read(`${CLASSIC}   3  Time-up   ( 15:0/)\r\n`);
    expect(main.ending).toEqual({ kind: 'timeout', winner: 'white', time: 900_000 });
  });

  test.each([
    [' Resign', { kind: 'resign', winner: 'white' }],
    [' Illegal move', { kind: 'illegal-move', winner: 'white' }],
    [' Repetition', { kind: 'repetition', winner: 'draw' }],
    [' Perpetual Check', { kind: 'perpetual-check' }],
    [' 27-point Declare', { kind: 'declaration', winner: 'black' }],
    [' Disconnection', { kind: 'interrupted', text: 'Disconnection' }],
    [' REACH!', { kind: 'try', winner: 'black' }],
    [' CATCH!', { kind: 'other', text: 'CATCH!' }],
    ['投了', { kind: 'resign', winner: 'white' }],
    ['反則手', { kind: 'illegal-move', winner: 'white' }],
    ['連続王手の千日手', { kind: 'perpetual-check' }],
    ['27点宣言勝ち', { kind: 'declaration', winner: 'black' }],
    ['接続切れ', { kind: 'interrupted', text: '接続切れ' }],
    ['トライ!', { kind: 'try', winner: 'black' }],
  ])('the ending %s, in either language', (words, ending) => {
    expect(read(`${CLASSIC}   3 ${words}   ( 0:0/)\r\n`).main.ending).toEqual({ ...ending, time: 0 });
  });

  test('a diagram without blanks before its files, without the lower hand, and players named as in an even game', () => {
    const text = `場所：81Dojo (ver.2016/03/20)
持ち時間：10分+30秒
手合割：二枚落ち
上手の持駒：なし
９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金v銀v桂v香|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| 歩 歩 歩 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
上手番
先手：player_a
後手：player_b
手数----指手---------消費時間--
   1 ６二銀(71)   ( 0:5/)
`;
    const { game, moves, told } = read(text);
    expect(game.start).toBe('lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
    expect(moves).toBe('7a6b');
    expect([headerOf(game, 'black'), headerOf(game, 'white')]).toEqual(['player_a', 'player_b']);
    expect(told).toEqual([]);
  });

  test('a handicap by its English name', () => {
    expect(read('手合割：Rook-Lance Down\n   1 ３四歩(33)   ( 0:5/)\n').moves).toBe('3c3d');
    expect(read('手合割：Even Game\n   1 ７六歩(77)   ( 0:5/)\n').told).toEqual([]);
  });

  test('headers in English, as its English surface calls things', () => {
    const { game, moves, told } = read(`#KIF version=2.0 encoding=UTF-8
Start: 2031/05/06
Site: 81Dojo
Time limit: 15分+60秒
Handicap: Lance Down
Shitate: player_a
Uwate: player_b
手数----指手---------消費時間--
   1 ３四歩(33)   ( 0:7/)
`);
    expect([game.start.split(' ')[0]?.slice(0, 9), moves, told]).toEqual(['lnsgkgsn1', '3c3d', []]);
    expect(game.headers).toEqual([
      ['startedAt', '2031/05/06'],
      ['site', '81Dojo'],
      ['timeControl', '15分+60秒'],
      ['black', 'player_a'],
      ['white', 'player_b'],
    ]);
  });

  const NEW = `#KIF version=2.0 encoding=UTF-8
開始日時：2031/12/31
場所：81Dojo
持ち時間：0分+10秒
手合割：平手
先手：player_a
後手：player_b
手数----指手---------消費時間--
1   ７六歩(77)   (0:2/0:0:2)
2   ３四歩(33)   (0:5/0:0:5)
`;

  test('numbers and times that are not padded', () => {
    const { main, moves, told } = read(`${NEW}3   投了   (0:5/0:0:7)\n`);
    expect(moves).toBe('7g7f 3c3d');
    expect(main.times).toEqual([2000, 5000]);
    expect(main.ending).toEqual({ kind: 'resign', winner: 'white', time: 5000 });
    expect(told).toEqual([]);
  });

  test.each([
    ['時間切れにて終局', { kind: 'timeout', winner: 'white' }],
    ['反則手にて終局', { kind: 'illegal-move', winner: 'white' }],
    ['接続切れにて終局', { kind: 'interrupted', text: '接続切れ' }],
  ])('a game that ends with the remark %s', (remark, ending) => {
    const { game, main, told } = read(`${NEW}*${remark}\n`);
    expect(main.ending).toEqual(ending);
    expect(comments({ game })).toEqual({ 2: remark });
    expect(told).toEqual([]);
  });

  test('the same remark in the files of others is a comment', () => {
    expect(read(`${CLASSIC}*時間切れにて終局\n`).main.ending).toBeUndefined();
    expect(read(`${NEW}*時間切れにて終局\n3   ２六歩(27)\n`).main.ending).toBeUndefined();
  });

  test('a foul that is told by a remark is the last move', () => {
    const { main, told } = read(`${NEW}3   ７六歩打   (0:2/0:0:2)\n`);
    expect(main.moves).toHaveLength(2);
    expect(told).toEqual(['move/not-in-hand']);
    const foul = read(`${NEW}3   ８八銀(79)   (0:2/0:0:2)\n`);
    expect(foul.told).toEqual(['move/own-piece-on-target']);
    const check = read(`${NEW}3   ３三角成(88)   (0:2/0:0:2)\n4   ９四歩(93)   (0:2/0:0:2)\n*反則手にて終局\n`);
    expect(check.main.ending).toEqual({ kind: 'illegal-move', winner: 'black' });
  });
});

describe('lishogi', () => {
  const GAME = `開始日時：2031/01/02 10:00:00
場所：https://lishogi.org/abcdefgh
手合割：平手
先手：player_a
後手：
手数----指手---------消費時間--
* はじめに
   1   ７六歩(77)   (00:31/00:00:31)
* よい手
*  二つの空白
   2   ３四歩(33)   (00:02/00:00:02)
   3   切れ負け

変化：2手
   2   ８四歩(83)   (00:04/00:00:04)
* 別の手
`;

  test('a blank between the mark of a comment and its text', () => {
    const { game, main, told } = read(GAME);
    expect(comments({ game })).toEqual({ 0: 'はじめに', 1: 'よい手\n 二つの空白' });
    expect(Object.fromEntries(main.variations[0]?.line.comments ?? [])).toEqual({ 1: '別の手' });
    expect(main.times).toEqual([31_000, 2000]);
    expect(main.ending).toEqual({ kind: 'timeout', winner: 'white' });
    expect(headerOf(game, 'white')).toBe('');
    expect(told).toEqual([]);
  });

  test('the blank stays in the files of others', () => {
    const other = GAME.replaceAll(/^( {0,3}\d) {3}/gm, '$1 ');
    expect(comments(read(other))).toEqual({ 0: ' はじめに', 1: ' よい手\n  二つの空白' });
  });

  test('ASCII digits, an ASCII blank behind 同', () => {
    const text = `先手：
後手：
   1   7六歩(77)   (00:00/00:00:00)
   2   3四歩(33)   (00:00/00:00:00)
   3   2二角成(88)   (00:00/00:00:00)
   4   同 銀(31)   (00:00/00:00:00)
`;
    expect(read(text).moves).toBe('7g7f 3c3d 8h2b+ 3a2b');
  });
});

test('Shogi Wars: no 同, wide columns, an own header for the start', () => {
  const { game, moves, told } = read(`開始日時：2031/02/03 12:34:56
棋戦：将棋ウォーズ(10分切れ負け)
場所：将棋ウォーズ
持ち時間：10分切れ負け
初期局面：通常
先手：player_a 二段
後手：player_b 三段
手合割：平手
手数----指手---------消費時間--
   1 ７六歩(77)       ( 0:01/00:00:01)
   2 ３四歩(33)       ( 0:02/00:00:02)
   3 ２二角成(88)     ( 0:03/00:00:04)
   4 ２二銀(31)       ( 0:01/00:00:03)
   5 投了             ( 0:10/00:00:14)
まで4手で後手の勝ち
`);
  expect(moves).toBe('7g7f 3c3d 8h2b+ 3a2b');
  expect(game.main.ending).toEqual({ kind: 'resign', winner: 'white', time: 10_000 });
  expect(headerOf(game, '初期局面')).toBe('通常');
  expect(told).toEqual([]);
});

test('shogi-extend: headers with an address as comments above all headers', () => {
  const { game, told } = read(`*詳細URL：https://example.org/a:b
先手：player_a
手合割：平手
手数----指手---------消費時間--
   1 ７六歩(77)
`);
  expect(comments({ game })).toEqual({ 0: '詳細URL：https://example.org/a:b' });
  expect(told).toEqual([]);
});

test('ぴよ将棋: players of a handicap game above the handicap, dates of zeros, remarks of its own', () => {
  const { game, main, told } = read(`# ---- ぴよ将棋w 棋譜ファイル ----
棋戦：ぴよ将棋
戦型：
開始日時：0000/00/00 00:00:00
終了日時：
下手：player_a
上手：Lv19
手合割：香落ち
手数----指手---------消費時間--
   1 ３四歩(33)   ( 0:03/00:00:03)
*#定跡手
*#指し手[-32] 好手 △３四歩  ▲７六歩
   2 ７六歩(77)   ( 0:01/00:00:01)
`);
  expect([headerOf(game, 'black'), headerOf(game, 'white'), headerOf(game, 'endedAt')]).toEqual([
    'player_a',
    'Lv19',
    '',
  ]);
  expect(main.comments.get(1)).toBe('#定跡手\n#指し手[-32] 好手 △３四歩  ▲７六歩');
  expect(told).toEqual([]);
});

test('将棋所: blanks around the slash, evaluations in lines of their own', () => {
  const { game, main, told } = read(`\uFEFF#KIF version=2.0 encoding=UTF-8
# KIF形式棋譜ファイル
# Generated by Shogidokoro
手合割：平手
先手：engine_a
後手：engine_b
手数----指手---------消費時間--
   1 ７八金(69)    (00:01 / 00:00:01)
*-3
*▲７八金(69)△３二金(41)▲６八玉(59)
   2 ３二金(41)    (00:02 / 00:00:02)
   3 中断          (00:00 / 00:00:01)
`);
  expect(main.times).toEqual([1000, 2000]);
  expect(comments({ game })).toEqual({ 1: '-3\n▲７八金(69)△３二金(41)▲６八玉(59)' });
  expect(told).toEqual([]);
  const { position, lastMove } = placeAfterFirst(game);
  const moves = analysesOf('-3\n▲７八金(69)△３二金(41)▲６八玉(59)', { position, lastMove })[0]?.moves;
  expect(moves?.map(makeUsi)).toEqual(['4a3b', '5i6h']);
});

test('ShogiGUI: half-width blanks between the pieces in hand, bookmarks first, blank lines at the end', () => {
  const { game, main, told } = read(`後手の持駒：飛二 角 歩十七 
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金 角 
先手番
先手：
後手：
手数----指手---------消費時間--
   1 ５二金打          ( 0:00/00:00:00)
&しおり
*感想
**解析 0 候補1 時間 00:00.1 深さ 1 ノード数 12 評価値 +詰 1
   2 投了              ( 0:00/00:00:00)


`);
  expect(game.start).toBe('4k4/9/4P4/9/9/9/9/9/9 b BG2rb17p 1');
  expect(main.bookmarks.get(1)).toBe('しおり');
  expect(main.comments.get(1)).toBe('感想\n*解析 0 候補1 時間 00:00.1 深さ 1 ノード数 12 評価値 +詰 1');
  expect(told.filter((code) => !code.startsWith('position/'))).toEqual([]);
});

test('IS将棋 and 東大将棋: 詰将棋 as the handicap, two times a move, a length in words', () => {
  const { game, main, told } = read(`# ----   saved by IS-SHOGI
手数：3手詰(参考)
手合割：詰将棋　
後手の持駒：飛二　角二　金三　銀四　桂四　香四　歩十七　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金　
手数----指手---------消費時間--
   1 ５二金打     ( 0:05/00:00:05) ( 0:00/00:00:00)
   2 詰み
`);
  expect(main.times).toEqual([5000]);
  expect(main.ending).toEqual({ kind: 'mate', winner: 'black' });
  expect(headerOf(game, '手数')).toBe('3手詰(参考)');
  expect(told.filter((code) => !code.startsWith('position/'))).toEqual([]);
});

test('shogidb2: dates of computers, no columns', () => {
  const { game, main, told } = read(`開始日時：2031-03-22T01:00:00.000Z
棋戦：e
手合割：平手
先手：player_a
後手：player_b
手数----指手---------消費時間--
1 ７六歩(77) (00:00/00:00:00)
2 ３四歩(33) (00:00/00:00:00)
3 ２二角成(88) (00:00/00:00:00)
4 同銀(31) (00:00/00:00:00)
5 投了 (00:00/00:00:00)
`);
  expect(main.moves).toHaveLength(4);
  expect(headerOf(game, 'startedAt')).toBe('2031-03-22T01:00:00.000Z');
  expect(told).toEqual([]);
});

test('将棋倶楽部24: who won by a foul', () => {
  const { main, told } = read(`先手：player_a(970)
後手：player_b(1001)
棋戦：R対局 持ち時間15分
手合割：平手
手数----指手---------消費時間--
1 ７六歩(77)
2 ３四歩(33)
3 ３三角成(88)
4 ９四歩(93)
5 反則勝ち
*王手放置の反則
まで4手で先手の勝ち
`);
  expect(main.ending).toEqual({ kind: 'illegal-action', winner: 'black', comment: '王手放置の反則' });
  expect(told).toEqual(['move/king-left-in-check']);
});
