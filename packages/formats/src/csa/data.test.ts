// Files of other programs, which are no part of the project: in the folder KIFUKIT_DATA, skipped without it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJson } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { openBytes } from '../open.js';
import { readText } from '../testing/read-text.js';
import { csa } from './index.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${process.env.KIFUKIT_DATA ?? `${root}../shared`}/corpus/`;

interface Known {
  readonly file: string;
  readonly format: string;
  readonly plies: number;
  readonly final: string;
}

describe.skipIf(!existsSync(`${folder}oracle.json`))('the corpus in KIFUKIT_DATA (skipped without it)', () => {
  const known = existsSync(`${folder}oracle.json`)
    ? (JSON.parse(readFileSync(`${folder}oracle.json`, 'utf8')) as Known[])
    : [];
  const files = known.filter(({ file, format }) => format === 'CSA' && existsSync(folder + file));

  test('holds CSA', () => expect(files.length).toBeGreaterThan(100));

  test.each(files)('$file', ({ file, plies, final }) => {
    const [record] = [...openBytes(readFileSync(folder + file), { name: file, from: 'csa' }).games];
    const { end, plies: read } = toJson(record);
    expect({ plies: read, final: end.split(' ').slice(0, 3).join(' ') }).toEqual({ plies, final });
  });

  test.each(files)('$file is written and read again', ({ file }) => {
    const [record] = [...openBytes(readFileSync(folder + file), { name: file, from: 'csa' }).games];
    const text = csa.write?.(record, openBytes(new Uint8Array()).report, { settings: { version: '3.0' } }) ?? '';
    const again = readText(csa, text).games.map((game) => toJson(game));
    expect(again.map(({ moves, end }) => ({ moves, end }))).toEqual([record].map((game) => pick(toJson(game))));
  });
});

const pick = ({ moves, end }: { readonly moves: readonly string[]; readonly end: string }) => ({ moves, end });
