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

test('broken laws are told apart by the format and by what is different', () => {
  const law = (detail: string) => signatureOf({ kind: 'law', step: 'any', detail });
  expect(law('csa gave back other times:\n[1]')).toBe(law('csa gave back other times:\n[2]'));
  expect(law('csa gave back other times:\n[1]')).not.toBe(law('kif gave back other times:\n[1]'));
  expect(law('csa gave back other times:\n[1]')).not.toBe(law('csa gave back other moves:\n[1]'));
});

test('slow steps are one fault, however slow', () => {
  const slow = (detail: string) => signatureOf({ kind: 'slow', step: 'toJson', detail });
  expect(slow('2.1 s for 5 bytes')).toBe(slow('12 s for 1000 bytes'));
});
