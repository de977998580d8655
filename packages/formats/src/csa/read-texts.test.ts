/** Comments, headers, versions, endings, and several games in one text. */
import { describe, expect, test } from 'vitest';
import { afterEven, readCsaText as read } from './testing/read-csa.js';

describe('comments', () => {
  test.each([
    ["'*text", 'text'],
    ["'* text", 'text'],
    ["'*  text", ' text'],
    ["'*", ''],
    ["'** 30 -3334FU #5", '* 30 -3334FU #5'],
    ["'text", "'text"],
    ["'** 評価値 5 読み筋 x", '* 評価値 5 読み筋 x'],
    ["'変化：3手", "'変化：3手"],
    ["'   3 ２六歩(27)", "'   3 ２六歩(27)"],
    ["'▲２六歩", "'▲２六歩"],
  ])('%s', (line, text) => {
    expect(afterEven('+7776FU', line)).toMatchObject({ first: { plies: 1, comments: { 1: text } }, told: [] });
  });

  test.each(["'CSA encoding=UTF-8", "'encoding=Shift_JIS", "'", "'------", "'手数----指手--", "'▲７六歩", "'▲同　歩"])(
    '%s says nothing',
    (line) => {
      expect(afterEven('+7776FU', line).first.comments).toEqual({});
    },
  );

  test('before the first move belong to the start, wherever they stand', () => {
    expect(read("'*a\nV2\n'b\nPI\n'*c\n+\n'*d\n+7776FU\n").first.comments).toEqual({ 0: "a\n'b\nc\nd" });
  });

  test('behind the ending belong to it', () => {
    expect(afterEven('+7776FU', "'*a", '%TORYO', "'*b", 'T1', "'c").first.comments).toEqual({ 1: 'a', 2: "b\n'c" });
  });
});

describe('headers', () => {
  test.each([
    ['$EVENT:竜王戦', 'event', '竜王戦'],
    ['$SITE: Tokyo ', 'site', 'Tokyo'],
    ['$OPENING：角換わり', 'opening', '角換わり'],
    ['$START_TIME:2008/12/17-18', 'startedAt', '2008/12/17-18'],
    ['$END_TIME:', 'endedAt', ''],
    ['$NOTE:a\\nb\\\\c\\d', 'note', 'a\nb\\c\\d'],
    ['$MAX_MOVES:256', '最大手数', '256'],
    ['$JISHOGI:27', '持将棋', '27'],
    ['$TIMET+:450.5+0+5', '先手持ち時間', expect.any(String)],
    ['$TIME-:900+0+5', '後手持ち時間', expect.any(String)],
    ['$event:x', 'event', 'x'],
    ['$MY_KEY:a:b', 'MY_KEY', 'a:b'],
    ['$謎:x', '謎', 'x'],
  ])('%s', (line, key, value) => {
    const { first, told } = read(`${line}\nPI\n+\n`);
    expect(first.headers[0]).toEqual([key, value]);
    expect(told).toEqual([]);
  });

  test('behind the moves', () => {
    const { first, told } = afterEven('+7776FU', '%TORYO', '$END_TIME:2031/05/06 12:00:00', 'N+A');
    expect(first.headers.slice(0, 2)).toEqual([
      ['endedAt', '2031/05/06 12:00:00'],
      ['black', 'A'],
    ]);
    expect(told).toEqual([]);
  });

  test('versions are nothing to keep, wherever they stand', () => {
    expect(afterEven('+7776FU', 'V3.0', '-3334FU', 'V2', 'V2.22')).toMatchObject({ first: { plies: 2 }, told: [] });
  });
});

