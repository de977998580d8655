import { type GameRecord, walk } from '@kifukit/record';
import { expect, test } from 'vitest';
import { deepRecord, longRecord, randomRecord } from './random-record.js';

/** The number of lines; every move of them must be legal. */
function legalLines(game: GameRecord): number {
  let lines = 0;
  walk(game, {
    enter: () => {
      lines++;
    },
    move: (_visit, _index, move, position) => expect(position.illegality(move)).toBeUndefined(),
  });
  return lines;
}

test('random records are legal, and many have variations, comments and times', () => {
  const records = Array.from({ length: 40 }, (_, seed) => randomRecord(seed));
  expect(records.map(legalLines).filter((lines) => lines > 2).length).toBeGreaterThan(10);
  expect(records.some(({ main }) => main.comments.size > 0)).toBe(true);
  expect(records.some(({ main }) => main.times.length > 0)).toBe(true);
  expect(records.some(({ main }) => main.ending?.kind === 'other')).toBe(true);
});

test('long and deep records are what they are called', () => {
  expect(longRecord(100, 30).main.moves.length).toBe(100);
  expect(legalLines(longRecord(100, 30))).toBe(31);
  expect(legalLines(deepRecord(30))).toBe(31);
  let depth = 0;
  for (let line = deepRecord(30).main; line.variations.length > 0; line = line.variations[0].line) depth++;
  expect(depth).toBe(30);
});
