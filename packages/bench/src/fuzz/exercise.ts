/**
 * What every input goes through: it is read by detection and in every format, everything that was found is looked at,
 * and each game is written in every format and read back. Whatever breaks a promise of the project is a fault.
 */
import { type Language, messagesIn } from '@kifukit/check';
import { type Format, type FormatId, formats, openBytes, openText, project } from '@kifukit/formats';
import { type Diagnostic, type GameRecord, type Messages, type Phrases, Report, Source, toJson } from '@kifukit/record';
import { comparable, differenceOf, pathLength } from './comparable.js';
import type { FuzzInput } from './make-input.js';

export type FaultKind = 'throw' | 'slow' | 'span' | 'code' | 'message' | 'law' | 'hang' | 'memory';

export interface Fault {
  readonly kind: FaultKind;
  /** What was being done. */
  readonly step: string;
  readonly detail: string;
}

/** Called before each step, so that somebody outside can tell where an endless one began. */
export type Watch = (step: string) => void;

/** CPU seconds so far, of the process. */
export type Clock = () => number;

/**
 * A megabyte may take so long, and anything smaller too: short times say nothing on a busy machine. The most that there
 * can be to do, a game or a diagnostic every five bytes, takes up to 2 s; what is not linear takes far more.
 */
export const SECONDS_PER_MEGABYTE = 4;

/** Games of one input that are turned into JSON and written; the rest are read only. */
const GAMES_WRITTEN = 12;
/** The JSON form names for each variation the whole path to it, and so may be far longer than the record. */
const LONGEST_JSON = 500_000;

export const secondsFor = (size: number): number => SECONDS_PER_MEGABYTE * Math.max(1, size / (1 << 20));

class BrokenPromise extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/** The first fault that an input shows, or undefined. */
export function exercise(input: FuzzInput, watch: Watch, clock: Clock, only?: FormatId): Fault | undefined {
  let step = '';
  const during = <T>(name: string, size: number, work: () => T): T => {
    step = name;
    watch(name);
    const start = clock();
    const result = work();
    const used = clock() - start;
    if (used > secondsFor(size)) throw new BrokenPromise('slow', `${used.toFixed(1)} s for ${size} bytes`);
    return result;
  };
  try {
    const size = input.bytes.length;
    const written = new Set<string>();
    for (const from of waysToRead(only)) {
      const games = during(`read as ${from ?? 'detected'}`, size, () => readAll(input, from));
      for (const game of games) writeAll(game, written, input, during, only);
    }
    return undefined;
  } catch (error) {
    const kind = error instanceof BrokenPromise ? error.kind : 'throw';
    const detail = error instanceof Error ? (kind === 'throw' ? `${error.stack}` : error.message) : String(error);
    return { kind, step, detail };
  }
}

/** By detection and in every format, or in the one that is asked for. */
function waysToRead(only: FormatId | undefined): readonly (FormatId | undefined)[] {
  if (only !== undefined) return [only];
  return [undefined, ...formats.filter(({ read }) => read !== undefined).map(({ id }) => id)];
}

type During = <T>(name: string, size: number, work: () => T) => T;

/** The messages of each language; a phrase that one of them lacks is a fault. */
const messages: Readonly<Record<Language, Messages>> = {
  en: messagesIn('en'),
  ja: complete(messagesIn('ja')),
  ru: complete(messagesIn('ru')),
};

const PLACEHOLDER = /\{\w+(?::\w+)?(?:\|[^{}]*)?\}/g;

/** What may stand in a message before its values are filled in. */
const placeholders = new Set(
  Object.values(messages).flatMap(({ codes, phrases = {} }) => {
    const words = Object.values(codes).flatMap(({ message, hint = '' }) => [message, hint]);
    return [...words, ...Object.entries(phrases).flat()].flatMap((text) => text.match(PLACEHOLDER) ?? []);
  }),
);

function complete({ codes, phrases = {} }: Messages): Messages {
  const get = (table: Phrases, phrase: string): unknown => {
    if (phrase === '' || Object.hasOwn(table, phrase)) return Reflect.get(table, phrase);
    throw new BrokenPromise('message', `there is no translation of ${phrase}`);
  };
  return { codes, phrases: new Proxy(phrases, { get }) };
}

function readAll({ bytes, name, illegal, language }: FuzzInput, from: FormatId | undefined): GameRecord[] {
  const { games, report } = openBytes(bytes, {
    name,
    illegal,
    messages: messages[language],
    ...(from === undefined ? {} : { from }),
  });
  const kept: GameRecord[] = [];
  for (const game of games) if (kept.length < GAMES_WRITTEN) kept.push(game);
  for (const diagnostic of report.diagnostics()) checkDiagnostic(diagnostic, report.source, language);
  return kept;
}

function checkDiagnostic(diagnostic: Diagnostic, { text }: Source, language: Language): void {
  const { code, span, line, column, message, hint } = diagnostic;
  const entry = messages[language].codes[code];
  if (entry === undefined) throw new BrokenPromise('code', `${code} is not among the codes`);
  for (const [value] of `${message} ${hint}`.matchAll(PLACEHOLDER)) {
    if (!placeholders.has(value) || text.includes(value)) continue;
    throw new BrokenPromise('message', `${code} was reported without ${value}: ${message}`);
  }
  if (span === undefined) return;
  const [start, end] = span;
  const inside = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= text.length;
  if (!inside) throw new BrokenPromise('span', `${code} at ${start}–${end} of ${text.length}`);
  if (!(line && line >= 1 && column && column >= 1)) {
    throw new BrokenPromise('span', `${code} at line ${line}, column ${column}`);
  }
}

/** Reading the same input in several ways often gives the same game; one of them is enough. */
function writeAll(game: GameRecord, written: Set<string>, input: FuzzInput, during: During, only?: FormatId): void {
  const whole = comparable(game);
  if (written.has(whole)) return;
  written.add(whole);
  const size = input.bytes.length;
  if (pathLength(game) <= LONGEST_JSON) during('toJson', size, () => JSON.stringify(toJson(game)));
  for (const format of formats) {
    if (format.write === undefined || (only !== undefined && format.id !== only)) continue;
    const text = during(`write ${format.id}`, size, () => writeIn(game, whole, format, input.language));
    if (format.read) during(`read back ${format.id}`, Math.max(size, text.length), () => checkLaw(game, text, format));
  }
}

/** `whole` is all that the game says, so that what a message quotes of it is known. */
function writeIn(game: GameRecord, whole: string, format: Format, language: Language): string {
  const { codes, phrases } = messages[language];
  const report = new Report(new Source(whole), codes, { phrases });
  const text = format.write?.(game, report);
  if (typeof text !== 'string') throw new BrokenPromise('throw', `${format.id} wrote ${typeof text}`);
  for (const diagnostic of report.diagnostics()) checkDiagnostic(diagnostic, report.source, language);
  return text;
}

/** The law of every format: what was written reads as the record that the format can hold. */
function checkLaw(game: GameRecord, text: string, format: Format): void {
  const expected = comparable(project(game, format.can({})));
  const games = [...openText(text, { from: format.id }).games].map(comparable);
  if (games.length === 1 && games[0] === expected) return;
  const what = games.length === 1 ? `other ${differenceOf(games[0], expected)}` : `${games.length} games`;
  throw new BrokenPromise(
    'law',
    `${format.id} gave back ${what}:\n${games.join('\n')}\ninstead of\n${expected}\nfrom\n${text}`,
  );
}
