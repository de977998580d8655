// What the command prints as JSON is held to the schemas, which are the promise to programs that read it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { run } from './main.js';
import { temporaryFolder } from './testing/folder.js';
import { memoryIo } from './testing/memory-io.js';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const readJson = (path: string): object => JSON.parse(readFileSync(join(root, path), 'utf8'));

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
const record = ajv.compile(readJson('packages/record/src/record.schema.json'));
const checkReport = ajv.compile(readJson('packages/cli/src/check-report.schema.json'));
const diagnostic = ajv.getSchema('urn:kifukit:record#/$defs/diagnostic') as ValidateFunction;
const summary = ajv.getSchema('urn:kifukit:check-report#/$defs/summary') as ValidateFunction;

/** What is wrong with a value; nothing where all is well. */
const faults = (validate: ValidateFunction, value: unknown): unknown[] =>
  validate(value) ? [] : (validate.errors ?? []);

const records = {
  'game.kif': `手合割：二枚落ち
下手：甲野
上手：乙川
謎のキー：値
*始めの感想
手数----指手---------消費時間--
   1 ６二銀(71)   ( 0:01/00:00:01)
*感想
&しおり
   2 ７六歩(77)   ( 0:02/00:00:02)
   3 ３二金(41)
   4 封じ手

変化：2手
   2 ５六歩(57)   ( 0:03/00:00:03)
   3 投了

変化：2手
   2 五六歩
`,
  'games.csa': 'V2.2\nN+A\nPI\n+\n+7776FU\nT1\n-8384FU\nT1\n%TORYO\nT0\n/\nPI82HI\n-\n-3334FU\n%OMOSHIRO\n',
  'repetition.usi': `position startpos moves ${'2h1h 8b9b 1h2h 9b8b '.repeat(4)}`,
  'foul.csa': 'PI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0077KA\n-0037FU\n%ILLEGAL_MOVE\n',
  'none.kif': '',
  'no-record.txt': 'Dear Sir or Madam',
  'position.sfen': '4k4/9/9/9/9/9/9/9/4K4 b R2Pr 1',
  'line.ksl': 'Пс7г—7f',
};

async function outputOf(cwd: string, ...args: string[]): Promise<string> {
  const io = memoryIo(cwd);
  await run(args, io);
  return io.out().toString('utf8');
}

const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('JSON that the command prints', () => {
  test('inspect: a line for each input', async () => {
    const cwd = temporaryFolder(records);
    const names = [...Object.keys(records), 'games.csa#2', 'games.csa#3', 'nowhere.kif'];
    const lines = linesOf(await outputOf(cwd, 'inspect', '--json', ...names));
    expect(lines.map((line) => (line as { source: string }).source).sort()).toEqual([...names].sort());
    for (const line of lines) expect(faults(record, line), JSON.stringify(line)).toEqual([]);
  });

  test('check: one object', async () => {
    const cwd = temporaryFolder(records);
    const report = await outputOf(cwd, 'check', '--reporter', 'json', '.', 'no-record.txt', 'nowhere.kif');
    expect(faults(checkReport, JSON.parse(report))).toEqual([]);
    expect(JSON.parse(report).inputs.length).toBeGreaterThan(6);
  });

  test('convert: diagnostics and a summary on standard error, and the log', async () => {
    const cwd = temporaryFolder(records);
    const io = memoryIo(cwd);
    await run(['convert', '.', '--to', 'csa', '-o', 'out', '--reporter', 'json', '--log', 'log'], io);
    const lines = linesOf(io.err());
    const last = lines.pop() as { summary: unknown };
    expect(faults(summary, last.summary)).toEqual([]);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(faults(diagnostic, line)).toEqual([]);
    expect(linesOf(readFileSync(join(cwd, 'log'), 'utf8'))).toEqual(lines);
  });

  test('the schema refuses what it should', () => {
    const line = { source: 'a', format: null, encoding: null, games: [], diagnostics: [] };
    expect(faults(record, line)).toEqual([]);
    expect(faults(record, { ...line, more: 1 })).not.toEqual([]);
    expect(faults(record, { ...line, games: [{}] })).not.toEqual([]);
    expect(faults(record, { ...line, diagnostics: [{ code: 'a/b', severity: 'bad' }] })).not.toEqual([]);
  });
});

const cases = join(root, 'fixtures/cases');

describe.runIf(existsSync(cases))('fixtures/cases', () => {
  test('every case gives a line that the schema allows', async () => {
    const files = readdirSync(cases, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.endsWith('cases.json'));
    const lines = linesOf(await outputOf(root, 'inspect', '--json', ...paths));
    expect(lines).toHaveLength(paths.length);
    for (const line of lines) expect(faults(record, line), (line as { source: string }).source).toEqual([]);
  });
});
