/**
 * Running totals that KIF prints behind each time, `( 0:16/00:00:16)`, against the times themselves. A record does not
 * keep them, so they are read in the text, where the audit knows the places of the moves.
 */
import { type GameRecord, type Line, type Places, timeOf } from '@kifukit/record';
import { mendWithFix } from './explanations/record-todos.js';
import type { AuditCode, RuleFinding } from './rule.js';

export const totalsCodes = {
  'record/clock-mismatch': {
    severity: 'warning',
    message: 'the total is given as {named}, the times of this side make {found}',
    explanation: {
      means: {
        en: 'KIF writes behind each time, after the slash, what the player has spent in all, this move included. The sum of the times is another; the times of the moves count. Told once for each side.',
        ja: 'KIFでは消費時間の「/」の後に、その手までの累計を書きます。各手の時間の合計と一致しないため、各手の時間のほうを採りました。双方それぞれ一度だけ知らせます。',
        ru: 'В KIF после времени хода за косой чертой стоит всё время игрока вместе с этим ходом. Сумма времён ходов другая; считается время ходов. Сообщается один раз для каждой стороны.',
      },
      todo: mendWithFix,
      example: {
        format: 'kif',
        wrong: '   1 ７六歩(77)   ( 0:10/00:00:20)\n',
        right: '   1 ７六歩(77)   ( 0:10/00:00:10)\n',
      },
    },
  },
} as const satisfies Record<string, AuditCode>;

/** `(12:34/01:23:45)` behind a move; fractions and other forms are left alone. */
const CLOCK = /[ \t]*\([ \t]*\d{1,4}:\d{1,2}[ \t]*\/[ \t]*(\d{1,4}:\d{1,2}:\d{1,2})[ \t]*\)/y;

/** A printed total that is not the sum. */
export interface WrongTotal {
  /** The move (from 0). */
  readonly index: number;
  /** Where the total stands. */
  readonly start: number;
  readonly end: number;
  readonly named: string;
  readonly found: string;
}

/** All wrong totals of the main line; a side is given up where one of its times is unknown. */
export function* wrongTotals(text: string, { main }: GameRecord, places: Places): Generator<WrongTotal> {
  const sums = [0, 0];
  for (let index = 0; index < main.moves.length; index++) {
    const time = timeOf(main, index);
    sums[index & 1] = time === undefined ? Number.NaN : sums[index & 1] + time;
    const sum = Math.trunc(sums[index & 1] / 1000);
    const wrong = Number.isNaN(sum) ? undefined : wrongTotal(text, main, index, sum, places);
    if (wrong) yield wrong;
  }
}

function wrongTotal(text: string, line: Line, index: number, sum: number, places: Places): WrongTotal | undefined {
  const moveEnd = places.endOf(line, index);
  if (moveEnd === undefined || isRight(usualTotal(text, moveEnd), sum, index)) return undefined;
  CLOCK.lastIndex = moveEnd;
  const named = CLOCK.exec(text)?.[1];
  if (named === undefined) return undefined;
  const total = named.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  if (isRight(total, sum, index)) return undefined;
  const end = text.lastIndexOf(')', CLOCK.lastIndex - 1);
  const start = text.lastIndexOf(named, end);
  return { index, start, end: start + named.length, named, found: makeTotal(sum) };
}

/** NOTE: programs that keep no totals write 00:00:00; those that count in milliseconds cut each time, but the total once. */
const isRight = (total: number, sum: number, index: number): boolean =>
  total === 0 || (total >= sum && total <= sum + (index >> 1));

const SPACE = 0x20;
const OPEN = 0x28;
const CLOSE = 0x29;
const ZERO = 0x30;
const COLON = 0x3a;

/** The seconds of a total where it stands as nearly all programs print it, `( 0:16/00:00:16)`; −1 for other forms. */
function usualTotal(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SPACE) at++;
  if (text.charCodeAt(at) !== OPEN || text.charCodeAt(at + 15) !== CLOSE) return -1;
  if (text.charCodeAt(at + 9) !== COLON || text.charCodeAt(at + 12) !== COLON) return -1;
  const hours = twoDigits(text, at + 7);
  const minutes = twoDigits(text, at + 10);
  const seconds = twoDigits(text, at + 13);
  return hours < 0 || minutes < 0 || seconds < 0 ? -1 : (hours * 60 + minutes) * 60 + seconds;
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

/** `01:23:45` */
function makeTotal(sum: number): string {
  const parts = [Math.trunc(sum / 3600), Math.trunc(sum / 60) % 60, sum % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The first wrong total of each side. */
export function* totalsFindings(text: string, game: GameRecord, places: Places): Generator<RuleFinding> {
  const told = [false, false];
  for (const { index, named, found } of wrongTotals(text, game, places)) {
    if (told[index & 1]) continue;
    told[index & 1] = true;
    yield { code: 'record/clock-mismatch', index, ply: index + 1, values: { named, found } };
  }
}
