// Fourfold repetition and perpetual check.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Move, parseUsi } from './move.js';
import { BLACK, opponent, WHITE } from './piece.js';
import type { Position } from './position.js';
import { findRepetition, PositionHistory } from './repetition.js';
import { makeSfen, positionOf, START_SFEN } from './sfen.js';
import { runs } from './testing/moves.js';
import { naiveInCheck, naivePosition } from './testing/naive.js';
import { randomNumbers } from './testing/positions.js';

const movesOf = (text: string): Move[] =>
  text
    .trim()
    .split(/\s+/)
    .map((usi) => parseUsi(usi) as Move);
const times = (count: number, text: string): string => `${text} `.repeat(count);
const found = (sfen: string, text: string, count?: number) => findRepetition(positionOf(sfen), movesOf(text), count);

const GOLDS = '4i4h 4a4b 4h4i 4b4a';
const OTHER_GOLDS = '6i6h 6a6b 6h6i 6b6a';

describe('sennichite', () => {
  test('the start position for the fourth time', () => {
    expect(found(START_SFEN, times(3, GOLDS))).toEqual({ ply: 12, kind: 'sennichite' });
    expect(found(START_SFEN, times(2, GOLDS))).toBeUndefined();
  });

  test('the first repetition counts, whatever follows', () => {
    expect(found(START_SFEN, `${times(4, GOLDS)} 7g7f`)?.ply).toBe(12);
  });

  test('a position later in the game', () => {
    expect(found(START_SFEN, `7g7f 3c3d ${times(3, GOLDS)}`)?.ply).toBe(14);
  });

  test('occurrences need not follow one another', () => {
    expect(found(START_SFEN, `${GOLDS} ${OTHER_GOLDS} ${GOLDS}`)).toEqual({ ply: 12, kind: 'sennichite' });
  });

  test('the same board with the other side to move is another position', () => {
    const kings = '4k4/9/9/9/9/9/9/9/4K4 b - 1';
    // After five plies the board is the first again, but White is to move; after ten plies all is as it was.
    const round = '5i5h 5a5b 5h4h 5b5a 4h5i 5a5b 5i5h 5b4b 5h5i 4b5a';
    const history = new PositionHistory(positionOf(kings));
    const rounds = movesOf(times(3, round));
    const verdicts = rounds.map((move) => history.play(move)?.ply);
    expect(verdicts.findIndex((ply) => ply !== undefined)).toBe(29);
    expect(verdicts[29]).toBe(30);
  });

  test('other men in hand make another position', () => {
    // White takes a pawn that Black drops, each round another one: the board comes back, the hands do not.
    const round = 'P*9b 9h9b 5i5h 9b9a 5h5i 9a9h';
    expect(found('4k4/9/9/9/9/9/9/r8/4K4 b 4P 1', times(4, round))).toBeUndefined();
  });

  test('another number may be asked for', () => {
    expect(found(START_SFEN, times(2, GOLDS), 3)).toEqual({ ply: 8, kind: 'sennichite' });
    expect(found(START_SFEN, GOLDS, 2)).toEqual({ ply: 4, kind: 'sennichite' });
  });
});

describe('perpetual check', () => {
  const CHECKED = '4k4/9/9/9/9/9/9/4R4/K8 w - 1';
  const FREE = '4k4/9/9/9/9/9/9/3R5/K8 b - 1';

  test('completed by the checking move', () => {
    const round = '5a4a 5h4h 4a5a 4h5h';
    expect(found(CHECKED, times(3, round))).toEqual({ ply: 12, kind: 'perpetual-check', loser: BLACK });
  });

  test('completed by the evading move', () => {
    const start = FREE.replace('3R5', '5R3');
    const round = '4h5h 5a4a 5h4h 4a5a';
    expect(found(start, times(3, round))).toEqual({ ply: 12, kind: 'perpetual-check', loser: BLACK });
  });

  test('by White', () => {
    const round = '5i4i 5b4b 4i5i 4b5b';
    expect(found('k8/4r4/9/9/9/9/9/9/4K4 b - 1', times(3, round))).toEqual({
      ply: 12,
      kind: 'perpetual-check',
      loser: WHITE,
    });
  });

  test('one move without check between the first and the fourth occurrence makes it a plain repetition', () => {
    const start = FREE.replace('3R5', '5R3');
    const checks = '4h5h 5a4a 5h4h 4a5a';
    const quiet = '4h3h 5a4a 3h4h 4a5a';
    for (const line of [
      [quiet, checks, checks],
      [checks, quiet, checks],
      [checks, checks, quiet],
    ]) {
      expect(found(start, line.join(' '))).toEqual({ ply: 12, kind: 'sennichite' });
    }
  });

  test('what came before the first of the four occurrences does not matter', () => {
    const history = new PositionHistory(positionOf(FREE.replace('3R5', '5R3')));
    const line = `4h3h 5a4a 3h4h 4a5a ${times(4, '4h5h 5a4a 5h4h 4a5a')}`;
    const verdicts = movesOf(line).map((move) => history.play(move));
    expect(verdicts[11]).toEqual({ ply: 12, kind: 'sennichite' });
    expect(verdicts[15]).toEqual({ ply: 16, kind: 'perpetual-check', loser: BLACK });
  });

  test('both sides checking on every move: a plain repetition', () => {
    // Both kings stand in check throughout; no legal game gets here, and nobody is the perpetual checker.
    const round = '9e9d 1e1d 9d9e 1d1e';
    expect(found('k8/9/9/9/R7r/9/9/9/8K b - 1', times(3, round))).toEqual({ ply: 12, kind: 'sennichite' });
  });

  test('a side without a king is not checked', () => {
    expect(found('9/9/9/9/9/9/9/4R4/K3g4 w - 1', times(3, '5i4i 5h4h 4i5i 4h5h'))?.kind).toBe('sennichite');
  });
});

