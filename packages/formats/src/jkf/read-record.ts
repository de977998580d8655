/** One record of JKF, from what `JSON.parse` made of it. */
import { type GameRecord, Replayer, type Report } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { readHeader } from './read-header.js';
import { LinesReader } from './read-lines.js';
import { readStart, withoutKnownHandicap } from './read-start.js';
import { type RecordPlace, RecordReport } from './record-report.js';
import { recordFaults, type SchemaFault } from './schema.js';
import { isObject, type JsonObject } from './values.js';

/** Whether a value is a record, however faulty. */
export const isRecordLike = (value: unknown): value is JsonObject =>
  isObject(value) && (Array.isArray(value.moves) || isObject(value.header) || isObject(value.initial));

/** `at` is the offset of the record in the text, where it is known. */
export function readRecord(
  value: JsonObject,
  place: RecordPlace,
  at: number | undefined,
  target: Report,
  options: ReadOptions,
): GameRecord {
  const report = new RecordReport(target, place);
  const faults = recordFaults(value);
  const headers = readHeader(value, at, report);
  const position = readStart(value, options.start, report);
  const replayer = new Replayer(position, report, options.illegal === undefined ? {} : { illegal: options.illegal });
  replayer.game.headers.push(...withoutKnownHandicap(headers, replayer.game.start, report));
  const { moves } = value;
  if (!Array.isArray(moves)) report.useless(['moves'], 'moves are a list');
  if (faults.length > 0 || report.hasUseless) report.closePart([], faults.filter(isNotOfEntry), 0);
  if (Array.isArray(moves)) new LinesReader(moves, replayer, report).read();
  return replayer.finish();
}

/** What is wrong inside the first entry is found when that is read. */
const isNotOfEntry = ({ path }: SchemaFault): boolean => path[0] !== 'moves' || path.length < 2;
