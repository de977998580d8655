/** Our schema, the functions made from it, and the schema that json-kifu-format publishes: all three must agree. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { isJkf, makePointer, recordFaults } from './schema.js';
import { arbitraryDocument } from './testing/arbitrary-json.js';
import { makeValidators, readSchema } from './testing/make-validators.js';

const options = { strictTuples: false, allowUnionTypes: true };
const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 150) * 20;

/** The package does not export its schema, so it is found by its main file. */
function publicSchema(): object {
  const main = createRequire(import.meta.url).resolve('json-kifu-format');
  const file = new URL('../specification/json-kifu-format.schema.json', `file://${main}`);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

const ours = new Ajv2020(options).compile(readSchema());
const theirs = new Ajv2020(options).compile(publicSchema());

const header = {};
const valid = { header, moves: [{}] };
const move = { color: 0, from: { x: 7, y: 7 }, to: { x: 7, y: 6 }, piece: 'FU' };
const withEntry = (entry: unknown) => ({ header, moves: [{}, entry] });
const withData = (data: unknown) => ({ header, initial: { preset: 'OTHER', data }, moves: [{}] });
const position = { color: 0, board: {}, hands: [{}, {}] };

const documents: Record<string, unknown> = {
  'the smallest record': valid,
  'no moves at all': { header, moves: [] },
  'no header': { moves: [{}] },
  'a field too many': { ...valid, version: 1 },
  'the header null': { ...valid, header: null },
  'a header that is no text': { ...valid, header: { 先手: null } },
  'a start of null': { ...valid, initial: null },
  'a start without preset': { ...valid, initial: {} },
  'a preset as a number': { ...valid, initial: { preset: 2 } },
  'an unknown preset': { ...valid, initial: { preset: '9' } },
  'a field too many in the start': { ...valid, initial: { preset: 'KY', x: 1 } },
  'data of null': withData(null),
  'an empty board': withData(position),
  'a board of any length': withData({ ...position, board: [[{}], []] }),
  'a field too many in the data': withData({ ...position, more: 1 }),
  'a field on an empty board': withData({ ...position, board: { 0: [] } }),
  'a field too many on a square': withData({ ...position, board: [[{ color: 0, kind: 'FU', x: 1 }]] }),
  'a square of null': withData({ ...position, board: [[null]] }),
  'a square of nulls': withData({ ...position, board: [[{ color: null, kind: null }]] }),
  'one hand': withData({ ...position, hands: [{}] }),
  'three hands': withData({ ...position, hands: [{}, {}, {}] }),
  'a king in hand': withData({ ...position, hands: [{ OU: 1 }, {}] }),
  'another thing in hand': withData({ ...position, hands: [{ XX: 1 }, {}] }),
  'half a piece in hand': withData({ ...position, hands: [{ FU: 0.5 }, {}] }),
  'anything in the first entry': { header, moves: [{ move: 1, forks: 2, extra: 3 }] },
  'a list of comments in the first entry': { header, moves: [{ comments: [1] }] },
  'a comment that is no text in the first entry': { header, moves: [{ comment: 1 }] },
  'a first entry that is no object': { header, moves: [[]] },
  'a move': withEntry({ move }),
  'a move with nulls': withEntry({
    move: { ...move, from: null, same: null, promote: null, capture: null, relative: null },
    time: null,
    special: null,
    comments: null,
    forks: null,
  }),
  'a move of null': withEntry({ move: null }),
  'a move without target': withEntry({ move: { ...move, to: undefined, same: true } }),
  'a move without colour': withEntry({ move: { ...move, color: undefined } }),
  'a move off the board': withEntry({ move: { ...move, to: { x: 0, y: 99 } } }),
  'a move to half a square': withEntry({ move: { ...move, to: { x: 1.5, y: 1 } } }),
  'a king captured': withEntry({ move: { ...move, capture: 'OU' } }),
  'letters among other letters': withEntry({ move: { ...move, relative: 'xxLxx' } }),
  'no letter that tells': withEntry({ move: { ...move, relative: 'X' } }),
  'an empty relative': withEntry({ move: { ...move, relative: '' } }),
  'a limit of moves': withEntry({ special: 'MAX_MOVES' }),
  'a time without total': withEntry({ time: { now: { m: 0, s: 1 } } }),
  'a negative time': withEntry({ time: { now: { m: -1, s: 1 }, total: { h: null, m: 0, s: 1 } } }),
  'a comment as a text': withEntry({ comments: 'x' }),
  'forks without lists': withEntry({ forks: [{}] }),
  'forks in forks': withEntry({ forks: [[{ forks: [[{ special: 'TORYO' }]] }], []] }),
  'a fault in a fork of a fork': withEntry({ forks: [[{ forks: [[{ special: 'X' }]] }]] }),
  'a list': [],
  null: null,
};

const judge = (document: unknown): boolean[] => [theirs(document), ours(document), isJkf(document)];

describe('the schema', () => {
  test.for(Object.entries(documents))('judges %s as the public one does', ([, document]) => {
    const [verdict, ...others] = judge(JSON.parse(JSON.stringify(document)));
    expect(others).toEqual([verdict, verdict]);
  });

  test('judges generated documents as the public one does', { timeout: 60_000 }, () => {
    let accepted = 0;
    const same = (document: unknown): void => {
      const [verdict, ...others] = judge(document);
      if (verdict) accepted++;
      expect(others, JSON.stringify(document)).toEqual([verdict, verdict]);
    };
    fc.assert(fc.property(arbitraryDocument(), same), { numRuns, seed: 1990 });
    expect(accepted / numRuns).toBeGreaterThan(0.3);
    expect(accepted / numRuns).toBeLessThan(0.9);
  });

  test('accepts what is written with strict=yes', () => {
    for (const game of fc.sample(arbitraryRecord(), { numRuns: 200, seed: 5 })) {
      const { text } = writeText(game, 'jkf', { settings: { strict: 'yes' } });
      expect(theirs(JSON.parse(text)), JSON.stringify(theirs.errors)).toBe(true);
    }
  });

  test('names places by JSON pointers', () => {
    expect(recordFaults({ header: { 'a/b~c': 1 }, moves: [] }).map(({ path }) => makePointer(path))).toEqual([
      '/header/a~1b~0c',
    ]);
    expect(makePointer([])).toBe('');
    expect(makePointer(Array.from({ length: 100_000 }, () => 0)).length).toBeLessThan(200);
  });
});

describe('the functions made from the schema', () => {
  test('are those that the schema gives', async () => {
    await expect(makeValidators()).toMatchFileSnapshot('schema-validators.ts');
  });

  test('need no code made at run time and no other module', () => {
    const code = makeValidators();
    expect(code).not.toMatch(/\b(?:require|import|eval|Function)\s*\(/);
    expect(code).not.toMatch(/^import /m);
  });

  test('bear records that nest as deep as they like', () => {
    const depth = 200_000;
    const text = `{"header":{},"moves":[{},${'{"forks":[['.repeat(depth)}{}${']]}'.repeat(depth)}]}`;
    expect(isJkf(JSON.parse(text))).toBe(true);
  });
});
