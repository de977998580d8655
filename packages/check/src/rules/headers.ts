/** Headers against each other and against the moves. */
import { type DateTime, parseDateTime } from '@kifukit/formats';
import { type GameRecord, headerOf } from '@kifukit/record';
import type { Rule, RuleFinding } from '../rule.js';

/** The oldest records that have come down are of 1607; nobody dates a game centuries ahead. */
const FIRST_YEAR = 1550;
const LAST_YEAR = 2150;

const DATE_LIKE = /^\s*\d{4}[/.-]\d{1,2}[/.-]\d{1,2}(?!\d)/;

export const headers = {
  codes: {
    'record/implausible-date': {
      severity: 'warning',
      message: "the date '{text}' {reason:phrase}",
      explanation: {
        means: {
          en: 'A game is played on a day of the calendar, in years from which records are known, and does not end before it began. This date contradicts that; it is kept as it stands.',
          ja: '対局日は暦にある日で、棋譜の残る年代であり、終了が開始より前になることはありません。この日付はそれに反しますが、そのまま残しました。',
          ru: 'Партию играют в день, который есть в календаре, в годы, от которых бывают записи, и она не кончается раньше, чем началась. Эта дата тому противоречит; она сохранена как есть.',
        },
        todo: {
          en: 'Correct the date, or leave it out where it is unknown.',
          ja: '日付を直してください。不明なら書かないでください。',
          ru: 'Исправьте дату или не указывайте её, если она неизвестна.',
        },
        example: {
          format: 'csa',
          wrong: 'V2.2\n$START_TIME:2016/02/30\nPI\n+\n+7776FU\n',
          right: 'V2.2\n$START_TIME:2016/02/29\nPI\n+\n+7776FU\n',
        },
      },
    },
    'record/move-limit-mismatch': {
      severity: 'warning',
      message: 'the record sets a limit of {limit} {limit|move|moves}, but {reason:phrase}',
      explanation: {
        means: {
          en: 'Where an event limits the number of moves, the game ends as a draw when it is reached. This record has more moves, or ends by the limit before it; both are kept.',
          ja: '最大手数を定めた対局は、その手数に達すると引き分けで終わります。手数がそれを超えているか、達しないうちに手数制限で終わっています。どちらもそのまま残しました。',
          ru: 'Если турнир ограничивает число ходов, партия по его достижении кончается вничью. Здесь ходов больше, или партия кончена по пределу раньше него; всё сохранено.',
        },
        todo: {
          en: 'Correct the limit in the headers, or the end of the record.',
          ja: 'ヘッダーの最大手数か、終局の部分を直してください。',
          ru: 'Исправьте предел в заголовках или конец записи.',
        },
        example: {
          format: 'csa',
          wrong: 'V3.0\n$MAX_MOVES:1\nPI\n+\n+7776FU\n-3334FU\n%CHUDAN\n',
          right: 'V3.0\n$MAX_MOVES:256\nPI\n+\n+7776FU\n-3334FU\n%CHUDAN\n',
        },
      },
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
      const values = { limit, reason: '{length} {length|was|were} played', length };
      yield { code: 'record/move-limit-mismatch', index: limit, ply: base + limit + 1, values };
    } else if (line.ending?.kind === 'max-moves' && length < limit) {
      const values = { limit, reason: 'it ends by it after {length}', length };
      yield { code: 'record/move-limit-mismatch', index: length, ply: base + length, values };
    }
  },
} as const satisfies Rule;

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
