import { describe, expect, test } from 'vitest';
import { moveOf, readJson, recordOf, replyOf } from './testing/read-jkf.js';

const opening = [moveOf('7776FU'), replyOf('3334FU')];
const exchange = [...opening, moveOf('8822KA+', { capture: 'KA' })];

/** Moves and reports of a record of these entries. */
function play(...entries: unknown[]) {
  const { json, told, diagnostics } = readJson(recordOf(...entries));
  return { moves: json[0]?.moves.join(' '), told, json: json[0], diagnostics };
}

describe('moves', () => {
  test('are complete', () => {
    const { moves, told } = play(...exchange, replyOf('3122GI', { same: true, capture: 'UM' }), moveOf('0055KA'));
    expect(moves).toBe('7g7f 3c3d 8h2b+ 3a2b B*5e');
    expect(told).toEqual([]);
  });

  test('may lack everything but origin and target', () => {
    const { moves, told } = play({ move: { from: { x: 7, y: 7 }, to: { x: 7, y: 6 } } });
    expect(moves).toBe('7g7f');
    expect(told).toEqual(['jkf/schema warning /moves/1/move/color', 'jkf/schema warning /moves/1/move/piece']);
  });

  test('may have null for what they lack', () => {
    const nulls = { same: null, promote: null, capture: null, relative: null };
    expect(play(moveOf('7776FU', nulls)).told).toEqual([]);
    const drop = { move: { color: 0, from: null, to: { x: 5, y: 5 }, piece: 'KA' } };
    expect(play(...exchange, replyOf('3122GI'), drop).moves).toMatch(/ B\*5e$/);
    expect(play(...exchange, replyOf('3122GI'), moveOf('0055KA', { relative: 'H' })).moves).toMatch(/ B\*5e$/);
  });

  test('may say "same" instead of a target', () => {
    const { moves, told } = play(...exchange, replyOf('3122GI', { to: undefined, same: true }));
    expect(moves).toBe('7g7f 3c3d 8h2b+ 3a2b');
    expect(told).toEqual(['jkf/schema warning /moves/4/move/to']);
    expect(play(moveOf('7776FU', { to: undefined, same: true })).told).toEqual([
      'move/bad-move-syntax error',
      'jkf/schema error /moves/1/move/to',
    ]);
  });

  test.for([
    ['colour', [moveOf('7776FU', { color: 1 }), replyOf('3334FU', { color: 0 })], 'jkf/color-mismatch'],
    ['capture', [moveOf('7776FU', { capture: 'FU' })], 'jkf/capture-mismatch'],
    ['capture', [...opening, moveOf('8822KA+', { capture: 'HI' })], 'jkf/capture-mismatch'],
    ['same', [...opening, moveOf('8822KA+', { same: true })], 'jkf/same-mismatch'],
    ['piece', [...opening, moveOf('8822UM+')], 'jkf/piece-after-promotion'],
    ['piece', [...opening, moveOf('8822UM')], 'jkf/piece-after-promotion'],
    ['promotion', [moveOf('7776FU', { promote: false })], 'jkf/needless-promote'],
  ] as const)('contradict the board in their %s', ([, entries, code]) => {
    const { json, told } = play(...entries);
    expect(json?.plies).toBe(entries.length);
    expect(told).toEqual([`${code} warning`]);
    if (code === 'jkf/piece-after-promotion') expect(json?.moves[2]).toBe('8h2b+');
  });

  test.for([
    [
      'a square off the board',
      { move: { color: 0, from: { x: 7, y: 7 }, to: { x: 0, y: 6 }, piece: 'FU' } },
      'bad-value',
      '',
    ],
    ['no target', { move: { color: 0, from: { x: 7, y: 7 }, piece: 'FU' } }, 'schema', '/to'],
    ['a drop of nothing', { move: { color: 0, to: { x: 5, y: 5 } } }, 'schema', '/piece'],
    ['a target that is no square', { move: { color: 0, from: { x: 7, y: 7 }, to: 76, piece: 'FU' } }, 'schema', '/to'],
    ['no object', { move: 'FU' }, 'schema', ''],
  ] as const)('end the line with %s', ([, entry, code, field]) => {
    const { json, told, diagnostics } = play(entry, replyOf('3334FU'));
    const [move, ...rest] = told;
    if (typeof entry.move === 'object') expect(move).toBe('move/bad-move-syntax error');
    expect(typeof entry.move === 'object' ? rest[0] : move).toBe(`jkf/${code} error /moves/1/move${field}`);
    expect(json?.plies).toBe(0);
    if (typeof entry.move === 'object') {
      expect(diagnostics[0]?.message).toContain(JSON.stringify(entry.move));
      expect(rest.at(-1)).toBe('record/moves-not-read warning');
    }
  });

  test('are judged, with their place', () => {
    const text = `{"header":{},"moves":[\n{},\n${JSON.stringify(moveOf('7775FU'))}]}`;
    const { diagnostics, json } = readJson(text);
    expect(json[0]?.moves).toEqual(['7g7e']);
    expect(diagnostics).toMatchObject([{ code: 'move/unreachable', line: 3, column: 9, ply: 1 }]);
    expect(play(moveOf('7776KI')).told).toEqual(['move/piece-mismatch error']);
    const promoted = play(...exchange, replyOf('3122GI'), moveOf('0055KA', { promote: true }));
    expect(promoted.told).toEqual(['move/cannot-promote error']);
  });

  test('may stand in the first entry', () => {
    const { json, told } = readJson({
      header: {},
      moves: [{ ...moveOf('7776FU'), comments: ['x'] }, replyOf('3334FU')],
    });
    expect(json[0]).toMatchObject({ plies: 2, comments: { 1: 'x' } });
    expect(told).toEqual(['jkf/move-in-first-entry warning']);
    expect(readJson({ header: {}, moves: [{ special: 'TORYO' }] }).json[0]?.ending?.kind).toBe('resign');
  });

  test('may be written with numbers in quotes', () => {
    const { moves, told } = play({ move: { color: 0, from: { x: '7', y: '7' }, to: { x: 7, y: '6' }, piece: 'FU' } });
    expect(moves).toBe('7g7f');
    expect(told).toEqual(['from/x', 'from/y', 'to/y'].map((path) => `jkf/schema warning /moves/1/move/${path}`));
  });
});

