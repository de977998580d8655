/** Records made by hand, and their way through a file. */
import { emptyLine, emptyRecord, type GameRecord, type Line } from '@kifukit/record';
import { type Move, parseUsi, START_SFEN } from '@kifukit/rules';
import { readText, writeText } from '../../open.js';

export const FIRST = '# Сёги, нотация Кислюка, версия 1\n';

export const line = (usi = '', more: Partial<Line> = {}): Line => ({
  ...emptyLine(),
  moves: usi === '' ? [] : usi.split(' ').map((token) => parseUsi(token) as Move),
  ...more,
});

export const game = (main: Line, start = START_SFEN, headers: GameRecord['headers'] = []): GameRecord => ({
  ...emptyRecord(start),
  headers,
  main,
});

export const write = (record: GameRecord, settings: Record<string, string> = {}): string =>
  writeText(record, 'kislyuk', { settings }).text;

/** What a file holds behind its head. */
export const body = (record: GameRecord): string => write(record).replace(/^(?:.+\n)*\n/, '');

export const readBack = (record: GameRecord): GameRecord =>
  readText(write(record), { from: 'kislyuk' }).games[0] as GameRecord;
