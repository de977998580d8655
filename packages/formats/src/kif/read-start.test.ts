/** Where games start: handicaps, diagrams, sides to move. */
import { describe, expect, test } from 'vitest';
import { readText } from '../testing/read-text.js';
import { kif } from './index.js';
import { movesOfKif as moves, readKifText as read } from './testing/read-kif.js';

describe('starts', () => {
  const rows = (first: string) =>
    [...'一二三四五六七八九'].map((rank) => (rank === '一' ? `|${first}|一` : `| ・ ・ ・ ・ ・ ・ ・ ・ ・|${rank}`));
  const diagram = (first = ' ・ ・ ・ ・v玉 ・ ・ ・ ・') => `${rows(first).join('\n')}\n`;
  const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

  test.each([
    ['手合割：平手　　\n1 ７六歩(77)', `${even} b - 1`, []],
    ['手合割:香落ち\n1 ３四歩(33)', `${even.replace('gsnl', 'gsn1')} w - 1`, []],
    ['\uFEFF手合割：香落ち\n1 ３四歩(33)', `${even.replace('gsnl', 'gsn1')} w - 1`, []],
    ['手合割：左七枚落ち\n1 ５二玉(51)', `${even.replace('lnsgkgsnl/1r5b1', '2sgkg3/9')} w - 1`, []],
    [
      '手合割：三枚落ち\n1 ６二銀(71)',
      `${even.replace('lnsgkgsnl/1r5b1', 'lnsgkgsn1/9')} w - 1`,
      ['record/contested-handicap@1'],
    ],
    ['手合割：平手\n後手番\n1 ３四歩(33)', `${even} w - 1`, []],
    ['手合割：謎落ち\n1 ７六歩(77)', `${even} b - 1`, ['record/unknown-handicap@1']],
    ['手合割：その他\n1 ７六歩(77)', `${even} b - 1`, ['record/diagram-missing@1']],
    ['手合割：詰将棋\n1 ７六歩(77)', `${even} b - 1`, ['record/diagram-missing@1']],
    ['後手の持駒：なし\n1 ７六歩(77)', `${even} b - 1`, []],
    ['後手の持駒：歩\n1 ７六歩(77)', `${even} b - 1`, ['position/hand-without-diagram@1']],
  ])('%j', (text, start, codes) => {
    const { first, told } = read(text);
    expect(first.start).toBe(start);
    expect(told).toEqual(codes);
  });

  const lone = '4k4/9/9/9/9/9/9/9/9';
  test.each([
    ['', 'b - 1'],
    ['後手番\n', 'w - 1'],
    ['上手番\n', 'w - 1'],
    ['下手番\n', 'b - 1'],
    ['先手番　\n', 'b - 1'],
    ['上手の持駒：飛二　歩十八\n下手番\n', 'b 2r18p 1'],
    ['後手の持駒：飛　飛\n先手の持駒：\n', 'b 2r 1'],
    ['手数＝4  ２二銀(31)  まで\n', 'b - 5'],
    ['手数=0 まで\n後手番\n', 'w - 1'],
    ['盤面回転\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n９ ８ ７ ６ ５ ４ ３ ２ １\n', 'b - 1'],
  ])('a diagram and %j', (lines, rest) => {
    for (const text of [diagram() + lines, lines + diagram()]) {
      const { first, told } = read(text);
      expect(first).toMatchObject({ start: `${lone} ${rest}`, plies: 0 });
      expect(told).toEqual([
        'position/king-missing@'.concat(String(lines && text.startsWith(lines) ? lines.split('\n').length : 1)),
      ]);
    }
  });

  test('同 means the square that 手数＝ names', () => {
    const text = `${diagram(' ・ ・ ・ ・v玉 ・ ・v銀 飛')}手数＝4  ２一銀(31)  まで\n1 同　飛成(11)`;
    expect(moves(text)).toBe('1a2a+');
  });

  test('White starts where the first move is that of a white piece and nothing says who starts', () => {
    const { first, told } = read(`${diagram()}1 ４二玉(51)`);
    expect(first).toMatchObject({ start: `${lone} w - 1`, plies: 1 });
    expect(told).toContain('record/side-to-move-inferred@1');
  });

  test('a diagram counts before the name of a handicap', () => {
    const { first, told } = read(`手合割：平手　　\n${diagram()}`);
    expect(first.start).toBe(`${lone} b - 1`);
    expect(first.headers).toContainEqual(['handicap', '平手']);
    expect(told).toContain('record/handicap-contradicts-diagram@1');
    expect(read(`手合割：その他\n${diagram()}`).first.headers).toEqual([]);
    expect(read(`手合割：謎\n${diagram()}`).first.headers).toEqual([['handicap', '謎']]);
  });

  test('a name that the diagram agrees with says who starts', () => {
    const board = [
      'v香v桂v銀v金v玉v金v銀v桂 ・',
      ' ・v飛 ・ ・ ・ ・ ・v角 ・',
      'v歩'.repeat(9),
      ...Array(3).fill(' ・'.repeat(9)),
      ' 歩'.repeat(9),
      ' ・ 角 ・ ・ ・ ・ ・ 飛 ・',
      ' 香 桂 銀 金 玉 金 銀 桂 香',
    ];
    const { first, told } = read(`手合割：香落ち\n${board.map((row) => `|${row}|`).join('\n')}\n1 ３四歩(33)`);
    expect(first).toMatchObject({ start: `${even.replace('gsnl', 'gsn1')} w - 1`, plies: 1 });
    expect(told).toEqual([]);
  });

  test('the start that the caller knows', () => {
    const start = '4k4/9/9/9/9/9/9/9/4K4 b R 30';
    const [known] = readText(kif, '1 ５八玉(59)', { start }).games;
    expect(known).toMatchObject({ start, main: { moves: [expect.any(Number)] } });
    expect(readText(kif, '手合割：平手\n1 ７六歩(77)', { start }).games[0].start).toBe(`${even} b - 1`);
  });
});
