import { emptyRecord, type GameRecord } from '@kifukit/record';
import { type Move, parseUsi } from '@kifukit/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Settings } from '../format.js';
import { project } from '../losses.js';
import { writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { comparable } from '../testing/comparable.js';
import { type Tree, treeOf, treeOfJkf, treeOfTsshogi } from '../testing/peer-trees.js';
import { readText } from '../testing/read-text.js';
import { dialectOption } from './dialects.js';
import { csa } from './index.js';

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 60);
const seed = Number(process.env.KIFUKIT_SEED ?? 1990);
const names = dialectOption.values ?? [];

const write = (game: GameRecord, settings: Settings) => writeText(game, 'csa', { settings });

test.each(names.filter((name) => name !== 'any'))('what is written for %s is read as it was said to be', (name) => {
  const settings = { for: name };
  fc.assert(
    fc.property(arbitraryRecord(), (game) => {
      const { text } = write(game, settings);
      const { games } = readText(csa, text);
      expect(games.map(comparable)).toEqual([comparable(project(game, csa.can(settings)))]);
      expect(write(games[0] as GameRecord, settings).text).toBe(text);
    }),
    { numRuns, seed },
  );
});

test.each<[Settings, string, string]>([
  [{ for: 'any' }, 'shift_jis', 'V2.2\nPI\n+\n'],
  [{ for: 'kifu-for-windows' }, 'shift_jis', 'V2.2\nPI\n+\n'],
  [{ for: 'shogihome' }, 'utf-8', "'CSA encoding=UTF-8\nV3.0\nPI\n+\n"],
  [{ for: 'shogihome', version: '2.2' }, 'utf-8', 'V2.2\nPI\n+\n'],
  [{ for: 'floodgate' }, 'utf-8', 'V2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI'],
  [{ for: 'nobody' }, 'shift_jis', 'V2.2\nPI\n+\n'],
])('%j', (settings, encoding, beginning) => {
  expect(csa.output('csa', settings).encoding).toBe(encoding);
  expect(write(emptyRecord(), settings).text.startsWith(beginning)).toBe(true);
});

test('floodgate gives every move a time', () => {
  const game = emptyRecord();
  game.main.moves.push(...['7g7f', '3c3d'].map((usi) => parseUsi(usi) as Move));
  game.main.times.push(3000);
  const { text, diagnostics } = write(game, { for: 'floodgate' });
  expect(text.endsWith('+7776FU\nT3\n-3334FU\nT0\n')).toBe(true);
  expect(diagnostics.map(({ code }) => code)).toEqual(['loss/unknown-times']);
});

/** The names of CSA's words, in tsshogi's words. */
const namesOfTsshogi: Readonly<Record<string, string>> = {
  resign: 'resign',
  mate: 'mate',
  'no-mate': 'noMate',
  timeout: 'timeout',
  repetition: 'repetitionDraw',
  impasse: 'impass',
  declaration: 'enteringOfKing',
  'illegal-move': 'foulLose',
  interrupted: 'interrupt',
  'max-moves': 'maxMoves',
  draw: 'draw',
  error: 'ERROR',
  matta: 'MATTA',
};

test.each(names)('tsshogi reads what is written for %s', (name) => {
  const settings = { for: name };
  let compared = 0;
  fc.assert(
    fc.property(arbitraryRecord({ fouls: false }), (random) => {
      const game = forPeers(project(random, csa.can(settings)));
      const ours = treeOf(game, ({ kind, text }) => text?.replace(/^%/, '') ?? namesOfTsshogi[kind] ?? kind);
      // NOTE: tsshogi 2.2.0 has the sides of %±ILLEGAL_ACTION exchanged.
      if (!ours || game.main.ending?.kind === 'illegal-action') return;
      compared++;
      expectSame(treeOfTsshogi(write(game, settings).text, 'csa'), ours);
    }),
    { numRuns, seed },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
});

test.each(names.filter((name) => name !== 'shogihome'))('json-kifu-format reads what is written for %s', (name) => {
  const settings = { for: name };
  fc.assert(
    fc.property(arbitraryRecord({ fouls: false }), (random) => {
      const game = forPeers(project(random, csa.can(settings)));
      const ours = treeOf(game, ({ kind }) => kind);
      if (!ours) return;
      const theirs = treeOfJkf(write(game, settings).text, 'csa');
      const moves = (tree: Tree): string[] => [...tree.keys()].filter((path) => !path.includes('!'));
      expect(moves(theirs)).toEqual(moves(ours));
    }),
    { numRuns, seed },
  );
});

const forPeers = (game: GameRecord): GameRecord => ({ ...game, headers: [] });

const expectSame = (theirs: Tree, ours: Tree): void => expect(seen(theirs)).toEqual(seen(ours));

/** NOTE: tsshogi drops lines of comment that are empty or that only programs of old skip. */
const seen = (tree: Tree) =>
  Object.fromEntries([...tree].map(([path, { comment, ...point }]) => [path, { ...point, comment: kept(comment) }]));

const kept = (comment: string): string[] =>
  comment
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => line !== '' && !line.startsWith("'"));
