import type { Analysis } from '@kifukit/record';
import { type Move, makeUsi, type Position, parseUsi, positionOf, START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { analysesOf } from './read.js';

/** The place after these moves of an even game. */
function placeAfter(usi: string) {
  const position = positionOf(START_SFEN);
  let before: Position | undefined;
  let lastMove: Move | undefined;
  for (const token of usi.split(' ').filter((part) => part !== '')) {
    before = position.clone();
    lastMove = parseUsi(token) as Move;
    position.play(lastMove);
  }
  return { position, lastMove, before };
}

type Shown = Omit<Analysis, 'moves'> & { moves?: string };

const found = (comment: string, usi = '7g7f'): Shown[] =>
  analysesOf(comment, placeAfter(usi)).map(({ moves, ...rest }) => ({
    ...rest,
    ...(moves ? { moves: moves.map(makeUsi).join(' ') } : {}),
  }));

const score = (value: number) => ({ kind: 'centipawns', value });

describe('floodgate and CSA 3.0', () => {
  test.each<[string, Shown]>([
    [
      '* 30 -3334FU +2726FU #1234',
      { evaluation: score(30) as never, nodes: 1234, pv: '-3334FU +2726FU', moves: '3c3d 2g2f' },
    ],
    ['* -85', { evaluation: score(-85) as never }],
    ['*-85 #12', { evaluation: score(-85) as never, nodes: 12 }],
    ['* 100000 -3334FU %TORYO', { evaluation: score(100000) as never, pv: '-3334FU %TORYO', moves: '3c3d' }],
    ['* 9 3c3d P*9f', { evaluation: score(9) as never, pv: '3c3d P*9f', moves: '3c3d' }],
    ['* 0 +PASS', { evaluation: score(0) as never, pv: '+PASS' }],
    // The move just made comes first.
    ['* 30 +7776FU -3334FU', { evaluation: score(30) as never, pv: '+7776FU -3334FU', moves: '3c3d' }],
    ['* 30 +2726FU', { evaluation: score(30) as never, pv: '+2726FU' }],
  ])('%s', (comment, analysis) => {
    expect(found(comment)).toEqual([analysis]);
  });

  test.each(['* 107 ４八飛(28)', '* 12 moves', '* joseki', '*', '* ', '30 -3334FU', '* 読み筋 optimum'])(
    '%s is something else',
    (comment) => {
      expect(found(comment)).toEqual([]);
    },
  );
});

describe('ShogiHome', () => {
  test('a line for each value', () => {
    const comment =
      '互角\n*評価値=120\n*読み筋=△３四歩▲２二角成△同　銀\n*深さ=8\n*ノード数=123456\n*エンジン=e 1.0\n感想';
    expect(found(comment)).toEqual([
      {
        by: 'player',
        evaluation: score(120),
        pv: '△３四歩▲２二角成△同　銀',
        moves: '3c3d 8h2b+ 3a2b',
        depth: 8,
        nodes: 123456,
        engine: 'e 1.0',
      },
    ]);
  });

  test('the player and a later analysis', () => {
    expect(found('*詰み=先手勝ち:7手\n*深さ=3\n#詰み=後手勝ち\n#評価値=-50')).toEqual([
      { by: 'player', evaluation: { kind: 'mate', winner: 'black', moves: 7 }, depth: 3 },
      { by: 'research', evaluation: { kind: 'mate', winner: 'white' } },
      { by: 'research', evaluation: score(-50) },
    ]);
    expect(found('*評価値=1\n*評価値=2')).toHaveLength(2);
    expect(found('#評価値 120\n#読み筋 △８四歩(83) ▲２五歩(26)')).toEqual([
      { by: 'research', evaluation: score(120), pv: '△８四歩(83) ▲２五歩(26)', moves: '8c8d' },
    ]);
  });

  test.each(['*評価値=', '*評価値=よい', '評価値=120', '*読み筋=', '*名前=値', '**評価値=5'])(
    '%s is something else',
    (line) => {
      expect(found(line)).toEqual([]);
    },
  );
});

describe('ShogiGUI', () => {
  test('one line', () => {
    expect(found('*対局 時間 00:01.5 深さ 2/5 ノード数 960 評価値 0 読み筋 ▲７六歩(77) △３四歩(33) ')).toEqual([
      {
        by: 'player',
        time: 1500,
        depth: 2,
        selectiveDepth: 5,
        nodes: 960,
        evaluation: score(0),
        pv: '▲７六歩(77) △３四歩(33)',
        moves: '3c3d',
      },
    ]);
  });

  test.each<[string, Shown]>([
    ['*解析 0 評価値 -12', { by: 'research', evaluation: score(-12) as never }],
    ['*解析 0 候補2 評価値 5', { by: 'research', rank: 2, evaluation: score(5) as never }],
    ['*解析 2 評価値 5', { by: 'research', rank: 2, evaluation: score(5) as never }],
    ['*解析 0 評価値 +詰 7', { by: 'research', evaluation: { kind: 'mate', winner: 'black', moves: 7 } }],
    ['*対局 評価値 -詰', { by: 'player', evaluation: { kind: 'mate', winner: 'white' } }],
    ['*対局 評価値 120↑', { by: 'player', evaluation: { ...score(120), bound: 'lower' } as never }],
    [
      '* 何か 評価値 45 読み筋 △３四歩(33)',
      { by: 'research', evaluation: score(45) as never, pv: '△３四歩(33)', moves: '3c3d' },
    ],
    [
      '*解析 0\n評価値 +44  読み筋 3c3d 2g2f',
      { by: 'research', evaluation: score(44) as never, pv: '3c3d 2g2f', moves: '3c3d 2g2f' },
    ],
  ])('%s', (comment, analysis) => {
    expect(found(comment)).toEqual([analysis]);
  });

  test.each(['*対局 はじめ', '*解析 0', '* 深さ が足りない', '*対局者の話'])('%s is something else', (line) => {
    expect(found(line)).toEqual([]);
  });
});

describe('将棋所', () => {
  test('two lines, from the view of the side that moved', () => {
    expect(found('12\n▲７六歩(77)△３四歩(33)▲２六歩(27)')).toEqual([
      { by: 'player', evaluation: score(12), pv: '▲７六歩(77)△３四歩(33)▲２六歩(27)', moves: '3c3d 2g2f' },
    ]);
    expect(found('12--\nP3c-3d P2g-2f P8cx8d', '7g7f 3c3d')).toEqual([
      { by: 'player', evaluation: { ...score(-12), bound: 'lower' }, pv: 'P3c-3d P2g-2f P8cx8d', moves: '2g2f 8c8d' },
    ]);
    expect(found('+Mate:3\n△３四歩(33)', '7g7f 3c3d')).toEqual([
      { by: 'player', evaluation: { kind: 'mate', winner: 'white', moves: 3 }, pv: '△３四歩(33)' },
    ]);
  });

  test.each(['12', '12\n今日は', '12\n▲きれい', '第12\n▲７六歩(77)'])('%j is something else', (comment) => {
    expect(found(comment)).toEqual([]);
  });
});

test('ぴよ将棋 and K-Shogi', () => {
  expect(found('#指し手[-32] 好手 △３四歩  ▲２六歩  △パス\n#推奨手[82]▲２六歩  △３四歩', '7g7f')).toEqual([
    { by: 'research', evaluation: score(-32), pv: '△３四歩  ▲２六歩  △パス', moves: '3c3d 2g2f' },
    { by: 'research', instead: true, evaluation: score(82), pv: '▲２六歩  △３四歩', moves: '2g2f 3c3d' },
  ]);
  expect(found('#指し手[-2]▲７六歩  △３四歩\n#定跡手\n#形勢[5]')).toEqual([
    { by: 'research', evaluation: score(-2), pv: '▲７六歩  △３四歩', moves: '3c3d' },
    { by: 'research', evaluation: score(5) },
  ]);
});

test('long texts take no long time', () => {
  const begin = performance.now();
  for (const piece of [
    '*',
    '#',
    '* 1 ',
    '*解析 ',
    '評価値 ',
    ' 読み筋',
    '▲７六歩(77)',
    '+7776FU ',
    '*評価値=1\n',
    '1\n▲',
    '\n',
    ' ',
    '1',
  ]) {
    analysesOf(piece.repeat(100_000), placeAfter('7g7f'));
  }
  expect(performance.now() - begin).toBeLessThan(8000);
});
