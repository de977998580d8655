// What must hold of every position, held to the plain telling of the rules in testing/naive.ts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_ORIGIN, SEVERAL_ORIGINS, soleOriginTo } from './generate.js';
import { isForbidden } from './legality.js';
import { type Move, makeUsi } from './move.js';
import { BLACK, colorName, HAND_ROLES, type Role, roleLetter, WHITE } from './piece.js';
import type { Position } from './position.js';
import { makeSfen, positionOf } from './sfen.js';
import { makeSquare, SQUARES } from './square.js';
import { allMoves, long, runs } from './testing/moves.js';
import {
  type Naive,
  naiveFault,
  naiveInCheck,
  naiveLegalMoves,
  naivePlay,
  naivePosition,
  naiveReach,
} from './testing/naive.js';
import { anyPositions, playedPositions, playRandomly, positions, randomNumbers } from './testing/positions.js';

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

/** A move that the rules forbid but the board allows, where a few tries find one. */
function forbiddenMove(position: Position, random: () => number): Move | undefined {
  for (let tries = 0; tries < 300; tries++) {
    const move = pick(allMoves, random) as Move;
    const fault = position.illegality(move);
    if (fault !== undefined && isForbidden(fault)) return move;
  }
  return undefined;
}

const naiveOf = (position: Position): Naive => naivePosition(makeSfen(position));
const usiOf = (moves: readonly Move[]): string[] => moves.map(makeUsi).sort();

/** Everything there is to see of a position. */
const look = (position: Position) => ({
  sfen: makeSfen(position),
  board: [...position.board],
  kings: [position.kingSquare(BLACK), position.kingSquare(WHITE)],
  checks: [position.inCheck(BLACK), position.inCheck(WHITE)],
  key: position.key,
});

const seeds = fc.integer({ min: 0, max: 0x7fff_ffff });

describe('legal moves', long, () => {
  test('are those of the plain rules', () => {
    const check = (position: Position): void => {
      expect(usiOf(position.legalMoves())).toEqual(naiveLegalMoves(naiveOf(position)).sort());
    };
    fc.assert(fc.property(playedPositions, check), runs(300));
    fc.assert(fc.property(anyPositions, check), runs(700));
  });

  test('are exactly the conceivable moves without a fault', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const legal = new Set(position.legalMoves());
        expect(legal.size).toBe(position.legalMoves().length);
        expect(new Set(allMoves.filter((move) => position.isLegal(move)))).toEqual(legal);
        expect(position.hasLegalMove()).toBe(legal.size > 0);
      }),
      runs(300),
    );
  });

  test('and every other conceivable move has the fault that the plain rules find first', () => {
    fc.assert(
      fc.property(positions, seeds, (position, seed) => {
        const naive = naiveOf(position);
        const random = randomNumbers(seed);
        // A twentieth of them, and all those that an own man or hand could mean.
        const asked = allMoves.filter((move) => {
          const usi = makeUsi(move);
          const man = naive.men.get(usi.slice(0, 2));
          return usi[1] === '*' || man?.side === naive.turn || random() < 0.05;
        });
        const faults = (fault: (move: Move) => string | undefined) =>
          asked.flatMap((move) => (fault(move) === undefined ? [] : [`${makeUsi(move)} ${fault(move)}`]));
        expect(faults((move) => position.illegality(move))).toEqual(faults((move) => naiveFault(naive, makeUsi(move))));
      }),
      runs(100),
    );
  });
});

