// The article of 1990 and the sample files, which are no part of the project: in the folder KIFUKIT_DATA, skipped without it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, toJson } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { readText, writeText } from '../open.js';
import { findMoves } from './index.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${process.env.KIFUKIT_DATA ?? `${root}../shared`}/kislyuk`;
const text = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');

interface Item {
  readonly id: string;
  readonly kind: 'line' | 'position' | 'error' | 'drop-map';
  readonly sourceText: string;
  readonly startSfen: string;
  readonly usiMoves: readonly string[];
  readonly normalised?: string;
  readonly single?: boolean;
  readonly warnings?: readonly string[];
}

describe.skipIf(!existsSync(folder))('the data in KIFUKIT_DATA (skipped without it)', () => {
  test('the 51 printed moves of the article are found where they are known to be', () => {
    const known = text('irregularities.tsv').trim().split('\n').slice(1);
    expect(findMoves(text('article.txt')).map(({ start }) => start)).toEqual(
      known.map((line) => Number(line.split('\t')[0])),
    );
  });

  test('the lines of the article mean what they are known to mean', () => {
    const items = (JSON.parse(text('article.json')) as Item[]).filter(
      ({ kind }) => kind === 'line' || kind === 'position',
    );
    for (const { id, kind, sourceText, startSfen, usiMoves, normalised, single, warnings = [] } of items) {
      const { games, diagnostics } = readText(sourceText, {
        from: 'kislyuk',
        ...(kind === 'line' ? { start: startSfen } : {}),
      });
      const record = games[0] as GameRecord;
      expect(toJson(record).moves, id).toEqual(usiMoves);
      const found = new Set(diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code));
      expect([...found].sort(), id).toEqual(
        warnings.map((word) => `kislyuk/${word.slice(2).toLowerCase().replaceAll('_', '-')}`).sort(),
      );
      if (normalised === undefined || single) continue;
      expect(writeText(record, 'kislyuk', { settings: { layout: 'moves' } }).text.trim(), id).toBe(normalised);
    }
  });

  test.each(['full', 'd9', 'handicap', 'pr'])('sample-%s comes out of its KIF twin exactly', (name) => {
    const ksl = text(`sample-${name}.ksl`);
    for (const source of [`sample-${name}.kif`, `sample-${name}.ksl`]) {
      const { games } = readText(text(source), { name: source });
      expect(writeText(games[0] as GameRecord, 'kislyuk').text, source).toBe(ksl);
    }
  });
});
