// Every record in fixtures/games and fixtures/faulty against the JSON beside it. KIFUKIT_UPDATE=1 writes the JSON; read
// it over before it is kept.
import type { GameRecord } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { allCodes } from './codes.js';
import type { Settings } from './format.js';
import { formats } from './formats.js';
import { project } from './losses.js';
import { comparable } from './testing/comparable.js';
import { expectedText, readingOf, recordsBelow, textOf } from './testing/golden.js';
import { lossCodes } from './text-codes.js';

const update = Boolean(process.env.KIFUKIT_UPDATE);
const games = recordsBelow('games');
const faulty = recordsBelow('faulty');

describe.each([
  ['fixtures/games', games],
  ['fixtures/faulty', faulty],
])('%s: a record is read as the JSON beside it says', (_folder, paths) => {
  test.each(paths)('%s', (path) => {
    const { golden } = readingOf(path);
    const hint = `${path}.expected.json differs or is missing; KIFUKIT_UPDATE=1 writes it`;
    expect(textOf(golden), hint).toBe(expectedText(path, golden, update));
  });
});

describe('fixtures/games', () => {
  test('holds no record with an error', () => {
    const hasError = (path: string): boolean =>
      readingOf(path).diagnostics.some(({ severity }) => severity === 'error');
    expect(games.filter(hasError)).toEqual([]);
  });

  test('holds no two records that would become one file', () => {
    const outputs = games.map((path) => path.replace(/\.[^./]*$/, ''));
    expect(outputs.filter((output, index) => outputs.indexOf(output) !== index)).toEqual([]);
  });
});

describe('one game in many notations', () => {
  /** Settings with which a notation was written, by folder. */
  const settings: Readonly<Record<string, Settings>> = {
    'csa-2.2': { version: '2.2' },
    'csa-3.0': { version: '3.0' },
    usi: { ending: 'word' },
  };
  const folder = 'games/one-game-many-notations';
  const [original] = readingOf(`${folder}/kif-utf-8/game.kif`).records as [GameRecord];

  test.each(recordsBelow(folder))('%s says what it can of it', (path) => {
    const { records, golden } = readingOf(path);
    const format = formats.find(({ id }) => id === golden.format);
    const can = format?.can(settings[path.split('/')[2] ?? ''] ?? {});
    expect(can && records.map(comparable)).toEqual(can && [comparable(project(original, can))]);
  });
});

/** `area/word` of fixtures/faulty/area/word.ext and of fixtures/faulty/area/word.detail.ext. */
const codeOf = (path: string): string => path.split('/').slice(1, 3).join('/').split('.')[0] as string;

describe('fixtures/faulty', () => {
  test.each(faulty)('%s provokes the code that it is named after', (path) => {
    const found = readingOf(path).diagnostics.map(({ code }) => code);
    expect(found).toContain(codeOf(path));
  });

  /** What writing, merging and the command report, and what only texts provoke that nobody keeps, for their size. */
  const exempt: readonly string[] = [
    ...Object.keys(lossCodes),
    'text/unrepresentable-character',
    'record/headers-differ',
    'record/times-differ',
    'record/format-guessed',
    'record/too-large',
    'jkf/too-deep',
  ];
  test('provokes every code that a reader may report', () => {
    const shown = new Set(faulty.map(codeOf));
    expect(Object.keys(allCodes).filter((code) => !exempt.includes(code) && !shown.has(code))).toEqual([]);
  });
});
