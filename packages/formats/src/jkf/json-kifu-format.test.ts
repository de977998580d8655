/** What we write as JKF must be what json-kifu-format makes of the same KIF, KI2 and CSA files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBytes, writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { compare, type From } from './testing/json-kifu-format.js';

/** Records that are not ours to keep here; tests with them are skipped where the folder is missing. */
const data = new URL(`${process.env.KIFUKIT_DATA ?? '../shared'}/`, new URL('../../../../', import.meta.url));

function* filesUnder(folder: URL): Generator<URL> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* filesUnder(new URL(`${entry.name}/`, folder));
    else if (/\.(?:kifu?|ki2u?|csa)$/.test(entry.name)) yield new URL(encodeURIComponent(entry.name), folder);
  }
}

function compareFile(file: URL): boolean {
  const name = decodeURIComponent(file.pathname);
  const from = name.endsWith('.csa') ? 'csa' : /\.ki2u?$/.test(name) ? 'ki2' : 'kif';
  return compare(openBytes(readFileSync(file), { name }).report.source.text, from, name);
}

const fixtures = ['games', 'cases'].flatMap((folder) => [
  ...filesUnder(new URL(`../../../../fixtures/${folder}/`, import.meta.url)),
]);

/** What keeps them from reading a KI2 text that we read, and the fixtures that have it. */
const refusedKi2: Readonly<Record<string, readonly string[]>> = {
  'several games': ['games/collections/separated-games.ki2'],
  'a comment before headers': ['games/comments/between-the-moves.ki2'],
  'a comment behind the closing line': ['games/one-game-many-notations/ki2/game.ki2'],
  'other text behind the closing line': ['cases/inputs/111-junk-after-result-line.ki2'],
  'the word for an ending in the place of a move': [
    'games/endings/ki2/marked-word.ki2',
    'cases/inputs/107-resign-listed-as-a-move.ki2',
  ],
  'a closing line in words that are not of their few': [
    'cases/inputs/109-entering-king-result.ki2',
    'games/endings/ki2/foul-told-as-the-reason.ki2',
    'games/endings/ki2/moves-not-counted.ki2',
    'games/endings/ki2/resigned-by-name-of-the-side.ki2',
    'games/endings/ki2/winner-named-without-particle.ki2',
  ],
  'a move against the rules that move or drop a piece': [
    'games/fouls-explained/ki2/double-pawn.ki2',
    'cases/inputs/065-nifu-last-move-explained.ki2',
    'cases/inputs/077-drop-piece-not-in-hand.ki2',
  ],
  'a handicap without a preset': ['games/handicaps/bare-king.ki2'],
  'words that tell pieces apart beyond 右左直上寄引': [
    'games/qualifiers/middle-of-three.ki2',
    'games/qualifiers/older-words.ki2',
  ],
  'words left out that would tell pieces apart': [
    'games/qualifiers/pinned-candidate-without-word.ki2',
    'cases/inputs/103-ambiguous-without-modifier.ki2',
  ],
  'other marks than ▲ and △': ['games/side-marks/books.ki2', 'games/side-marks/plus-and-minus.ki2'],
  'a blank of ASCII behind 同': ['cases/inputs/115-same-plus-blank-and-nari.ki2'],
  'a line 手数＝': ['games/start-positions/same-square-as-before-the-diagram.ki2'],
};

describe('json-kifu-format makes the same JKF', () => {
  const compared: string[] = [];

  test.for(fixtures.map((file) => [decodeURIComponent(file.pathname.split('/fixtures/')[1] ?? ''), file] as const))(
    'of %s',
    ([name, file], { skip }) => {
      if (compareFile(file)) compared.push(name);
      else skip('one of both does not read it');
    },
  );

  test('of enough of them', () => {
    for (const [extension, least] of [
      ['kif', 60],
      ['ki2', 35],
      ['csa', 25],
    ] as const) {
      expect(compared.filter((name) => name.endsWith(extension)).length, extension).toBeGreaterThanOrEqual(least);
    }
  });

  test('of all KI2 that nothing keeps them from reading', () => {
    const all = fixtures.map((file) => decodeURIComponent(file.pathname.split('/fixtures/')[1] ?? ''));
    const missing = all.filter((name) => name.endsWith('.ki2') && !compared.includes(name));
    expect(missing.sort()).toEqual(Object.values(refusedKi2).flat().sort());
  });

  const written = (from: From, settings = {}): number => {
    const games = fc.sample(arbitraryRecord({ fouls: false }), { numRuns: 150, seed: 11 });
    return games.filter((game, n) => compare(writeText(game, from, { settings }).text, from, `record ${n}`)).length;
  };

  test('of KIF that we write', { timeout: 120_000 }, () => expect(written('kif')).toBeGreaterThan(20));
  test('of KI2 that we write', { timeout: 120_000 }, () => expect(written('ki2')).toBeGreaterThan(20));
  test('of CSA that we write', { timeout: 120_000 }, () => expect(written('csa')).toBeGreaterThan(20));

  const corpus = new URL('corpus/files/', data);
  test.skipIf(!existsSync(corpus))('of the records of others (KIFUKIT_DATA)', { timeout: 300_000 }, () => {
    let compared = 0;
    const different: string[] = [];
    for (const file of filesUnder(corpus)) {
      try {
        if (compareFile(file)) compared++;
      } catch (error) {
        different.push((error as Error).message.split('\n', 1)[0] ?? '');
      }
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });
});
