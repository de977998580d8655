import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gamesBelow, madeGames } from './games.js';

const folder = mkdtempSync(join(tmpdir(), 'kifukit-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('made games have their text in every format, and the same ones for a seed', () => {
  const [game] = madeGames(1, 7);
  expect(game.texts.csa).toContain('%');
  expect(game.texts.kif).toContain('手');
  expect(game.texts.usi).toMatch(/^\S.* moves \S.*\S$/);
  expect(madeGames(1, 7)).toEqual([game]);
});

describe('a folder of games', () => {
  mkdirSync(join(folder, 'inner'));
  writeFileSync(
    join(folder, 'a.csa'),
    "V2.2\nN+甲\n$EVENT:棋戦\nPI\n+\n'*comment\n+7776FU,T3\n-3334FU,T4\n%TORYO,T5\n",
  );
  writeFileSync(join(folder, 'inner', 'b.kif'), '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n');
  writeFileSync(join(folder, 'illegal.csa'), 'PI\n+\n+7775FU\n');
  writeFileSync(join(folder, 'empty.csa'), '');
  writeFileSync(join(folder, 'other.txt'), 'no record');
  const { games, skipped } = gamesBelow(folder);

  test('is read with what lies below it', () => {
    expect(games.map(({ name }) => name)).toEqual([join(folder, 'a.csa'), join(folder, 'inner', 'b.kif')]);
    expect(games.every(({ record }) => record.main.moves.length === 2)).toBe(true);
  });

  test('leaves out what cannot be compared', () => {
    expect(skipped).toEqual([join(folder, 'empty.csa'), join(folder, 'illegal.csa')]);
  });

  test('keeps of a game what everybody can do', () => {
    expect(games[0].record.headers).toEqual([['black', '甲']]);
    expect(games[0].record.main.comments.size).toBe(0);
    expect(games[0].record.main.times).toEqual([3000, 4000]);
    expect(games[0].record.main.ending).toMatchObject({ kind: 'resign', time: 5000 });
  });
});
