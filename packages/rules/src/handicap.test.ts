// Handicap names and their starts, both ways, against the table of the KIF description.
import { describe, expect, test } from 'vitest';
import { type Handicap, handicapOf, handicapSfen, handicaps } from './handicap.js';
import { countMen } from './problems.js';
import { makeSfen, positionOf } from './sfen.js';

const TAIL = '/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

/** White's first two ranks by KIF's name; the later ones are names of other programs. */
const published: readonly (readonly [kif: string, handicap: Handicap, ranks: string])[] = [
  ['香落ち', 'lance', 'lnsgkgsn1/1r5b1'],
  ['右香落ち', 'right-lance', '1nsgkgsnl/1r5b1'],
  ['角落ち', 'bishop', 'lnsgkgsnl/1r7'],
  ['飛車落ち', 'rook', 'lnsgkgsnl/7b1'],
  ['飛香落ち', 'rook-lance', 'lnsgkgsn1/7b1'],
  ['二枚落ち', 'two-pieces', 'lnsgkgsnl/9'],
  ['三枚落ち', 'three-pieces', 'lnsgkgsn1/9'],
  ['四枚落ち', 'four-pieces', '1nsgkgsn1/9'],
  ['五枚落ち', 'five-pieces', '2sgkgsn1/9'],
  ['左五枚落ち', 'left-five-pieces', '1nsgkgs2/9'],
  ['六枚落ち', 'six-pieces', '2sgkgs2/9'],
  ['左七枚落ち', 'left-seven-pieces', '2sgkg3/9'],
  ['右七枚落ち', 'right-seven-pieces', '3gkgs2/9'],
  ['八枚落ち', 'eight-pieces', '3gkg3/9'],
  ['十枚落ち', 'ten-pieces', '4k4/9'],
  ['九枚落ち', 'nine-pieces', '4kg3/9'],
  ['両香落ち', 'both-lances', '1nsgkgsn1/1r5b1'],
  ['トンボ', 'dragonfly', '4k4/1r5b1'],
];

test.for(published)('%s is %s: %s', ([, handicap, ranks]) => {
  const sfen = `${ranks}${TAIL} w - 1`;
  expect(handicapSfen(handicap)).toBe(sfen);
  expect(handicapOf(sfen)).toBe(handicap);
  expect(handicapOf(positionOf(sfen))).toBe(handicap);
});

describe('others', () => {
  test('the even game, Black to move', () => {
    expect(handicapSfen('even')).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1');
    expect(handicapOf(handicapSfen('even'))).toBe('even');
    expect(handicapOf(handicapSfen('even').replace(' b ', ' w '))).toBeUndefined();
  });

  test('three pawns in hand and the bare king', () => {
    expect(handicapSfen('three-pawns')).toBe('4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1');
    expect(handicapSfen('bare-king')).toBe('4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
    expect(handicapOf('4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1')).toBe('three-pawns');
    expect(handicapOf('4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1')).toBe('bare-king');
    expect(handicapOf('4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 2p 1')).toBeUndefined();
  });

  test('the number of the first move does not matter', () => {
    expect(handicapOf(`lnsgkgsnl/9${TAIL} w - 31`)).toBe('two-pieces');
  });

  test('a handicap with Black to move is none', () => {
    expect(handicapOf(`lnsgkgsnl/9${TAIL} b - 1`)).toBeUndefined();
  });
});

test.for([...handicaps])('%s: written as it is kept, no two alike', (handicap) => {
  const sfen = handicapSfen(handicap);
  expect(makeSfen(positionOf(sfen))).toBe(sfen);
  expect(handicapOf(sfen)).toBe(handicap);
});

test('the numbers in the names are the numbers of men that are missing', () => {
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  for (const handicap of handicaps) {
    const count = words.findIndex((word) => handicap.includes(`${word}-pieces`));
    if (count < 0) continue;
    const men = countMen(positionOf(handicapSfen(handicap))).reduce((sum, number) => sum + number, 0);
    expect(40 - men).toBe(count + 2);
  }
});
