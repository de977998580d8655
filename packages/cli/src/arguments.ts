/** The words of the command line as values: checked, with the nearest known word where one is wrong. */
import {
  type EncodingId,
  encodingIds,
  type Format,
  formatOf,
  formats,
  parseEncodingName,
  type Settings,
} from '@kifukit/formats';
import { parseSfen } from '@kifukit/rules';
import type { Reading, Writing } from './batch/options.js';
import { oneOf, UsageError, unknown } from './usage.js';

/** The options that say how inputs are read, as commander hands them over. */
export interface ReadingWords {
  readonly from?: string;
  readonly inputEncoding?: string;
  readonly start?: string;
  readonly illegal?: string;
  readonly set?: readonly string[];
}

export interface WritingWords extends ReadingWords {
  readonly to?: string;
  readonly output?: string;
  readonly encoding?: string;
  readonly force?: boolean;
  readonly skipExisting?: boolean;
}

const readable = (): readonly Format[] => formats.filter((format) => format.read);
const writable = (): readonly Format[] => formats.filter((format) => format.write);

export function readingOf(words: ReadingWords, choices: readonly Reading['illegal'][], alsoSet?: Format): Reading {
  const { from, inputEncoding, start, illegal, set } = words;
  const format = from === undefined ? undefined : formatNamed('--from', from, readable());
  const settable = new Set([...(alsoSet ? [alsoSet] : []), ...(format ? [format] : readable())]);
  return {
    ...(format ? { from: format.id } : {}),
    ...(inputEncoding === undefined ? {} : { encoding: encodingNamed(inputEncoding) }),
    ...(start === undefined ? {} : { start: startGiven(start) }),
    illegal: illegal === undefined ? 'keep' : oneOf('value of --illegal', illegal, choices),
    settings: settingsOf(set ?? [], [...settable]),
  };
}

export function writingOf(words: WritingWords, settings: Settings): Writing {
  const { encoding, force, skipExisting } = words;
  if (force && skipExisting) throw new UsageError('--force and --skip-existing contradict each other');
  return {
    to: targetFormat(words).id,
    ...(encoding === undefined ? {} : { encoding: encodingNamed(encoding) }),
    ...(encoding !== undefined && /bom$|sig$/i.test(encoding) ? { byteOrderMark: true } : {}),
    existing: force ? 'replace' : skipExisting ? 'skip' : 'refuse',
    settings,
  };
}

/** The format of `--to`, or the one that the name of the output file promises. */
export function targetFormat({ to, output }: WritingWords): Format {
  if (to !== undefined) return formatNamed('--to', to, writable());
  const extension = /\.([^./\\]+)$/.exec(output ?? '')?.[1]?.toLowerCase();
  const promised = writable().find(({ extensions }) => extension !== undefined && extensions.includes(extension));
  if (!promised) throw new UsageError(`--to FORMAT is missing (known: ${ids(writable()).join(', ')})`);
  return promised;
}

function formatNamed(option: string, name: string, able: readonly Format[]): Format {
  const format = formatOf(name.toLowerCase());
  if (!format) throw unknown('format', name, ids(able));
  if (!able.includes(format)) {
    const verb = option === '--to' ? 'written' : 'read';
    throw new UsageError(`${format.id} cannot be ${verb} (these can: ${ids(able).join(', ')})`);
  }
  return format;
}

const ids = (list: readonly Format[]): string[] => list.map(({ id }) => id);

function encodingNamed(name: string): EncodingId {
  const encoding = parseEncodingName(name);
  if (!encoding) throw unknown('encoding', name, encodingIds);
  return encoding;
}

function startGiven(sfen: string): string {
  const result = parseSfen(sfen);
  if (!result.ok) throw new UsageError(`--start is not a position in SFEN: ${result.fault.reason}`);
  return sfen;
}

/** `NAME=VALUE` pairs; each must be an option of one of the formats. */
function settingsOf(pairs: readonly string[], able: readonly Format[]): Settings {
  const settings: Record<string, string> = {};
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(`--set takes NAME=VALUE, not '${pair}'`);
    const options = able.flatMap((format) => format.options.filter((option) => option.name === name));
    if (options.length === 0) throw unknownSetting(name, able);
    const values = options.some((option) => !option.values)
      ? undefined
      : options.flatMap((option) => option.values ?? []);
    if (values && !values.includes(value)) throw unknown(`value of --set ${name}`, value, values);
    settings[name] = value;
  }
  return settings;
}

function unknownSetting(name: string, able: readonly Format[]): UsageError {
  const known = [...new Set(able.flatMap((format) => format.options.map((option) => option.name)))];
  if (known.length > 0) return unknown('setting', name, known);
  return new UsageError(`unknown setting '${name}': ${ids(able).join(', ')} has no settings`);
}
