/**
 * Values of header lines in both directions.
 *
 * A value is kept as the record has it, with two exceptions: `$NOTE` is unescaped, and time controls that the two
 * notations `$TIME_LIMIT:HH:MM+SS` and `$TIME:a+b+c` can both express have one spelling, the former. What other formats
 * write in ways CSA does not know (`15分+60秒`, `2008/12/20(土) 10:00`) is brought into CSA's form on writing.
 */
import { keyOfWord, lineBeginningOf } from './names.js';
import { isPadding } from './statements.js';
import { isVersion3, type Version } from './versions.js';

export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isPadding(text.charCodeAt(start))) start++;
  while (end > start && isPadding(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Reads `$KEY:value`, undefined where it is none. */
export function parseHeader(line: string): readonly [key: string, value: string] | undefined {
  const parts = /^\$([^:：]*)[:：](.*)$/s.exec(line);
  if (!parts) return undefined;
  const word = trimmed(parts[1]);
  const key = keyOfWord(word);
  const value = trimmed(parts[2]);
  if (key === 'note') return [key, unescaped(value)];
  return [key, word.toUpperCase() === 'TIME' ? (timeLimitOf(value) ?? value) : value];
}

/** The value as it comes back from a file of the version; undefined where CSA has no line for the key. */
export function survivingValue(key: string, value: string, version: Version): string | undefined {
  if (lineBeginningOf(key) === undefined) return undefined;
  if (key === 'note') return trimmed(value.replace(/\r\n?/g, '\n'));
  const line = trimmed(value.replace(/[\r\n]+/g, ' '));
  if (key === 'startedAt' || key === 'endedAt') return csaDate(line);
  return key === 'timeControl' ? survivingTimeControl(line, version) : line;
}

/** The line, with a value that `survivingValue` gave. */
export function makeHeader(key: string, value: string, version: Version): string {
  if (key === 'note') return `$NOTE:${escaped(value)}`;
  if (key === 'timeControl') return timeControlLine(value, version);
  return `${lineBeginningOf(key)}${value}`;
}

const unescaped = (text: string): string => text.replace(/\\([n\\])/g, (_, letter) => (letter === 'n' ? '\n' : '\\'));
const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

/** The digits of a date and a time of day; a day of the week in brackets is no part of CSA's form. */
const dateForm =
  /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[(（].[)）])?(?:[ T　]{1,4}(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?)?$/u;

function csaDate(text: string): string {
  const parts = dateForm.exec(text);
  if (!parts) return text;
  const [year, month, day, hour, minute, second = '00'] = parts.slice(1).map((part) => part?.padStart(2, '0'));
  return `${year}/${month}/${day}${hour === undefined ? '' : ` ${hour}:${minute}:${second}`}`;
}

const limitForm = /^(\d\d):([0-5]\d)\+(\d\d)$/;
const secondsForm = /^(\d{1,7})(?:\.\d{1,3})?\+(\d{1,7})(?:\.\d{1,3})?\+(\d{1,7})(?:\.\d{1,3})?$/;
/** `各6時間`, `1時間30分`, `15分+60秒`, `10分切れ負け`, with half-width signs. */
const japaneseForm = /^各?(?:(\d{1,3})時間)?(?:(\d{1,4})分)?(?:\+(\d{1,4})秒|切れ負け)?$/;

/** `HH:MM+SS` for initial time and byoyomi in seconds; undefined where that cannot be said so. */
function makeLimit(initial: number, byoyomi: number): string | undefined {
  const minutes = Math.floor(initial / 60);
  if (minutes >= 6000 || byoyomi >= 100) return undefined;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}+${two(byoyomi)}`;
}

/** A value of `$TIME` that `$TIME_LIMIT` can express exactly, in the latter's spelling. */
function timeLimitOf(value: string): string | undefined {
  const parts = /^(\d{1,7})\+(\d{1,7})\+0$/.exec(value);
  const limit = parts ? makeLimit(Number(parts[1]), Number(parts[2])) : undefined;
  return limit !== undefined && makeTime(limit) === value ? limit : undefined;
}

/** `a+b+c` of a time limit in its own spelling. */
function makeTime(limit: string): string | undefined {
  const parts = limitForm.exec(limit);
  return parts ? `${Number(parts[1]) * 3600 + Number(parts[2]) * 60}+${Number(parts[3])}+0` : undefined;
}

function survivingTimeControl(text: string, version: Version): string {
  const exact = limitForm.test(text) ? text : (timeLimitOf(text) ?? limitOfJapanese(text));
  if (exact !== undefined) return exact;
  const seconds = secondsForm.exec(text);
  if (!seconds || isVersion3(version)) return text;
  // NOTE: version 2.2 has neither seconds of the initial time nor an increment.
  return makeLimit(Number(seconds[1]), Number(seconds[2])) ?? text;
}

function limitOfJapanese(text: string): string | undefined {
  const parts = text === '' ? undefined : japaneseForm.exec(text.normalize('NFKC').replaceAll(' ', ''));
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, byoyomi = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return parts.slice(1).some((part) => part !== undefined)
    ? makeLimit(hours * 3600 + minutes * 60, byoyomi)
    : undefined;
}

function timeControlLine(value: string, version: Version): string {
  const time = isVersion3(version) ? (makeTime(value) ?? (secondsForm.test(value) ? value : undefined)) : undefined;
  return time === undefined ? `$TIME_LIMIT:${value}` : `$TIME:${time}`;
}
