/**
 * Reading a position in the forms that it has in web addresses:
 *
 *     …?sfen=<sfen>&sname=…&gname=…     the sfenreader picture service
 *     https://…/<sfen>                  editors and analysis boards, `_` or %20 between the fields
 *     4k4_9_…_4K4.b.-.1                 shogi-server: `_` for /, `@` for + and `.` for a blank
 */
import { emptyRecord, type GameRecord, type Report, reportProblems } from '@kifukit/record';
import { makeSfen, parseSfen } from '@kifukit/rules';

const PARAMETER = /[?&](sfen=[^&\s#]*)/d;
const PATH =
  /^https?:\/\/[^\s?#]*?\/((?:[+PLNSGBRKplnsgbrk1-9]{1,18}(?:\/|%2F)){8}[+PLNSGBRKplnsgbrk1-9]{1,18}(?:_|%20)[^\s?#/]*)/d;
const SERVER = /^((?:[@PLNSGBRKplnsgbrk1-9]{1,18}_){8}[@PLNSGBRKplnsgbrk1-9]{1,18}\.[bw](?:\.[^\s.]+){0,2})$/d;

export const isAddress = (line: string): boolean => PARAMETER.test(line) || PATH.test(line) || SERVER.test(line);

/** The SFEN in a line, and its place there. */
function sfenIn(line: string): readonly [sfen: string, start: number, end: number] {
  const server = SERVER.exec(line);
  const found = server ?? PARAMETER.exec(line) ?? PATH.exec(line);
  const [start, end] = found?.indices?.[1] ?? [0, 0];
  const written = found?.[1] ?? '';
  const sfen = server
    ? written.replaceAll('_', '/').replaceAll('@', '+').replaceAll('.', ' ')
    : blanked(decoded(written.replace(/^sfen=/, '')));
  return [sfen, start, end];
}

/** Parameters that are headers. The last move's square, `lm`, is no part of a position and is passed over. */
const headers: Readonly<Record<string, string>> = { sname: 'black', gname: 'white', title: 'title' };

/** Reads a line that `isAddress`; `at` is its offset in the text. */
export function readAddress(line: string, at: number, report: Report): GameRecord | undefined {
  const [sfen, from, to] = sfenIn(line);
  const start = at + from;
  const end = at + to;
  const result = parseSfen(sfen);
  if (!result.ok) {
    const { code, reason, values } = result.fault;
    report.add(`position/${code}`, start, end, { ply: 0, values: { ...values, reason } });
    return undefined;
  }
  report.startGame();
  for (const { code, reason, values } of result.value.oddities) {
    report.add(`position/${code}`, start, end, { ply: 0, values: { ...values, reason }, severity: 'warning' });
  }
  reportProblems(result.value.position, report, start, end);
  const game = emptyRecord(makeSfen(result.value.position));
  for (const [, name = '', value = ''] of line.matchAll(/[?&](\w+)=([^&\s#]*)/g)) {
    const key = headers[name];
    if (key !== undefined && value !== '') game.headers.push([key, decoded(value.replaceAll('+', ' '))]);
  }
  return game;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** NOTE: a plus sign stands for a blank in some addresses and for itself in others, which have true blanks then. */
const blanked = (sfen: string): string =>
  sfen.includes(' ') ? sfen : sfen.replaceAll(sfen.includes('_') ? '_' : '+', ' ');
