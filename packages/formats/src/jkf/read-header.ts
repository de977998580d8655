/** The header: an object, whose keys nevertheless may have an order and stand there twice. */
import type { Header } from '@kifukit/record';
import { countKeys } from './json-places.js';
import { keyOfWord } from './names.js';
import type { RecordReport } from './record-report.js';
import { isNothing, isObject, type JsonObject, parseJson } from './values.js';

const BEGINNING = /[\ufeff \t\n\r]*\{[ \t\n\r]*"header"[ \t\n\r]*:[ \t\n\r]*(?=\{)/y;

/**
 * `at` is the offset of the record in its text, where it is known.
 *
 * NOTE: of a repeated key `JSON.parse` keeps only the last value, and it moves keys that are numbers to the front. Where
 * the header holds such keys it is read from the text.
 */
export function readHeader(record: JsonObject, at: number | undefined, report: RecordReport): Header[] {
  const { header } = record;
  if (isNothing(header)) return [];
  if (!isObject(header)) {
    report.useless(['header'], 'a header is an object');
    return [];
  }
  const keys = Object.keys(header);
  if (!keys.some(isIndex) && countHeaderKeys(at, report) === keys.length) {
    return keys.flatMap((key) => headerOf(key, header[key], report));
  }
  return membersOf(header, report).flatMap(({ key, value }) => headerOf(key, value, report));
}

const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key);

/** Quick where the header stands first, as everybody writes it. */
function countHeaderKeys(at: number | undefined, report: RecordReport): number {
  const { text } = report.source;
  BEGINNING.lastIndex = at ?? text.length;
  return BEGINNING.test(text) ? countKeys(text, BEGINNING.lastIndex) : report.membersOf(['header']).length;
}

/** NOTE: of a value in which the text breaks off, what was read is in `header`. */
function membersOf(header: JsonObject, report: RecordReport): { key: string; value: unknown }[] {
  const { text } = report.source;
  const counts = new Map<string, number>();
  const members = report.membersOf(['header']).map(({ key, span: [start, end] }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { key, value: parseJson(text.slice(start, end)) ?? header[key] };
  });
  for (const [text, count] of counts) {
    if (count > 1) report.addAt('jkf/repeated-key', ['header', text], { ply: 0, values: { text, count } });
  }
  return members;
}

function headerOf(word: string, value: unknown, report: RecordReport): Header[] {
  if (typeof value === 'string') return [[keyOfWord(word), value]];
  if (typeof value === 'number' || typeof value === 'boolean') return [[keyOfWord(word), String(value)]];
  if (!isNothing(value)) report.useless(['header', word], 'the value of a header is a text');
  return [];
}
