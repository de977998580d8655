/** What is written, byte for byte, and what is said to be lost. */
import { type Ending, emptyRecord, type GameRecord } from '@kifukit/record';
import { handicapSfen, parseUsi } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { joinTexts, type Settings } from '../format.js';
import { writeText } from '../open.js';
import { readText } from '../testing/read-text.js';
import { csa } from './index.js';

function game(moves: string, parts: Partial<GameRecord> = {}, main: Partial<GameRecord['main']> = {}): GameRecord {
  const record = { ...emptyRecord(parts.start), ...parts };
  const played = moves.split(' ').flatMap((usi) => parseUsi(usi) ?? []);
  return { ...record, main: { ...record.main, moves: played, ...main } };
}

function written(record: GameRecord, settings: Settings = {}) {
  const { text, diagnostics } = writeText(record, 'csa', { settings });
  return { text, lost: diagnostics.map(({ code }) => code) };
}

const linesOf = (record: GameRecord, settings: Settings = {}): string[] =>
  written(record, settings).text.trimEnd().split('\n');

describe('a whole game', () => {
  const record = game(
    '7g7f 3c3d 8h2b+ 3a2b B*5e',
    {
      headers: [
        ['black', 'A,B'],
        ['MY_KEY', 'x'],
        ['note', 'one\ntwo \\'],
      ],
    },
    {
      times: [12_000, -1, 6123, 0],
      comments: new Map([
        [0, 'start'],
        [2, 'one\n\n two'],
        [3, "* 30 -3122GI\n'as it was"],
      ]),
      ending: { kind: 'resign', winner: 'black', time: 1500, comment: 'end' },
    },
  );

  test('in version 2.2', () => {
    expect(written(record)).toEqual({
      text: [
        'V2.2',
        'N+A,B',
        '$MY_KEY:x',
        '$NOTE:one\\ntwo \\\\',
        'PI',
        '+',
        "'*start",
        '+7776FU',
        'T12',
        '-3334FU',
        "'*one",
        "'*",
        "'*  two",
        '+8822UM',
        'T6',
        "'** 30 -3122GI",
        "'as it was",
        '-3122GI',
        'T0',
        '+0055KA',
        '%TORYO',
        'T1',
        "'*end",
        '',
      ].join('\n'),
      lost: ['loss/time-precision'],
    });
  });

  test('in version 3.0', () => {
    const { text, lost } = written(record, { version: '3.0' });
    expect(text.startsWith("'CSA encoding=UTF-8\nV3.0\nN+A,B\n")).toBe(true);
    expect(text).toContain('\n+8822UM\nT6.123\n');
    expect(text).toContain('\n%TORYO\nT1.5\n');
    expect(lost).toEqual([]);
  });

  test('declares the encoding that the file will have', () => {
    const settings = { version: '3.0', encoding: 'SHIFT_JIS' };
    expect(linesOf(record, settings)[0]).toBe("'CSA encoding=SHIFT_JIS");
    expect(csa.output('csa', settings)).toEqual({ encoding: 'shift_jis', newline: '\r\n' });
    expect(csa.output('csa', { version: '3.0' })).toEqual({ encoding: 'utf-8', newline: '\n' });
    expect(csa.output('csa', {})).toEqual({ encoding: 'shift_jis', newline: '\r\n' });
  });
});

describe('start positions', () => {
  test.each([
    ['even', 'PI'],
    ['lance', 'PI11KY'],
    ['right-lance', 'PI91KY'],
    ['rook-lance', 'PI82HI11KY'],
    ['two-pieces', 'PI82HI22KA'],
    ['left-five-pieces', 'PI82HI22KA11KY91KY21KE'],
    ['ten-pieces', 'PI82HI22KA11KY91KY21KE81KE31GI71GI41KI61KI'],
  ] as const)('%s is %s', (handicap, line) => {
    const start = handicapSfen(handicap);
    expect(linesOf(game('', { start }))).toEqual(['V2.2', line, start.includes(' w ') ? '-' : '+']);
  });

  test('the even board with White to move', () => {
    const start = handicapSfen('even').replace(' b ', ' w ');
    expect(linesOf(game('3c3d', { start }))).toEqual(['V2.2', 'PI', '-', '-3334FU']);
  });

  test('a handicap with Black to move has no name and is shown', () => {
    const start = handicapSfen('bishop').replace(' w ', ' b ');
    expect(linesOf(game('', { start }))[2]).toBe('P2 * -HI *  *  *  *  *  *  * ');
  });

  test('rows and hands', () => {
    expect(linesOf(game('', { start: '4k4/9/9/9/9/9/9/4+R4/4K4 w 2L3Pb 1' }))).toEqual([
      'V2.2',
      'P1 *  *  *  * -OU *  *  *  * ',
      ...[2, 3, 4, 5, 6, 7].map((rank) => `P${rank} *  *  *  *  *  *  *  *  * `),
      'P8 *  *  *  * +RY *  *  *  * ',
      'P9 *  *  *  * +OU *  *  *  * ',
      'P+00KY00KY00FU00FU00FU',
      'P-00KA',
      '-',
    ]);
  });
});

