/** Dates that cannot be, times that cannot be or do not add up, limits that are not kept. */
import type { FormatId } from '@kifukit/formats';
import type { GameRecord } from '@kifukit/record';
import type { Random } from '../random.js';
import { around, lineAt, soundGame, textOf } from '../sound-game.js';
import { type FaultKind, replaced } from './fault.js';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const DATED = ['kif', 'csa', 'kislyuk'] as const;

/** A game with another value of a header; the finding names the line of the value. */
const header = (
  name: string,
  formats: readonly FormatId[],
  make: (random: Random) => readonly [old: string, by: string],
  code: string,
): FaultKind => ({
  name,
  formats,
  make: (random, format) => {
    const [old, by] = make(random);
    const faulty = replaced(textOf(soundGame(random), format), old, by, code);
    return faulty && { ...faulty, ply: 0 };
  },
});

/** The move took `seconds`; the totals after it are right. */
function withTime(game: GameRecord, index: number, seconds: number): GameRecord {
  const times = game.main.times.map((time, at) => (at === index ? seconds * 1000 : time));
  return { ...game, main: { ...game.main, times } };
}

/** Ten minutes and half a minute for each move after that is what the headers give. */
const tooLong: FaultKind = {
  name: 'longer than the control allows',
  formats: DATED,
  make: (random, format) => {
    const game = soundGame(random);
    const index = random.below(game.main.moves.length);
    const faulty = withTime(game, index, 700 + random.below(2000));
    const { before } = around(faulty, format, index + 1);
    const line = lineAt(before, before.length);
    return { text: textOf(faulty, format), line, ply: index + 1, codes: ['record/time-exceeds-control'] };
  },
};

const wrongTotal: FaultKind = {
  name: 'wrong running total',
  formats: ['kif'],
  make: (random) => {
    const game = soundGame(random);
    const ply = 1 + random.below(game.main.moves.length);
    const { before, move, after } = around(game, 'kif', ply);
    const [whole, hours, minutes] = /\/(\d\d):(\d\d)/.exec(after) ?? [];
    if (whole === undefined) return undefined;
    // A total of nothing is what programs write that keep none.
    const isLess = Number(minutes) > 1 && random.chance(50);
    const wrong = isLess
      ? `/${hours}:${twoDigits(Number(minutes) - 1)}`
      : `/${twoDigits(Number(hours) + 1 + random.below(9))}:${minutes}`;
    const text = before + move + after.replace(whole, wrong);
    return { text, line: lineAt(before, before.length), ply, codes: ['record/clock-mismatch'] };
  },
};

const beforeMoves: FaultKind = {
  name: 'time before the first move',
  formats: ['csa'],
  make: (random) => {
    const { before, move, after } = around(soundGame(random), 'csa', 1);
    const line = lineAt(before, before.length);
    return { text: `${before}T5\n${move}${after}`, line, ply: 0, codes: ['record/time-without-move'] };
  },
};

/** A limit that the game has passed; the first move beyond it is meant. */
const passedLimit: FaultKind = {
  name: 'more moves than the limit',
  formats: ['kif', 'csa', 'kislyuk'],
  make: (random, format) => {
    const game = soundGame(random);
    const { length } = game.main.moves;
    const limit = random.chance(30) ? length - 1 : 5 + random.below(length - 5);
    const faulty: GameRecord = { ...game, headers: [...game.headers, ['最大手数', String(limit)]] };
    const { before } = around(faulty, format, limit + 1);
    const line = lineAt(before, before.length);
    return { text: textOf(faulty, format), line, ply: limit + 1, codes: ['record/move-limit-mismatch'] };
  },
};

export const headerFaults: readonly FaultKind[] = [
  header(
    'day that is none',
    DATED,
    (random) => [
      '2021/03/04',
      random.pick(['2021/02/29', '2021/02/30', '2021/04/31', '2021/13/01', '2021/00/10', '2021/03/32']),
    ],
    'record/implausible-date',
  ),
  header(
    'year of no game',
    DATED,
    (random) => ['2021/03/04', random.pick(['0021/03/04', '1066/10/14', '9999/03/04'])],
    'record/implausible-date',
  ),
  header(
    'end before the start',
    DATED,
    (random) => ['2021/03/05', `2020/${twoDigits(1 + random.below(12))}/${twoDigits(1 + random.below(28))}`],
    'record/implausible-date',
  ),
  tooLong,
  wrongTotal,
  beforeMoves,
  passedLimit,
];
