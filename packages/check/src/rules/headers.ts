/** Headers against each other and against the moves. */
import { type DateTime, parseDateTime } from '@kifukit/formats';
import { type GameRecord, headerOf } from '@kifukit/record';
import type { Rule, RuleFinding } from '../rule.js';

/** The oldest records that have come down are of 1607; nobody dates a game centuries ahead. */
const FIRST_YEAR = 1550;
const LAST_YEAR = 2150;

const DATE_LIKE = /^\s*\d{4}[/.-]\d{1,2}[/.-]\d{1,2}(?!\d)/;

export const headers: Rule = {
  codes: {
    'record/implausible-date': {
      severity: 'warning',
      message: "the date '{text}' {reason}",
      explanation: 'A game begins on a day of the calendar and does not end before it began.',
    },
    'record/move-limit-mismatch': {
      severity: 'warning',
      message: 'the record sets a limit of {limit} {limit|move|moves}, but {reason}',
      explanation: 'Where a number of moves is the limit, the game ends as a draw when it is reached.',
    },
  },
  *check({ isMain, base, line }, _profile, game): Generator<RuleFinding> {
    if (!isMain) return;
    for (const [text, reason] of oddDates(game)) {
      yield { code: 'record/implausible-date', index: -1, ply: 0, values: { text, reason } };
    }
    const limit = limitOf(game);
    if (limit === undefined) return;
    const { length } = line.moves;
    if (length > limit) {
      const values = { limit, reason: `${length} were played` };
      yield { code: 'record/move-limit-mismatch', index: limit, ply: base + limit + 1, values };
    } else if (line.ending?.kind === 'max-moves' && length < limit) {
      const values = { limit, reason: `it ends by it after ${length}` };
      yield { code: 'record/move-limit-mismatch', index: length, ply: base + length, values };
    }
  },
};

function* oddDates(game: GameRecord): Generator<readonly [text: string, reason: string]> {
  const [from, fromText] = dateIn(game, 'startedAt');
  const [to, toText] = dateIn(game, 'endedAt');
  const fromOddity = oddity(fromText, from);
  if (fromOddity) yield [fromText, fromOddity];
  const toOddity = oddity(toText, to);
  if (toOddity) yield [toText, toOddity];
  if (from && to && from.zone === to.zone && comesBefore(to, from)) yield [toText, 'lies before the start'];
}

function dateIn(game: GameRecord, key: string): readonly [date: DateTime | undefined, text: string] {
  const text = headerOf(game, key) ?? '';
  return [text === '' ? undefined : parseDateTime(text), text];
}

function oddity(text: string, date: DateTime | undefined): string | undefined {
  if (!date) return DATE_LIKE.test(text) && !isDayKnown(text) ? 'is no day of the calendar' : undefined;
  const { year, month, day } = date;
  if (day > 28 && day > new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()) {
    return 'is no day of the calendar';
  }
  return year < FIRST_YEAR || year > LAST_YEAR ? 'lies too far from any game' : undefined;
}

/** Whether the day itself is sound and only what follows it is not understood. */
const isDayKnown = (text: string): boolean => parseDateTime(DATE_LIKE.exec(text)?.[0] ?? '') !== undefined;

/** Days are compared where one of the dates has no time. */
function comesBefore(a: DateTime, b: DateTime): boolean {
  const timed = a.hour !== undefined && b.hour !== undefined;
  return order(a, timed) < order(b, timed);
}

const order = ({ year, month, day, hour = 0, minute = 0, second = 0 }: DateTime, timed: boolean): number =>
  Date.UTC(year, month - 1, day, ...((timed ? [hour, minute, second] : []) as [number?, number?, number?]));

/** The limit in a game that is counted from its first move. */
function limitOf(game: GameRecord): number | undefined {
  const text = headerOf(game, '最大手数')?.normalize('NFKC') ?? '';
  const limit = Number(/^\s*(\d{1,6})\s*手?\s*$/.exec(text)?.[1] ?? 0);
  return limit > 0 && game.start.endsWith(' 1') ? limit : undefined;
}
