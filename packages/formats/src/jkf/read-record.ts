/** One record of JKF: from the quick scan, or from what `JSON.parse` made of it. */
import { type GameRecord, Replayer, type Report } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { EntryPlayer } from './entry-player.js';
import type { QuickEntry, QuickRecord } from './quick-scan.js';
import { readHeader } from './read-header.js';
import { LinesReader } from './read-lines.js';
import { readStart, withoutKnownHandicap } from './read-start.js';
import { HERE, type RecordPlace, RecordReport } from './record-report.js';
import { recordFaults, type SchemaFault } from './schema.js';
import { isObject, type JsonObject } from './values.js';

/** Whether a value is a record, however faulty. */
export const isRecordLike = (value: unknown): value is JsonObject =>
  isObject(value) && (Array.isArray(value.moves) || isObject(value.header) || isStart(value.initial));

const isStart = (value: unknown): boolean => isObject(value) && ('preset' in value || 'data' in value);

export function readRecord(value: JsonObject, place: RecordPlace, target: Report, options: ReadOptions): GameRecord {
  const report = new RecordReport(target, place);
  const replayer = begin(value, place, report, options);
  if (Array.isArray(value.moves)) new LinesReader(value.moves, replayer, report).read();
  return replayer.finish();
}

export function readQuickRecord(
  { frame, entries }: QuickRecord,
  place: RecordPlace,
  target: Report,
  options: ReadOptions,
): GameRecord {
  const report = new RecordReport(target, place);
  const replayer = begin(frame, place, report, options);
  const player = new EntryPlayer(replayer, report);
  let index = 0;
  report.mark = () => {
    const at = index;
    return () => ['moves', at];
  };
  for (; index < entries.length; index++) playEntry(entries[index], player);
  return replayer.finish();
}

/** Reads header and start. */
function begin(value: JsonObject, place: RecordPlace, report: RecordReport, options: ReadOptions): Replayer {
  const faults = recordFaults(value);
  const headers = readHeader(value, place.at, report);
  const position = readStart(value, options.start, report);
  const replayer = new Replayer(position, report, options.illegal === undefined ? {} : { illegal: options.illegal });
  replayer.game.headers.push(...withoutKnownHandicap(headers, replayer.game.start, report));
  if (!Array.isArray(value.moves)) report.useless(['moves'], 'moves are a list');
  if (faults.length > 0 || report.hasUseless) report.closePart(faults.filter(isNotOfEntry), 0);
  return replayer;
}

/** What is wrong inside the first entry is found when that is read. */
const isNotOfEntry = ({ path }: SchemaFault): boolean => path[0] !== 'moves' || path.length < 2;

/** NOTE: with a move and an ending in one entry, time and comments are those of the move. */
function playEntry({ move, special, comments, now, total }: QuickEntry, player: EntryPlayer): void {
  const { replayer } = player;
  const { ply } = replayer;
  let counts = false;
  if (move) {
    player.move(move);
    counts = replayer.ply > ply;
  } else if (special !== undefined) counts = player.end(special, HERE, HERE);
  if (counts && now >= 0) player.time(now, total, HERE, HERE);
  if (comments && comments.length > 0) player.comments(comments);
  if (move && special !== undefined) player.end(special, HERE, HERE);
}