test('the history leaves the given position alone and shows its own', () => {
  const start = positionOf(START_SFEN);
  const history = new PositionHistory(start);
  history.play(parseUsi('7g7f') as Move);
  expect(makeSfen(start)).toBe(START_SFEN);
  expect(makeSfen(history.position)).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2');
});

describe('against a plain count', () => {
  interface Stand {
    readonly identity: string;
    readonly inCheck: boolean;
  }

  /** The verdict by comparing texts of positions and asking the plain rules for checks. */
  function plainVerdict(stands: readonly Stand[]): ReturnType<PositionHistory['play']> {
    const ply = stands.length - 1;
    const same = stands.flatMap(({ identity }, at) => (identity === stands[ply]?.identity ? [at] : []));
    const first = same.at(-4);
    if (first === undefined) return undefined;
    const cycle = stands.slice(first + 1);
    const allChecks = (parity: number): boolean =>
      cycle.every(({ inCheck }, at) => (cycle.length - 1 - at) % 2 !== parity || inCheck);
    const mover = stands[ply]?.identity.split(' ')[1] === 'b' ? WHITE : BLACK;
    if (allChecks(0) === allChecks(1)) return { ply, kind: 'sennichite' };
    return { ply, kind: 'perpetual-check', loser: allChecks(0) ? mover : opponent(mover) };
  }

  /** Two or three men that can do little but come back, and often with check. */
  const small = [
    '9/9/9/9/9/9/9/7R1/k7K b - 1',
    'k7r/9/9/9/9/9/9/9/K7R w - 1',
    '1k7/9/9/9/9/9/9/1R7/K8 w - 1',
    'k1K6/9/9/9/9/9/9/9/9 b - 1',
  ];

  function givesCheck(position: Position, move: Move): boolean {
    const after = position.clone();
    after.play(move);
    return after.inCheck();
  }

  test('of a random game that is taken back now and then', () => {
    const verdicts = new Set<string | undefined>();
    fc.assert(
      fc.property(fc.constantFrom(...small), fc.integer({ min: 0, max: 0x7fff_ffff }), (sfen, seed) => {
        const random = randomNumbers(seed);
        const history = new PositionHistory(positionOf(sfen));
        const stand = (): Stand => {
          const text = makeSfen(history.position, 1);
          return { identity: text, inCheck: naiveInCheck(naivePosition(text)) };
        };
        const stands = [stand()];
        for (let step = 0; step < 80; step++) {
          if (random() < 0.05) {
            const ply = Math.floor(random() * stands.length);
            history.backTo(ply);
            stands.length = ply + 1;
            expect(stand()).toEqual(stands[ply]);
          }
          // Checks wherever there are some, and mostly the same move again, so that positions come back.
          const moves = history.position.legalMoves();
          if (moves.length === 0) break;
          const checks = random() < 0.98 ? moves.filter((move) => givesCheck(history.position, move)) : [];
          const choice = checks.length > 0 ? checks : moves;
          const verdict = history.play(choice[random() < 0.9 ? 0 : choice.length - 1] as Move);
          stands.push(stand());
          expect(verdict).toEqual(plainVerdict(stands));
          expect(history.ply).toBe(stands.length - 1);
          expect(history.occurrences).toBe(
            stands.filter(({ identity }) => identity === stands.at(-1)?.identity).length,
          );
          expect(history.wasCheck(history.ply)).toBe(stands.at(-1)?.inCheck);
          verdicts.add(verdict?.kind);
        }
      }),
      runs(100),
    );
    expect(verdicts).toContain('sennichite');
  });
});

test('a game that goes to and fro for ever takes no time', () => {
  const before = process.cpuUsage();
  const history = new PositionHistory(positionOf(START_SFEN));
  const round = movesOf(GOLDS);
  for (let ply = 0; ply < 400_000; ply++) history.play(round[ply % 4] as Move);
  expect(history.occurrences).toBe(100_001);
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
});
