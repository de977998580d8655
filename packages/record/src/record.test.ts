// The record itself: times, headers, the place of a variation.
import { START_SFEN } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { addVariation, emptyLine, emptyRecord, headerOf, NO_TIME, timeOf } from './record.js';

test('an empty record begins at the start position', () => {
  expect(emptyRecord()).toEqual({ start: START_SFEN, headers: [], main: emptyLine() });
});

test('a time is unknown where it is marked so and beyond the last', () => {
  const line = { ...emptyLine(), times: [NO_TIME, 0, 5] };
  expect([0, 1, 2, 3].map((index) => timeOf(line, index))).toEqual([undefined, 0, 5, undefined]);
});

test('the first of equal headers counts', () => {
  const game = emptyRecord();
  game.headers.push(['black', 'a'], ['black', 'b'], ['謎', 'c']);
  expect([headerOf(game, 'black'), headerOf(game, '謎'), headerOf(game, 'white')]).toEqual(['a', 'c', undefined]);
});

test('variations lie by index, those of one index in the order in which they came', () => {
  const line = emptyLine();
  const added = [3, 1, 3, 0, 1, 5, 3].map((index) => {
    const variation = emptyLine();
    addVariation(line, index, variation);
    return variation;
  });
  expect(line.variations.map(({ index }) => index)).toEqual([0, 1, 1, 3, 3, 3, 5]);
  expect(line.variations.map((variation) => added.indexOf(variation.line))).toEqual([3, 1, 4, 0, 2, 6, 5]);
});
