import { expect, test } from 'vitest';
import { Random, seedOf } from './random.js';

test('the same seed gives the same numbers, another one others', () => {
  const words = (seed: number): number[] => {
    const random = new Random(seed);
    return Array.from({ length: 20 }, () => random.word());
  };
  expect(words(5)).toEqual(words(5));
  expect(words(5)).not.toEqual(words(6));
  expect(new Set(words(5)).size).toBe(20);
});

test('numbers keep to their limits and reach them', () => {
  const random = new Random(1);
  const below = Array.from({ length: 500 }, () => random.below(7));
  expect(Math.min(...below)).toBe(0);
  expect(Math.max(...below)).toBe(6);
  const between = Array.from({ length: 500 }, () => random.between(3, 5));
  expect(new Set(between)).toEqual(new Set([3, 4, 5]));
  expect(random.below(0)).toBe(0);
  expect(
    Array.from({ length: 100 }, () => random.pick('abc'.split(''))).every((letter) => 'abc'.includes(letter)),
  ).toBe(true);
});

test('seeds made from neighbouring numbers are all different', () => {
  expect(new Set(Array.from({ length: 5000 }, (_, index) => seedOf(1, index))).size).toBe(5000);
});
