import { START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { moveOf, readJson, recordOf, replyOf } from './testing/read-jkf.js';

const opening = [moveOf('7776FU'), replyOf('3334FU')];
const exchange = [...opening, moveOf('8822KA+', { capture: 'KA' })];
const empty = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
const hands = [{}, {}];

/** The start of a record with this `initial`, and what was reported. */
function start(initial: unknown): [sfen: string, ...told: string[]] {
  const { json, told } = readJson({ header: {}, initial, moves: [{}] });
  return [json[0]?.start ?? '', ...told];
}

describe('records', () => {
  test('may be empty', () => {
    const { json, told } = readJson({ header: {}, moves: [{}] });
    expect(json).toMatchObject([{ start: START_SFEN, plies: 0, ending: null }]);
    expect(told).toEqual([]);
    expect(readJson({ header: {}, moves: [] }).told).toEqual([]);
  });

  test('may lack their header', () => {
    const { json, told } = readJson({ moves: [{}, ...opening] });
    expect(json[0]?.plies).toBe(2);
    expect(told).toEqual(['jkf/schema warning /header']);
  });

  test('may lack their moves, which is an error', () => {
    const { json, told } = readJson({ header: { 先手: '甲' } });
    expect(json[0]?.headers).toEqual([
      ['black', '甲'],
      ['handicap', 'even'],
    ]);
    expect(told).toEqual(['jkf/schema error /moves']);
    expect(readJson({ header: {}, moves: null }).told).toEqual(['jkf/schema error /moves']);
  });

  test.for(['{}', '5', 'null', '"x"', '[]', '[1]', '{"foo":1}'])('are not there in %s', (text) => {
    const { games, told } = readJson(text);
    expect(games).toEqual([]);
    expect(told).toEqual(['jkf/schema error']);
  });

  test('may stand in a list or each on a line', () => {
    const record = recordOf(...opening);
    for (const text of [
      JSON.stringify([record, record]),
      `${JSON.stringify(record)}\r\n\r\n${JSON.stringify(record)}\n`,
    ]) {
      const { json, told } = readJson(text);
      expect(json.map(({ plies }) => plies)).toEqual([2, 2]);
      expect(told).toEqual([]);
    }
    expect(readJson(JSON.stringify([record, 1, record])).told).toEqual(['jkf/schema error /1']);
  });

  test('on lines fail one by one', () => {
    const record = JSON.stringify(recordOf(...opening));
    const { json, diagnostics } = readJson(`${record}\n{"header":{},"moves":[{}\n${record}`);
    expect(json.map(({ plies }) => plies)).toEqual([2, 0, 2]);
    expect(diagnostics).toMatchObject([{ code: 'jkf/json-syntax', game: 2, line: 2, column: 25 }]);
  });

  test('nest as deep as they like', () => {
    const depth = 20_000;
    const fork = '{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"},"forks":[[';
    const { games, told } = readJson(`{"header":{},"moves":[{},${fork.repeat(depth)}${']]}'.repeat(depth)}]}`);
    expect(games[0]?.main.variations.length).toBe(depth);
    expect(told).toEqual([]);
    const faulty =
      '{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU","capture":"HI","x":1},"time":5,"forks":[[';
    const deep = readJson(`{"header":{},"moves":[{},${faulty.repeat(depth)}${']]}'.repeat(depth)}]}`);
    expect(deep.games[0]?.main.variations.length).toBe(depth);
    expect(readJson('['.repeat(1_000_000)).told).toEqual(['jkf/json-syntax error']);
  });
});

describe('what is no JSON', () => {
  test.for([
    ['{"header":{},"moves":[{},]}', 1, 26, 'a value is due, not "]"'],
    ['{"header":{},\n"moves":[{}\n', 3, 1, "it ends where ',' or ']' is due"],
    ['{"header":{},\n"moves" [{}]}', 2, 9, '\':\' is due, not "["'],
    ["{'header':{}}", 1, 2, 'a name in double quotes is due, not "\'"'],
    ['{"header":{"a":"b\nc"}}', 1, 18, 'a string holds a line break'],
    ['{"header":{"a":"\\x"}}', 1, 17, 'a backslash that begins no escape'],
    ['{"header":{"a":"b', 1, 16, 'a string does not end'],
    ['{"header":{}} {}', 1, 15, 'the end of the text is due'],
    ['{"header":{"a":"b" "c"}}', 1, 20, "',' or '}' is due"],
    ['// comment\n{}', 1, 1, 'a value is due'],
  ] as const)('is reported with its place: %s', ([text, line, column, reason]) => {
    const [diagnostic] = readJson(text).diagnostics;
    expect(diagnostic).toMatchObject({ code: 'jkf/json-syntax', severity: 'error', line, column });
    expect(diagnostic?.message).toContain(reason);
  });

  test('is read up to the fault', () => {
    const text = JSON.stringify(recordOf(...exchange));
    for (let end = text.length - 1; end > 0; end--) {
      const { games, told } = readJson(text.slice(0, end));
      expect(told).toContain('jkf/json-syntax error');
      expect(games.length).toBeLessThanOrEqual(1);
    }
    const comma = text.replace('}}]}', '}},]}');
    expect(readJson(comma).json[0]?.plies).toBe(3);
  });

  test('says nothing where there is nothing', () => {
    for (const text of ['', ' \n', '\uFEFF']) expect(readJson(text).told).toEqual([]);
  });
});

describe('the header', () => {
  test('keeps order, repeated keys and keys that are numbers', () => {
    const { games, told } = readJson('{"header":{"b":"1","10":"2","b":"3","先手":"甲","2":"4"},"moves":[{}]}');
    const expected = [
      ['b', '1'],
      ['10', '2'],
      ['b', '3'],
      ['black', '甲'],
      ['2', '4'],
    ];
    expect(games[0]?.headers).toEqual(expected);
    expect(told).toEqual(['jkf/repeated-key warning']);
    expect(readJson('{"moves":[{}],"header":{"b":"1","b":"3"}}').games[0]?.headers).toEqual([
      ['b', '1'],
      ['b', '3'],
    ]);
  });

  test('may hold values that are no texts', () => {
    const { games, told } = readJson({ header: { a: null, b: 1, c: true, d: {}, e: 'x' }, moves: [{}] });
    expect(games[0]?.headers).toEqual([
      ['b', '1'],
      ['c', 'true'],
      ['e', 'x'],
    ]);
    expect(told).toEqual([
      'jkf/schema warning /header/a',
      'jkf/schema warning /header/b',
      'jkf/schema warning /header/c',
      'jkf/schema error /header/d',
    ]);
  });

  test('says the handicap once more', () => {
    const handicap = (header: object, initial: object) => readJson({ header, initial, moves: [{}] });
    expect(handicap({ 手合割: '二枚落ち　' }, { preset: '2' }).games[0]?.headers).toEqual([]);
    const other = handicap({ 手合割: '香落ち' }, { preset: '2' });
    expect(other.games[0]?.headers).toEqual([['handicap', '香落ち']]);
    expect(other.told).toEqual(['record/handicap-contradicts-diagram warning']);
    const data = { color: 0, board: empty, hands };
    expect(handicap({ 手合割: 'その他' }, { preset: 'OTHER', data }).games[0]?.headers).toEqual([]);
  });
});

describe('the start', () => {
  const sfen = '8l/9/9/9/9/9/9/9/9 b 2P 1';
  const board = empty.map((column, x) => (x === 0 ? [{ color: 1, kind: 'KY' }, ...column.slice(1)] : column));
  const data = { color: 0, board, hands: [{ FU: 2, OU: 0, TO: 0 }, {}] };
  const odd = ['position/king-missing warning', 'position/king-missing warning'];

  test.for([
    [null, START_SFEN],
    [{ preset: 'HIRATE' }, START_SFEN],
    [{ preset: 'KY_R' }, '1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    [{ preset: '5_L' }, '1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    [{ preset: '10' }, '4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    [{ preset: '3' }, 'lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1', 'record/contested-handicap info'],
    [
      { preset: 2 },
      'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
      'jkf/schema warning /initial/preset',
    ],
    [
      { preset: '角落ち' },
      'lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
      'jkf/schema warning /initial/preset',
    ],
    [{ preset: 'HIRATEE' }, START_SFEN, 'jkf/jkf-unknown-preset error'],
    [{ preset: [[]] }, START_SFEN, 'jkf/schema error /initial/preset'],
    [{ preset: 'OTHER' }, START_SFEN, 'jkf/bad-value error /initial'],
    [{ preset: 'OTHER', data: null }, START_SFEN, 'jkf/bad-value error /initial'],
    [{}, START_SFEN, 'jkf/schema warning /initial/preset'],
    [5, START_SFEN, 'jkf/schema error /initial'],
  ] as const)('is told by %j', ([initial, expected, ...told]) => {
    expect(start(initial)).toEqual([expected, ...told]);
  });

  test('is told by data, file by file', () => {
    expect(start({ preset: 'OTHER', data })).toEqual([sfen, ...odd]);
    expect(start({ data })).toEqual([sfen, 'jkf/schema warning /initial/preset', ...odd]);
  });

  test('is that of the data where a preset says another', () => {
    expect(start({ preset: 'HIRATE', data })).toEqual([sfen, 'record/handicap-contradicts-diagram warning', ...odd]);
    expect(start({ preset: 'X', data })).toEqual([sfen, 'jkf/jkf-unknown-preset warning', ...odd]);
  });

  test('has White to move where the first move is White’s and nothing else is said', () => {
    const { color: _, ...rest } = data;
    const initial = { preset: 'OTHER', data: rest };
    const told = ['jkf/schema warning /initial/data/color', 'position/king-missing warning'];
    for (const entry of [replyOf('1112KY'), moveOf('1112KY', { color: undefined })]) {
      const read = readJson({ header: {}, initial, moves: [{}, entry] });
      expect(read.json[0]?.start).toContain(' w ');
      expect(read.told.filter((text) => !text.startsWith('position/') && !text.includes('/move/'))).toEqual(
        told.slice(0, 1),
      );
    }
  });

  test('may have an empty board', () => {
    expect(start({ preset: 'OTHER', data: { color: 1, board: {}, hands } })[0]).toBe('9/9/9/9/9/9/9/9/9 w - 1');
  });

  test('reports what is no board and no hand', () => {
    const told = (change: object): string[] =>
      start({ preset: 'OTHER', data: { ...data, ...change } })
        .slice(1)
        .filter((text) => !text.startsWith('position/'));
    expect(told({ board: empty.slice(1) })).toEqual(['jkf/bad-value error /initial/data/board']);
    expect(told({ board: [empty[0]?.slice(1), ...empty.slice(1)] })).toEqual([
      'jkf/bad-value error /initial/data/board/0',
    ]);
    expect(told({ board: [null, ...empty.slice(1)] })).toEqual(['jkf/schema error /initial/data/board/0']);
    expect(told({ board: [[{ kind: 'FU' }, ...empty.slice(1)], ...empty.slice(1)] })).toEqual([
      'jkf/bad-value error /initial/data/board/0/0',
      ...Array.from({ length: 8 }, (_, n) => `jkf/schema error /initial/data/board/0/${n + 1}`),
    ]);
    expect(told({ hands: [{ FU: 100 }, {}] })).toEqual(['jkf/bad-value error /initial/data/hands/0/FU']);
    expect(told({ hands: [{ FU: '3' }, {}] })).toEqual(['jkf/schema warning /initial/data/hands/0/FU']);
    expect(told({ hands: [{ UM: 1 }, null] })).toEqual([
      'jkf/bad-value error /initial/data/hands/0/UM',
      'jkf/schema warning /initial/data/hands/1',
    ]);
    expect(told({ hands: [{ XX: 1 }, {}] })).toEqual(['jkf/unknown-field warning /initial/data/hands/0/XX']);
    expect(told({ color: 2 })).toEqual(['jkf/schema error /initial/data/color']);
    expect(told({ note: 1 })).toEqual(['jkf/unknown-field warning /initial/data/note']);
  });
});
