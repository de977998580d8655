// What editing a record promises, over random records: no line, no ending and no word is lost on the way.
import {
  addVariation,
  cutAt,
  type Ending,
  emptyLine,
  emptyRecord,
  type GameRecord,
  type Line,
  type MergeConflict,
  mainLineOnly,
  mergeRecords,
  promoteVariation,
  separateLines,
} from '@kifukit/record';
import { type Move, makeUsi, parseUsi } from '@kifukit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRecord } from './testing/arbitrary-record.js';
import { comparable } from './testing/comparable.js';

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 150);
const seed = Number(process.env.KIFUKIT_SEED ?? 1990);

function law(name: string, check: (game: GameRecord) => void): void {
  test(name, { timeout: Math.max(30_000, numRuns * 100) }, () =>
    fc.assert(fc.property(arbitraryRecord(), check), { numRuns, seed }),
  );
}

/** A line with the moves from the start that lead to it. */
interface Path {
  readonly line: Line;
  readonly base: number;
  readonly moves: readonly string[];
}

function pathsOf(game: GameRecord): Path[] {
  const paths: Path[] = [];
  const pending: { line: Line; before: readonly string[] }[] = [{ line: game.main, before: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const moves = [...next.before, ...next.line.moves.map(makeUsi)];
    paths.push({ line: next.line, base: next.before.length, moves });
    for (const { index, line } of next.line.variations) {
      pending.push({ line, before: moves.slice(0, next.before.length + index) });
    }
  }
  return paths;
}

/** Every line from the start with its ending; where nothing ends a line that another goes on with, it is none. */
function linesOf(games: readonly GameRecord[]): string[] {
  const paths = games.flatMap(pathsOf);
  const covered = new Set<string>();
  for (const { moves, line } of paths) {
    for (let length = 0; length < moves.length; length++) covered.add(moves.slice(0, length).join(' '));
    if (line.ending) covered.add(moves.join(' '));
  }
  const lines = paths.filter(({ moves, line }) => line.ending || !covered.has(moves.join(' ')));
  return unique(lines.map(({ moves, line }) => `${moves.join(' ')} ${wordsOf(line.ending)}`));
}

const wordsOf = (ending: Ending | undefined): string =>
  ending === undefined ? '' : [ending.kind, ending.winner, ending.text].join('/');

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** What is said, line by line, with the moves before the point of which it is said. */
function saidIn(games: readonly GameRecord[]): string[] {
  const said = games.flatMap(pathsOf).flatMap(({ line, base, moves }) => {
    const at = (index: number): string => moves.slice(0, base + index).join(' ');
    const comments = [...line.comments].flatMap(([index, text]) =>
      text.split('\n').map((row) => `${at(index)} ${row}`),
    );
    const names = [...line.bookmarks].flatMap(([index, text]) =>
      text.split(' / ').map((name) => `${at(index)} &${name}`),
    );
    const last = (line.ending?.comment ?? '')
      .split('\n')
      .map((row) => `${moves.join(' ')} ${wordsOf(line.ending)} ${row}`);
    return [...comments, ...names, ...(line.ending?.comment === undefined ? [] : last)];
  });
  return unique(said);
}

/** Whether no two ways to go on from a point begin with the same move. */
const isTidy = (game: GameRecord): boolean =>
  pathsOf(game).every(({ line }) => {
    const first = line.variations.map((variation) => `${variation.index} ${firstOf(variation.line)}`);
    const own = line.moves.map((move, index) => `${index} ${makeUsi(move)}`);
    const end = `${line.moves.length} ${wordsOf(line.ending)}`;
    return new Set([...first, ...own, end]).size === first.length + own.length + 1;
  });

const firstOf = (line: Line): string => (line.moves.length > 0 ? makeUsi(line.moves[0]) : wordsOf(line.ending));

const mergedAll = ([first, ...others]: readonly GameRecord[]): GameRecord =>
  others.reduce((merged, other) => mergeRecords(merged, other) as GameRecord, first);

describe('editing a record', () => {
  law('the main line alone has no variations and is the same line', (game) => {
    const alone = mainLineOnly(game);
    expect(linesOf([alone])).toEqual(linesOf([{ ...game, main: { ...game.main, variations: [] } }]));
    expect(pathsOf(alone).length).toBe(1);
  });

  law('separate lines are all lines, with all that is said', (game) => {
    const lines = [...separateLines(game)];
    expect(lines.length).toBe(pathsOf(game).length);
    expect(linesOf(lines)).toEqual(linesOf([game]));
    expect(saidIn(lines)).toEqual(saidIn([game]));
    for (const line of lines) expect(line.main.variations).toEqual([]);
  });

  law('separate lines merged again are the same lines, with all that is said', (game) => {
    const merged = mergedAll([...separateLines(game)]);
    expect(linesOf([merged])).toEqual(linesOf([game]));
    expect(saidIn([merged])).toEqual(saidIn([game]));
    expect(isTidy(merged)).toBe(true);
    expect(merged.headers).toEqual(game.headers);
  });

  law('each variation promoted keeps every line and all that is said', (game) => {
    const paths = pathsOf(game);
    for (const { line, moves } of paths) {
      const promoted = promoteVariation(game, line);
      if (line === game.main) expect(promoted).toBeUndefined();
      if (!promoted) continue;
      expect(promoted.main.moves.map(makeUsi)).toEqual(moves);
      expect(wordsOf(promoted.main.ending)).toBe(wordsOf(line.ending));
      expect(linesOf([promoted])).toEqual(linesOf([game]));
      expect(saidIn([promoted])).toEqual(saidIn([game]));
    }
    expect(promoteVariation(game, { ...game.main })).toBeUndefined();
  });

  law('a record that is cut has no longer line and no new one', (game) => {
    for (const ply of [0, 1, 5, 10_000]) {
      const cut = cutAt(game, ply);
      const allowed = new Set(pathsOf(game).map(({ moves }) => moves.slice(0, ply).join(' ')));
      for (const { moves, line } of pathsOf(cut)) {
        expect(moves.length).toBeLessThanOrEqual(ply);
        expect(allowed).toContain(moves.join(' '));
        expect(Math.max(-1, ...line.comments.keys(), ...line.bookmarks.keys())).toBeLessThanOrEqual(line.moves.length);
        expect(line.times.length).toBeLessThanOrEqual(line.moves.length);
      }
      if (ply === 10_000) expect(comparable(cut)).toEqual(comparable(game));
    }
  });

  law('a record merged with itself is itself', (game) => {
    fc.pre(isTidy(game));
    const conflicts: MergeConflict[] = [];
    const merged = mergeRecords(game, game, conflicts);
    expect(conflicts).toEqual([]);
    expect(comparable(merged as GameRecord)).toEqual(comparable(game));
  });

  law('two records merged have the lines and the words of both', (game) => {
    const [first, second] = [cutAt(mainLineOnly(game), 8), { ...game, headers: [...game.headers].reverse() }];
    for (const [a, b] of [
      [first, second],
      [second, first],
    ]) {
      const before = JSON.stringify([comparable(a), comparable(b)]);
      const merged = mergeRecords(a, b) as GameRecord;
      expect(linesOf([merged])).toEqual(linesOf([a, b]));
      expect(saidIn([merged])).toEqual(saidIn([a, b]));
      expect(JSON.stringify([comparable(a), comparable(b)]), 'neither is changed').toBe(before);
    }
  });

  test('lines nested a hundred thousand deep are no trouble', { timeout: 60_000 }, () => {
    const depth = 100_000;
    const { game, innermost } = nested(depth);
    expect(promoteVariation(game, innermost)?.main.moves.length).toBe(depth + 2);
    expect(cutAt(game, 3).main.moves.length).toBe(2);
    expect(mergeRecords(game, nested(depth).game)?.main.variations.length).toBe(1);
    expect(separateLines(game).next().value).toMatchObject({ main: { moves: game.main.moves } });
  });
});

/** A variation of a variation of a variation …, each of them two moves long. */
function nested(depth: number): { game: GameRecord; innermost: Line } {
  const game = emptyRecord();
  const moves = ['7g7f', '3c3d', '2g2f', '8c8d'].map((token) => parseUsi(token) as Move);
  game.main.moves = moves.slice(0, 2);
  let innermost = game.main;
  for (let n = 1; n <= depth; n++) {
    const line: Line = { ...emptyLine(), moves: [moves[n % 2 === 0 ? 1 : 2], moves[n % 2 === 0 ? 2 : 3]] };
    addVariation(innermost, 1, line);
    innermost = line;
  }
  return { game, innermost };
}
