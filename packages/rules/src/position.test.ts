// A position by itself: setting up, kings, hands, copies.
import { describe, expect, test } from 'vitest';
import { type Move, parseUsi } from './move.js';
import { BLACK, KING, PAWN, pieceOf, ROOK, WHITE } from './piece.js';
import { Position } from './position.js';
import { makeSfen, positionOf, START_SFEN } from './sfen.js';
import { parseSquare } from './square.js';

const play = (position: Position, usi: string) => position.play(parseUsi(usi) as Move);
const squareOf = (name: string) => parseSquare(name) as number;

test('a new position is empty, Black to move, move 1', () => {
  expect(makeSfen(new Position())).toBe('9/9/9/9/9/9/9/9/9 b - 1');
  expect(makeSfen(new Position(WHITE, 12))).toBe('9/9/9/9/9/9/9/9/9 w - 12');
});

describe('kings', () => {
  test('are found, moved, taken away and put back', () => {
    const position = positionOf(START_SFEN);
    expect(position.kingSquare(BLACK)).toBe(squareOf('5i'));
    play(position, '5i5h');
    expect(position.kingSquare(BLACK)).toBe(squareOf('5h'));
    position.put(squareOf('5h'), 0);
    expect(position.kingSquare(BLACK)).toBe(-1);
    expect(position.inCheck(BLACK)).toBe(false);
    position.put(squareOf('5e'), pieceOf(BLACK, KING));
    expect(position.kingSquare(BLACK)).toBe(squareOf('5e'));
  });

  test('of several the first on the board is asked for its safety', () => {
    const position = positionOf('9/9/9/9/9/9/9/K7K/8r w - 1');
    expect(position.kingSquare(BLACK)).toBe(squareOf('1h'));
    expect(position.inCheck(BLACK)).toBe(true);
    position.put(squareOf('1h'), 0);
    expect(position.inCheck(BLACK)).toBe(false);
  });

  test('a captured king is gone and comes back', () => {
    const position = positionOf('9/9/9/9/4k4/4K4/9/9/9 b - 1');
    const captured = play(position, '5f5e');
    expect(position.kingSquare(WHITE)).toBe(-1);
    expect(makeSfen(position)).toBe('9/9/9/9/4K4/9/9/9/9 w - 2');
    position.undo(parseUsi('5f5e') as Move, captured);
    expect(position.kingSquare(WHITE)).toBe(squareOf('5e'));
  });
});

test('a captured man goes unpromoted to the hand, and the number of the move goes on', () => {
  const position = positionOf('4k4/9/9/9/4+r4/4R4/9/9/4K4 b - 7');
  expect(play(position, '5f5e')).toBe(pieceOf(WHITE, ROOK + 8));
  expect(makeSfen(position)).toBe('4k4/9/9/9/4R4/9/9/9/4K4 w R 8');
});

test('a drop takes from the hand', () => {
  const position = positionOf('4k4/9/9/9/9/9/9/9/4K4 b 2P 1');
  expect(play(position, 'P*5e')).toBe(0);
  expect(position.inHand(BLACK, PAWN)).toBe(1);
});

test('a copy goes its own way', () => {
  const position = positionOf(START_SFEN);
  const copy = position.clone();
  play(copy, '7g7f');
  copy.setHand(WHITE, PAWN, 3);
  expect(makeSfen(position)).toBe(START_SFEN);
});

test('mate is check without a move; no move without check is not', () => {
  expect(positionOf('4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1').isMate()).toBe(true);
  const stalemate = positionOf('8k/6G2/9/7N1/9/9/9/9/8K w - 1');
  expect([stalemate.isMate(), stalemate.hasLegalMove(), stalemate.legalMoves()]).toEqual([false, false, []]);
});
