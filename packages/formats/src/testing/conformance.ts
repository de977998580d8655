/**
 * What every format promises, as one suite that each runs in a few lines:
 *
 *     describeFormat(kif, { texts: [aRecordAsOthersWriteIt] });
 *
 * The environment names how many random records each property takes (KIFUKIT_RECORDS) and the seed (KIFUKIT_SEED).
 */
import { type GameRecord, Report, Source } from '@kifukit/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { type Format, joinTexts, type Settings } from '../format.js';
import { losses, project } from '../losses.js';
import { arbitraryRecord } from './arbitrary-record.js';
import { comparable, sameRecord } from './comparable.js';
import { mutated, shuffled } from './mutate.js';
import { seeded } from './random.js';
import { readText } from './read-text.js';

export interface Conformance {
  /** The settings of the format to hold to the promises; several suites may run with several settings. */
  readonly settings?: Settings;
  /** Further texts to damage, as other programs write them. */
  readonly texts?: readonly string[];
  /** Applied to records before they are compared, for what a format is allowed to change. */
  readonly normalise?: (game: GameRecord) => GameRecord;
}

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 150);
const seed = Number(process.env.KIFUKIT_SEED ?? 1990);
const timeout = Math.max(30_000, numRuns * 100);

/** Runs the suite for a format; what needs a reader or a writer is left out where it has none. */
export function describeFormat(format: Format, conformance: Conformance = {}): void {
  const settings = conformance.settings ?? {};
  const set = Object.entries(settings).map(([name, value]) => ` ${name}=${value}`);
  describe(`${format.title}${set.join('')} keeps the promises of a format`, () => {
    test('describes itself', () => describesItself(format));
    if (format.write) writing(format, format.write, settings);
    if (format.read) reading(format, settings, conformance.texts ?? []);
    if (format.read && format.write) lawOf(format, settings, conformance);
  });
}

function property(name: string, records: fc.Arbitrary<GameRecord>, check: (game: GameRecord) => void): void {
  test(name, { timeout }, () => fc.assert(fc.property(records, check), { numRuns, seed }));
}

function describesItself(format: Format): void {
  expect(format.id).toMatch(/^[a-z0-9]+$/);
  expect(format.extensions.length).toBeGreaterThan(0);
  for (const extension of format.extensions) {
    expect(extension).toMatch(/^[a-z0-9]+$/);
    expect(format.output(extension, {}).newline).toMatch(/^\r?\n$/);
  }
  for (const option of format.options) {
    expect(option.description).not.toBe('');
    if (option.values) expect(option.values).toContain(option.default);
  }
  for (const head of ['', '\n', 'a', '{', '<', '#', "'", '\uFEFF', 'こんにちは', 'Привет']) expectSure(format, head);
}

function expectSure(format: Format, head: string): void {
  const score = format.sniff(head);
  expect(score, `sniff of ${JSON.stringify(head)}`).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(1);
}

function writing(format: Format, write: NonNullable<Format['write']>, settings: Settings): void {
  const can = format.can(settings);

  property('tells all that is lost, and nothing else', arbitraryRecord(), (game) => {
    const before = JSON.stringify(comparable(game));
    const survived = project(game, can);
    const report = newReport('');
    losses(game, can, report);
    const told = report.diagnostics().map(({ code }) => code);
    if (sameRecord(game, survived)) expect(told).toEqual([]);
    else expect(told, `lost silently: ${difference(game, survived)}`).not.toEqual([]);
    expect(JSON.stringify(comparable(game)), 'the record itself is not changed').toBe(before);
  });

  property('writes \\n line ends and is recognised', arbitraryRecord(), (game) => {
    const text = write(game, newReport(''), { settings });
    expect(text).not.toContain('\r');
    expect(text.endsWith('\n'), 'the last line ends').toBe(true);
    expect(format.sniff(text), `sniff of:\n${text}`).toBeGreaterThan(0);
    expectSure(format, text);
  });
}

