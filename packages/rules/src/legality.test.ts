// Why a move is not legal: one fault named for each move, the first in the order of the rules package.
import { describe, expect, test } from 'vitest';
import { forbiddenFaults, impossibleFaults, isForbidden } from './legality.js';
import { makeDrop, parseUsi } from './move.js';
import { KING, TOKIN } from './piece.js';
import { positionOf } from './sfen.js';
import { mirrored, mirroredUsi } from './testing/mirror.js';

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

function faultOf(sfen: string, usi: string): string {
  const move = parseUsi(usi);
  if (move === undefined) throw new TypeError(`not a move: ${usi}`);
  return positionOf(sfen).illegality(move) ?? 'legal';
}

/** Rows of position, move and fault (or `legal`), tried from both sides of the board. */
function holds(
  title: string,
  rows: readonly (readonly [sfen: string, usi: string, fault: string, why: string])[],
): void {
  describe(title, () => {
    test.for(rows)('%s, %s: %s (%s)', ([sfen, usi, fault]) => {
      expect(faultOf(sfen, usi)).toBe(fault);
      expect(faultOf(mirrored(sfen), mirroredUsi(usi))).toBe(fault);
      expect(positionOf(sfen).isLegal(parseUsi(usi) as never)).toBe(fault === 'legal');
    });
  });
}

holds('board moves: what comes first is named', [
  [START, '7g7f', 'legal', 'a first move'],
  [START, '5e5d', 'no-piece-at-origin', 'nothing there'],
  [START, '5e5d+', 'no-piece-at-origin', 'nor anything to promote'],
  [START, '5e7g', 'no-piece-at-origin', 'though an own piece is on the target'],
  [START, '3c3d', 'not-own-piece', 'the pawn is the opponent’s'],
  [START, '3c7g', 'not-own-piece', 'though an own piece is on the target'],
  [START, '3c3h+', 'not-own-piece', 'though it could not go there either'],
  [START, '9i9g', 'own-piece-on-target', 'reached, but taken'],
  [START, '2h7g', 'own-piece-on-target', 'not reached either'],
  [START, '4i4g+', 'own-piece-on-target', 'nor able to promote'],
  [START, '5i5i', 'own-piece-on-target', 'to where it stands'],
  [START, '4i4h+', 'cannot-promote', 'a gold'],
  [START, '4i5e+', 'cannot-promote', 'a gold that does not go there: impossible before forbidden'],
  [START, '7g7e', 'unreachable', 'a pawn does not go two steps'],
  [START, '8h2b', 'unreachable', 'pawns stand in the way of the bishop'],
  [START, '2h2c', 'unreachable', 'the own pawn stands in the way of the rook'],
  [START, '7g7e+', 'unreachable', 'promotion outside the zone is not asked any more'],
  [START, '7g7f+', 'outside-promotion-zone', 'a step that could be made without promotion'],
  ['4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1', '5h4h', 'king-left-in-check', 'the gold was pinned'],
  ['4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1', '5h5g', 'legal', 'along the pin'],
  ['4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1', '5h5f', 'unreachable', 'two steps along the pin'],
  ['4k4/9/9/9/4r4/9/4S4/9/4K4 b - 1', '5g4f+', 'outside-promotion-zone', 'before the safety of the king'],
  ['3rkr3/9/3P1P3/9/9/9/4r4/9/4K4 b - 1', '6c6b', 'king-left-in-check', 'a check is ignored'],
  ['4k4/P8/9/9/4r4/9/9/9/4K4 b - 1', '9b9a', 'must-promote', 'before the safety of the king'],
  ['4k4/P8/9/9/4r4/9/9/9/4K4 b - 1', '9b9a+', 'king-left-in-check', 'promoted, only that remains'],
]);

holds('the king', [
  ['4k4/9/9/9/9/9/9/9/3rK4 b - 1', '5i6i', 'legal', 'takes what nobody guards'],
  ['3rk4/9/9/9/9/9/9/9/3rK4 b - 1', '5i6i', 'king-left-in-check', 'takes what is guarded'],
  ['4k4/9/9/9/9/9/4r4/9/4K4 b - 1', '5i5h', 'king-left-in-check', 'steps along the line of the check'],
  ['9/9/9/9/r3K4/9/9/9/9 b - 1', '5e4e', 'king-left-in-check', 'steps away along the line of the check'],
  ['9/9/9/9/4k4/9/4K4/9/9 b - 1', '5g5f', 'king-left-in-check', 'steps next to the other king'],
  ['9/9/9/9/4k4/4K4/9/9/9 b - 1', '5f5e', 'legal', 'takes a king that was left there'],
  ['9/9/9/9/4r4/4P4/9/9/9 b - 1', '5f5e', 'legal', 'there is none: nothing is ever in check'],
  ['4k4/9/9/9/9/3n5/9/4K4/9 b - 1', '5h4h', 'legal', 'out of a knight’s check'],
  ['4k4/9/9/9/9/3n5/9/4K4/4G4 b - 1', '5i4i', 'king-left-in-check', 'a knight’s check is not blocked'],
  ['b3k4/9/9/9/4K4/9/9/9/4r4 b G 1', 'G*5f', 'king-left-in-check', 'one of two checks is blocked'],
]);

