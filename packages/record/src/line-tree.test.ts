// Trees of lines by random and by hostile calls: the position follows the lines, and nothing takes long.
import { type Move, makeSfen, type Position, startPosition } from '@kifukit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordCodes } from './codes.js';
import { Report } from './diagnostic.js';
import type { GameRecord, Line } from './record.js';
import { Replayer } from './replayer.js';
import { handOver, read } from './testing/script.js';
import { walk } from './walk.js';

describe('the position follows', { timeout: 120_000 }, () => {
  /** A number is a legal move, any other step a token of the script. */
  type Step = number | string;
  const steps = (...tokens: string[]): fc.Arbitrary<Step[]> =>
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.nat(1000) },
        { weight: tokens.length, arbitrary: fc.constantFrom(...tokens) },
        { weight: 1, arbitrary: fc.constantFrom('!resign', '!interrupted', '??') },
      ),
      { maxLength: 60 },
    );
  const byPly = steps(...Array.from({ length: 13 }, (_, ply) => `@${ply}`).filter((_, ply) => ply % 3 > 0));
  const inBrackets = steps('(', '(+', ')', ')');

  function take(replayer: Replayer, step: Step): void {
    if (typeof step === 'string') handOver(replayer, step, 0, 0);
    else {
      const moves = replayer.position.legalMoves();
      if (moves.length > 0) replayer.usi(moves[step % moves.length] as Move, 0, 0);
    }
  }

  /** The position at the end of a line of the finished record. */
  function endOf(game: GameRecord, wanted: Line): string | undefined {
    let end: string | undefined;
    walk(game, {
      leave({ line }, position: Position) {
        if (line === wanted) end = makeSfen(position);
      },
    });
    return end;
  }

  function hasOneShape(game: GameRecord): void {
    walk(game, {
      enter({ line, parent }) {
        const indices = line.variations.map(({ index }) => index);
        expect(indices).toEqual([...indices].sort((a, b) => a - b));
        for (const index of indices) {
          expect(index).toBeGreaterThanOrEqual(parent ? 1 : 0);
          expect(index).toBeLessThanOrEqual(line.moves.length);
        }
      },
    });
  }

  test.for([
    ['by ply', byPly],
    ['in brackets', inBrackets],
  ] as const)('variations %s', ([, script]) => {
    fc.assert(
      fc.property(script, (all) => {
        const replayer = new Replayer(startPosition(), new Report('', recordCodes));
        const seen: [Line, string][] = [];
        for (const step of all) {
          take(replayer, step);
          if (!replayer.stopped) seen.push([replayer.line, makeSfen(replayer.position)]);
          if (!replayer.stopped) expect(replayer.position.moveNumber).toBe(replayer.ply + 1);
        }
        const last = new Map(seen);
        const game = replayer.finish();
        hasOneShape(game);
        for (const [line, sfen] of last) expect(endOf(game, line)).toBe(sfen);
      }),
      { numRuns: 300 },
    );
  });
});

describe('hostile records take no time', { timeout: 120_000 }, () => {
  const shuffle = ['4i4h', '4a4b', '4h4i', '4b4a'];
  const main = (plies: number): string => Array.from({ length: plies }, (_, ply) => shuffle[ply % 4]).join(' ');
  const milliseconds = (text: string): number => {
    const before = process.cpuUsage();
    read(text);
    return process.cpuUsage(before).user / 1000;
  };
  const many = (count: number, one: (n: number) => string): string =>
    Array.from({ length: count }, (_, n) => one(n)).join(' ');

  test.for([
    ['many variations, the last first', `${main(20_000)} ${many(20_000, (n) => `@${20_000 - n} 7g7f`)}`],
    ['many variations, the first first', `${main(20_000)} ${many(20_000, (n) => `@${n + 1} 7g7f`)}`],
    ['variations of variations', many(20_000, (n) => `${shuffle[n % 4]} ${shuffle[(n + 1) % 4]} @${n + 2}`)],
    [
      'brackets in brackets',
      many(20_000, (n) => `${shuffle[n % 4]} ${shuffle[(n + 1) % 4]} ( ${shuffle[(n + 1) % 4]}`),
    ],
    ['to and fro', `${main(20_000)} ${many(2_000, () => `@2 3c3d @20000 3c3d`)}`],
    ['variations without a parent', `7g7f ${many(20_000, () => '@9 3c3d')}`],
  ] as const)('%s', ([, text]) => expect(milliseconds(text)).toBeLessThan(20_000));

  test('more variations than are kept', () => {
    const { game, told } = read(`7g7f ${many(100_010, () => '@1 2g2f')}`);
    expect(game.main.variations).toHaveLength(100_000);
    expect(told[0]).toBe('record/too-large error 0 «@1»');
  });
});
