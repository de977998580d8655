/** What stands between, before and behind the rows of moves. */
import { describe, expect, test } from 'vitest';
import { readText } from '../testing/read-text.js';
import { ki2 } from './index.js';
import { movesOf, readKi2Text } from './testing/read-ki2.js';

describe('remarks', () => {
  test('comments and bookmarks end a row', () => {
    const { first, told } = readKi2Text('*開始\n&初形\n▲７六歩△３四歩\n*一\n*二\n&途中\n▲２六歩 *あと▲８四歩\n# memo');
    expect(first).toMatchObject({
      plies: 3,
      comments: { 0: '開始', 2: '一\n二', 3: 'あと▲８四歩' },
      bookmarks: { 0: '初形', 2: '途中' },
    });
    expect(told).toEqual([]);
  });

  test('a comment with a colon hides no move', () => {
    expect(movesOf('▲７六歩 *こう：よい\n△３四歩')).toBe('7g7f 3c3d');
  });

  test('other text is told and the moves behind it are read', () => {
    const { first, told } = readKi2Text('一局\n▲７六歩！ △３四歩（図） ▲２六歩\nこのあと\n△８四歩');
    expect(first.plies).toBe(4);
    expect(told).toEqual([
      'record/trailing-text@1',
      'record/trailing-text@2',
      'record/trailing-text@2',
      'record/trailing-text@3',
    ]);
    expect(movesOf('７六歩 ３四歩？ ２六歩')).toBe('7g7f 3c3d 2g2f');
  });

  test('damage ends the line', () => {
    for (const words of ['▲７ニ銀', '▲歩', '▲Ｘ六歩', '▲７六歩 △２二', '▲パス△３四歩', '７六謎']) {
      const { first, told } = readKi2Text(`▲２六歩△３四歩\n${words}`);
      expect(first.plies, words).toBeLessThan(4);
      expect(told, words).toContainEqual(expect.stringMatching(/^(?:move\/bad-move-syntax|record\/trailing-text)@2$/));
    }
    expect(readKi2Text('▲Ｘ六歩△３四歩').told).toEqual(['move/bad-move-syntax@1', 'record/moves-not-read']);
  });
});

describe('variations', () => {
  test('hang on the line read last that reaches them', () => {
    const { first } = readKi2Text('▲７六歩△３四歩▲２六歩\n\n変化：   2手\n△８四歩▲２六歩\n\n変化：   3手\n▲６六歩');
    expect(first.variations.map(({ fromPly, moves }) => `${fromPly}: ${moves.join(' ')}`)).toEqual([
      '2: 7g7f 8c8d 2g2f',
      '3: 7g7f 8c8d 6g6f',
    ]);
  });

  test('may begin before any move, have endings and remarks', () => {
    const { first, told } = readKi2Text('変化：1手\n*別\n▲２六歩\nまで1手で中断\n*後');
    expect(first.variations).toMatchObject([{ fromPly: 1, moves: ['2g2f'], ending: { kind: 'interrupted' } }]);
    expect(told).toEqual([]);
    expect(readKi2Text('▲７六歩\n変化：9手\n▲２六歩').told).toEqual([
      'record/variation-without-parent@2',
      'record/moves-not-read',
    ]);
  });

  test('are counted from the first move of the text', () => {
    const rows = [...'一二三四五六七八九'].map(
      (rank) => `|${' ・'.repeat(4)}${rank === '五' ? ' 金' : ' ・'}${' ・'.repeat(4)}|${rank}`,
    );
    const { first } = readKi2Text(`${rows.join('\n')}\n手数＝30  まで\n▲５四金\n変化：1手\n▲４五金`);
    expect(first.variations).toMatchObject([{ fromPly: 1, moves: ['5e4e'] }]);
    expect(first.start.endsWith(' 31')).toBe(true);
  });
});

