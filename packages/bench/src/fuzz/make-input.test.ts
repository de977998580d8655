import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Random } from '../random.js';
import { byteMutations } from './byte-mutations.js';
import type { Corpus, CorpusInput } from './corpus.js';
import { LARGEST, makeInput } from './make-input.js';
import { textMutations } from './text-mutations.js';

const inputOf = (name: string, text: string): CorpusInput => ({ name, bytes: Buffer.from(text), text });
const corpus: Corpus = {
  inputs: [
    inputOf('a', '手合割：平手\n先手：甲\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n'),
    inputOf('b', 'position startpos moves 7g7f 3c3d 8h2b+\n'),
  ],
  huge: [inputOf('c', '+7776FU\n'.repeat(LARGEST / 8 + 1))],
};

const inputs = (seed: number) => Array.from({ length: 400 }, (_, index) => makeInput(corpus, seed, index));

const digest = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');
const summaries = (seed: number): string[] =>
  inputs(seed).map(({ bytes, ...rest }) => `${digest(bytes)} ${JSON.stringify(rest)}`);

describe('inputs', () => {
  test('are the same for the same seed and number', () => {
    expect(summaries(1)).toEqual(summaries(1));
    expect(summaries(1)).not.toEqual(summaries(2));
  });

  test('are never too large, mostly small and mostly different', () => {
    const made = inputs(3);
    expect(made.every(({ bytes }) => bytes.length <= LARGEST)).toBe(true);
    expect(made.filter(({ bytes }) => bytes.length < 4096).length).toBeGreaterThan(350);
    expect(new Set(made.map(({ bytes }) => digest(bytes))).size).toBeGreaterThan(300);
  });

  test('tell what was done to which text', () => {
    expect(inputs(1).every(({ story }) => /^(a|b|c|random bytes)\b/.test(story))).toBe(true);
  });
});

describe('mutations', () => {
  const others = ['', 'x', '\n', '一\n二\n三', '１２ 34 \ufeff\0'];

  test.each(Object.entries(byteMutations))('%s: any bytes', (_, mutate) => {
    for (const a of others) {
      for (const b of others) {
        for (let seed = 0; seed < 20; seed++) {
          const before = Buffer.from(a);
          expect(mutate(before, new Random(seed), Buffer.from(b))).toBeInstanceOf(Uint8Array);
          expect(before.toString()).toBe(a);
        }
      }
    }
  });

  test.each(Object.entries(textMutations))('%s: any text', (_, mutate) => {
    for (const a of others) {
      for (const b of others) {
        for (let seed = 0; seed < 20; seed++) expect(mutate(a, new Random(seed), b)).toBeTypeOf('string');
      }
    }
  });
});