describe('endings', () => {
  const after = (ending: Ending, version = '2.2') => {
    const { text, lost } = written(game('7g7f', {}, { ending }), { version });
    return [
      ...text
        .trimEnd()
        .split('\n')
        .slice(version === '3.0' ? 5 : 4),
      ...lost,
    ];
  };

  test.each<[Ending, string[]]>([
    [{ kind: 'illegal-move', winner: 'black' }, ['%ILLEGAL_MOVE']],
    [{ kind: 'illegal-action', winner: 'white' }, ['%+ILLEGAL_ACTION']],
    [{ kind: 'draw', winner: 'draw' }, ['%HIKIWAKE']],
    [{ kind: 'other', text: '%FOO' }, ['%FOO']],
    [{ kind: 'other', text: 'なぞ' }, ['%CHUDAN', "'*なぞ", 'loss/ending']],
    [{ kind: 'other', text: '%TORYO' }, ['%CHUDAN', "'*%TORYO", 'loss/ending']],
    [{ kind: 'sealed', comment: 'x' }, ['%CHUDAN', "'*封じ手", "'*x", 'loss/ending']],
    [{ kind: 'win-by-default', winner: 'black' }, ['%CHUDAN', "'*不戦勝", 'loss/ending']],
    [{ kind: 'try', winner: 'white' }, ['%CHUDAN', "'*トライ", 'loss/ending']],
    [{ kind: 'perpetual-check', winner: 'black' }, ['%ILLEGAL_MOVE', "'*連続王手の千日手", 'loss/ending']],
    [{ kind: 'perpetual-check', winner: 'white' }, ['%+ILLEGAL_ACTION', "'*連続王手の千日手", 'loss/ending']],
    [{ kind: 'perpetual-check' }, ['%CHUDAN', "'*連続王手の千日手", 'loss/ending']],
    [{ kind: 'resign', winner: 'black', text: '参りました' }, ['%TORYO', "'*参りました", 'loss/ending']],
    [{ kind: 'resign', winner: 'white' }, ['%CHUDAN', "'*投了", 'loss/ending']],
    [{ kind: 'mate' }, ['%CHUDAN', "'*詰み", 'loss/ending']],
    [{ kind: 'max-moves', winner: 'draw' }, ['%JISHOGI', "'*最大手数", 'loss/ending']],
    [{ kind: 'matta' }, ['%MATTA']],
  ])('%j', (ending, lines) => {
    expect(after(ending)).toEqual(lines);
  });

  test('in version 3.0', () => {
    expect(after({ kind: 'max-moves', winner: 'draw' }, '3.0')).toEqual(['%MAX_MOVES']);
    expect(after({ kind: 'matta' }, '3.0')).toEqual(['%CHUDAN', "'*待った", 'loss/ending']);
  });

  test('after an illegal move the word must not change its meaning', () => {
    const foul = (ending: Ending): string[] => linesOf(game('8h2b+', {}, { ending })).slice(4);
    expect(foul({ kind: 'illegal-move', winner: 'white' })).toEqual(['%ILLEGAL_MOVE']);
    expect(foul({ kind: 'illegal-move', winner: 'black' })).toEqual(['%-ILLEGAL_ACTION']);
    expect(foul({ kind: 'illegal-action', winner: 'white' })).toEqual(['%+ILLEGAL_ACTION']);
  });
});

describe('comments that could be mistaken for something else', () => {
  test.each([
    ["'CSA encoding=UTF-8", "'*'CSA encoding=UTF-8"],
    ["'▲７六歩", "'*'▲７六歩"],
    ["'*x", "'*'*x"],
    ["'", "'*'"],
    ["'summary:time up:a win:b lose", "'*'summary:time up:a win:b lose"],
    ['%TORYO', "'*%TORYO"],
    [' x', "'*  x"],
    ['*x', "'**x"],
  ])('%s', (comment, line) => {
    expect(linesOf(game('7g7f', {}, { comments: new Map([[1, comment]]) })).slice(4)).toEqual([line]);
  });

  test('a summary stays beside an ending', () => {
    const summary = "'summary:time up:a win:b lose";
    const record = game(
      '7g7f',
      {},
      { comments: new Map([[1, summary]]), ending: { kind: 'timeout', winner: 'black' } },
    );
    expect(linesOf(record).slice(4)).toEqual([summary, '%TIME_UP']);
  });
});

describe('headers', () => {
  test('without a line in CSA', () => {
    const headers = [
      ['記録係', 'x'],
      ['two words', 'x'],
      ['EVENT', 'x'],
      ['TIME', 'x'],
      ['title', 'T'],
      ['最大手数', '256'],
    ] as const;
    const { text, lost } = written(game('', { headers: [...headers] }));
    expect(text).toBe('V2.2\n$TITLE:T\n$MAX_MOVES:256\nPI\n+\n');
    expect(lost).toEqual(['loss/headers']);
  });
});

describe('several games', () => {
  test.each(['2.2', '3.0'])('in version %s', (version) => {
    const texts = ['7g7f', '2g2f 3c3d'].map((moves) => written(game(moves), { version }).text);
    const joined = csa.collection ? joinTexts(csa.collection, texts) : '';
    expect(joined.match(/^V/gm)?.length).toBe(version === '2.2' ? 2 : 1);
    expect(joined).toContain('\n/\n');
    expect(readText(csa, joined).games.map(({ main }) => main.moves.length)).toEqual([1, 2]);
  });
});

test('a file of a server comes back as it was', () => {
  const text = [
    'V2.2',
    'N+player_a',
    'N-player_b',
    '$EVENT:test+a+b',
    '$START_TIME:2031/05/06 12:00:00',
    'PI',
    '+',
    "'Max_Moves:256",
    "'rating:player_a:player_b",
    '+7776FU',
    'T12',
    "'** 30 -3334FU +2726FU #120",
    '-3334FU',
    'T3',
    "'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY",
    "'summary:time up:player_a lose:player_b win",
    "'$END_TIME:2031/05/06 13:00:00",
    '%TIME_UP',
    '',
  ].join('\n');
  const [record] = readText(csa, text).games;
  expect(written(record)).toEqual({ text, lost: [] });
  const [unended] = readText(csa, text.replace('%TIME_UP\n', '')).games;
  expect(written(unended)).toEqual({ text, lost: [] });
});