describe('times', () => {
  const now = (clock: unknown, total?: unknown) => ({
    time: { now: clock, ...(total === undefined ? {} : { total }) },
  });
  const timed = (...times: object[]) =>
    play(...times.map((time, n) => ({ ...(opening[n] ?? { special: 'TORYO' }), ...time })));

  test('have hours or many minutes', () => {
    const { json, told } = timed(
      now({ m: 90, s: 0 }, { h: 1, m: 30, s: 0 }),
      now({ h: 1, m: 0, s: 5 }, { h: null, m: 60, s: 5 }),
    );
    expect(json?.times).toEqual([5_400_000, 3_605_000]);
    expect(told).toEqual([]);
  });

  test('may lack their total', () => {
    const { json, told } = timed(now({ m: 0, s: 5 }));
    expect(json?.times).toEqual([5000]);
    expect(told).toEqual(['jkf/schema warning /moves/1/time/total']);
  });

  test('may not add up, which is told once', () => {
    const { told } = timed(now({ m: 0, s: 5 }, { m: 0, s: 9 }), now({ m: 0, s: 5 }, { m: 0, s: 9 }));
    expect(told).toEqual(['jkf/total-mismatch info']);
  });

  test('of variations go on from where they begin', () => {
    const time = (s: number) => now({ m: 0, s: 5 }, { m: 0, s });
    const fork = [
      { ...replyOf('8384FU'), ...time(5) },
      { ...moveOf('2726FU'), ...time(10) },
    ];
    const line = [
      { ...opening[0], ...time(5) },
      { ...opening[1], ...time(5), forks: [fork, fork] },
      { ...moveOf('2726FU'), ...time(10) },
      { special: 'TORYO', ...time(10) },
    ];
    expect(play(...line).told).toEqual([]);
  });

  test('belong to endings too', () => {
    const { json } = timed({}, {}, now({ m: 1, s: 0 }, { m: 1, s: 0 }));
    expect(json?.ending).toEqual({ kind: 'resign', winner: 'white', time: 60_000 });
  });

  test.for([{ m: -1, s: 0 }, { m: 'x', s: 0 }, {}, 5, null])('are unknown where they say %j', (clock) => {
    const { json, told } = timed(now(clock, { m: 0, s: 0 }));
    expect(json?.times).toEqual([]);
    expect(told.join()).toMatch(/^jkf\/(?:schema|bad-value) error \/moves\/1\/time/);
  });

  test('need a move or an ending', () => {
    expect(play(now({ m: 0, s: 0 }, { m: 0, s: 0 })).told).toEqual(['jkf/time-without-move warning']);
  });
});

