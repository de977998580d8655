import { expect, test } from 'vitest';
import { median, pairedRatio, rounded } from './statistics.js';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('one spoilt round does not move the median', () => expect(median([10, 11, 10, 1000, 10])).toBe(10));

test('the median leaves its values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('a paired ratio compares round with round', () => {
  // The second round was slow for both, which the ratio must not show.
  expect(pairedRatio([100, 10, 100], [10, 1, 10])).toBe(10);
  expect(() => pairedRatio([1], [1, 2])).toThrow(RangeError);
});

test('figures keep three digits', () => {
  expect(rounded(12345.6)).toBe(12300);
  expect(rounded(45.678)).toBe(45.7);
  expect(rounded(0.98765)).toBe(0.988);
});
