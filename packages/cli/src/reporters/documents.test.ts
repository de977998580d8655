// Checks as one document: SARIF held to the part of its schema that is used, JUnit read by a strict parser.
import { readFileSync } from 'node:fs';
import { type CodeTable, type Diagnostic, Report, Source } from '@kifukit/record';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { allExplanations, codes } from '../commands/explain.js';
import { run } from '../main.js';
import { temporaryFolder } from '../testing/folder.js';
import { memoryIo } from '../testing/memory-io.js';
import type { InputFindings } from './document.js';
import { junitDocument } from './junit.js';
import type { Totals } from './reporter.js';
import { sarifDocument } from './sarif.js';
import { readXml, type XmlElement } from './testing/xml.js';

const schema = JSON.parse(readFileSync(new URL('./testing/sarif.schema.json', import.meta.url), 'utf8'));
const isSarif = new Ajv2020({ allErrors: true, strict: true }).compile(schema);

const game = 'PI\n+\n+7776FU\n-3334FU\n%TORYO\n';
const records = {
  'good.csa': game,
  'bad.csa': 'PI\n+\n+7776FU\n-3334FU\nTfive\n+5556HI\n',
  'sub folder/100%.csa': 'PI\n+\n+5556FU\n',
  'партия 1.csa': 'PI\n+\n+5556FU\n',
  '棋譜#.csa': 'PI\n+\n+5556FU\n',
  'a:b&<c>"d"\'.csa': 'PI\n+\n+5556FU\n',
};

async function checked(cwd: string, args: readonly string[], stdin = '') {
  const io = memoryIo(cwd, stdin);
  const code = await run(['check', ...args], io);
  return { code, out: io.out().toString('utf8'), err: io.err() };
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string; readonly uriBaseId?: string };
        readonly region?: object;
      };
    },
  ];
  readonly properties?: object;
}

function sarifRun(out: string) {
  const log = JSON.parse(out);
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  const { results, tool, ...rest } = log.runs[0];
  const rules: readonly { readonly id: string }[] = tool.driver.rules;
  for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex].id).toBe(ruleId);
  return { results: results as readonly Result[], rules, rest };
}

const placeOf = (result: Result) => result.locations[0].physicalLocation;

