// From one format into another and back: what comes out is what both can hold, and everything else was told.
import { existsSync, readFileSync } from 'node:fs';
import { type GameRecord, type Line, Report, Source } from '@kifukit/record';
import { makeUsi } from '@kifukit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCodes } from './codes.js';
import type { Format, Settings } from './format.js';
import { formats } from './formats.js';
import { project } from './losses.js';
import { openBytes } from './open.js';
import { arbitraryRecord } from './testing/arbitrary-record.js';
import { comparable, sameRecord } from './testing/comparable.js';
import { readingOf, recordsBelow } from './testing/golden.js';
import { readText } from './testing/read-text.js';

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 25);
const seed = Number(process.env.KIFUKIT_SEED ?? 1990);

/** A format with settings that change what it holds. */
interface Dialect {
  readonly format: Format;
  readonly settings: Settings;
  readonly name: string;
}

const further: readonly (readonly [string, Settings])[] = [
  ['csa', { version: '3.0' }],
  ['usi', { ending: 'word' }],
  ['kif', { numbers: 'keep' }],
];

const dialects: readonly Dialect[] = formats
  .filter(({ read, write }) => read && write)
  .flatMap((format) =>
    [{}, ...further.filter(([id]) => id === format.id).map(([, settings]) => settings)].map(dialect(format)),
  );

function dialect(format: Format): (settings: Settings) => Dialect {
  return (settings) => ({
    format,
    settings,
    name: [format.id, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)].join(' '),
  });
}

const pairs = dialects.flatMap((one) =>
  dialects.filter((other) => other !== one).map((other) => [one, other] as const),
);

/** What is left of a record after a format, by writing and reading, and what was told on writing. */
function through({ format, settings }: Dialect, game: GameRecord): { game: GameRecord; text: string; told: string[] } {
  const report = new Report(new Source(''), allCodes);
  const text = format.write?.(game, report, { settings }) ?? '';
  const { games } = readText(format, text, { settings });
  expect(games.length, `games in:\n${text}`).toBe(1);
  return { game: games[0] as GameRecord, text, told: [...report.seen] };
}

function expectCycle(one: Dialect, other: Dialect, game: GameRecord): void {
  const there = through(other, game);
  const back = through(one, there.game);
  const expected = project(project(game, other.format.can(other.settings)), one.format.can(one.settings));
  if (!sameRecord(back.game, expected)) {
    expect(comparable(back.game), `by way of:\n${there.text}\nand:\n${back.text}`).toEqual(comparable(expected));
  }
  expectTold(game, back.game, new Set([...there.told, ...back.told]));
}

/** The parts of a record, and the losses that may change each of them. */
const parts: readonly { what: string; of(game: GameRecord): unknown; losses: string }[] = [
  { what: 'position', of: ({ start }) => start.replace(/ \d+$/, ''), losses: 'start-position' },
  { what: 'move number', of: ({ start }) => start.replace(/.* /, ''), losses: 'move-number' },
  { what: 'headers', of: ({ headers }) => headers, losses: 'headers header-value header-form' },
  { what: 'moves', of: (game) => inLines(game, ({ moves }) => moves.map(makeUsi)), losses: '' },
  { what: 'endings', of: (game) => inLines(game, ({ ending }) => words(ending)), losses: 'ending' },
  { what: 'comments', of: (game) => inLines(game, comments), losses: 'comments comment-text ending' },
  {
    what: 'bookmarks',
    of: (game) => inLines(game, (line) => sorted(line.bookmarks)),
    losses: 'bookmarks bookmark-text',
  },
  {
    what: 'times',
    of: (game) => inLines(game, ({ times, ending }) => [times.join(' ').replace(/(?: ?-1)+$/, ''), ending?.time]),
    losses: 'times time-precision unknown-times zero-times ending',
  },
];

/** What takes parts of every kind with it. */
const sweeping = ['loss/moves', 'loss/variations', 'loss/illegal-move'];

function expectTold(before: GameRecord, after: GameRecord, told: ReadonlySet<string>): void {
  if (sweeping.some((code) => told.has(code))) return;
  for (const { what, of, losses } of parts) {
    const [old, now] = [JSON.stringify(of(before)), JSON.stringify(of(after))];
    if (old === now) continue;
    const isTold = losses.split(' ').some((kind) => told.has(`loss/${kind}`));
    expect(isTold, `${what} changed silently from\n${old}\nto\n${now}\ntold: ${[...told]}`).toBe(true);
  }
}

function inLines(game: GameRecord, what: (line: Line) => unknown): unknown[] {
  const found: unknown[] = [];
  const pending: Line[] = [game.main];
  for (let line = pending.pop(); line; line = pending.pop()) {
    found.push(what(line));
    for (const variation of line.variations) pending.push(variation.line);
  }
  return found;
}

const words = (ending: Line['ending']): unknown => ending && [ending.kind, ending.winner, ending.text];
const sorted = (texts: ReadonlyMap<number, string>): unknown[] => [...texts].sort(([a], [b]) => a - b);
const comments = (line: Line): unknown => [
  ...sorted(new Map([...line.comments].map(([index, text]) => [index, text.replace(/\r\n?/g, '\n')]))),
  line.ending?.comment,
];

describe('from one format into another and back', () => {
  test.each(pairs.map(([one, other]) => [one.name, other.name, one, other] as const))(
    '%s by way of %s',
    { timeout: 60_000 + numRuns * 1000 },
    (_one, _other, one, other) => {
      const check = (game: GameRecord): void => expectCycle(one, other, through(one, game).game);
      fc.assert(fc.property(arbitraryRecord(), check), { numRuns, seed });
    },
  );
});

const records = [...recordsBelow('games'), ...recordsBelow('cases/inputs')];

describe('the records of the fixtures', () => {
  test.each(records)('%s into every format and back', { timeout: 60_000 }, (path) => {
    const reading = readingOf(path);
    const from = dialects.find(({ format }) => format.id === reading.golden.format);
    for (const game of from ? reading.records : []) {
      for (const other of dialects) if (other !== from) expectCycle(from as Dialect, other, game);
    }
  });
});

const corpus = new URL(`${process.env.KIFUKIT_DATA ?? '../shared'}/corpus/`, new URL('../../../', import.meta.url));
const hasCorpus = existsSync(new URL('index.json', corpus));
if (!hasCorpus) console.warn(`no files of other programs in ${corpus.pathname}: they are not converted and back`);

/** Of the files of other programs every so many are taken, all of them where many random records are wanted too. */
const step = numRuns > 25 ? 1 : 12;

describe.skipIf(!hasCorpus)('files of other programs', () => {
  const files = hasCorpus
    ? (JSON.parse(readFileSync(new URL('index.json', corpus), 'utf8')) as { file: string }[])
    : [];
  test.each(dialects.map((other) => [other.name, other] as const))(
    'into %s and back',
    { timeout: 300_000 },
    (_name, other) => {
      for (const { file } of files.filter((_, index) => index % step === 0)) {
        const url = new URL(file.split('/').map(encodeURIComponent).join('/'), corpus);
        const { format, games } = openBytes(readFileSync(url), { name: file });
        const from = dialects.find((one) => one.format === format && one !== other);
        for (const game of from ? games : []) expectCycle(from as Dialect, other, game);
      }
    },
  );
});
