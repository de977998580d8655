// The random numbers behind the keys of positions, and what a key tells apart.
import { expect, test } from 'vitest';
import { KEY_HIGH, KEY_LOW } from './key.js';
import { BLACK, GOLD, HAND_ROLES, PAWN, pieceOf, WHITE } from './piece.js';
import { Position } from './position.js';
import { positionOf, START_SFEN } from './sfen.js';

test('no number comes twice, neither within a half nor across the halves', () => {
  const numbers = [...KEY_HIGH, ...KEY_LOW];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).not.toContain(0);
});

test('keys may be stored: the start position has had this one since the first version', () => {
  const position = positionOf(START_SFEN);
  expect(position.key).toEqual([0, 0]);
  position.trackKey();
  expect(position.key).toEqual([1344340371, 1611442348]);
});

test('each fact of a position changes the key', () => {
  const keys = new Set<string>();
  const add = (change: (position: Position) => void): void => {
    const position = new Position();
    position.trackKey();
    change(position);
    keys.add(String(position.key));
  };
  let count = 0;
  for (const color of [BLACK, WHITE] as const) {
    for (let square = 0; square < 81; square++) {
      for (let role = 1; role <= 14; role++) {
        add((position) => position.put(square, pieceOf(color, role)));
        count++;
      }
    }
    for (const role of HAND_ROLES) {
      for (let held = 1; held <= 18; held++) {
        add((position) => position.setHand(color, role, held));
        count++;
      }
    }
  }
  expect(keys.size).toBe(count);
});

test('setting up again gives the same key, in any order', () => {
  const [a, b] = [new Position(), new Position()];
  a.trackKey();
  a.put(0, pieceOf(BLACK, PAWN));
  a.setHand(WHITE, GOLD, 2);
  a.put(9, pieceOf(WHITE, PAWN));
  b.put(9, pieceOf(WHITE, PAWN));
  b.put(0, pieceOf(WHITE, GOLD));
  b.trackKey();
  b.put(0, pieceOf(BLACK, PAWN));
  b.setHand(WHITE, GOLD, 2);
  expect(a.key).toEqual(b.key);
  a.turn = WHITE;
  a.trackKey();
  expect(a.key).not.toEqual(b.key);
});