describe('endings', () => {
  test.each([
    ['▲７六歩△投了', 'resign', 'black'],
    ['▲７六歩 △投了 まで1手で先手の勝ち', 'resign', 'black'],
    ['▲７六歩 投了', 'resign', 'black'],
    ['▲７六歩\n投了', 'resign', 'black'],
    ['▲７六歩△千日手', 'repetition', 'draw'],
    ['▲７六歩△３四歩\nまで2手で後手の勝ち', 'resign', 'white'],
    ['▲７六歩△３四歩 まで2手で後手の勝ち', 'resign', 'white'],
    ['▲７六歩△３四歩まで２手にて中断。', 'interrupted', null],
    ['▲７六歩\nまで1手で時間切れにより先手の勝ち', 'timeout', 'black'],
    ['▲７六歩△３四歩\nまで2手で先手の反則負け', 'illegal-move', 'white'],
    ['▲７六歩△３四歩\nまで2手で先手の反則勝ち', 'illegal-action', 'black'],
    ['▲７六歩△３四歩\nまで2手で千日手', 'repetition', 'draw'],
    ['▲７六歩△３四歩\nまで2手で持将棋', 'impasse', 'draw'],
    ['▲７六歩△３四歩\nまで2手で不詰', 'no-mate', null],
    ['▲７六歩\nまで1手詰', 'mate', 'black'],
    ['手合割：香落ち\n△３四歩\nまで1手で上手の勝ち', 'resign', 'white'],
    ['手合割：平手\nまで0手で中断', 'interrupted', null],
    ['▲７六歩△立会人裁定', 'other', null],
  ])('%j', (text, kind, winner) => {
    const { first, told } = readKi2Text(text);
    expect(first.ending).toMatchObject({ kind, winner });
    expect(told).toEqual(kind === 'other' ? ['record/unknown-special-move@1'] : []);
  });

  test('an illegal last move that the ending names is explained', () => {
    const text = '▲２六歩△８四歩▲２五歩△８五歩▲２四歩△同歩▲同飛△８六歩打\nまで8手で後手の反則負け';
    const { first, diagnostics } = readKi2Text(text);
    expect(first.ending).toMatchObject({ kind: 'illegal-move', winner: 'black' });
    expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['move/nifu info']);
  });

  test('what follows the verdict is told', () => {
    const { first, told } = readKi2Text('▲７六歩△３四歩\nまで2手で後手の勝ちx\n銀');
    expect(first.ending).toMatchObject({ kind: 'resign', winner: 'white' });
    expect(told).toEqual(['record/trailing-text@2', 'record/trailing-text@3']);
  });

  test('the side and the number are compared with the moves', () => {
    expect(readKi2Text('▲７六歩△投了\nまで1手で後手の勝ち').told).toEqual(['record/winner-mismatch@2']);
    expect(readKi2Text('▲７六歩\nまで3手で先手の勝ち').told).toEqual(['record/move-count-mismatch@2']);
  });

  test('moves behind an ending are a variation', () => {
    expect(readKi2Text('▲７六歩\nまで1手で先手の勝ち\n△３四歩')).toMatchObject({
      first: { plies: 1, variations: [{ fromPly: 2 }] },
      told: ['record/moves-after-end@3'],
    });
  });
});

describe('several games', () => {
  const one = '手合割：平手\n先手：A\n\n▲７六歩△３四歩\n';
  const plies = (text: string): number[] => readText(ki2, text).games.map(({ main }) => main.moves.length);

  test('begin with their headers', () => {
    expect(plies(one + one)).toEqual([2, 2]);
    expect(plies(`${one}まで2手で中断\n\n${one}変化：1手\n▲２六歩\n${one}`)).toEqual([2, 2, 2]);
    expect(plies(`${one}#--separator--\n▲２六歩`)).toEqual([2, 1]);
  });

  test('headers at the end belong to the game before', () => {
    const { games } = readKi2Text(`${one}備考：よし\n`);
    expect(games.map(({ headers }) => headers)).toEqual([
      [
        ['black', 'A'],
        ['note', 'よし'],
      ],
    ]);
  });

  test('text without a game', () => {
    expect(plies('')).toEqual([]);
    expect(plies('# nothing\n\n')).toEqual([]);
    expect(plies('26日の対局')).toEqual([]);
  });
});

test('the mark tells who is to move where a diagram does not', () => {
  const rows = [...'一二三四五六七八九'].map(
    (rank) => `|${' ・'.repeat(4)}${rank === '一' ? 'v玉' : ' ・'}${' ・'.repeat(4)}|${rank}`,
  );
  const { first, told } = readKi2Text(`${rows.join('\n')}\n△５二玉`);
  expect(first.moves).toEqual(['5a5b']);
  expect(told).toContain('record/side-to-move-inferred@1');
});
