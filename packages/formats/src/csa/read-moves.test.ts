/** Moves, times, and statements however they share their lines. */
import { describe, expect, test } from 'vitest';
import { afterEven, readCsaText as read } from './testing/read-csa.js';

const opening = ['+7776FU', '-3334FU'];

describe('moves', () => {
  test('promotion follows from the board', () => {
    const game = afterEven(...opening, '+8822UM', '-3122GI', '+0055KA', '-9394FU', '+5533UM');
    expect(game.first.moves).toEqual(['7g7f', '3c3d', '8h2b+', '3a2b', 'B*5e', '9c9d', '5e3c+']);
    expect(game.told).toEqual([]);
    expect(afterEven(...opening, '+8822UM', '-9394FU', '+2231UM').first.moves[4]).toBe('2b3a');
  });

  test.each([
    ['+26 5FU', 'move/bad-move-syntax'],
    ['+7776', 'move/bad-move-syntax'],
    ['+7776XX', 'move/bad-move-syntax'],
    ['+7770FU', 'move/bad-move-syntax'],
    ['+0776FU', 'move/bad-move-syntax'],
    ['+2726FU+', 'move/bad-move-syntax'],
    ['+5756KI', 'move/piece-mismatch'],
    ['+5554FU', 'move/no-piece-at-origin'],
    ['+2288KA', 'move/not-own-piece'],
    ['+0055FU', 'move/not-in-hand'],
    ['+0055OU', 'move/not-in-hand'],
    ['+0055TO', 'move/cannot-promote'],
    ['+2818HI', undefined],
    ['+4938KI', undefined],
  ])('%s', (line, code) => {
    const { first, told } = afterEven(...opening, line, '-8384FU', '+2625FU');
    expect(first.plies).toBe(code === undefined ? 4 : 2);
    if (code !== undefined) expect(told).toEqual([`${code}@5`, 'record/moves-not-read@undefined']);
  });

  test('a foul is played and reported', () => {
    const { first, told } = afterEven('+8822UM', '-3122GI');
    expect(first.moves).toEqual(['8h2b+', '3a2b']);
    expect(told).toEqual(['move/unreachable@3']);
    expect(read('PI\n+\n+8822UM\n-3122GI\n', { illegal: 'stop' }).first.moves).toEqual([]);
  });

  test('an impossible move ends the game', () => {
    const { first, told } = afterEven(...opening, '+8822UM', '-3122GI', '+2211UM');
    expect(first.plies).toBe(4);
    expect(told).toEqual(['move/not-own-piece@7']);
  });

  test('the colour of a sign must be that of the side to move', () => {
    const { first, told } = afterEven('+7776FU', '+2726FU', '-3334FU');
    expect(first.plies).toBe(1);
    expect(told).toEqual(['move/wrong-side@4', 'record/moves-not-read@undefined']);
    expect(afterEven('-0055FU').told).toEqual(['move/wrong-side@3']);
  });

  test('but a wrong sign before a piece of the side to move is a slip', () => {
    const { first, told } = afterEven('-7776FU', '+3334FU', '+2726FU');
    expect(first.moves).toEqual(['7g7f', '3c3d', '2g2f']);
    expect(told).toEqual(['csa/wrong-sign@3', 'csa/wrong-sign@4']);
  });

  test('lower case and signs from web pages are forgiven once', () => {
    expect(read('pi\n+\n+7776fu\n-3334fu\n%toryo')).toMatchObject({
      first: { moves: ['7g7f', '3c3d'], ending: { kind: 'resign' } },
      told: ['csa/lower-case@1'],
    });
    expect(read('N–B\nPI\n＋\n+7776FU\n−3334FU\n‑ 8384FU')).toMatchObject({
      first: { moves: ['7g7f', '3c3d'], headers: [['white', 'B'], expect.anything()] },
      told: ['csa/look-alike@3', 'move/bad-move-syntax@6'],
    });
  });
});

describe('times', () => {
  test.each([
    ['T12', 12_000],
    ['T0', 0],
    ['T6.123', 6123],
    ['T3.5', 3500],
    ['T1.', 1000],
    ['T0.0019', 1],
    ['T 7', undefined],
    ['T-5', undefined],
    ['T', undefined],
    ['T1:30', undefined],
    ['T12345678901', undefined],
  ])('%s', (line, time) => {
    const { first, told } = afterEven('+7776FU', line, '-3334FU');
    expect(first.times).toEqual(time === undefined ? [] : [time, null]);
    expect(told).toEqual(time === undefined ? ['csa/bad-time@4'] : []);
  });

  test('belong to the move before, whatever stands between', () => {
    const { first, told } = afterEven('+7776FU', "'▲７六歩", '', "'*x", 'T3', '-3334FU', '%TORYO', 'T4');
    expect(first).toMatchObject({ times: [3000, null], ending: { time: 4000 }, comments: { 1: 'x' } });
    expect(told).toEqual([]);
  });

  test('before the first move are left out', () => {
    expect(afterEven('T1', '+7776FU', 'T2')).toMatchObject({
      first: { times: [2000] },
      told: ['record/time-without-move@3'],
    });
  });
});

describe('statements', () => {
  test('share lines by commas', () => {
    const { first, told } = read('V2.2\nPI,+\n+7776FU,T2,-3334FU,T3\n%CHUDAN,T51\n');
    expect(first).toMatchObject({ plies: 2, times: [2000, 3000], ending: { kind: 'interrupted', time: 51_000 } });
    expect(told).toEqual([]);
  });

  test('a comment after a comma goes on to the end of the line', () => {
    const { first, told } = afterEven("+7776FU  ,T0  ,'x ,'y", "-3334FU,'*a, b,T1");
    expect(first).toMatchObject({ times: [0, null], comments: { 1: "'x ,'y", 2: 'a, b,T1' } });
    expect(told).toEqual([]);
  });

  test('names and headers may hold commas', () => {
    expect(read('N+A,B,\nN-$C\n$EVENT:a, b: c\nPI\n+').first.headers.slice(0, 3)).toEqual([
      ['black', 'A,B,'],
      ['white', '$C'],
      ['event', 'a, b: c'],
    ]);
  });

  test.each(['\n', '\r\n', '\r', '\r\r\n', '\n\n', '  \n', ',\n'])('end with %j', (end) => {
    const lines = ['\uFEFFV2.2', 'N+A', 'PI', '+', '+7776FU', 'T1', "'*x", '-3334FU', '%TORYO', "'y"];
    const { first, told } = read(lines.join(end).replace("'*x,", "'*x").replace('N+A,', 'N+A'));
    expect(first).toMatchObject({ headers: [['black', 'A'], expect.anything()], moves: ['7g7f', '3c3d'] });
    expect(first.comments[1].trim()).toBe('x');
    expect(told).toEqual([]);
  });

  test('blanks around them and NUL behind the last are nothing', () => {
    expect(read('  PI \n\t+　\n +7776FU \n T1 \n%TORYO \0\0\0')).toMatchObject({
      first: { times: [1000], ending: { kind: 'resign' } },
      told: [],
    });
  });

  test('what is none is reported and left out', () => {
    expect(afterEven('+7776FU', 'hello', 'P-00FU', '-3334FU', '$x', 'Nobody')).toMatchObject({
      first: { plies: 2 },
      told: [4, 5, 7, 8].map((line) => `record/trailing-text@${line}`),
    });
  });
});