function lawOf(format: Format, settings: Settings, conformance: Conformance): void {
  const can = format.can(settings);
  const { normalise = (game) => game } = conformance;

  property('reads what it wrote as it said it would', arbitraryRecord(), (game) => {
    const text = writeOne(format, game, settings);
    const { games } = readText(format, text, { settings });
    expect(games.length, `games in:\n${text}`).toBe(1);
    expectSame(normalise(games[0] as GameRecord), normalise(project(game, can)), text);
  });

  property('writes the same again', arbitraryRecord(), (game) => {
    const text = writeOne(format, game, settings);
    const again = readText(format, text, { settings }).games.map((read) => writeOne(format, read, settings));
    expect(again).toEqual([text]);
  });

  property('finds no errors in legal records it wrote', arbitraryRecord({ fouls: false }), (game) => {
    const text = writeOne(format, game, settings);
    const errors = readText(format, text, { settings }).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors, `errors in:\n${text}`).toEqual([]);
  });

  const { collection } = format;
  if (collection) {
    test('reads several games that it joined', { timeout }, () => {
      const games = fc.sample(arbitraryRecord(), { numRuns: 5, seed });
      const text = joinTexts(
        collection,
        games.map((game) => writeOne(format, game, settings)),
      );
      const read = readText(format, text, { settings }).games;
      expect(read.length, `games in:\n${text}`).toBe(games.length);
      read.forEach((game, i) => {
        expectSame(normalise(game), normalise(project(games[i] as GameRecord, can)), text);
      });
    });
  }
}

function reading(format: Format, settings: Settings, texts: readonly string[]): void {
  const written = format.write
    ? fc.sample(arbitraryRecord(), { numRuns: 40, seed }).map((game) => writeOne(format, game, settings))
    : [];
  const samples = [...texts, ...written];
  const seeds = fc.noShrink(fc.integer());
  const survives = (text: string): void => expectReadable(format, text, settings);

  test('reads any text without failing', { timeout }, () => {
    for (const text of ['', '\n', '\uFEFF', ...texts]) survives(text);
    const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }));
    fc.assert(fc.property(anyText, survives), { numRuns, seed });
  });

  test.skipIf(samples.length === 0)('reads damaged records without failing', { timeout }, () => {
    const damaged = seeds.map((n) => {
      const random = seeded(n);
      return random.chance(70) ? mutated(random.pick(samples), random) : shuffled(samples, random);
    });
    fc.assert(fc.property(damaged, survives), { numRuns: numRuns * 2, seed });
  });

  test.skipIf(samples.length === 0)('reads in linear time', { timeout: 120_000 }, () => {
    const marks = new Set(samples.flatMap((text) => [...text.slice(0, 2000)]));
    const longest = samples.reduce((a, b) => (b.length > a.length ? b : a));
    expectLinear(format, longest, settings);
    for (const mark of [...marks].slice(0, 80)) expectLinear(format, mark, settings, 10_000);
  });
}

/**
 * A guard against hanging: ten times the text may take thirty times as long, unless that is short anyway. Time is the
 * processor's, so that a busy machine does not look like a slow reader.
 */
function expectLinear(format: Format, piece: string, settings: Settings, length = 100_000): void {
  const small = piece.repeat(Math.ceil(length / piece.length));
  const large = small.repeat(10);
  const time = (text: string): number => {
    const begin = process.cpuUsage();
    readText(format, text, { settings });
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  };
  const first = time(small);
  const second = time(large);
  const name = JSON.stringify(piece.slice(0, 40));
  expect(second < 2000 || second < 30 * first, `${name} repeated: ${first} ms, then ${second} ms`).toBe(true);
}

function expectReadable(format: Format, text: string, settings: Settings): void {
  const { diagnostics } = readText(format, text, { settings });
  for (const { code, span } of diagnostics) {
    if (!span) continue;
    const inside = span[0] >= 0 && span[0] <= span[1] && span[1] <= text.length;
    expect(inside, `${code} at ${span} lies outside of ${JSON.stringify(text)}`).toBe(true);
  }
  expectSure(format, text);
}

const newReport = (text: string): Report => new Report(new Source(text), allCodes);

const writeOne = (format: Format, game: GameRecord, settings: Settings): string =>
  format.write?.(game, newReport(''), { settings }) ?? '';

function expectSame(actual: GameRecord, expected: GameRecord, text: string): void {
  if (sameRecord(actual, expected)) return;
  expect(comparable(actual), `read from:\n${text}`).toEqual(comparable(expected));
}

const difference = (a: GameRecord, b: GameRecord): string =>
  `${JSON.stringify(comparable(a))}\nbecame\n${JSON.stringify(comparable(b))}`;
