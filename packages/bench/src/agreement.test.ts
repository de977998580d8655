import { expect, test } from 'vitest';
import { disagreements } from './agreement.js';
import { madeGames } from './games.js';

test('everybody reads the made games alike', () => expect(disagreements(madeGames(5, 11))).toEqual([]));

test('a text that says something else is found', () => {
  const [one, other] = madeGames(2, 11);
  const found = disagreements([{ ...one, texts: { ...one.texts, csa: other.texts.csa } }]);
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found[0]).toMatch(/^playout 1: kifukit reads from csa .+, not .+/);
});

test('a text that cannot be read is told like one that says something else', () => {
  const [game] = madeGames(1, 11);
  const found = disagreements([{ ...game, texts: { ...game.texts, usi: 'nothing of the sort' } }]);
  expect(found.some((line) => line.includes('tsshogi reads from usi nothing ('))).toBe(true);
});
