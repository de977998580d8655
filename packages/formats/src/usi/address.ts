/** Reading a web address that carries a position, `…?sfen=…&sname=…&gname=…`, as the sfenreader picture service has it. */
import { emptyRecord, type GameRecord, type Report, reportProblems } from '@kifukit/record';
import { makeSfen, parseSfen } from '@kifukit/rules';

const POSITION = /[?&]sfen=([^&\s#]*)/;

export const isAddress = (line: string): boolean => POSITION.test(line);

/** Parameters that are headers. The last move's square, `lm`, is no part of a position and is passed over. */
const headers: Readonly<Record<string, string>> = { sname: 'black', gname: 'white', title: 'title' };

/** Reads a line that `isAddress`; `at` is its offset in the text. */
export function readAddress(line: string, at: number, report: Report): GameRecord | undefined {
  const [parameter = '', sfen = ''] = POSITION.exec(line) ?? [];
  const start = at + line.indexOf(parameter) + 1;
  const end = start + parameter.length - 1;
  const result = parseSfen(blanked(decoded(sfen)));
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