holds('promotion', [
  ['4k4/9/9/4P4/9/9/9/9/4K4 b - 1', '5d5c+', 'legal', 'entering the zone'],
  ['4k4/9/9/4P4/9/9/9/9/4K4 b - 1', '5d5c', 'legal', 'entering without'],
  ['4k4/9/9/9/4P4/9/9/9/4K4 b - 1', '5e5d+', 'outside-promotion-zone', 'not there yet'],
  ['8k/9/4S4/9/9/9/9/9/4K4 b - 1', '5c4d+', 'legal', 'leaving the zone'],
  ['8k/9/4S4/9/9/9/9/9/4K4 b - 1', '5c4d', 'legal', 'leaving without'],
  ['8k/9/4R4/9/9/9/9/9/4K4 b - 1', '5c5h+', 'legal', 'leaving it by far'],
  ['8k/4R4/9/9/9/9/9/9/4K4 b - 1', '5b9b+', 'legal', 'staying inside'],
  ['8k/9/4+S4/9/9/9/9/9/4K4 b - 1', '5c5b+', 'cannot-promote', 'promoted already'],
  ['8k/9/9/9/9/9/9/9/3GK4 b - 1', '5i5h+', 'cannot-promote', 'a king'],
  ['8k/P8/9/9/9/9/9/9/4K4 b - 1', '9b9a', 'must-promote', 'a pawn on the last rank'],
  ['8k/9/P8/9/9/9/9/9/4K4 b - 1', '9c9b', 'legal', 'a pawn on the last rank but one'],
  ['8k/9/9/9/9/9/L8/9/4K4 b - 1', '9g9a', 'must-promote', 'a lance on the last rank'],
  ['8k/9/9/9/9/9/L8/9/4K4 b - 1', '9g9a+', 'legal', 'a lance on the last rank, promoted'],
  ['8k/9/9/9/9/9/L8/9/4K4 b - 1', '9g9b', 'legal', 'a lance one rank before'],
  ['8k/9/N8/9/9/9/9/9/4K4 b - 1', '9c8a', 'must-promote', 'a knight on the last rank'],
  ['8k/9/9/N8/9/9/9/9/4K4 b - 1', '9d8b', 'must-promote', 'a knight on the last rank but one'],
  ['8k/9/9/N8/9/9/9/9/4K4 b - 1', '9d8b+', 'legal', 'a knight there, promoted'],
  ['8k/9/9/9/N8/9/9/9/4K4 b - 1', '9e8c', 'legal', 'a knight two ranks before the end: the square reached counts'],
  ['8k/S8/9/9/9/9/9/9/4K4 b - 1', '9b9a', 'legal', 'a silver need not'],
]);

holds('drops: what comes first is named', [
  [START, 'P*5e', 'not-in-hand', 'nothing in hand'],
  [START, 'P*7g', 'not-in-hand', 'though the square is occupied'],
  ['4k4/9/9/9/9/9/P8/9/4K4 b P 1', 'P*9g', 'occupied', 'by an own pawn, on its file'],
  ['4k4/9/9/9/9/9/P8/9/4K4 b P 1', 'P*5a', 'occupied', 'by the king, on the last rank'],
  ['4k4/9/9/9/9/9/P8/9/4K4 b P 1', 'P*9a', 'dead-end', 'before nifu'],
  ['4k4/9/9/9/4r4/9/P8/9/4K4 b P 1', 'P*9b', 'nifu', 'before the safety of the king'],
  ['4k4/9/9/9/4r4/9/P8/9/4K4 b P 1', 'P*8b', 'king-left-in-check', 'does not block the check'],
  ['4k4/9/9/9/4r4/9/P8/9/4K4 b P 1', 'P*5h', 'legal', 'blocks the check'],
  ['7lk/9/7G1/9/8r/9/9/9/8K b P 1', 'P*1b', 'king-left-in-check', 'before uchifuzume'],
]);

holds('dead ends', [
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'P*5a', 'dead-end', 'pawn'],
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'P*5b', 'legal', 'pawn'],
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'L*5a', 'dead-end', 'lance'],
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'L*5b', 'legal', 'lance'],
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'N*5a', 'dead-end', 'knight'],
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'N*5b', 'dead-end', 'knight'],
  ['8k/9/9/9/9/9/9/9/4K4 b NLP 1', 'N*5c', 'legal', 'knight'],
  ['8k/9/9/9/9/9/9/9/4K4 b RBGS 1', 'S*5a', 'legal', 'silver'],
  ['8k/9/9/9/9/9/9/9/4K4 b RBGS 1', 'B*9a', 'legal', 'bishop'],
]);

