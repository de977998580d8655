import { openText, readText } from '@kifukit/formats';
import { emptyRecord, type GameRecord } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { check } from './check.js';
import { auditing, checkInput, graded } from './input.js';
import { type Profile, profiles } from './profile.js';

const gameOf = (text: string): GameRecord => readText(text).games[0] as GameRecord;
const told = (text: string, profile: Profile = profiles.jsa): string[] =>
  check(gameOf(text), profile).map(({ code, index, ply }) => `${code} ${index} ${ply}`);

const CHASE = '+4959HI\n-5141OU\n+5949HI\n-4151OU\n';
const chase = (times: number, end: string): string => `V2.2\nP-51OU\nP+99OU49HI\n+\n${CHASE.repeat(times)}${end}\n`;

describe('a record', () => {
  test('without moves has nothing to find fault with', () => {
    expect(check(emptyRecord(), profiles.jsa)).toEqual([]);
  });

  test('is not changed by an audit', () => {
    const game = gameOf(chase(3, '%TORYO'));
    const before = structuredClone(game);
    check(game, profiles.jsa);
    expect(game).toEqual(before);
  });
});

describe('profiles', () => {
  test('say how often until perpetual check is lost', () => {
    expect(told(chase(2, '%TORYO'))).toEqual([]);
    expect(told(chase(2, '%TORYO'), profiles['kislyuk-1990'])).toEqual(['record/unclaimed-perpetual-check 7 8']);
    expect(told(chase(3, '%TORYO'))).toEqual(['record/unclaimed-perpetual-check 11 12']);
    expect(told(chase(3, '%TORYO'), profiles.lenient)).toEqual([]);
  });

  test('grade what the reader found as well', () => {
    const text = '手数----指手---------消費時間--\n   1 ７六歩(77)\n   3 ３四歩(33)\n   4 投了\n';
    const found = (profile: Profile): string[] => {
      const opened = openText(text, { name: 'a.kif', ...auditing });
      for (const _ of checkInput(opened, profile));
      return graded(opened.report, profile).map(({ code, severity }) => `${severity} ${code}`);
    };
    expect(found(profiles.jsa)).toEqual(['warning record/move-number-mismatch']);
    expect(found(profiles.lenient)).toEqual([]);
    expect(found({ ...profiles.jsa, severities: { 'record/move-number-mismatch': 'error' } })).toEqual([
      'error record/move-number-mismatch',
    ]);
  });
});

test('variations are looked at from where they leave their line, in any order', () => {
  const text = `手数----指手---------消費時間--
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２六歩(27)
   4 投了

変化：3手
   3 ６六歩(67)
   4 詰み

変化：2手
   2 ８四歩(83)
   3 千日手
`;
  const game = gameOf(text);
  const found = check(game, profiles.jsa);
  expect(found.map(({ code, ply }) => `${code} ${ply}`).sort()).toEqual([
    'record/unjustified-mate 3',
    'record/unjustified-sennichite 2',
  ]);
  const lines = new Set(found.map(({ line }) => line));
  expect(game.main.variations.map(({ line }) => lines.has(line))).toEqual([true, true]);
});

test('a repetition is claimed also where it is not the first', () => {
  const shuffle = '+2838HI\n-8272HI\n+3828HI\n-7282HI\n';
  const end = (times: number): string[] => told(`V2.2\nPI\n+\n${shuffle.repeat(times)}%SENNICHITE\n`);
  expect(end(3)).toEqual([]);
  expect(end(4)).toEqual(['record/unclaimed-sennichite 11 12']);
});

test('a foul that stopped the line is the one that the ending names', () => {
  const opened = openText('V2.2\nPI\n+\n+7776FU\n-3335FU\n%ILLEGAL_MOVE\n', {
    name: 'a.csa',
    illegal: 'stop',
    ...auditing,
  });
  for (const _ of checkInput(opened, profiles.jsa));
  expect(opened.report.diagnostics().map(({ code }) => code)).not.toContain('record/foul-not-shown');
});

describe('time', () => {
  const game = (limit: string, times: readonly number[], end = '%TORYO'): string => {
    const moves = ['+2838HI', '-8272HI', '+3828HI', '-7282HI'];
    const lines = times.map((time, index) => `${moves[index % 4]}\nT${time}\n`);
    return `V2.2\n$TIME_LIMIT:${limit}\nPI\n+\n${lines.join('')}${end}\n`;
  };

  test('is what is left and the byoyomi', () => {
    expect(told(game('00:01+10', [60, 60, 10, 10]))).toEqual([]);
    expect(told(game('00:01+10', [60, 60, 10, 20]))).toEqual(['record/time-exceeds-control 3 4']);
  });

  test('is counted in whole minutes where the byoyomi is', () => {
    expect(told(game('00:01+60', [59, 59, 59, 59]))).toEqual([]);
  });

  test('may be exceeded where the game is lost by it', () => {
    expect(told(game('00:01+00', [50, 10, 90], '%TIME_UP'))).toEqual(['record/time-exceeds-control 2 3']);
    expect(told(game('00:01+00', [50, 10, 5, 90], '%TORYO'))).toEqual(['record/time-exceeds-control 3 4']);
  });
});