describe('playing and taking back', long, () => {
  test('undo restores everything, after forbidden moves too', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), seeds, (position, keyed, seed) => {
        if (keyed) position.trackKey();
        const random = randomNumbers(seed);
        const possible = allMoves.filter((move) => {
          const fault = position.illegality(move);
          return fault === undefined || isForbidden(fault);
        });
        const before = look(position);
        for (let n = 0; n < 20 && possible.length > 0; n++) {
          const move = possible[Math.floor(random() * possible.length)] as Move;
          const captured = position.play(move);
          if (n % 2 === 0) position.inCheck(random() < 0.5 ? BLACK : WHITE);
          position.undo(move, captured);
          expect(look(position)).toEqual(before);
        }
      }),
      runs(200),
    );
  });

  test('a whole game goes back to its start', () => {
    fc.assert(
      fc.property(playedPositions, seeds, (position, seed) => {
        position.trackKey();
        const before = look(position);
        const copy = position.clone();
        const moves = playRandomly(position, 60, randomNumbers(seed));
        const captured = moves.map((move) => copy.play(move));
        expect(look(copy)).toEqual(look(position));
        for (const move of moves.reverse()) copy.undo(move, captured.pop() as number);
        expect(look(copy)).toEqual(before);
      }),
      runs(100),
    );
  });

  test('leads where the plain rules lead', () => {
    fc.assert(
      fc.property(positions, seeds, (position, seed) => {
        const start = naiveOf(position);
        const moves = playRandomly(position, 12, randomNumbers(seed));
        const end = moves.reduce((naive, move) => naivePlay(naive, makeUsi(move)), start);
        const { men, turn } = naiveOf(position);
        expect(turn).toBe(end.turn);
        expect([...men].sort()).toEqual([...end.men].sort());
        for (const color of [BLACK, WHITE] as const) {
          for (const role of HAND_ROLES) {
            const letter = color === BLACK ? roleLetter(role) : roleLetter(role).toLowerCase();
            expect(position.inHand(color, role)).toBe(end.hands.get(letter) ?? 0);
          }
        }
      }),
      runs(300),
    );
  });

  test('the key kept along the way is the key computed afresh, and differs between positions', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(positions, seeds, (position, seed) => {
        position.trackKey();
        playRandomly(position, 30, randomNumbers(seed));
        const kept = position.key;
        const fresh = position.clone();
        fresh.trackKey();
        expect(kept).toEqual(fresh.key);
        const identity = makeSfen(position, 1);
        expect(seen.get(String(kept)) ?? identity).toBe(identity);
        seen.set(String(kept), identity);
      }),
      runs(500),
    );
  });

  test('the check kept along the way is the check looked for afresh', () => {
    fc.assert(
      fc.property(positions, seeds, (position, seed) => {
        const random = randomNumbers(seed);
        for (let ply = 0; ply < 30; ply++) {
          const legal = pick(position.legalMoves(), random);
          const move = random() < 0.2 ? (forbiddenMove(position, random) ?? legal) : legal;
          if (move === undefined) break;
          if (move === legal && random() < 0.5) position.playLegal(move);
          else position.play(move);
          const fresh = positionOf(makeSfen(position));
          expect(position.inCheck(BLACK)).toBe(fresh.inCheck(BLACK));
          expect(position.inCheck(WHITE)).toBe(fresh.inCheck(WHITE));
        }
      }),
      runs(300),
    );
  });
});

describe('questions', long, () => {
  test('inCheck and isMate answer as the plain rules do', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const naive = naiveOf(position);
        for (const color of [BLACK, WHITE] as const) {
          expect(position.inCheck(color)).toBe(naiveInCheck(naive, colorName(color)));
        }
        expect(position.inCheck()).toBe(naiveInCheck(naive));
        expect(position.isMate()).toBe(naiveInCheck(naive) && naiveLegalMoves(naive).length === 0);
      }),
      runs(500),
    );
  });

  test('movesTo finds the origins that the plain rules find, for each square and role', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { men, turn } = naiveOf(position);
        const reach = new Map([...men].map(([from]) => [from, naiveReach(men, from)]));
        for (let square = 0; square < SQUARES; square++) {
          for (let role: Role = 1; role <= 14; role++) {
            const kind = (role > 8 ? '+' : '') + roleLetter(role);
            const origins = [...men]
              .filter(
                ([from, man]) => man.side === turn && man.kind === kind && reach.get(from)?.has(makeSquare(square)),
              )
              .map(([from]) => from);
            expect(position.movesTo(square, role).map(makeSquare).sort()).toEqual(origins.sort());
            const [sole = NO_ORIGIN, another] = position.movesTo(square, role);
            expect(soleOriginTo(position, square, role)).toBe(another === undefined ? sole : SEVERAL_ORIGINS);
          }
        }
      }),
      runs(50),
    );
  });
});
