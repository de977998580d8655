// Notations as properties: what is written is read back, and no text does harm.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeUsi, parseUsi } from './move.js';
import { makeSfen, parseSfen, positionOf, samePosition } from './sfen.js';
import { allMoves, long, runs } from './testing/moves.js';
import { positions } from './testing/positions.js';

describe('notations', long, () => {
  test('SFEN: what is written is read back, number and all, without an oddity', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const sfen = makeSfen(position);
        const reading = parseSfen(sfen);
        if (!reading.ok) throw new Error(reading.fault.reason);
        expect(samePosition(reading.value.position, position)).toBe(true);
        expect(reading.value.position.moveNumber).toBe(position.moveNumber);
        expect(reading.value.hasNumber).toBe(true);
        expect(reading.value.oddities).toEqual([]);
        expect(makeSfen(reading.value.position)).toBe(sfen);
      }),
      runs(500),
    );
  });

  test('SFEN: hands in any order come out as rook, bishop, gold, silver, knight, lance, pawn, Black first', () => {
    const held = fc.uniqueArray(fc.constantFrom(...'RBGSNLPrbgsnlp'), { minLength: 1 });
    fc.assert(
      fc.property(held, fc.integer({ min: 1, max: 18 }), (letters, count) => {
        const hand = (order: readonly string[]) => order.map((letter) => (count > 1 ? count : '') + letter).join('');
        const canonical = [...'RBGSNLPrbgsnlp'].filter((letter) => letters.includes(letter));
        const sfen = (text: string) => `4k4/9/9/9/9/9/9/9/4K4 b ${text} 5`;
        expect(makeSfen(positionOf(sfen(hand(letters))))).toBe(sfen(hand(canonical)));
      }),
    );
  });

  test('SFEN: no text makes the parser throw, and a fault lies within the text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'lnsgkrbpLNSGKRBP+/123456789 bw-0') }),
      fc.tuple(positions, fc.nat(100), fc.string({ unit: 'grapheme', maxLength: 3 })).map(([position, at, text]) => {
        const sfen = makeSfen(position);
        return sfen.slice(0, at) + text + sfen.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = parseSfen(text);
        const faults = reading.ok ? reading.value.oddities : [reading.fault];
        for (const { start, end } of faults) {
          expect(0 <= start && start <= end && end <= text.length).toBe(true);
        }
        if (reading.ok) expect(parseSfen(makeSfen(reading.value.position)).ok).toBe(true);
      }),
      runs(2000),
    );
  });

  test('USI: every conceivable move is read back', () => {
    expect(new Set(allMoves.map(makeUsi)).size).toBe(allMoves.length);
    expect(allMoves.map((move) => parseUsi(makeUsi(move)))).toEqual(allMoves);
  });

  test('USI: a text that is read is the text that is written', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: fc.constantFrom(...'PLNSGBRK*123456789abcdefghi+='), minLength: 4, maxLength: 5 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const move = parseUsi(text);
        if (move !== undefined) expect(makeUsi(move)).toBe(text);
      }),
      runs(2000),
    );
  });
});
