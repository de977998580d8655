// Points and verdicts of impasse, and the entering-king declaration.
import { describe, expect, test } from 'vitest';
import { handicapSfen, handicaps } from './handicap.js';
import {
  declarationOf,
  handicapPoints,
  impassePoints,
  judgeDeclaration24,
  judgeDeclaration27,
  judgeImpasse24,
  judgeImpasse27,
} from './impasse.js';
import { BLACK, PAWN, WHITE } from './piece.js';
import { positionOf, START_SFEN } from './sfen.js';
import { mirrored } from './testing/mirror.js';

const points = (sfen: string) => [impassePoints(positionOf(sfen), BLACK), impassePoints(positionOf(sfen), WHITE)];

describe('points', () => {
  test('each side has 27 at the start', () => expect(points(START_SFEN)).toEqual([27, 27]));

  test('promoted men count as unpromoted ones, kings nothing, hands all', () => {
    expect(points('k1+R6/9/9/9/9/9/9/9/K1+b3+p2 b RBGSNLP2p 1')).toEqual([20, 8]);
  });

  test('of the example position 29 and 25', () => {
    const sfen = '2+P6/1KG+P+R4/SGS+P1+P3/N2+B2P2/L6pl/2P1P+b2n/3+p1+psgs/4+r+pgk1/6+p2 b NL4Pnl2p 1';
    expect(points(sfen)).toEqual([29, 25]);
    expect(judgeImpasse24(positionOf(sfen))).toBe('draw');
    expect(judgeImpasse27(positionOf(sfen))).toBe(BLACK);
    expect(judgeImpasse27(positionOf(mirrored(sfen)))).toBe(WHITE);
  });
});

describe('a handicap game counts for the giver what the giver lacks', () => {
  const expected: Record<string, number> = {
    even: 0,
    lance: 1,
    'right-lance': 1,
    bishop: 5,
    rook: 5,
    'rook-lance': 6,
    'two-pieces': 10,
    'three-pieces': 11,
    'four-pieces': 12,
    'five-pieces': 13,
    'left-five-pieces': 13,
    'six-pieces': 14,
    'left-seven-pieces': 15,
    'right-seven-pieces': 15,
    'eight-pieces': 16,
    'nine-pieces': 17,
    'ten-pieces': 18,
    'both-lances': 2,
    dragonfly: 8,
    'three-pawns': 24,
    'bare-king': 27,
  };
  test.for([...handicaps])('%s', (handicap) => {
    expect(handicapPoints(positionOf(handicapSfen(handicap)))).toBe(expected[handicap]);
  });

  test('a start in the middle of a game gives nothing: Black holds the men, they are not lacking', () => {
    expect(handicapPoints(positionOf('lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB 1'))).toBe(0);
  });

  test('nor does a start at which only Black lacks men', () => {
    expect(handicapPoints(positionOf('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGKGSNL b - 1'))).toBe(0);
  });
});

/** Black's ten men in the camp, 28 points: three lines of the board. */
const WINNING = '+R+B2K2+B+R/+P+P2+P2+P+P/4+P4';
const declared = (camp: string, hands: string, turn = 'b') => positionOf(`${camp}/9/9/9/9/9/4k4 ${turn} ${hands} 1`);