holds('nifu', [
  ['4k4/9/9/9/9/9/4P4/9/4K4 b P 1', 'P*5b', 'nifu', 'an own pawn on the file'],
  ['4k4/4P4/9/9/9/9/9/9/4K4 b P 1', 'P*5h', 'nifu', 'at its far end'],
  ['4k4/9/9/9/9/9/4P4/9/4K4 b P 1', 'P*4b', 'legal', 'on the next file'],
  ['4k4/9/9/9/9/9/4+P4/9/4K4 b P 1', 'P*5e', 'legal', 'a tokin does not count'],
  ['4k4/9/9/4p4/9/9/9/9/4K4 b P 1', 'P*5g', 'legal', 'nor does the opponent’s pawn'],
  ['4k4/9/9/9/9/9/4P4/9/4K4 b L 1', 'L*5e', 'legal', 'nor a lance'],
  ['4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1', '5c5b', 'legal', 'moving one of two pawns that stand there is no drop'],
]);

holds('uchifuzume', [
  ['7lk/9/7G1/9/9/9/9/9/8K b P 1', 'P*1b', 'uchifuzume', 'guarded, and no flight'],
  ['7lk/9/9/9/9/9/9/9/8K b P 1', 'P*1b', 'legal', 'the king takes it'],
  ['7lk/9/9/7N1/9/9/9/9/8K b P 1', 'P*1b', 'legal', 'guarded, but there is a flight'],
  ['7sk/9/7G1/9/9/9/9/9/8K b P 1', 'P*1b', 'legal', 'a silver takes it'],
  ['R6sk/9/7G1/9/9/9/9/9/8K b P 1', 'P*1b', 'uchifuzume', 'the silver is pinned'],
  ['7lk/9/7Gg/9/9/9/9/9/K8 b P 1', 'P*1b', 'legal', 'a gold takes it stepping back'],
  ['7lk/9/7Gg/9/9/9/9/8L/K8 b P 1', 'P*1b', 'legal', 'the gold is pinned along the file and takes all the same'],
  ['7nk/9/7G1/6b2/9/9/9/9/K8 b P 1', 'P*1b', 'uchifuzume', 'the gold stands in the bishop’s way'],
  ['7nk/9/6G2/7N1/9/9/9/9/K8 b P 1', 'P*1b', 'uchifuzume', 'the gold takes the flight, the knight guards'],
  [
    '7lk/9/7G1/9/9/9/9/9/7K1 b P 1',
    'P*1b',
    'uchifuzume',
    'the guard is pinned to its own king and guards all the same',
  ],
  ['7lk/r8/7G1/9/9/9/9/9/8K b P 1', 'P*1b', 'legal', 'a rook takes it from afar'],
  ['6nk1/9/9/7N1/4B4/9/9/9/4K4 b P 1', 'P*2b', 'legal', 'the pawn itself closes the bishop’s line to the flight'],
  ['6nkl/9/9/7N1/4B4/9/9/9/4K4 b P 1', 'P*2b', 'uchifuzume', 'there the flight is taken'],
  ['7lk/9/7G1/9/9/9/9/9/8K b Pg 1', 'P*1b', 'uchifuzume', 'a hand helps nothing: there is no square between'],
  ['7lk/9/7GP/9/9/9/9/9/8K b - 1', '1c1b', 'legal', 'a pawn that moves may mate'],
  ['7lk/9/7G1/9/9/9/9/9/8K b L 1', 'L*1b', 'legal', 'a lance may mate'],
  ['7lk/9/7G1/9/9/9/9/9/8K b G 1', 'G*1b', 'legal', 'a gold may mate'],
  ['8k/6G2/9/7N1/9/9/9/9/8K b P 1', 'P*9e', 'legal', 'no reply, but no check'],
  ['8k/6G2/9/7N1/9/9/9/9/8K b P 1', 'P*1b', 'uchifuzume', 'no reply, and check'],
  ['7l1/9/7G1/9/9/9/9/9/8K b P 1', 'P*1b', 'legal', 'there is no king'],
  ['7lk/9/7G1/9/9/9/9/9/9 b P 1', 'P*1b', 'uchifuzume', 'a mate problem: the attacker has no king'],
]);

describe('families', () => {
  test('impossible and forbidden faults do not mix', () => {
    expect(impossibleFaults.filter(isForbidden)).toEqual([]);
    expect(forbiddenFaults.every(isForbidden)).toBe(true);
  });

  test('what can be asked of a drop beyond USI is impossible', () => {
    const position = positionOf('4k4/9/9/9/9/9/9/9/4K4 b P 1');
    expect(position.illegality(makeDrop(TOKIN, 40))).toBe('cannot-promote');
    expect(position.illegality(makeDrop(KING, 40))).toBe('not-in-hand');
    const captured = positionOf('9/9/9/9/4k4/4K4/9/9/9 b - 1');
    captured.play(parseUsi('5f5e') as never);
    captured.turn = 0;
    expect(captured.illegality(makeDrop(KING, 0))).toBe('not-in-hand');
  });
});
