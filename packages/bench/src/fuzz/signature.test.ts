import { expect, test } from 'vitest';
import { signatureOf } from './signature.js';

const thrown = (detail: string, step = 'read as kif') => signatureOf({ kind: 'throw', step, detail });

test('exceptions from one place are one fault, whatever the numbers and the text in them', () => {
  const one = thrown("TypeError: no 'x' at 12\n    at read (read.ts:5:1)\n    at main (main.ts:1:1)");
  expect(thrown("TypeError: no 'yz' at 3\n    at read (read.ts:5:1)\n    at other (x.ts:1:1)", 'read as csa')).toBe(
    one,
  );
  expect(thrown("TypeError: no 'x' at 12\n    at write (write.ts:5:1)")).not.toBe(one);
});

test('broken laws are told apart by the format', () => {
  const law = (step: string) => signatureOf({ kind: 'law', step, detail: 'anything' });
  expect(law('read back csa')).not.toBe(law('read back kif'));
});
