// Every record of fixtures/mending against the mended one beside it, byte by byte. KIFUKIT_UPDATE=1 writes those; read
// them over. A record beside which the same bytes stand is one that mending has to leave alone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Opened, openBytes } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import { describe, expect, test } from 'vitest';
import { auditing, checkInput } from '../input.js';
import { profiles } from '../profile.js';
import { codesOf } from './edits.js';
import { mend } from './mend.js';
import { mendable } from './mendable.js';

const root = new URL('../../../../fixtures/mending/', import.meta.url);
const names = readdirSync(root).filter((name) => name !== 'README.md' && !name.includes('.mended.'));
const wordOf = (name: string): string => name.split('.', 1)[0] as string;
const goldenOf = (name: string): URL => new URL(name.replace(/\.(\w+)$/, '.mended.$1'), root);

function mended(bytes: Uint8Array, name: string) {
  const opened = openBytes(bytes, { name, ...auditing });
  const { text, edits } = mend(opened, [...checkInput(opened, profiles.jsa)], profiles.jsa);
  return { bytes: bytesOf(text, opened, bytes), codes: new Set(edits.flatMap(codesOf)) };
}

function bytesOf(text: string, { encoding }: Opened, before: Uint8Array): Uint8Array {
  const bom = before[0] === 0xef && before[1] === 0xbb;
  const { bytes, replaced } = encode(text, encoding ?? 'utf-8', { bom });
  expect(replaced).toEqual([]);
  return bytes;
}

describe('fixtures/mending', () => {
  test.each(names)('%s', (name) => {
    const before = readFileSync(new URL(name, root));
    const { bytes, codes } = mended(before, name);
    if (process.env.KIFUKIT_UPDATE) writeFileSync(goldenOf(name), bytes);
    const golden = existsSync(goldenOf(name)) ? readFileSync(goldenOf(name)) : Buffer.alloc(0);
    expect(Buffer.from(bytes).toString('latin1')).toBe(golden.toString('latin1'));
    if (Buffer.compare(before, golden) === 0) expect([...codes]).toEqual([]);
    else
      expect(
        [...codes].some((code) => code.endsWith(`/${wordOf(name)}`)),
        [...codes].join(),
      ).toBe(true);
    expect([...mended(bytes, name).codes]).toEqual([]);
  });

  test('show everything that is mended', () => {
    const shown = new Set(names.map(wordOf));
    expect(Object.keys(mendable).filter((code) => !shown.has(code.split('/')[1] as string))).toEqual([]);
  });
});
