import { emptyRecord, type GameRecord, Replayer, Report } from '@kifukit/record';
import { handicapSfen, handicaps, parseUsi, positionOf } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { writeText } from '../open.js';
import { isJkf } from './index.js';

/** A record of these moves. */
function gameOf(moves: string, start?: string): GameRecord {
  const position = positionOf(start ?? emptyRecord().start);
  const replayer = new Replayer(position, new Report('', allCodes));
  for (const move of moves.split(' ').filter((token) => token !== ''))
    replayer.usi(parseUsi(move) ?? (0 as never), 0, 0);
  return replayer.finish();
}

interface Jkf {
  readonly header: Record<string, string>;
  readonly initial: { readonly preset: string; readonly data?: unknown };
  readonly moves: readonly Record<string, unknown>[];
}

const write = (game: GameRecord, settings = {}): Jkf => JSON.parse(writeText(game, 'jkf', { settings }).text) as Jkf;
const told = (game: GameRecord, settings = {}): string[] =>
  writeText(game, 'jkf', { settings }).diagnostics.map(({ code }) => code);

describe('writing', () => {
  test('puts one entry on a line', () => {
    const game = gameOf('7g7f 3c3d');
    game.headers.push(['black', '甲']);
    expect(writeText(game, 'jkf').text).toBe(`{
"header":{"手合割":"平手","先手":"甲"},
"initial":{"preset":"HIRATE"},
"moves":[
{},
{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},
{"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}}
]}
`);
  });

  test('says all of a move', () => {
    const { moves } = write(gameOf('7g7f 3c3d 8h2b+ 3a2b B*5e 2b3a 5e3c 2a3c'));
    expect(moves.slice(3).map(({ move }) => move)).toEqual([
      { color: 0, from: { x: 8, y: 8 }, to: { x: 2, y: 2 }, piece: 'KA', promote: true, capture: 'KA' },
      { color: 1, from: { x: 3, y: 1 }, to: { x: 2, y: 2 }, piece: 'GI', same: true, capture: 'UM' },
      { color: 0, to: { x: 5, y: 5 }, piece: 'KA' },
      { color: 1, from: { x: 2, y: 2 }, to: { x: 3, y: 1 }, piece: 'GI' },
      { color: 0, from: { x: 5, y: 5 }, to: { x: 3, y: 3 }, piece: 'KA', promote: false },
      { color: 1, from: { x: 2, y: 1 }, to: { x: 3, y: 3 }, piece: 'KE', same: true, capture: 'KA' },
    ]);
  });

  test.for([
    ['4i5h', 'R', '4k4/9/9/9/9/9/9/9/3G1G3 b - 1'],
    ['6i5h', 'L', '4k4/9/9/9/9/9/9/9/3G1G3 b - 1'],
    ['5i5h', 'C', '4k4/9/9/9/9/9/9/9/3GG4 b - 1'],
    ['6h5h', 'M', '4k4/9/9/9/9/9/9/3G5/4G4 b - 1'],
    ['5g5h', 'D', '4k4/9/9/9/9/9/4G4/9/4G4 b - 1'],
    ['6g5h', 'LD', '4k4/9/9/9/9/9/3S1S3/9/3S1S3 b - 1'],
    ['G*5h', 'H', '4k4/9/9/9/9/9/9/9/4G4 b G 1'],
    ['G*5h', undefined, '4k4/9/9/9/9/9/9/9/9 b G 1'],
    ['5a5i', undefined, '4k4/9/9/9/9/9/9/9/9 w - 1'],
  ] as const)('tells %s from others by %s', ([move, relative, start]) => {
    const { moves } = write(gameOf(move, start));
    expect(moves[1]).toMatchObject({ move: relative === undefined ? {} : { relative } });
    if (relative === undefined) expect(moves[1]?.move).not.toHaveProperty('relative');
  });

  test('adds up times, also along variations', () => {
    const game = gameOf('7g7f 3c3d 2g2f');
    game.main.times = [61_000, 3_600_000, 4000];
    game.main.ending = { kind: 'resign', winner: 'black', time: 1999 };
    game.main.variations.push({
      index: 2,
      line: { ...gameOf('').main, moves: gameOf('6g6f').main.moves, times: [5000] },
    });
    const { moves } = write(game);
    const clock = (h: number, m: number, s: number) => ({ h, m, s });
    expect(moves.slice(1).map(({ time }) => time)).toEqual([
      { now: { m: 1, s: 1 }, total: clock(0, 1, 1) },
      { now: { m: 60, s: 0 }, total: clock(1, 0, 0) },
      { now: { m: 0, s: 4 }, total: clock(0, 1, 5) },
      { now: { m: 0, s: 1 }, total: clock(1, 0, 1) },
    ]);
    expect(moves[3]?.forks).toMatchObject([[{ time: { now: { m: 0, s: 5 }, total: clock(0, 1, 6) } }]]);
    expect(told(game)).toEqual(['loss/time-precision']);
  });

  test('puts the bookmark before the comments', () => {
    const game = gameOf('7g7f');
    game.main.bookmarks.set(1, 'しおり');
    game.main.comments.set(1, 'a\n&b');
    expect(write(game).moves[1]?.comments).toEqual(['&しおり', 'a', ' &b']);
    expect(told(game)).toEqual(['loss/comment-text']);
  });

  test('hangs variations on the entry that they replace, however deep', () => {
    const game = gameOf('7g7f 3c3d');
    const line = (moves: string) => ({ ...gameOf('').main, moves: [...gameOf(moves).main.moves] });
    const inner = line('');
    inner.moves = [parseUsi('6g6f') ?? (0 as never)];
    const outer = line('');
    outer.moves = ['8c8d', '2g2f'].map((token) => parseUsi(token) ?? (0 as never));
    outer.variations.push({ index: 1, line: inner });
    const after = line('');
    after.moves = [parseUsi('2g2f') ?? (0 as never)];
    game.main.variations.push({ index: 1, line: outer }, { index: 2, line: after });
    const { moves } = write(game);
    expect(moves[2]?.forks).toMatchObject([
      [{}, { move: { to: { x: 2, y: 6 } }, forks: [[{ move: { to: { x: 6, y: 6 } } }]] }],
    ]);
    expect(moves[3]).toMatchObject({ forks: [[{ move: { to: { x: 2, y: 6 } } }]] });
    expect(moves[3]).not.toHaveProperty('move');
    expect(isJkf(write(game))).toBe(true);
  });

  test('names presets, except the contested one', () => {
    const presets = handicaps.map((handicap) => {
      const { initial, header } = write(gameOf('', handicapSfen(handicap)));
      return [handicap, initial.preset, header.手合割];
    });
    expect(presets.filter(([, preset]) => preset !== 'OTHER').length).toBe(15);
    expect(presets).toContainEqual(['left-five-pieces', '5_L', '左五枚落ち']);
    expect(presets).toContainEqual(['three-pieces', 'OTHER', '三枚落ち']);
    expect(presets).toContainEqual(['bare-king', 'OTHER', '裸玉']);
    expect(write(gameOf('', '4k4/9/9/9/9/9/9/9/4K4 w 2P3g 7')).initial).toMatchObject({
      preset: 'OTHER',
      data: {
        color: 1,
        hands: [
          { FU: 2, KI: 0 },
          { FU: 0, KI: 3 },
        ],
      },
    });
  });

  test('calls the players of a handicap game by their names', () => {
    const game = gameOf('', handicapSfen('lance'));
    game.headers.push(['black', 'a'], ['white', 'b'], ['handicap', '香']);
    expect(write(game).header).toEqual({ 下手: 'a', 上手: 'b', 手合割: '香' });
  });

  test('joins the values of a repeated key', () => {
    const game = gameOf('');
    game.headers.push(['note', 'a'], ['x', 'b'], ['note', 'c'], ['先手', 'd']);
    expect(write(game).header).toEqual({ 手合割: '平手', 備考: 'a\nc', x: 'b' });
    expect(told(game)).toEqual(['loss/headers', 'loss/header-value']);
  });
});

