/** From bytes or text to games, and from games to text: what a program that uses the library calls. */
import { type GameRecord, type Messages, Places, Report, Source } from '@kifukit/record';
import { allCodes } from './codes.js';
import { detectFormat, extensionOf } from './detect.js';
import { decode, type EncodingId } from './encodings/index.js';
import type { Format, FormatId, ReadOptions, WriteOptions } from './format.js';
import { formatOf, formatOfExtension } from './formats.js';

export interface OpenOptions extends ReadOptions {
  /** The input's name, for messages and for its extension. */
  readonly name?: string;
  /** The format, where it is known. */
  readonly from?: FormatId;
  /** The encoding of bytes, where it is known. */
  readonly encoding?: EncodingId;
  /** Whether the report is to know where each move stands in the text. */
  readonly places?: boolean;
  /**
   * What the report says of each code, where that is not the readers' own English: in another language, or with more
   * codes, as in an audit.
   */
  readonly messages?: Messages;
  /** How many diagnostics of each game are kept; the rest are counted. */
  readonly diagnosticsPerGame?: number;
}

/** An input that is being read. `report` is complete when `games` has been run to its end. */
export interface Opened {
  /** Undefined where the format is neither given nor recognised; there are no games then. */
  readonly format: Format | undefined;
  readonly encoding: EncodingId | undefined;
  /** Whether the content alone told the format: it was not given, and the name is of none. */
  readonly guessed: boolean;
  readonly report: Report;
  readonly games: Iterable<GameRecord>;
}

/** Reads a file's bytes; encoding and format are found out where they are not given. */
export function openBytes(bytes: Uint8Array, options: OpenOptions = {}): Opened {
  const language = (formatOf(options.from ?? '') ?? formatOfExtension(extensionOf(options.name ?? '')))?.language;
  const decoded = decode(bytes, {
    ...(options.encoding === undefined ? {} : { encoding: options.encoding }),
    ...(language === undefined ? {} : { language }),
  });
  const report = reportOn(decoded.text, options);
  for (const { code, start, end, values } of decoded.notes) report.add(code, start, end, { values });
  return open(report, options, decoded.encoding);
}

/** Reads a text whose encoding is no question. */
export function openText(text: string, options: OpenOptions = {}): Opened {
  return open(reportOn(text, options), options, undefined);
}

const ownMessages: Messages = { codes: allCodes };

function reportOn(text: string, options: OpenOptions): Report {
  const { name, places, messages = ownMessages, diagnosticsPerGame: limit } = options;
  const { codes, phrases } = messages;
  const report = new Report(new Source(text, name), codes, { phrases, ...(limit === undefined ? {} : { limit }) });
  if (places) report.places = new Places();
  return report;
}

function open(report: Report, options: OpenOptions, encoding: EncodingId | undefined): Opened {
  const { text, name } = report.source;
  const detected = options.from === undefined ? detectFormat(text, name) : undefined;
  const format = options.from === undefined ? detected?.format : formatOf(options.from);
  if (detected?.promised) {
    const values = { named: detected.promised.title, found: detected.format.title };
    report.add('record/extension-mismatch', 0, 0, { values });
  }
  const games = format?.read?.(report.source, report, options) ?? [];
  const guessed = detected !== undefined && !detected.named;
  return { format, encoding, guessed, report, games: reportingNone(games, report) };
}

/** Passes the games on and reports where there was none. */
function* reportingNone(games: Iterable<GameRecord>, report: Report): Generator<GameRecord> {
  let count = 0;
  for (const game of games) {
    count++;
    yield game;
  }
  if (count === 0 && !report.has('error')) report.addGeneral('record/no-game');
}

/** All games of a text and what was found, at once. */
export function readText(text: string, options: OpenOptions = {}) {
  const { format, report, games } = openText(text, options);
  return { format, games: [...games], diagnostics: report.diagnostics() };
}

export interface WriteTextOptions extends WriteOptions {
  /** What the report says of each code, in another language than English; see `OpenOptions`. */
  readonly messages?: Messages;
}

/** The text of a game and what it lost on the way. */
export function writeText(game: GameRecord, to: FormatId, options: WriteTextOptions = {}) {
  const format = formatOf(to);
  if (!format?.write) throw new TypeError(`format ${to} cannot be written`);
  const report = reportOn('', options.messages ? { messages: options.messages } : {});
  return { text: format.write(game, report, options), diagnostics: report.diagnostics() };
}
