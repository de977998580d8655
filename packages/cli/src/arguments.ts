/** The words of the command line as values: checked, with the nearest known word where one is wrong. */
import {
  type EncodingId,
  encodingIds,
  type Format,
  type FormatOption,
  formatOf,
  formats,
  parseEncodingName,
  type Settings,
} from '@kifukit/formats';
import { fillIn } from '@kifukit/record';
import { parseSfen } from '@kifukit/rules';
import { codeOfLoss, type NamedLoss, namedLosses } from './batch/losses.js';
import { type Editing, lineChoices, type Reading, type Writing } from './batch/options.js';
import { oneOf, UsageError, unknown } from './usage.js';

/** The options that say how inputs are read, as commander hands them over. */
export interface ReadingWords {
  readonly from?: string;
  readonly inputEncoding?: string;
  readonly start?: string;
  readonly illegal?: string;
  readonly set?: readonly string[];
}

/** The options that say what is done to records. */
export interface EditingWords {
  readonly lines?: string;
  readonly addLines?: readonly string[];
  readonly promote?: string;
  readonly cut?: string;
}

export interface WritingWords extends ReadingWords, EditingWords {
  readonly to?: string;
  readonly merge?: boolean;
  readonly split?: boolean;
  readonly allowLoss?: readonly string[];
  readonly failOn?: readonly string[];
  readonly output?: string;
  readonly encoding?: string;
  readonly force?: boolean;
  readonly skipExisting?: boolean;
}

const readable = (): readonly Format[] => formats.filter((format) => format.read);
const writable = (): readonly Format[] => formats.filter((format) => format.write);

export function readingOf(words: ReadingWords, choices: readonly Reading['illegal'][], target?: Format): Reading {
  const { from, inputEncoding, start, illegal, set } = words;
  const format = from === undefined ? undefined : formatNamed('--from', from, readable());
  return {
    ...(format ? { from: format.id } : {}),
    ...(inputEncoding === undefined ? {} : { encoding: encodingNamed(inputEncoding) }),
    ...(start === undefined ? {} : { start: startGiven(start) }),
    illegal: illegal === undefined ? 'keep' : oneOf('value of --illegal', illegal, choices),
    settings: settingsOf(set ?? [], format ? [format] : readable(), target),
  };
}

export function writingOf(words: WritingWords, settings: Settings): Writing {
  const { encoding, force, skipExisting } = words;
  if (force && skipExisting) throw new UsageError('--force and --skip-existing contradict each other');
  const format = targetFormat(words);
  return {
    to: format.id,
    grouping: groupingOf(words, format),
    allowed: allowedLosses(words.allowLoss ?? []),
    refuseLosses: words.failOn?.includes('loss') ?? false,
    ...(encoding === undefined ? {} : { encoding: encodingNamed(encoding) }),
    ...(encoding !== undefined && /bom$|sig$/i.test(encoding) ? { byteOrderMark: true } : {}),
    existing: force ? 'replace' : skipExisting ? 'skip' : 'refuse',
    settings,
  };
}

function groupingOf({ merge, split }: WritingWords, format: Format): Writing['grouping'] {
  if (merge && split) throw new UsageError('--merge and --split contradict each other');
  if (merge && !format.collection) {
    const able = writable().filter(({ collection }) => collection);
    throw new UsageError(`a ${format.title} file holds one game (--merge can write ${ids(able).join(', ')})`);
  }
  return merge ? 'merge' : split ? 'split' : 'usual';
}

const ALL = 'all';

/** The codes of the losses that `--allow-loss` names. */
function allowedLosses(kinds: readonly string[]): ReadonlySet<string> {
  const named = kinds.map((kind) => oneOf('kind of loss', kind.replace(/^loss\//, ''), [...namedLosses, ALL]));
  return new Set((named.includes(ALL) ? namedLosses : (named as NamedLoss[])).map(codeOfLoss));
}

export function editingOf({ lines, promote, cut }: EditingWords): Omit<Editing, 'additions'> {
  return {
    lines: lines === undefined ? 'all' : oneOf('value of --lines', lines, lineChoices),
    ...(promote === undefined ? {} : { promote: wholeNumber('--promote', promote, 1) }),
    ...(cut === undefined ? {} : { cut: wholeNumber('--cut', cut, 0) }),
  };
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number < least) throw new UsageError(`${option} takes a whole number from ${least}, not '${text}'`);
  return number;
}

const ALL_DIAGNOSTICS = 'all';

/** How many diagnostics of each game are shown. */
export function diagnosticsPerGame(given: string): number {
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
  if (number === undefined && given !== ALL_DIAGNOSTICS) {
    throw new UsageError(`--max-diagnostics takes a whole number from 1, or ${ALL_DIAGNOSTICS}, not '${given}'`);
  }
  return number ?? Number.POSITIVE_INFINITY;
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
  if (!result.ok) {
    const { reason, values } = result.fault;
    throw new UsageError(`--start is not a position in SFEN: ${fillIn(reason, values)}`);
  }
  return sfen;
}

/** `NAME=VALUE` pairs; each must be an option of reading one of the `sources`, or of writing the target. */
function settingsOf(pairs: readonly string[], sources: readonly Format[], target?: Format): Settings {
  const settings: Record<string, string> = {};
  const known = [
    ...(target?.options.filter(({ reads }) => !reads) ?? []),
    ...sources.flatMap(({ options }) => options.filter(({ reads }) => reads)),
  ];
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(`--set takes NAME=VALUE, not '${pair}'`);
    const option = known.find((one) => one.name === name);
    if (!option) throw unknownSetting(name, known, target ? [target] : [], sources);
    if (option.values && !option.values.includes(value)) throw unknown(`value of --set ${name}`, value, option.values);
    settings[name] = value;
  }
  return settings;
}

/** A setting that no format has, or one that would have no effect here. */
function unknownSetting(
  name: string,
  known: readonly FormatOption[],
  targets: readonly Format[],
  sources: readonly Format[],
): UsageError {
  const owners = formats.filter(({ options }) => options.some((option) => option.name === name));
  if (owners.length === 0) {
    return unknown(
      'setting',
      name,
      known.map((option) => option.name),
    );
  }
  const reads = owners.some(({ options }) => options.some((option) => option.name === name && option.reads));
  const here = ids(reads ? sources : targets).join(', ') || 'nothing';
  const [doing, done] = reads ? ['reading', 'read'] : ['writing', 'written'];
  return new UsageError(`setting '${name}' belongs to ${doing} ${ids(owners).join(', ')}; here ${here} is ${done}`);
}