describe('comments', () => {
  test('are lines', () => {
    const { json, told } = play({ ...moveOf('7776FU'), comments: ['a', '', 'b'] });
    expect(json?.comments).toEqual({ 1: 'a\n\nb' });
    expect(told).toEqual([]);
  });

  test('hold the bookmark', () => {
    const { json } = play({ ...moveOf('7776FU'), comments: ['x', '&しおり', '*評価値=5', '&b'] });
    expect(json).toMatchObject({ bookmarks: { 1: 'しおり' }, comments: { 1: 'x\n*評価値=5\n&b' } });
  });

  test('of the start have two names', () => {
    const { json, told } = readJson({ header: {}, moves: [{ comments: ['&b', 'x'], comment: 'y' }] });
    expect(json[0]).toMatchObject({ comments: { 0: 'y\nx' }, bookmarks: { 0: 'b' } });
    expect(told).toEqual([]);
  });

  test('may be a text, or hold other things', () => {
    const text = play({ ...moveOf('7776FU'), comments: 'x' });
    expect(text.json?.comments).toEqual({ 1: 'x' });
    expect(text.told).toEqual(['jkf/schema warning /moves/1/comments']);
    const odd = play({ ...moveOf('7776FU'), comments: ['x', 1, null, {}] });
    expect(odd.json?.comments).toEqual({ 1: 'x\n1' });
    expect(odd.told).toEqual([1, 2, 3].map((n) => `jkf/schema error /moves/1/comments/${n}`));
  });

  test('follow the ending that they stand with', () => {
    expect(play({ special: 'TORYO', comments: ['x'] }).json?.comments).toEqual({ 1: 'x' });
  });
});

describe('endings', () => {
  const ended = (special: unknown, ...entries: unknown[]) => {
    const { json, told } = play(...entries, { special });
    return [json?.ending?.kind, json?.ending?.winner, ...told];
  };

  test.for([
    ['TORYO', 'resign', 'white'],
    ['CHUDAN', 'interrupted', null],
    ['KACHI', 'declaration', 'black', 'record/unjustified-declaration warning'],
    ['-ILLEGAL_ACTION', 'illegal-action', 'black'],
    ['+ILLEGAL_ACTION', 'illegal-move', 'white'],
    ['ILLEGAL_ACTION', 'illegal-action', 'black', 'jkf/schema warning /moves/3/special'],
    ['MAX_MOVES', 'max-moves', 'draw', 'jkf/schema warning /moves/3/special'],
    ['不戦勝', 'win-by-default', 'black', 'jkf/schema warning /moves/3/special'],
    ['%TORYO', 'resign', 'white', 'jkf/schema warning /moves/3/special'],
    ['謎', 'other', null, 'record/unknown-special-move warning'],
  ])('%s', ([special, ...expected]) => {
    expect(ended(special, ...opening)).toEqual(expected);
  });

  test('explain a foul', () => {
    const { json, told } = play(moveOf('7775FU'), { special: '+ILLEGAL_ACTION' });
    expect(json?.ending).toMatchObject({ kind: 'illegal-action', winner: 'white' });
    expect(told).toEqual(['move/unreachable info']);
  });

  test('may stand with a move', () => {
    const { json, told } = play({ ...moveOf('7776FU'), special: 'TORYO', comments: ['x'] });
    expect(json).toMatchObject({ plies: 1, ending: { kind: 'resign', winner: 'black' }, comments: { 1: 'x' } });
    expect(told).toEqual([]);
  });

  test('may be no words', () => {
    expect(ended(5)).toEqual([undefined, undefined, 'jkf/schema error /moves/1/special']);
    expect(ended('')).toEqual([undefined, undefined, 'jkf/schema error /moves/1/special']);
  });

  test('may be followed by moves', () => {
    const { json, told } = play(opening[0], { special: 'CHUDAN' }, opening[1]);
    expect(json).toMatchObject({ plies: 2, ending: null });
    expect(told).toEqual(['record/moves-after-end warning']);
  });
});

