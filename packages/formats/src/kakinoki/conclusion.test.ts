import { type Ending, endingKinds, type Winner, winnerBy } from '@kifukit/record';
import { BLACK, type Color, WHITE } from '@kifukit/rules';
import { expect, test } from 'vitest';
import {
  isConclusion,
  makeConclusion,
  makeConclusions,
  makeVerdict,
  parseConclusion,
  readReason,
} from './conclusion.js';
import { survivingEnding } from './endings.js';

test.each<[string, Color, number | undefined, string, Winner | undefined]>([
  ['まで72手で先手の勝ち', WHITE, 72, 'resign', 'black'],
  ['まで72手で下手の勝ち', WHITE, 72, 'resign', 'black'],
  ['まで、12手で上手の勝ち', BLACK, 12, 'resign', 'white'],
  ['まで１２手で後手の勝ち', BLACK, 12, 'resign', 'white'],
  ['まで73手にて先手中田の勝ち', WHITE, 73, 'resign', 'black'],
  ['まで72手で先手の勝ち', BLACK, 72, 'other', 'black'],
  ['まで99手で時間切れにより後手の勝ち', BLACK, 99, 'timeout', 'white'],
  ['まで3手で先手の反則勝ち', BLACK, 3, 'illegal-action', 'black'],
  ['まで3手で先手の反則負け', BLACK, 3, 'illegal-move', 'white'],
  ['まで3手で反則により先手の勝ち', BLACK, 3, 'illegal-action', 'black'],
  ['まで101手で先手の入玉勝ち', BLACK, 101, 'declaration', 'black'],
  ['まで4手で中断', BLACK, 4, 'interrupted', undefined],
  ['まで52手で封じ手', BLACK, 52, 'sealed', undefined],
  ['まで100手で千日手', BLACK, 100, 'repetition', 'draw'],
  ['まで200手で持将棋', BLACK, 200, 'impasse', 'draw'],
  ['まで5手で不詰', BLACK, 5, 'no-mate', undefined],
  ['まで1525手詰', WHITE, 1525, 'mate', 'black'],
  ['まで9手で引き分け', WHITE, 9, 'draw', 'draw'],
  ['まで9手で謎', WHITE, 9, 'other', undefined],
  ['まで9手で謎により先手の勝ち', WHITE, 9, 'other', 'black'],
  ['まで投了', WHITE, undefined, 'resign', 'black'],
  ['まで先手の勝ち', WHITE, undefined, 'resign', 'black'],
  ['まで 72 手で 先手 の 勝ち', WHITE, 72, 'resign', 'black'],
  ['まで72手で先手勝ち', WHITE, 72, 'resign', 'black'],
  ['まで72手で▲先手の勝ち', WHITE, 72, 'resign', 'black'],
  ['まで72手で後手投了', WHITE, 72, 'resign', 'black'],
  ['まで72手で後手の投了により先手の勝ち', WHITE, 72, 'resign', 'black'],
  ['まで72手で先手の時間切れ勝ち', WHITE, 72, 'timeout', 'black'],
  ['まで72手で後手の時間切れ', WHITE, 72, 'timeout', 'black'],
  ['まで72手で二歩により先手の勝ち', WHITE, 72, 'illegal-move', 'black'],
  ['まで72手で反則', WHITE, 72, 'illegal-move', 'black'],
  ['まで100手で千日手成立', BLACK, 100, 'repetition', 'draw'],
  ['まで100手で千日手により引き分け', BLACK, 100, 'repetition', 'draw'],
  ['まで9手で先手負傷', WHITE, 9, 'other', undefined],
])('%s', (line, turn, count, kind, winner) => {
  expect(isConclusion(line)).toBe(true);
  expect(parseConclusion(line, turn, BLACK)).toMatchObject({ count, kind, winner });
});

test('まで in a sentence concludes nothing', () => {
  for (const line of ['までの手順', 'まで先手の勝ちが続いた', 'まで先手']) expect(isConclusion(line), line).toBe(false);
});

test('every ending that the words can say comes back from the line', () => {
  for (const turn of [BLACK, WHITE] as const) {
    for (const kind of endingKinds) {
      const winner = winnerBy(kind, turn);
      const ending: Ending = {
        kind,
        ...(winner === undefined ? {} : { winner }),
        ...(kind === 'other' ? { text: '謎' } : {}),
      };
      const survived = survivingEnding(ending, turn, (text) => text) as Ending;
      for (const isHandicap of [false, true]) {
        const line = makeConclusion(survived, turn, 10, isHandicap);
        const { count, kind, winner } = parseConclusion(line, turn, BLACK);
        expect({ count, kind, winner }, line).toEqual({ count: 10, kind: survived.kind, winner: survived.winner });
      }
    }
  }
});

test('what follows the verdict is no part of it', () => {
  for (const [line, rest] of [
    ['まで2手で後手の勝ちx', 'x'],
    ['まで2手で時間切れにより後手の勝ち （投了図）', '（投了図）'],
    ['まで2手で後手の勝利。', ''],
  ] as const) {
    expect(parseConclusion(line, BLACK, BLACK)).toMatchObject({ winner: 'white', rest });
  }
});

test('a reason that is taken for what it says, and one that is not', () => {
  expect(readReason('  謎の　終局 ')).toBe('謎の 終局');
  expect(readReason('7g7f')).toBe('7g7f');
  expect(readReason('千日手成立')).toBe('千日手');
  for (const text of ['', ' ', '先手の勝ち', '謎*', '#', '謎。']) expect(readReason(text)).toBeUndefined();
});

test('two lines where no phrase holds all', () => {
  const ending: Ending = { kind: 'other', text: '反則', winner: 'black' };
  expect(makeConclusions(ending, BLACK, BLACK, 3, false)).toEqual(['まで3手で反則', 'まで3手で先手の勝ち']);
  expect(makeConclusions({ kind: 'sealed' }, BLACK, BLACK, 3, false)).toEqual(['まで3手で封じ手']);
});

test('a line that names nothing but the winner', () => {
  expect(makeVerdict('white', 7, false)).toBe('まで7手で後手の勝ち');
  expect(makeVerdict('white', 7, true)).toBe('まで7手で上手の勝ち');
  expect(makeVerdict('draw', 7, true)).toBe('まで7手で引き分け');
});
