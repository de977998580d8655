// Every text of the fixtures, nameless and under wrong names, in every encoding that can hold it: is it known for what
// it is?
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from './encode.js';
import { findDeclaration } from './encodings/declaration.js';
import { decode, type EncodingId, encodingIds, parseEncodingName } from './encodings/index.js';
import { type FormatId, formatOf, formats } from './formats.js';
import { openBytes, openText, writeText } from './open.js';
import { arbitraryRecord } from './testing/arbitrary-record.js';
import { comparable } from './testing/comparable.js';
import { bytesOf, readingOf, recordsBelow } from './testing/golden.js';

interface Sample {
  readonly path: string;
  readonly text: string;
  readonly format: string;
}

/** The records of fixtures/games with the format that their names say, those of fixtures/cases as their list has it. */
function samples(): Sample[] {
  const cases = JSON.parse(readFileSync(new URL('../../../fixtures/cases/cases.json', import.meta.url), 'utf8')) as {
    readonly file: string;
    readonly format: string;
    readonly encoding?: string;
  }[];
  const listed = cases.map(({ file, format, encoding }) => {
    const known = parseEncodingName(encoding ?? '');
    const { text } = decode(bytesOf(`cases/${file}`), known === undefined ? {} : { encoding: known });
    return { path: file, text, format };
  });
  const games = recordsBelow('games').map((path) => {
    const { golden } = readingOf(path);
    const { text } = decode(bytesOf(path), golden.encoding === null ? {} : { encoding: golden.encoding as EncodingId });
    return { path, text, format: golden.format ?? '' };
  });
  return [...games, ...listed].filter(({ text, format }) => !text.includes('\ufffd') && formatOf(format)?.read);
}

interface Variant {
  readonly encoding: EncodingId;
  readonly bom: boolean;
  readonly bytes: Uint8Array;
}

/** The text in every encoding that holds all of it. */
function variantsOf(text: string): Variant[] {
  const variants: Variant[] = [];
  for (const encoding of encodingIds) {
    const marked = encoding === 'utf-8' || encoding.startsWith('utf-16') ? [false, true] : [false];
    for (const bom of marked) {
      const { bytes, replaced } = encode(text, encoding, { bom });
      if (replaced.length === 0) variants.push({ encoding, bom, bytes });
    }
  }
  return variants;
}

/** What the games of a text say, whatever format they were read as. */
const said = (games: Iterable<Parameters<typeof comparable>[0]>): string => JSON.stringify([...games].map(comparable));

/** Which of several wrong names a sample gets: another for each. */
const wrongName = (format: string, turn: number): string => {
  const others = formats.filter(({ id }) => id !== format);
  return `game.${others[turn % others.length].extensions[0]}`;
};

class Count {
  right = 0;
  all = 0;
  readonly wrong: string[] = [];

  note(isRight: boolean, what: () => string): void {
    this.all++;
    if (isRight) this.right++;
    else this.wrong.push(what());
  }

  expectAtLeast(rate: number): void {
    expect(this.right / this.all, `${this.wrong.length} wrong:\n${this.wrong.slice(0, 60).join('\n')}`).toBeGreaterThan(
      rate,
    );
  }
}

/** Whether the first line that declares an encoding tells the truth; undefined where none does. */
function isDeclared({ text }: Sample, encoding: EncodingId): boolean | undefined {
  const declaration = findDeclaration(text);
  return declaration && parseEncodingName(declaration.name) === encoding;
}

describe('what a text is', { timeout: 120_000 }, () => {
  const all = samples();
  const truth = new Map(
    all.map((sample) => [sample, said(openText(sample.text, { from: sample.format as FormatId }).games)]),
  );
  const names = ['nameless', 'under a wrong name'] as const;
  const nameOf = (how: (typeof names)[number], { format }: Sample, turn: number): string =>
    how === 'nameless' ? 'stdin' : wrongName(format, turn);

  test('there are samples', () => expect(all.length).toBeGreaterThan(150));

  test.each(names)('the format is found %s', (how) => {
    const count = new Count();
    for (const [turn, sample] of all.entries()) {
      const name = nameOf(how, sample, turn);
      const opened = openText(sample.text, { name });
      const isRight = opened.format?.id === sample.format || said(opened.games) === truth.get(sample);
      count.note(isRight, () => `${sample.path} (${name}): ${opened.format?.id} instead of ${sample.format}`);
      expect(opened.guessed, sample.path).toBe(how === 'nameless' && opened.format !== undefined);
      const isOther =
        how !== 'nameless' && !opened.format?.extensions.some((extension) => name.endsWith(`.${extension}`));
      const told = opened.report.seen.has('record/extension-mismatch');
      expect(told, `${sample.path} (${name})`).toBe(isOther && opened.format !== undefined);
    }
    count.expectAtLeast(0.99);
  });

  test.each(names)('the encoding is found %s, and told where nothing decides', (how) => {
    const count = new Count();
    for (const [turn, sample] of all.entries()) {
      const name = nameOf(how, sample, turn);
      for (const { encoding, bom, bytes } of variantsOf(sample.text)) {
        const { report, encoding: found } = openBytes(bytes, { name });
        const isRight = report.source.text === sample.text;
        const what = (): string => `${sample.path} (${name}): ${encoding}${bom ? ' with BOM' : ''} read as ${found}`;
        count.note(isRight, what);
        const isTrue = isDeclared(sample, encoding);
        if (bom || (isTrue && !/^utf-16|^ascii/.test(encoding))) {
          expect([isRight, report.seen.has('text/encoding-guessed')], what()).toEqual([true, false]);
        }
        const told = ['text/encoding-guessed', 'text/encoding-declaration-mismatch'].some((code) =>
          report.seen.has(code),
        );
        if (!isRight && isTrue === undefined) expect(told, what()).toBe(true);
      }
    }
    count.expectAtLeast(0.99);
  });

  test('random records are known in every format', () => {
    const count = new Count();
    const records = fc.sample(arbitraryRecord(), { numRuns: 60, seed: 1990 });
    for (const { id, title } of formats.filter(({ write }) => write)) {
      for (const record of records) {
        const { text } = writeText(record, id);
        const opened = openText(text);
        const isSame = opened.format?.id === id || said(opened.games) === said(openText(text, { from: id }).games);
        count.note(isSame, () => `${title} read as ${opened.format?.title}:\n${text.slice(0, 200)}`);
      }
    }
    count.expectAtLeast(0.99);
  });
});

const corpus = new URL(`${process.env.KIFUKIT_DATA ?? '../shared'}/corpus/`, new URL('../../../', import.meta.url));
const hasCorpus = existsSync(new URL('index.json', corpus));
if (!hasCorpus) console.warn(`no files of other programs in ${corpus.pathname}: their detection is not tested`);

test.skipIf(!hasCorpus)('files of other programs are known without their names', { timeout: 120_000 }, () => {
  const count = new Count();
  const files = JSON.parse(readFileSync(new URL('index.json', corpus), 'utf8')) as { file: string; format: string }[];
  // What was cut out of source code may be anything.
  for (const { file, format } of files.filter(({ file }) => !/#L\d+/.test(file))) {
    const url = new URL(file.split('/').map(encodeURIComponent).join('/'), corpus);
    const found = openBytes(readFileSync(url)).format?.id;
    const allowed: readonly (string | undefined)[] = /^(SFEN|USI)$/.test(format)
      ? ['sfen', 'usi']
      : [format.toLowerCase()];
    count.note(allowed.includes(found), () => `${file}: ${found} instead of ${format}`);
  }
  count.expectAtLeast(0.98);
});
