// Other programs read what is written for them as we do: moves, variations, comments, times, endings.
import { type GameRecord, type Line, mapLines, walk } from '@kifukit/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../format.js';
import { project } from '../losses.js';
import { writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { readingOf, recordsBelow } from '../testing/golden.js';
import { type Tree, treeOf, treeOfJkf, treeOfTsshogi } from '../testing/peer-trees.js';
import { kif } from './index.js';

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 60);
const seed = Number(process.env.KIFUKIT_SEED ?? 1990);
const timeout = Math.max(60_000, numRuns * 500);

/** tsshogi's names of KIF's words for endings; a word that it does not know is its own name. */
const namesOfTsshogi: Readonly<Record<string, string>> = {
  resign: 'resign',
  mate: 'mate',
  'no-mate': 'noMate',
  timeout: 'timeout',
  repetition: 'repetitionDraw',
  impasse: 'impass',
  declaration: 'enteringOfKing',
  'illegal-move': 'foulLose',
  'illegal-action': 'foulWin',
  'win-by-default': 'winByDefault',
  'loss-by-default': 'loseByDefault',
  interrupted: 'interrupt',
  sealed: '封じ手',
  error: 'エラー',
  try: 'トライ',
  'max-moves': '最大手数',
  'perpetual-check': '連続王手の千日手',
};

/** json-kifu-format's; what is not here it drops. */
const namesOfJkf: Readonly<Record<string, string>> = {
  resign: 'TORYO',
  mate: 'TSUMI',
  'no-mate': 'FUZUMI',
  timeout: 'TIME_UP',
  repetition: 'SENNICHITE',
  impasse: 'JISHOGI',
  interrupted: 'CHUDAN',
};

/**
 * The record without what neither peer can hold: tsshogi takes what stands before a variation's first move for a remark
 * on the line before, json-kifu-format drops it and fails on most headers.
 */
function plain(game: GameRecord, change: (line: Line) => Line = (line) => line): GameRecord {
  const changed = mapLines(game, (line) => change(line === game.main ? line : withoutLead(line)));
  return { ...changed, headers: [] };
}

function withoutLead(line: Line): Line {
  const [comments, bookmarks] = [new Map(line.comments), new Map(line.bookmarks)];
  comments.delete(0);
  bookmarks.delete(0);
  return { ...line, comments, bookmarks };
}

/** The line without bookmarks, which json-kifu-format has among the comments, and without an ending that it drops. */
const forJkf =
  (name: string) =>
  ({ ending, ...line }: Line): Line => {
    const isKnown = ending && ending.kind in namesOfJkf && dojo(name, ending.kind) === undefined;
    return { ...line, bookmarks: new Map(), ...(isKnown ? { ending } : {}) };
  };

/** Records of fixtures/games that break no rule. */
const fixtures = recordsBelow('games').flatMap((path) => {
  const { records, diagnostics } = readingOf(path);
  const isSound = diagnostics.every(({ severity }) => severity !== 'error');
  return isSound ? records.filter(({ main }) => main.moves.length > 0).map((game) => ({ path, game })) : [];
});

describe.each(['any', 'kifu-for-windows', 'shogihome', 'shogigui', '81dojo', 'gekisashi'])('for=%s', (name) => {
  const settings: Settings = { for: name };
  const can = kif.can(settings);
  const write = (game: GameRecord): string => writeText(game, 'kif', { settings }).text;

  test('tsshogi', { timeout }, () => {
    compare((random) => {
      const game = plain(project(random, can));
      const ours = treeOf(game, nameFor(name));
      return ours && [treeOfTsshogi(write(game), 'kif'), ours];
    });
  });

  test('tsshogi on fixtures/games', { timeout }, () => {
    let compared = 0;
    for (const { path, game: fixture } of fixtures) {
      const game = plain(project(fixture, can));
      const ours = treeOf(game, nameFor(name));
      if (!ours) continue;
      compared++;
      expect(Object.fromEntries(treeOfTsshogi(write(game), 'kif')), path).toEqual(Object.fromEntries(ours));
    }
    expect(compared).toBeGreaterThan(fixtures.length / 2);
  });

  test('json-kifu-format', { timeout }, () => {
    compare((random) => {
      const game = plain(project(random, can), forJkf(name));
      const ours = treeOf(game, ({ kind }) => namesOfJkf[kind] ?? kind);
      return ours && !goesOn(game) && [treeOfJkf(write(game), 'kif'), ours];
    });
  });
});

/** Whether a variation goes on where its parent has nothing more, which JKF has no place for. */
function goesOn(game: GameRecord): boolean {
  let found = false;
  walk(game, {
    enter({ base, parent }) {
      const length = parent ? parent.line.moves.length + (parent.line.ending ? 1 : 0) : 1;
      found ||= parent !== undefined && base - parent.base >= length;
    },
  });
  return found;
}

/** `read` gives what the peer and what we see in a record; undefined where they cannot be compared. */
function compare(read: (game: GameRecord) => readonly [theirs: Tree, ours: Tree] | false | undefined): void {
  let compared = 0;
  const records = arbitraryRecord({ fouls: false });
  const check = (game: GameRecord): void => {
    const trees = read(game);
    if (!trees) return;
    compared++;
    const [theirs, ours] = trees.map((tree) => Object.fromEntries(tree));
    expect(theirs).toEqual(ours);
  };
  fc.assert(fc.property(records, check), { numRuns, seed });
  expect(compared).toBeGreaterThan(numRuns / 3);
}

/** tsshogi's name of an ending; of a word that it does not know it keeps what stands before the first blank. */
const nameFor =
  (name: string) =>
  ({ kind, text }: { kind: string; text?: string }): string =>
    text?.split(' ')[0] ?? dojo(name, kind) ?? namesOfTsshogi[kind] ?? kind;

/** 81Dojo's own words for endings are no words to tsshogi. */
const dojo = (name: string, kind: string): string | undefined =>
  name === '81dojo'
    ? { timeout: 'Time-up', declaration: '27点宣言勝ち', 'illegal-move': '反則手', try: 'トライ!' }[kind]
    : undefined;
