import { timeOf } from '@kifukit/record';
import { handicapSfen, isDrop, isPromotion, makeUsi, positionOf, targetOf } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { playout, playouts } from './playout.js';

const games = playouts(60, 1);

describe('playouts', () => {
  test('are legal from the first move to the last', () => {
    for (const { start, main } of games) {
      const position = positionOf(start);
      for (const move of main.moves) {
        expect(position.illegality(move)).toBeUndefined();
        position.play(move);
      }
    }
  });

  test('are as long as games are', () => {
    const lengths = games.map(({ main }) => main.moves.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(average).toBeGreaterThan(100);
    expect(average).toBeLessThan(130);
  });

  test('hold captures, promotions and drops', () => {
    const counts = { moves: 0, captures: 0, drops: 0, promotions: 0 };
    for (const { start, main } of games) {
      const position = positionOf(start);
      for (const move of main.moves) {
        counts.moves++;
        if (isDrop(move)) counts.drops++;
        else if (position.board[targetOf(move)] !== 0) counts.captures++;
        if (isPromotion(move)) counts.promotions++;
        position.play(move);
      }
    }
    expect(counts.captures / counts.moves).toBeGreaterThan(0.15);
    expect(counts.drops / counts.moves).toBeGreaterThan(0.05);
    expect(counts.promotions).toBeGreaterThan(games.length);
  });

  test('have two players, a time for each move and an ending', () => {
    for (const { headers, main } of games) {
      expect(headers.map(([key]) => key)).toEqual(['black', 'white']);
      expect(main.moves.every((_, index) => (timeOf(main, index) ?? 0) >= 1000)).toBe(true);
      expect(main.ending?.winner).toMatch(/^(black|white)$/);
      expect(main.ending?.time).toBeGreaterThanOrEqual(1000);
    }
  });

  test('are the same for the same seed', () => {
    const moves = (seed: number): string[][] => playouts(5, seed).map(({ main }) => main.moves.map(makeUsi));
    expect(moves(3)).toEqual(moves(3));
    expect(moves(3)).not.toEqual(moves(4));
  });

  test('begin where they are told to, without times and headers if they are told so', () => {
    const game = playout(1, {
      start: handicapSfen('two-pieces'),
      minimum: 5,
      maximum: 9,
      times: false,
      headers: false,
    });
    expect(game.start).toBe(handicapSfen('two-pieces'));
    expect(game.headers).toEqual([]);
    expect(game.main.times).toEqual([]);
    expect(game.main.moves.length).toBeGreaterThanOrEqual(5);
  });

  test('end where no move is left', () => {
    const { main } = playout(1, { start: '4k4/4G4/4G4/9/9/9/9/9/9 w - 1' });
    expect(main.moves).toEqual([]);
    expect(main.ending).toMatchObject({ kind: 'resign', winner: 'black' });
  });
});