describe('endings', () => {
  const special = (ending: GameRecord['main']['ending'], moves = '7g7f', settings = {}) => {
    const game = gameOf(moves);
    if (ending) game.main.ending = ending;
    const last = write(game, settings).moves.at(-1);
    return [last?.special, ...((last?.comments as string[]) ?? []), ...told(game, settings)];
  };
  const strict = { strict: 'yes' };

  test.for([
    ['resign', 'black', ['TORYO'], ['TORYO']],
    ['resign', 'white', ['CHUDAN', '投了', 'loss/ending'], ['CHUDAN', '投了', 'loss/ending']],
    ['illegal-action', 'white', ['+ILLEGAL_ACTION'], ['+ILLEGAL_ACTION']],
    ['illegal-move', 'black', ['ILLEGAL_MOVE'], ['ILLEGAL_MOVE']],
    ['perpetual-check', 'white', ['+ILLEGAL_ACTION', '連続王手の千日手', 'loss/ending'], undefined],
    ['max-moves', 'draw', ['MAX_MOVES'], ['JISHOGI', '最大手数', 'loss/ending']],
    ['draw', 'draw', ['HIKIWAKE'], ['HIKIWAKE']],
    ['sealed', undefined, ['CHUDAN', 'loss/ending'], ['CHUDAN', 'loss/ending']],
    ['loss-by-default', 'white', ['不戦敗'], ['CHUDAN', '不戦敗', 'loss/ending']],
    ['matta', undefined, ['MATTA'], ['MATTA']],
  ] as const)('%s won by %s', ([kind, winner, usual, byList]) => {
    const ending = { kind, ...(winner === undefined ? {} : { winner }) };
    expect(special(ending)).toEqual(usual);
    expect(special(ending, '7g7f', strict)).toEqual(byList ?? usual);
  });

  test('in words of other programs', () => {
    expect(special({ kind: 'other', text: '謎' })).toEqual(['謎']);
    expect(special({ kind: 'other', text: '謎' }, '7g7f', strict)).toEqual(['CHUDAN', '謎', 'loss/ending']);
    expect(special({ kind: 'interrupted', text: '接続切れ' })).toEqual(['CHUDAN', '接続切れ', 'loss/ending']);
  });

  test('after a foul name the one who fouled', () => {
    expect(special({ kind: 'illegal-move', winner: 'white' }, '7g7e')).toEqual(['ILLEGAL_MOVE']);
    expect(special({ kind: 'illegal-move', winner: 'black' }, '7g7e')).toEqual(['-ILLEGAL_ACTION']);
  });
});
