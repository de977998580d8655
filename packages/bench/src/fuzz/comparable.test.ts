import type { GameRecord } from '@kifukit/record';
import { expect, test } from 'vitest';
import { deepRecord, longRecord, randomRecord } from '../random-record.js';
import { comparable, differenceOf, pathLength } from './comparable.js';

/** A record with one thing changed. */
function changed(change: (game: GameRecord) => unknown): string {
  const game = longRecord(4, 2);
  change(game);
  return comparable(game);
}

const same = changed(() => {});

test('records that mean the same are equal', () => {
  expect(comparable(randomRecord(3))).toBe(comparable(randomRecord(3)));
  expect(changed(({ main }) => main.times.push(-1, -1))).toBe(same);
});

test.each([
  ['start', (game: GameRecord) => Object.assign(game, { start: game.start.replace(' b ', ' w ') })],
  ['headers', (game: GameRecord) => game.headers.push(['black', 'x'])],
  ['moves', ({ main }: GameRecord) => main.moves.pop()],
  ['times', ({ main }: GameRecord) => main.times.push(1)],
  ['comments', ({ main }: GameRecord) => main.comments.set(1, 'x')],
  ['bookmarks', ({ main }: GameRecord) => main.bookmarks.set(1, 'x')],
  ['ending', ({ main }: GameRecord) => Object.assign(main, { ending: { kind: 'resign' } })],
  ['variations', ({ main }: GameRecord) => main.variations.pop()],
  ['comments', ({ main }: GameRecord) => main.variations[1].line.comments.set(0, 'x')],
])('other %s are found', (what, change) => expect(differenceOf(changed(change), same)).toBe(what));

test('paths are counted from the start', () => {
  expect(pathLength(longRecord(10, 0))).toBe(10);
  expect(pathLength(longRecord(10, 2))).toBe(10 + 9 + 10);
  expect(pathLength(deepRecord(2))).toBe(2 + 3 + 4);
});
