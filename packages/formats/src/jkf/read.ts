/**
 * Reading JKF. A file holds one record; a JSON array of records, and records one to a line, are read as several games.
 *
 * A record as programs write it takes the quick way. Else `JSON.parse` does the work, and only where it refuses, or where
 * a place is to be reported, is the text gone through once more.
 */
import type { GameRecord, Report, Source } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { LineCursor } from '../line-cursor.js';
import { type JsonFault, type JsonPath, JsonPlaces } from './json-places.js';
import { scanRecord } from './quick-scan.js';
import { isRecordLike, readQuickRecord, readRecord } from './read-record.js';
import type { RecordPlace } from './record-report.js';
import { makePointer } from './schema.js';
import { parseJson } from './values.js';

const BYTE_ORDER_MARK = 0xfeff;

export function* readJkf(source: Source, report: Report, options: ReadOptions = {}): Generator<GameRecord> {
  const { text } = source;
  const start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  const document = new Document(text, start, text.length, report, options);
  const quick = document.readQuickly();
  const value = quick ? undefined : parseJson(text.slice(start));
  if (quick) yield quick;
  else if (value !== undefined) yield* document.read(value);
  else if (!isOnePerLine(text, start)) yield* document.readFaulty();
  else {
    const cursor = new LineCursor(text, start);
    while (cursor.next()) {
      if (!cursor.isEmpty) yield* readLine(cursor, report, options);
    }
  }
}

function* readLine(
  { line, text, start, end }: LineCursor,
  report: Report,
  options: ReadOptions,
): Generator<GameRecord> {
  const value = parseJson(line);
  const document = new Document(text, start, end, report, options);
  yield* value === undefined ? document.readFaulty() : document.read(value);
}

/** Whether there are several lines, the first of which is a JSON object of its own. */
function isOnePerLine(text: string, start: number): boolean {
  const cursor = new LineCursor(text, start);
  do if (!cursor.next()) return false;
  while (cursor.isEmpty);
  return cursor.lineEnd < text.length && text[cursor.start] === '{' && parseJson(cursor.line) !== undefined;
}

/** A part of the text that is to be one JSON value. */
class Document {
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  readonly #report: Report;
  readonly #options: ReadOptions;
  #places: JsonPlaces | undefined;

  constructor(text: string, start: number, end: number, report: Report, options: ReadOptions) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#report = report;
    this.#options = options;
  }

  /** The record that the part is, where it is written as usual. */
  readQuickly(): GameRecord | undefined {
    const record = scanRecord(this.#text, this.#start, this.#end);
    if (!record) return undefined;
    this.#report.startGame();
    return readQuickRecord(record, this.#placeOf(0, [], this.#start), this.#report, this.#options);
  }

  /** The records in the value that the part is. */
  *read(value: unknown, fault?: JsonFault): Generator<GameRecord> {
    if (isRecordLike(value)) {
      this.#report.startGame();
      if (fault) this.#reportFault(fault);
      const place = { ...this.#placeOf(0, [], this.#start), isCut: fault !== undefined };
      yield readRecord(value, place, this.#report, this.#options);
      return;
    }
    if (fault) this.#reportFault(fault);
    if (Array.isArray(value) && value.some(isRecordLike)) yield* this.#readArray(value);
    else if (!fault) this.#reportNoRecord(0, 'JSON');
  }

  /** NOTE: a file that was cut off, or holds a comma too many, is read up to there. */
  *readFaulty(): Generator<GameRecord> {
    const places = this.#placesOf();
    const repaired = places.repaired(this.#start);
    if (places.fault) {
      const isBlank = repaired === undefined && places.fault.at === this.#end;
      if (!isBlank) yield* this.read(repaired === undefined ? undefined : parseJson(repaired), places.fault);
    } else this.#report.add('jkf/too-deep', this.#start, this.#end);
  }

  *#readArray(values: readonly unknown[]): Generator<GameRecord> {
    const numbers = this.#placesOf().elements();
    for (const [index, value] of values.entries()) {
      if (isRecordLike(value)) {
        this.#report.startGame();
        const place = this.#placeOf(numbers[index], [index]);
        yield readRecord(value, place, this.#report, this.#options);
      } else this.#reportNoRecord(numbers[index], makePointer([index]));
    }
  }

  #placesOf(): JsonPlaces {
    this.#places ??= new JsonPlaces(this.#text, this.#start, this.#end);
    return this.#places;
  }

  #placeOf(value: number, prefix: JsonPath, at?: number): RecordPlace {
    return { places: () => this.#placesOf(), at, value, isCut: false, prefix };
  }

  #reportNoRecord(value: number, pointer: string): void {
    const values = { pointer, reason: 'a record is an object with header and moves', others: '' };
    this.#report.add('jkf/schema', ...this.#placesOf().find([], value), { values });
  }

  #reportFault({ at, reason, values }: JsonFault): void {
    const end = Math.min(at + 1, this.#end);
    this.#report.add('jkf/json-syntax', at, end, { values: { ...values, reason } });
  }
}
