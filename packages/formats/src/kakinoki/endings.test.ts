import { type Ending, endingKinds } from '@kifukit/record';
import { BLACK, WHITE } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { endingOfWord, isOpenEnded, survivingEnding, wordOfEnding } from './endings.js';

describe('words for endings', () => {
  test.each([
    ['投了', 'resign'],
    ['詰', 'mate'],
    ['不詰', 'no-mate'],
    ['引き分け', 'draw'],
    ['Time-up', 'timeout'],
    ['27点宣言勝ち', 'declaration'],
    ['反則手', 'illegal-move'],
    ['王手連続千日手', 'perpetual-check'],
    ['最大手数超過', 'max-moves'],
    ['トライ!', 'try'],
    ['封じ手', 'sealed'],
    ['エラー', 'error'],
  ])('%s', (word, kind) => {
    expect(endingOfWord(word)).toEqual({ kind });
  });

  test('a word that says more than its kind is kept', () => {
    expect(endingOfWord('接続切れ')).toEqual({ kind: 'interrupted', text: '接続切れ' });
    expect(wordOfEnding({ kind: 'interrupted', text: '接続切れ' })).toBe('接続切れ');
    expect(wordOfEnding({ kind: 'interrupted', text: 'adjourned' })).toBe('中断');
  });

  test('unknown words', () => {
    for (const word of ['', '謎', 'パス', 'キャッチ!']) expect(endingOfWord(word)).toBeUndefined();
  });
});

test('what survives has a word that is read back', () => {
  for (const kind of endingKinds) {
    for (const winner of ['black', 'white', 'draw', undefined] as const) {
      const ending: Ending = { kind, text: '謎', time: 1000, comment: 'c', ...(winner ? { winner } : {}) };
      for (const turn of [BLACK, WHITE] as const) {
        const survived = survivingEnding(ending, turn, (text) => text) as Ending;
        expect(survived).toMatchObject({ time: 1000, comment: 'c' });
        const word = wordOfEnding(survived) as string;
        expect(endingOfWord(word)?.kind ?? 'other').toBe(survived.kind);
        expect(
          survivingEnding(survived, turn, (text) => text),
          'nothing is lost twice',
        ).toEqual(survived);
      }
    }
  }
});

describe('endings without a word of their own', () => {
  const survives = (ending: Ending, turn = BLACK) => survivingEnding(ending, turn as 0 | 1, (text) => text);

  test('become the nearest', () => {
    expect(survives({ kind: 'draw', winner: 'draw' })).toEqual({ kind: 'impasse', winner: 'draw' });
    expect(survives({ kind: 'matta' })).toEqual({ kind: 'interrupted' });
    expect(survives({ kind: 'perpetual-check', winner: 'black' })).toEqual({ kind: 'illegal-action', winner: 'black' });
    expect(survives({ kind: 'perpetual-check', winner: 'white' })).toEqual({ kind: 'illegal-move', winner: 'white' });
    expect(survives({ kind: 'illegal-action', winner: 'white' })).toEqual({ kind: 'illegal-move', winner: 'white' });
  });

  test('a word that would name the wrong winner gives way to 中断', () => {
    expect(survives({ kind: 'resign' })).toEqual({ kind: 'interrupted' });
    expect(survives({ kind: 'resign', winner: 'black' })).toEqual({ kind: 'interrupted', winner: 'black' });
  });

  test('a text that is a known word is that word', () => {
    expect(survives({ kind: 'other', text: '投了', winner: 'white' })).toEqual({ kind: 'resign', winner: 'white' });
    expect(survivingEnding({ kind: 'other', text: 'x' }, BLACK, () => undefined)).toEqual({ kind: 'interrupted' });
  });
});

test('kinds whose winner only another line can tell', () => {
  expect(endingKinds.filter(isOpenEnded)).toEqual([
    'no-mate',
    'perpetual-check',
    'interrupted',
    'sealed',
    'matta',
    'error',
    'other',
  ]);
});