describe('SARIF', () => {
  test('has a result for each diagnostic with its place, and each rule once', async () => {
    const { code, out } = await checked(temporaryFolder(records), [
      'bad.csa',
      'good.csa',
      '棋譜#.csa',
      '--reporter',
      'sarif',
    ]);
    const { results, rules, rest } = sarifRun(out);
    expect(code).toBe(1);
    expect(rest.columnKind).toBe('utf16CodeUnits');
    expect(rules.map(({ id }) => id)).toEqual(['csa/bad-time', 'csa/lower-case', 'move/no-piece-at-origin']);
    expect(results.map(({ level }) => level)).toEqual(['warning', 'warning', 'error', 'error']);
    expect(results[2]).toMatchObject({
      message: { text: expect.stringContaining('there is no piece on 5e') },
      properties: { game: 1, ply: 3 },
    });
    expect(placeOf(results[2])).toEqual({
      artifactLocation: { uri: 'bad.csa', uriBaseId: '%SRCROOT%' },
      region: { startLine: 6, startColumn: 1, endLine: 6, endColumn: 8 },
    });
  });

  test('names files by URIs that lead back to them', async () => {
    const cwd = temporaryFolder({ ...records, 'elsewhere/work/': '' });
    const names = Object.keys(records).filter((name) => records[name as keyof typeof records].includes('5556FU'));
    const { results } = sarifRun((await checked(cwd, [...names, '--reporter', 'sarif'])).out);
    const uris = results.map((result) => placeOf(result).artifactLocation.uri);
    expect(uris.map((uri) => uri.split('/').map(decodeURIComponent).join('/'))).toEqual(names);
    expect(uris).toContain('sub%20folder/100%25.csa');
    // A colon in the first part would make a scheme of what stands before it.
    for (const uri of uris) expect(new URL(uri, 'file:///root/').href.startsWith('file:///root/')).toBe(true);
    const inside = sarifRun((await checked(cwd, [`${cwd}/sub folder/100%.csa`, '--reporter', 'sarif'])).out);
    expect(placeOf(inside.results[0]).artifactLocation.uri).toBe('sub%20folder/100%25.csa');
    const outside = sarifRun((await checked(`${cwd}/elsewhere/work`, ['../../棋譜#.csa', '--reporter', 'sarif'])).out);
    const { uri, uriBaseId } = placeOf(outside.results[0]).artifactLocation;
    expect(uri).toBe(new URL(`file://${cwd}/棋譜%23.csa`).href);
    expect(uriBaseId).toBeUndefined();
  });

  test('of standard input and of what is not there is whole too', async () => {
    const cwd = temporaryFolder();
    const piped = await checked(cwd, ['-', '--from', 'csa', '--reporter', 'sarif'], records['bad.csa']);
    expect(sarifRun(piped.out).results.map((result) => placeOf(result).artifactLocation.uri)).toContain('stdin');
    const nothing = await checked(cwd, ['nowhere.kif', '--reporter', 'sarif']);
    expect(nothing.code).toBe(2);
    expect(sarifRun(nothing.out).results.map(({ ruleId }) => ruleId)).toEqual(['file/not-found']);
  });

  test('a record cannot write placeholders or links into a message', () => {
    const { input, begin, end } = sarif();
    const found = findings('x', { message: 'a {0} and [here](1) ', hint: '}{' });
    const { results } = sarifRun(begin() + input(found) + end({} as Totals));
    expect(results[0].message.text).toBe('a {{0}} and [here] (1) \n}}{{');
  });

  test('half a surrogate pair in a name does no harm', () => {
    const { input, begin, end } = sarif();
    const { results } = sarifRun(begin() + input(findings('a\ud800b.kif')) + end({} as Totals));
    expect(placeOf(results[0]).artifactLocation.uri).toBe('a%EF%BF%BDb.kif');
  });

  test('every code can be a rule', () => {
    const { input, begin, end } = sarif();
    const all = Object.keys(codes).map((code) => ({ ...findings('a.kif').diagnostics[0], code }));
    const { rules } = sarifRun(begin() + input({ ...findings('a.kif'), diagnostics: all }) + end({} as Totals));
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(codes));
  });

  const sarif = () =>
    sarifDocument({ version: '1.2.3', codes, explanations: allExplanations, language: 'en', cwd: process.cwd() });
});

/** An input with one error. */
function findings(name: string, parts: Partial<Diagnostic> = {}, text = '\n'): InputFindings {
  const source = new Source(text, name);
  const report = new Report(source, { 'move/nifu': { severity: 'error', message: 'wrong' } } satisfies CodeTable);
  report.add('move/nifu', 0, 1);
  const diagnostics = report.diagnostics().map((one) => ({ ...one, ...parts }));
  return { name, format: 'kif', encoding: 'utf-8', games: 1, diagnostics, source };
}

