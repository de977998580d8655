/**
 * Values of header lines in both directions.
 *
 * A value is kept as the record has it, with two exceptions: `$NOTE` is unescaped, and a time control that CSA's own two
 * notations say (`$TIME_LIMIT:00:15+60`, `$TIME:900+60+0`) stands in the record in words, `15分+60秒`. On writing, words
 * and dates that are understood are brought into CSA's form; all others are written as they are.
 */
import type { Header } from '@kifukit/record';
import { makeDateTime, parseDateTime } from '../headers/date.js';
import { isTimeControlKey } from '../headers/meaning.js';
import {
  makeCsaTime,
  makeCsaTimeLimit,
  makeTimeControl,
  parseAnyTimeControl,
  parseByoyomi,
  parseCsaTime,
  parseCsaTimeLimit,
  parseTimeControl,
  type TimeControl,
} from '../headers/time-control.js';
import { keyOfWord, lineBeginningOf } from './names.js';
import { asciiSigns } from './spelling.js';
import { isPadding } from './statements.js';
import { isVersion3, type Version } from './versions.js';

const DOLLAR = 36;

export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isPadding(text.charCodeAt(start))) start++;
  while (end > start && isPadding(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Reads `N+name`, `N-name` or `$KEY:value`, undefined where it is none. */
export function parseHeader(line: string): readonly [key: string, value: string] | undefined {
  if (line.charCodeAt(0) !== DOLLAR) {
    const sign = asciiSigns(line.slice(1, 2));
    const key = sign === '+' ? 'black' : sign === '-' ? 'white' : undefined;
    return key && [key, trimmed(line.slice(2))];
  }
  const colon = line.search(/[:：]/);
  if (colon < 0) return undefined;
  const word = trimmed(line.slice(1, colon));
  const key = keyOfWord(word);
  const value = trimmed(line.slice(colon + 1));
  if (key === 'note') return [key, unescaped(value)];
  return [key, isTimeControlKey(key) ? inWords(value) : value];
}

/** The value as it comes back from a file of the version; undefined where CSA has no line for the key. */
export function survivingValue(key: string, value: string, version: Version): string | undefined {
  if (lineBeginningOf(key) === undefined) return undefined;
  if (key === 'note') return trimmed(value.replace(/\r\n?/g, '\n'));
  const line = trimmed(value.replace(/[\r\n]+/g, ' '));
  if (key === 'startedAt' || key === 'endedAt') return survivingDate(line);
  return isTimeControlKey(key) ? survivingTimeControl(key, line, version) : line;
}

/** The line, with a value that `survivingValue` gave. */
export function makeHeader(key: string, value: string, version: Version): string {
  if (key === 'note') return `$NOTE:${escaped(value)}`;
  if (isTimeControlKey(key)) return timeControlLine(key, value, version);
  return `${lineBeginningOf(key)}${value}`;
}

const unescaped = (text: string): string => text.replace(/\\([n\\])/g, (_, letter) => (letter === 'n' ? '\n' : '\\'));
const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

function survivingDate(text: string): string {
  const date = parseDateTime(text);
  return date ? makeDateTime(date) : text;
}

/** A time control of CSA in words, where CSA would write it just so. */
function inWords(value: string): string {
  const limit = parseCsaTimeLimit(value);
  const time = limit ?? parseCsaTime(value);
  return time && (limit || makeCsaTime(time) === value) ? makeTimeControl(time) : value;
}

/** NOTE: version 2.2 has neither seconds of the initial time nor an increment, and no byoyomi of 100 seconds. */
function survivingTimeControl(key: string, text: string, version: Version): string {
  const time = parseAnyTimeControl(text);
  const said = time && saidTime(key, time, version);
  return said ? makeTimeControl(said) : text;
}

/** What is read from the line that says this time control; undefined where no line says it. */
function saidTime(key: string, time: TimeControl, version: Version): TimeControl | undefined {
  if (isVersion3(version) || key !== 'timeControl') return parseCsaTime(makeCsaTime(time));
  const limit = makeCsaTimeLimit(time);
  return limit === undefined ? undefined : parseCsaTimeLimit(limit);
}

function timeControlLine(key: string, value: string, version: Version): string {
  const time = parseTimeControl(value);
  if (time && (isVersion3(version) || key !== 'timeControl')) {
    return `${lineBeginningOf(key)?.replace('_LIMIT', '')}${makeCsaTime(time)}`;
  }
  return `${lineBeginningOf(key)}${(time && makeCsaTimeLimit(time)) ?? value}`;
}

/**
 * The headers with those together that CSA has one line for: KIF's 秒読み belongs to the time control, and where nothing
 * says when the game began, its 対局日 does.
 */
export function gathered(headers: readonly Header[]): readonly Header[] {
  return withDate(withByoyomi(headers));
}

function withByoyomi(headers: readonly Header[]): readonly Header[] {
  const [control, byoyomi] = [only(headers, 'timeControl'), only(headers, '秒読み')];
  const time = control && parseTimeControl(control[1]);
  const seconds = byoyomi && parseByoyomi(byoyomi[1]);
  if (!time || seconds === undefined || time.increment > 0 || (time.byoyomi ?? seconds) !== seconds) return headers;
  const whole: Header = ['timeControl', makeTimeControl({ ...time, byoyomi: seconds })];
  return headers.filter((header) => header !== byoyomi).map((header) => (header === control ? whole : header));
}

function withDate(headers: readonly Header[]): readonly Header[] {
  const date = only(headers, '対局日');
  if (!date || headers.some(([key]) => key === 'startedAt')) return headers;
  return headers.map((header) => (header === date ? ['startedAt', date[1]] : header));
}

/** The header with a key that stands there once. */
function only(headers: readonly Header[], key: string): Header | undefined {
  const found = headers.filter(([name]) => name === key);
  return found.length === 1 ? found[0] : undefined;
}
