// What is odd about a position: everything at once, in a fixed order.
import { expect, test } from 'vitest';
import { handicapSfen, handicaps } from './handicap.js';
import { BLACK, KING, PAWN, ROOK, WHITE } from './piece.js';
import { countMen, problems } from './problems.js';
import { positionOf } from './sfen.js';
import { parseSquare } from './square.js';

const found = (sfen: string) => problems(positionOf(sfen));

test.for([...handicaps])('nothing is odd about the start of %s', (handicap) => {
  expect(found(handicapSfen(handicap))).toEqual([]);
});

test.for([
  ['4k4/9/9/9/9/9/9/9/4K4 b 19P 1', [{ code: 'too-many-pieces', role: PAWN, count: 19 }]],
  ['4k4/9/9/9/9/9/9/9/1+RR1K4 b R 1', [{ code: 'too-many-pieces', role: ROOK, count: 3 }]],
  ['4k4/4k4/9/9/9/9/9/9/4K4 b - 1', [{ code: 'two-kings', color: WHITE }]],
  ['4k4/9/9/9/9/9/9/9/9 b - 1', [{ code: 'king-missing', color: BLACK }]],
  [
    '9/9/9/9/9/9/9/9/9 b - 1',
    [
      { code: 'king-missing', color: BLACK },
      { code: 'king-missing', color: WHITE },
    ],
  ],
  ['4k4/9/P8/P8/9/9/9/9/4K4 b - 1', [{ code: 'pawns-doubled', color: BLACK, file: 9 }]],
  ['4k4/9/P8/+P8/p8/9/9/9/4K4 b - 1', []],
  ['4k4/9/8p/9/8p/8p/9/9/4K4 b - 1', [{ code: 'pawns-doubled', color: WHITE, file: 1 }]],
  ['P3k4/9/9/9/9/9/9/9/4K4 b - 1', [{ code: 'piece-on-dead-rank', square: parseSquare('9a') }]],
  [
    '4k4/N8/9/9/9/9/9/8n/L3K4 b - 1',
    ['9b', '1h'].map((at) => ({ code: 'piece-on-dead-rank', square: parseSquare(at) })),
  ],
  ['4k4/9/9/9/9/9/9/4R4/4K4 b - 1', [{ code: 'opponent-in-check' }]],
  ['4k4/9/9/9/9/9/9/4R4/4K4 w - 1', []],
] as const)('%s', ([sfen, expected]) => {
  expect(found(sfen)).toHaveLength(expected.length);
  expect(found(sfen)).toEqual(expect.arrayContaining([...expected]));
});

test('all of it at once, in order', () => {
  const codes = found('PP7/PP7/9/9/4r4/9/9/4K4/4K4 w 18P3b 1').map(({ code }) => code);
  expect(codes).toEqual([
    'too-many-pieces',
    'too-many-pieces',
    'two-kings',
    'king-missing',
    'pawns-doubled',
    'pawns-doubled',
    'piece-on-dead-rank',
    'piece-on-dead-rank',
    'opponent-in-check',
  ]);
});

test('men are counted on the board, promoted or not, and in both hands', () => {
  const counts = countMen(positionOf('+P3k4/p8/9/9/9/9/9/9/4K4 b 3P2p 1'));
  expect(counts[PAWN]).toBe(7);
  expect(counts[KING]).toBe(2);
});