describe('declaration', () => {
  const position = declared(WINNING, '2P4g4s4n4l10p');

  test('ten men and 28 points win', () => {
    expect(declarationOf(position)).toEqual({ points: 28, piecesInCamp: 10, kingInCamp: true, inCheck: false });
    expect(judgeDeclaration27(position)).toBe('win');
    expect(judgeDeclaration24(position)).toBe('draw');
  });

  test('27 points fail for Black and win for White', () => {
    const sfen = `${WINNING}/9/9/9/9/9/4k4 b P4g4s4n4l11p 1`;
    expect(judgeDeclaration27(positionOf(sfen))).toBe('fail');
    expect(judgeDeclaration27(positionOf(mirrored(sfen)))).toBe('win');
    const fewer = sfen.replace(' P4g', ' 4g');
    expect(judgeDeclaration27(positionOf(mirrored(fewer)))).toBe('fail');
  });

  test('nine men do not do', () => {
    const nine = declared('+R+B2K2+B+R/+P+P2+P2+P+P/9', '3P4g4s4n4l10p');
    expect(declarationOf(nine)).toMatchObject({ points: 28, piecesInCamp: 9 });
    expect(judgeDeclaration27(nine)).toBe('fail');
    expect(judgeDeclaration24(nine)).toBe('fail');
  });

  test('the king must have entered', () => {
    const outside = positionOf('+R+B5+B+R/+P+P2+P2+P+P/4+P4/4K4/9/9/9/9/4k4 b 2P4g4s4n4l10p 1');
    expect(declarationOf(outside).kingInCamp).toBe(false);
    expect(judgeDeclaration27(outside)).toBe('fail');
    expect(judgeDeclaration24(outside)).toBe('fail');
  });

  test('the king must not be in check', () => {
    const checked = positionOf('+R+B2K2+B+R/+P+P2r2+P+P/4+P4/9/9/9/9/9/4k4 b 8P4g4s4n4l5p 1');
    expect(declarationOf(checked)).toMatchObject({ inCheck: true });
    expect(judgeDeclaration27(checked)).toBe('fail');
  });

  test('men outside the camp count no points, the opponent’s men none either', () => {
    const further = positionOf('+R+B2K2+B+R/+P+P2+P2+P+P/4+P4/R8/9/9/9/9/g3k4 b 2P3g4s4n4l10p 1');
    expect(declarationOf(further).points).toBe(28);
  });

  test('24 points: below fails, 24 to 30 draws, 31 wins', () => {
    const hand = (count: number) => declared(WINNING, `${count}P`);
    const small = declared('+R+B1+PK2+P+P/+P+P2+P2+P+P/4+P4', '5P');
    expect(judgeDeclaration24(small)).toBe('draw');
    small.setHand(BLACK, PAWN, 4);
    expect(declarationOf(small).points).toBe(23);
    expect(judgeDeclaration24(small)).toBe('fail');
    expect(judgeDeclaration24(hand(4))).toBe('draw');
    expect(judgeDeclaration24(hand(5))).toBe('win');
  });

  test('the handicap is added for White only', () => {
    const white = positionOf(mirrored(`${WINNING}/9/9/9/9/9/4k4 b 4g 1`));
    expect(declarationOf(white).points).toBe(26);
    expect(declarationOf(white, 1).points).toBe(27);
    expect(judgeDeclaration27(white, 1)).toBe('win');
    expect(declarationOf(position, 5).points).toBe(28);
  });

  test('without a king nothing can be declared', () => {
    const kingless = positionOf('+R+B5+B+R/+P+P2+P2+P+P/4+P4/9/9/9/9/9/4k4 b 2P 1');
    expect(judgeDeclaration27(kingless)).toBe('fail');
  });
});

describe('agreed impasse', () => {
  const entered = (black: string, hands: string) => positionOf(`4K4/${black}/9/9/9/9/9/9/4k4 b ${hands} 1`);

  test('is not asked before both kings have entered', () => {
    expect(judgeImpasse24(positionOf(START_SFEN))).toBeUndefined();
    expect(judgeImpasse27(positionOf('4K4/9/9/9/9/9/9/9/9 b - 1'))).toBeUndefined();
    expect(judgeImpasse27(positionOf('4K4/9/9/4k4/9/9/9/9/9 b - 1'))).toBeUndefined();
  });

  test('24 points: who has fewer loses', () => {
    expect(judgeImpasse24(entered('RB7', 'RB3P4g4s4n4l15p'))).toBe(WHITE);
    expect(judgeImpasse24(entered('RB7', 'RB4P4g4s4n4l14p'))).toBe('draw');
    expect(judgeImpasse24(entered('9', '2R2B4G4S2N2P2n4l16p'))).toBe(BLACK);
    expect(judgeImpasse24(entered('9', '2R2B4G4S2P4n4l12p'), 4)).toBe('draw');
  });

  test('27 points: who has more wins', () => {
    expect(judgeImpasse27(entered('RB7', 'RB7P4g4s4n4l11p'))).toBe('draw');
    expect(judgeImpasse27(entered('RB7', 'RB8P4g4s4n4l10p'))).toBe(BLACK);
    expect(judgeImpasse27(entered('RB7', 'RB6P4g4s4n4l12p'))).toBe(WHITE);
    expect(judgeImpasse27(entered('RB7', 'RB7P4g4s4n4l10p'), 1)).toBe('draw');
  });
});
