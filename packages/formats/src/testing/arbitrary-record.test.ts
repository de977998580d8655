import { type GameRecord, Replayer, Report, recordCodes, walk, winnerBy } from '@kifukit/record';
import { isForbidden, positionOf } from '@kifukit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRecord } from './arbitrary-record.js';
import { comparable } from './comparable.js';

const records = (count: number, seed = 7): GameRecord[] => fc.sample(arbitraryRecord(), { numRuns: count, seed });

describe('arbitrary records', () => {
  test('are the same for the same seed', () => {
    expect(records(50).map(comparable)).toEqual(records(50).map(comparable));
    expect(records(50).map(comparable)).not.toEqual(records(50, 8).map(comparable));
  });

  test('are made at a rate of thousands in seconds', () => {
    const begin = performance.now();
    records(1000);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test('hold moves that can be played, illegal ones only at the end of a line', () => {
    for (const game of records(300)) {
      walk(game, {
        move({ line }, index, move, position) {
          const fault = position.illegality(move);
          if (fault === undefined) return;
          expect(isForbidden(fault)).toBe(true);
          expect(index).toBe(line.moves.length - 1);
          expect(line.variations.every((variation) => variation.index <= index)).toBe(true);
        },
      });
    }
  });

  test('keep the rules of the tree', () => {
    for (const game of records(300)) {
      walk(game, {
        enter({ line, parent }) {
          const indices = line.variations.map(({ index }) => index);
          expect(indices).toEqual([...indices].sort((a, b) => a - b));
          if (indices.length === 0) return;
          expect(indices[0]).toBeGreaterThanOrEqual(parent ? 1 : 0);
          expect(indices[indices.length - 1]).toBeLessThanOrEqual(line.moves.length);
        },
      });
    }
  });

  test('name the winner that the replayer finds', () => {
    for (const { start, main } of records(300)) {
      if (!main.ending) continue;
      const replayer = new Replayer(positionOf(start), new Report('', recordCodes));
      for (const move of main.moves) replayer.usi(move, 0, 0);
      const { winner: _, comment: __, ...ending } = main.ending;
      replayer.end(ending, '', 0, 0);
      if (winnerBy(ending.kind, 0) !== undefined) expect(replayer.line.ending?.winner).toBe(main.ending.winner);
    }
  });

  test('have everything that a record can have', () => {
    const all = records(600);
    const lines = all.flatMap((game) => {
      const found: GameRecord['main'][] = [];
      walk(game, { enter: ({ line }) => void found.push(line) });
      return found;
    });
    const kinds = new Set(lines.map(({ ending }) => ending?.kind));
    expect(kinds.size).toBe(21);
    expect(all.some(({ start }) => !start.endsWith(' 1'))).toBe(true);
    expect(lines.some(({ variations, moves }) => variations.some(({ index }) => index === moves.length))).toBe(true);
    expect(lines.some(({ comments }) => [...comments.values()].some((text) => /^\n|\n\n|\n$/.test(text)))).toBe(true);
    expect(lines.some(({ times }) => times.some((time) => time % 1000 > 0))).toBe(true);
    expect(all.some(({ headers }) => new Set(headers.map(([key]) => key)).size < headers.length)).toBe(true);
  });

  test('can be had without fouls and without variations', () => {
    const games = fc.sample(arbitraryRecord({ fouls: false, variations: false }), { numRuns: 200, seed: 3 });
    for (const game of games) {
      expect(game.main.variations).toEqual([]);
      walk(game, { move: (_visit, _index, move, position) => expect(position.isLegal(move)).toBe(true) });
    }
  });
});