describe('forks', () => {
  const paths = (...entries: unknown[]) => {
    const { json, told } = play(...entries);
    return [...(json?.variations ?? []).map(({ fromPly, moves }) => `${fromPly}: ${moves.join(' ')}`), ...told];
  };
  const forked = (entry: object, ...forks: unknown[]) => ({ ...entry, forks });

  test('replace their entry, in their order', () => {
    const first = [replyOf('8384FU'), moveOf('2726FU')];
    const second = [{ special: 'CHUDAN' }];
    expect(paths(moveOf('7776FU'), forked(replyOf('3334FU'), first, second), moveOf('2726FU'))).toEqual([
      '2: 7g7f 8c8d 2g2f',
      '2: 7g7f',
    ]);
  });

  test('of forks', () => {
    const inner = [moveOf('6766FU')];
    const fork = [forked(replyOf('8384FU'), [replyOf('4344FU')]), forked(moveOf('2726FU'), inner)];
    const { json, told } = play(moveOf('7776FU'), forked(replyOf('3334FU'), fork, [replyOf('5354FU')]));
    expect(json?.variations.map(({ fromPly, moves }) => `${fromPly}: ${moves.join(' ')}`)).toEqual([
      '2: 7g7f 8c8d 2g2f',
      '3: 7g7f 8c8d 6g6f',
      '2: 7g7f 4c4d',
      '2: 7g7f 5c5d',
    ]);
    expect(told).toEqual([]);
  });

  test('stand with endings, with nothing, and with moves that cannot be made', () => {
    const fork = [moveOf('2726FU')];
    expect(paths(...opening, forked({ special: 'TORYO' }, fork))).toEqual(['3: 7g7f 3c3d 2g2f']);
    expect(paths(...opening, forked({}, fork))).toEqual(['3: 7g7f 3c3d 2g2f']);
    expect(paths(...opening, forked(moveOf('5545FU'), fork))).toEqual([
      '3: 7g7f 3c3d 2g2f',
      'move/no-piece-at-origin error',
    ]);
  });

  test('in the first entry are alternatives to the first move', () => {
    const { json, told } = readJson({ header: {}, moves: [{ forks: [[moveOf('2726FU')]] }, moveOf('7776FU')] });
    expect(json[0]?.variations[0]).toMatchObject({ fromPly: 1, moves: ['2g2f'] });
    expect(told).toEqual(['jkf/move-in-first-entry warning']);
  });

  test('behind the end of a line are reported', () => {
    expect(paths(moveOf('5545FU'), forked(replyOf('3334FU'), [replyOf('8384FU')]))).toEqual([
      'move/no-piece-at-origin error',
      'record/variation-without-parent error',
      'record/moves-not-read warning',
    ]);
  });

  test('may lack a list', () => {
    expect(paths(forked(moveOf('7776FU'), moveOf('2726FU')))).toEqual([
      '1: 2g2f',
      'jkf/schema warning /moves/1/forks/0',
    ]);
    expect(paths({ ...moveOf('7776FU'), forks: 5 })).toEqual(['jkf/schema error /moves/1/forks']);
    expect(paths(forked(moveOf('7776FU'), 5))).toEqual(['jkf/schema error /moves/1/forks/0']);
    expect(paths({ ...moveOf('7776FU'), forks: null })).toEqual([]);
    expect(paths(forked(moveOf('7776FU'), []))).toEqual(['1: ']);
  });
});

describe('fields that JKF does not have', () => {
  test('are reported wherever they stand', () => {
    const move = { ...moveOf('7776FU').move, usi: '7g7f', to: { x: 7, y: 6, z: 1 } };
    const record = {
      version: 2,
      header: {},
      initial: { preset: 'HIRATE', name: 'x' },
      moves: [{ note: 1 }, { move, score: 5, 'a/b': 1, forks: [[{ ...moveOf('2726FU'), engine: {} }]] }],
    };
    const fields = [
      'version',
      'initial/name',
      'moves/0/note',
      'moves/1/move/to/z',
      'moves/1/move/usi',
      'moves/1/score',
    ];
    const { told, json } = readJson(record);
    expect(told.sort()).toEqual(
      [...fields, 'moves/1/a~1b', 'moves/1/forks/0/0/engine']
        .map((field) => `jkf/unknown-field warning /${field}`)
        .sort(),
    );
    expect(json[0]?.plies).toBe(1);
  });

  test('have their place', () => {
    const text = '{"header":{},"moves":[{},\n{"special":"TORYO",\n"note":{"a":1}}]}';
    expect(readJson(text).diagnostics).toMatchObject([{ line: 3, column: 8, endLine: 3, endColumn: 15 }]);
  });
});