describe('JUnit', () => {
  const junit = (
    found: readonly InputFindings[],
    failing: readonly ('error' | 'warning')[] = ['error'],
  ): XmlElement => {
    const { begin, input, end } = junitDocument({ language: 'en', failing: new Set(failing) });
    return readXml(begin() + found.map(input).join('') + end({} as Totals));
  };
  /** The one test case of a suite. */
  const only = (root: XmlElement): XmlElement => root.children[0].children[0];

  test('has a test case for each input, with numbers that are right', async () => {
    const cwd = temporaryFolder(records);
    const { code, out } = await checked(cwd, ['good.csa', 'bad.csa', 'nowhere.kif', '--reporter', 'junit']);
    const root = readXml(out);
    expect(code).toBe(1);
    expect([root.name, root.attributes]).toEqual(['testsuites', { name: 'kifukit' }]);
    const numbers = root.children.map(({ attributes: { package: _, ...own } }) => own);
    expect(numbers).toEqual([
      { name: 'nowhere.kif', tests: '1', failures: '0', errors: '1', skipped: '0' },
      { name: 'good.csa', tests: '1', failures: '0', errors: '0', skipped: '0' },
      { name: 'bad.csa', tests: '1', failures: '1', errors: '0', skipped: '0' },
    ]);
    const [missing, good, bad] = root.children.map(({ children }) => children[0]);
    expect(missing.attributes).toEqual({ name: 'nowhere.kif', classname: 'unknown' });
    expect(missing.children[0]).toMatchObject({ name: 'error', attributes: { type: 'file/not-found' } });
    expect(good).toMatchObject({ attributes: { name: 'good.csa', classname: 'csa' }, children: [], text: '\n' });
    expect(bad.children.map(({ name }) => name)).toEqual(['failure', 'system-out']);
    expect(bad.children[0].attributes.type).toBe('move/no-piece-at-origin');
    expect(bad.children[0].text).toContain('bad.csa:6:1: error move/no-piece-at-origin: there is no piece on 5e');
    expect(bad.children[1].text).toContain('csa/bad-time');
  });

  test('warnings fail where they do for the exit code', async () => {
    const cwd = temporaryFolder({ 'a.csa': 'PI\n+\n+7776FU\nTfive\n' });
    const names = async (...more: string[]): Promise<string[]> =>
      only(readXml((await checked(cwd, ['a.csa', '--reporter', 'junit', ...more])).out)).children.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['system-out']);
    expect(await names('--fail-on', 'warning')).toEqual(['failure']);
  });

  test('an input without a game was not tested', () => {
    const empty = { ...findings('a.kif'), games: 0, diagnostics: [] };
    expect(junit([empty]).children[0].attributes).toMatchObject({ failures: '0', skipped: '1' });
    expect(only(junit([empty])).children.map(({ name }) => name)).toEqual(['skipped']);
  });

  test('any text comes back, but for what XML cannot hold', () => {
    const text = 'a & <b> "c" \' ]]> \u0085 𠮷\r\n\t.';
    const found = junit([findings(text, { message: text })]);
    expect(found.children[0].attributes.name).toBe(text);
    expect(only(found).children[0].attributes.message).toBe(text);
    const forbidden = junit([findings('\0\u0008\u001b[2J\ufffe\uffff\ud800', {}, '\0\u001b\n')]);
    expect(forbidden.children[0].attributes.name).toBe('␀␈␛[2J\ufffd\ufffd\ufffd');
    expect(only(forbidden).children[0].text).toContain('1 | ␀␛');
  });

  test('of nothing but faults is whole', async () => {
    const { code, out } = await checked(temporaryFolder({ 'empty/': '' }), ['empty', 'x', '--reporter', 'junit']);
    expect(code).toBe(2);
    expect(readXml(out).children.map(({ attributes }) => attributes.errors)).toEqual(['1', '1']);
  });
});

test.each(['json', 'sarif', 'junit'])('%s is written input by input', async (reporter) => {
  const names = Array.from({ length: 50 }, (_, number) => `${number}.csa`);
  const io = memoryIo(temporaryFolder(Object.fromEntries(names.map((name) => [name, records['bad.csa']]))));
  const lengths: number[] = [];
  const stdout = { ...io.stdout, write: async (chunk: string | Uint8Array) => void lengths.push(chunk.length) };
  expect(await run(['check', '.', '--reporter', reporter], { ...io, stdout })).toBe(1);
  expect(lengths).toHaveLength(52);
  expect(Math.max(...lengths)).toBeLessThan(4000);
});

test.each([
  'a',
  '<a>',
  '<a></b>',
  '<a b="1" b="2"/>',
  '<a>&x;</a>',
  '<a>&#0;</a>',
  '<a/><b/>',
  '<a>]]></a>',
  '<a b="<"/>',
])('the reader of these tests refuses %s', (text) =>
  expect(() => readXml(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)).toThrow('not well-formed'),
);