describe('endings', () => {
  test.each([
    ['%TORYO', 'resign', 'black'],
    ['%CHUDAN', 'interrupted', null],
    ['%SENNICHITE', 'repetition', 'draw'],
    ['%TIME_UP', 'timeout', 'black'],
    ['%ILLEGAL_MOVE', 'illegal-move', 'black'],
    ['%+ILLEGAL_ACTION', 'illegal-action', 'white'],
    ['%-ILLEGAL_ACTION', 'illegal-move', 'black'],
    ['%JISHOGI', 'impasse', 'draw'],
    ['%KACHI', 'declaration', 'white'],
    ['%HIKIWAKE', 'draw', 'draw'],
    ['%MAX_MOVES', 'max-moves', 'draw'],
    ['%MATTA', 'matta', null],
    ['%TSUMI', 'mate', 'black'],
    ['%FUZUMI', 'no-mate', null],
    ['%ERROR', 'error', null],
  ])('%s with White to move', (word, kind, winner) => {
    const { first, told } = afterEven('+7776FU', word);
    expect(first.ending).toEqual({ kind, winner });
    expect(told).toEqual(kind === 'declaration' ? ['record/unjustified-declaration@4'] : []);
  });

  test('a foul that the ending names is no error, whose turn it may be', () => {
    expect(afterEven('%+ILLEGAL_ACTION').first.ending).toEqual({ kind: 'illegal-move', winner: 'white' });
    for (const word of ['%ILLEGAL_MOVE', '%+ILLEGAL_ACTION']) {
      const { first, told } = afterEven('+8822UM', word);
      expect(first.ending).toMatchObject({ winner: 'white' });
      expect(told).toEqual(['move/unreachable@3']);
    }
  });

  test('unknown words are kept', () => {
    expect(afterEven('+7776FU', '%Foo_Bar')).toMatchObject({
      first: { ending: { kind: 'other', text: '%Foo_Bar' } },
      told: ['record/unknown-special-move@4'],
    });
  });

  test('a word that version 3.0 gave up', () => {
    expect(read('V3.0\nPI\n+\n+7776FU\n%MATTA\n').told).toEqual(['csa/not-in-version@5']);
    expect(read('V2.2\nPI\n+\n+7776FU\n%MATTA\n').told).toEqual([]);
  });

  test('moves may go on after an adjournment', () => {
    expect(afterEven('+7776FU', '%CHUDAN', '-3334FU', '%TORYO')).toMatchObject({
      first: { plies: 2, ending: { kind: 'resign' } },
      told: ['record/moves-after-end@5'],
    });
  });
});

describe("shogi-server's summary", () => {
  test.each([
    ['time up:foo win:bar lose', 'timeout', 'black'],
    ['sennichite:foo draw:bar draw', 'repetition', 'draw'],
    ['max_moves:foo draw:bar draw', 'max-moves', 'draw'],
    ['oute_sennichite:foo lose:bar win', 'perpetual-check', 'white'],
    ['illegal move:foo win:bar lose', 'illegal-move', 'black'],
    ['uchifuzume:foo lose:bar win', 'illegal-action', 'white'],
    ['something new:foo win:bar lose', 'other', 'black'],
  ])('%s', (summary, kind, winner) => {
    const { first } = afterEven('+7776FU', 'T3', `'summary:${summary}`, "'$END_TIME:2031/05/06 10:00:00");
    expect(first.ending).toMatchObject({ kind, winner });
    expect(first.comments).toEqual({ 1: `'summary:${summary}\n'$END_TIME:2031/05/06 10:00:00` });
    expect(first.headers.map(([key]) => key)).toEqual(['handicap']);
  });

  test('refuses a declaration', () => {
    const { first, told } = afterEven('+7776FU', '%KACHI', "'P1", "'summary:illegal kachi:foo win:bar lose");
    expect(first.ending).toMatchObject({ kind: 'illegal-move', winner: 'black' });
    expect(told).toEqual([]);
  });

  test('says nothing new beside a % line, or contradicts it', () => {
    expect(afterEven('+7776FU', '%TORYO', "'summary:toryo:foo win:bar lose").told).toEqual([]);
    expect(afterEven('+7776FU', '%TORYO', "'summary:toryo:foo lose:bar win").told).toEqual([
      'record/winner-mismatch@5',
    ]);
  });

  test('in the middle of a game is a comment', () => {
    const { first } = afterEven('+7776FU', "'summary:time up:foo win:bar lose", '-3334FU');
    expect(first).toMatchObject({ plies: 2, ending: null });
  });
});

describe('several games', () => {
  const plies = (text: string): number[] => read(text).games.map((game) => game.plies);

  test('with a separator', () => {
    const text = 'V3.0\nN+A\nPI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n-3334FU\n%MATTA\n/\n\n/\n';
    const { games, told } = read(text);
    expect(games.map((game) => game.plies)).toEqual([1, 2]);
    expect(games[1].headers.map(([key]) => key)).toEqual(['handicap']);
    expect(told).toEqual(['csa/not-in-version@12']);
  });

  test('without one', () => {
    const one = 'V2\nN+A\n$EVENT:x\nPI\n+\n+7776FU\n%TORYO\n';
    const { games, told } = read(one + one);
    expect(games.map((game) => [game.plies, game.headers.length])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(told).toEqual(['csa/missing-separator@8']);
    expect(plies('PI\n+\n+7776FU\nPI\n+\n')).toEqual([1, 0]);
    expect(plies('PI\n+\n+7776FU\nN+A\nV2\n-3334FU\n')).toEqual([2]);
  });

  test('none', () => {
    expect(plies('')).toEqual([]);
    expect(plies("'*x\nV2.2\n/\nhello")).toEqual([]);
  });

  test('the comments in front belong to the next', () => {
    expect(read("V2\n'*a\nPI\n+\n+7776FU\n/\n'*b\nPI\n+\n").games.map((game) => game.comments)).toEqual([
      { 0: 'a' },
      { 0: 'b' },
    ]);
  });
});
