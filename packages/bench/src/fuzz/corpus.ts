/** What the fuzzer starts from: the project's fixtures and the texts that its own writers make. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, type Format, type FormatId, formats, joinTexts, writeText } from '@kifukit/formats';
import type { GameRecord } from '@kifukit/record';
import { playouts } from '../playout.js';
import { seedOf } from '../random.js';
import { deepRecord, longRecord, randomRecord } from '../random-record.js';

export interface CorpusInput {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The bytes decoded. */
  readonly text: string;
}

export interface Corpus {
  readonly inputs: readonly CorpusInput[];
  /** Long, deep and many, up to a megabyte: slow, so they are seldom used. */
  readonly huge: readonly CorpusInput[];
}

export const fixturesFolder = fileURLToPath(new URL('../../../../fixtures', import.meta.url));
const folders = ['games', 'cases/inputs'];

/** Larger files would take the time of thousands of small ones. */
const LARGEST_FIXTURE = 64 * 1024;
const RECORDS = 24;

/** The corpus of one format's texts, or of all; `fixtures` need not be there. */
export function makeCorpus(only?: FormatId, fixtures: string = fixturesFolder): Corpus {
  const writing = formats.filter(({ id, write }) => write !== undefined && (only === undefined || id === only));
  const records = [...playouts(4, 1), ...Array.from({ length: RECORDS }, (_, index) => randomRecord(seedOf(1, index)))];
  const written = writing.flatMap((format) => textsIn(format, records));
  const inputs = [...folders.flatMap((folder) => filesBelow(join(fixtures, folder))), ...written];
  return { inputs: inputs.length > 0 ? inputs : [inputOf('nothing', '')], huge: hugeIn(writing) };
}

function textsIn(format: Format, records: readonly GameRecord[]): CorpusInput[] {
  const texts = records.map((record) => writeText(record, format.id).text);
  const inputs = texts.map((text, index) => inputOf(`${format.id} record ${index + 1}`, text));
  const { collection } = format;
  if (collection) inputs.push(inputOf(`${format.id} records together`, joinTexts(collection, texts.slice(4, 10))));
  return inputs;
}

/** Games that a reader may take long for where it, or the record, does something for each of many things before it. */
function hugeIn(writing: readonly Format[]): CorpusInput[] {
  const short = longRecord(2, 0);
  return writing.flatMap((format) => {
    const { id, collection } = format;
    const inputs = [
      inputOf(`${id} long`, writeText(longRecord(20_000, 0), id).text),
      inputOf(`${id} long with late variations`, writeText(longRecord(8_000, 4_000), id).text),
      inputOf(`${id} deep`, writeText(deepRecord(3_000), id).text),
    ];
    if (collection) {
      inputs.push(inputOf(`${id} many`, joinTexts(collection, Array(2_000).fill(writeText(short, id).text))));
    }
    return inputs;
  });
}

const inputOf = (name: string, text: string): CorpusInput => ({ name, bytes: Buffer.from(text), text });

function filesBelow(folder: string): CorpusInput[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => ({ name: path, path: join(folder, path) }))
    .filter(({ path }) => statSync(path).isFile() && statSync(path).size <= LARGEST_FIXTURE)
    .map(({ name, path }) => {
      const bytes = readFileSync(path);
      return { name, bytes, text: decode(bytes).text };
    });
}
