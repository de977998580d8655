import {
  BISHOP,
  GOLD,
  HAND_ROLES,
  HORSE,
  KING,
  makeDrop,
  makeMove,
  NO_ORIGIN,
  Position,
  pieceOf,
  SEVERAL_ORIGINS,
  SQUARES,
  soleOriginTo,
  squareAt,
} from '@kifukit/rules';
import { describe, expect, it, test } from 'vitest';
import { seeded } from '../testing/random.js';
import { dropNeedsWord, originsMeant, qualifierOf, qualifierText } from './qualifier.js';
import { qualifierExamples } from './testing/qualifier-examples.js';

for (const isWhite of [false, true]) {
  describe(`qualifiers for ${isWhite ? 'White' : 'Black'}`, () => {
    for (const { role, to, origins, position, name } of qualifierExamples(isWhite)) {
      it(name, () => {
        for (const { from, words } of origins) {
          const move = makeMove(from, to);
          expect(qualifierText(position, move)).toBe(words);
          expect(originsMeant(position, to, role, qualifierOf(position, move))).toEqual([from]);
        }
      });
    }
  });
}

/** Black pieces of one kind on squares given as two digits. */
function positionWith(role: number, squares: string): Position {
  const position = new Position();
  for (const text of squares.split(' ')) {
    position.put(squareAt(Number(text[0]), Number(text[1])), pieceOf(0, role));
  }
  return position;
}

test('no words tell a move that the piece does not make', () => {
  expect(qualifierText(positionWith(GOLD, '69'), makeMove(squareAt(6, 9), squareAt(6, 7)))).toBeUndefined();
  expect(qualifierText(positionWith(GOLD, '69 68'), makeMove(squareAt(6, 9), squareAt(6, 7)))).toBeUndefined();
});

test('nor which of three horses goes straight ahead', () => {
  const horses = positionWith(HORSE, '66 56 46');
  const to = squareAt(5, 5);
  const words = ['66', '56', '46'].map((from) =>
    qualifierText(horses, makeMove(squareAt(Number(from[0]), Number(from[1])), to)),
  );
  expect(words).toEqual(['左', undefined, '右']);
});

test('words that older practice preferred, or that contradict', () => {
  const golds = positionWith(GOLD, '56 45');
  const to = squareAt(5, 5);
  const meant = (side?: '左' | '右' | '直', motion?: '上' | '寄' | '引') =>
    originsMeant(golds, to, GOLD, { side, motion }).map((from) => (from === squareAt(5, 6) ? 56 : 45));
  expect(meant('直')).toEqual([56]);
  expect(meant(undefined, '上')).toEqual([56]);
  expect(meant('右', '寄')).toEqual([45]);
  expect(meant('左')).toEqual([56]);
  expect(meant('左', '寄')).toEqual([]);
  expect(meant(undefined, '引')).toEqual([]);
  expect(meant().length).toBe(2);
});

test('a pinned piece counts, unless only that decides', () => {
  const position = positionWith(GOLD, '68 48');
  position.put(squareAt(6, 9), pieceOf(0, KING));
  position.put(squareAt(6, 1), pieceOf(1, 6));
  const to = squareAt(5, 8);
  expect(originsMeant(position, to, GOLD, {})).toEqual([squareAt(4, 8)]);
  expect(qualifierText(position, makeMove(squareAt(4, 8), to))).toBe('右');
});

test('a drop bears its word only where a piece on the board goes there too', () => {
  const position = positionWith(BISHOP, '88');
  expect(dropNeedsWord(position, makeDrop(BISHOP, squareAt(5, 5)))).toBe(true);
  expect(dropNeedsWord(position, makeDrop(BISHOP, squareAt(5, 4)))).toBe(false);
});

test('the sole origin is the one that all origins together say', () => {
  const random = seeded(4);
  let differences = 0;
  for (let n = 0; n < 200; n++) {
    const position = new Position((n & 1) as 0 | 1);
    for (let men = 0; men < 4 + (n % 40); men++) {
      const role = random.pick([...HAND_ROLES, KING]);
      const piece = pieceOf(random.below(2) as 0 | 1, role < GOLD && random.chance(40) ? role + 8 : role);
      position.put(random.below(SQUARES), piece);
    }
    for (let to = 0; to < SQUARES; to++) {
      for (let role = 1; role < 15; role++) {
        const all = position.movesTo(to, role);
        const one = all.length === 1 ? all[0] : all.length === 0 ? NO_ORIGIN : SEVERAL_ORIGINS;
        if (soleOriginTo(position, to, role) !== one) differences++;
      }
    }
  }
  expect(differences).toBe(0);
});
