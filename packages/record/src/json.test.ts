// A record as JSON, held to its schema.
import { readFileSync } from 'node:fs';
import { handicapSfen } from '@kifukit/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingKinds } from './ending.js';
import { toJson } from './json.js';
import type { GameRecord } from './record.js';
import { read } from './testing/script.js';

const schema = JSON.parse(readFileSync(new URL('record.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

/** The game's JSON, after the schema has agreed. */
function json(game: GameRecord, index?: number) {
  const result = toJson(game, index);
  const line = { source: '-', format: 'kif', encoding: 'utf-8', games: [result], diagnostics: [] };
  validate(JSON.parse(JSON.stringify(line)));
  expect(validate.errors ?? []).toEqual([]);
  return result;
}

describe('the main line', () => {
  test('has moves, times, notes, ending and the last position', () => {
    const { game } = read('{first} 7g7f t16 3c3d &here 2g2f t2 {third} !resign t3 {after}');
    game.headers.push(['black', 'A'], ['謎のキー', 'B']);
    expect(json(game, 3)).toEqual({
      index: 3,
      start: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
      headers: [
        ['black', 'A'],
        ['謎のキー', 'B'],
        ['handicap', 'even'],
      ],
      plies: 3,
      moves: ['7g7f', '3c3d', '2g2f'],
      end: 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4',
      ending: { kind: 'resign', winner: 'black', time: 3000 },
      times: [16000, null, 2000],
      comments: { 0: 'first', 3: 'third', 4: 'after' },
      bookmarks: { 2: 'here' },
      repetition: null,
      variations: [],
    });
  });

  test('of an empty record', () => {
    expect(json(read('').game)).toMatchObject({ index: 1, plies: 0, moves: [], ending: null, times: [], comments: {} });
  });

  test('tells a repetition and who checked perpetually', () => {
    const golds = '4i4h 4a4b 4h4i 4b4a ';
    expect(json(read(golds.repeat(3)).game).repetition).toEqual({ ply: 12, kind: 'sennichite', loser: null });
    const checks = read('5a4a 5h4h 4a5a 4h5h '.repeat(3), '4k4/9/9/9/9/9/9/4R4/K8 w - 1');
    expect(json(checks.game).repetition).toEqual({ ply: 12, kind: 'perpetual-check', loser: 'black' });
  });

  test('names the handicap unless the record has a word of its own', () => {
    const { game } = read('', handicapSfen('two-pieces'));
    expect(json(game).headers).toEqual([['handicap', 'two-pieces']]);
    game.headers.push(['handicap', 'その他']);
    expect(json(game).headers).toEqual([['handicap', 'その他']]);
    expect(json(read('', '4k4/9/9/9/9/9/9/9/4K4 b - 1').game).headers).toEqual([]);
  });
});

describe('variations', () => {
  test('are listed once each, nested ones too, with the whole path and their own plies', () => {
    const { game } = read('7g7f 3c3d 2g2f @2 {why} 8c8d t5 2g2f !resign {so} @3 &b 6g6f');
    expect(json(game).variations).toMatchObject([
      {
        fromPly: 2,
        plies: 3,
        moves: ['7g7f', '8c8d', '2g2f'],
        times: [5000, null],
        comments: { 1: 'why', 4: 'so' },
        ending: { kind: 'resign', winner: 'black' },
      },
      { fromPly: 3, moves: ['7g7f', '8c8d', '6g6f'], times: [], bookmarks: { 2: 'b' }, ending: null },
    ]);
  });
});

describe('endings', () => {
  test.for([...endingKinds])('%s', (kind) => {
    const { ending } = json(read(`7g7f !${kind}`).game);
    expect(ending?.kind).toBe(kind === 'sealed' ? 'interrupted' : kind);
    expect(ending?.text).toBe(kind === 'sealed' ? '封じ手' : undefined);
  });

  test('the recorded words come along', () => {
    const { game } = read('7g7f');
    game.main.ending = { kind: 'other', text: '没収試合', winner: 'draw' };
    expect(json(game).ending).toEqual({ kind: 'other', text: '没収試合', winner: 'draw' });
  });
});

test('any record agrees with the schema', () => {
  const tokens = fc.array(
    fc.constantFrom('7g7f', '3c3d', '2g2f', '8c8d', 't3', '{c}', '&b', '!resign', '!other', '@2', '@1', '(', ')', '??'),
    { maxLength: 40 },
  );
  fc.assert(fc.property(tokens, (script) => void json(read(script.join(' ')).game)));
});
