import { findRepetition, positionOf } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { mayRepeat } from './may-repeat.js';
import { eventfulGame } from './testing/eventful-game.js';
import { seeded } from './testing/random.js';
import { soundGame } from './testing/sound-game.js';

test('no repetition escapes a look at the moves', () => {
  let repetitions = 0;
  for (let seed = 0; seed < 600; seed++) {
    const { start, main } = eventfulGame(seed);
    for (const times of [3, 4]) {
      if (!findRepetition(positionOf(start), main.moves, times)) continue;
      repetitions++;
      expect(mayRepeat(positionOf(start), main.moves, times), `game ${seed}`).toBe(true);
    }
  }
  expect(repetitions).toBeGreaterThan(100);
});

test('most games without one are done with at once', () => {
  const games = Array.from({ length: 200 }, (_, seed) => soundGame(seeded(seed), { least: 80, most: 150 }));
  const doubted = games.filter(({ start, main }) => mayRepeat(positionOf(start), main.moves, 4));
  expect(doubted.length).toBeLessThan(10);
});
