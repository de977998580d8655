import { expect, test } from 'vitest';
import { shrink } from './shrink.js';

const bytes = Buffer.from('all of this is of no interest, but X and Y are');

test('an input is cut down to what makes it fail', () => {
  const fails = (input: Uint8Array): boolean => input.includes(88) && input.includes(89);
  expect(Buffer.from(shrink(bytes, fails, () => false)).toString()).toBe('XY');
});

test('when the time is up, what was found so far is given', () => {
  let calls = 0;
  const small = shrink(
    bytes,
    () => ++calls > 0,
    () => calls >= 1,
  );
  expect(small.length).toBe(bytes.length - (bytes.length >> 1));
});
