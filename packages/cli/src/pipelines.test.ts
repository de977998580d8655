// The commands of docs/pipelines.md do what is said there, run from the packages as they would be published.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXml } from './reporters/testing/xml.js';
import { type Ended, type Installation, install, root, shell } from './testing/installation.js';

const page = readFileSync(join(root, 'docs/pipelines.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }));
/** Every command line of the page that names the installed command, whatever holds it. */
const commands = blocks.flatMap(({ text }) =>
  [...text.matchAll(/^(?:\s*- (?:run: )?)?(npx kifukit .*)$/gm)].map(([, command]) => command),
);
const commandWith = (words: string): string => {
  const found = commands.filter((command) => command.includes(words));
  expect(found, words).toHaveLength(1);
  return found[0];
};

const good = '手数----指手----\n   1 ７六歩(77)\n   2 投了\n';
const bad = 'PI\n+\n+7776FU\n-5544FU\n';
const misnumbered = good.replace('   2 投了', '   3 投了');

let installed: Installation | string = 'the installation failed';

beforeAll(() => {
  installed = install();
}, 240_000);

afterAll(() => {
  if (typeof installed !== 'string') installed.remove();
});

/** The project with nothing but these records in it; without an installation the test is left out. */
function project(records: Readonly<Record<string, string>>, skip: (note: string) => never): string {
  if (typeof installed === 'string') return skip(installed);
  const { folder } = installed;
  for (const name of ['records', 'kifukit.sarif', 'kifukit.xml', 'mending.diff', '.git']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(join(folder, 'records'));
  for (const [name, text] of Object.entries(records)) writeFileSync(join(folder, 'records', name), text);
  return folder;
}

const both = { 'good.kif': good, 'bad.csa': bad };

describe('the commands of docs/pipelines.md', { timeout: 120_000 }, () => {
  test('are all tried here', () => {
    expect(commands).toHaveLength(5);
    expect(page).toContain('npm install --save-dev kifukit\n');
  });

  test('annotate a pull request', ({ skip }) => {
    const command = commandWith('--reporter github');
    const { code, out, err } = shell(command, project(both, skip));
    expect(code, err).toBe(1);
    expect(out).toMatch(
      /^::error file=records\/bad\.csa,line=4,endLine=4,col=1,endColumn=8,title=move\/no-piece-at-origin::/,
    );
    expect(out).not.toContain('good');
    expect(shell(command, project({ 'good.kif': good }, skip))).toMatchObject({ code: 0, out: '' });
    expect(shell(command, project({ 'warned.kif': misnumbered }, skip)).code).toBe(1);
  });

  test('fill code scanning', ({ skip }) => {
    const command = commandWith('--reporter sarif');
    const folder = project(both, skip);
    expect(shell(command, folder).code).toBe(1);
    const { results } = JSON.parse(readFileSync(join(folder, 'kifukit.sarif'), 'utf8')).runs[0];
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('records/bad.csa');
    expect(shell(command, project({ 'good.kif': good }, skip)).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'kifukit.sarif'), 'utf8')).runs[0].results).toEqual([]);
  });

  test('are tests for a build server', ({ skip }) => {
    const folder = project(both, skip);
    expect(shell(commandWith('--reporter junit'), folder).code).toBe(1);
    const { children } = readXml(readFileSync(join(folder, 'kifukit.xml'), 'utf8'));
    expect(children.map(({ attributes: { name, failures } }) => `${name} ${failures}`)).toEqual([
      'records/bad.csa 1',
      'records/good.kif 0',
    ]);
  });

  test('mend, or show what would be mended', ({ skip }) => {
    const folder = project({ 'good.kif': good, 'warned.kif': misnumbered }, skip);
    const file = join(folder, 'records/warned.kif');
    expect(shell(commandWith('--dry-run'), folder).code).toBe(0);
    expect(readFileSync(join(folder, 'mending.diff'), 'utf8')).toContain('--- a/records/warned.kif\n');
    expect(readFileSync(file, 'utf8')).toBe(misnumbered);
    const fix = commands.filter((command) => command.endsWith('--fix'));
    expect(fix).toHaveLength(1);
    expect(shell(fix[0], folder).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(good);
  });

  test('are what the framework pre-commit runs', ({ skip }) => {
    const entry = /^ *entry: (kifukit .*)$/m.exec(page)?.[1];
    const pattern = /^ *files: '(.*)'$/m.exec(page)?.[1] ?? '';
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
    expect(page).toContain(`'kifukit@${version}'`);
    expect(['a.kif', 'b/a.csa', 'a.txt', 'kif'].filter((name) => new RegExp(pattern).test(name))).toEqual([
      'a.kif',
      'b/a.csa',
    ]);
    const folder = project(both, skip);
    expect(shell(`npx ${entry} records/good.kif`, folder).code).toBe(0);
    const { code, out } = shell(`npx ${entry} records/good.kif records/bad.csa`, folder);
    expect([code, out.split(':')[0]]).toEqual([1, 'records/bad.csa']);
  });

  test('are the hook of git that looks at what is staged', ({ skip }) => {
    const folder = project({ 'good.kif': good }, skip);
    const git = (words: string): Ended => shell(`git -c user.name=a -c user.email=a@b.example ${words}`, folder);
    if (git('--version').code !== 0) skip('there is no git here');
    const hook = blocks.find(({ text }) => text.startsWith('#!/bin/sh'))?.text ?? '';
    expect(git('init --quiet').code).toBe(0);
    expect(existsSync(join(folder, '.git'))).toBe(true);
    mkdirSync(join(folder, '.git/hooks'), { recursive: true });
    writeFileSync(join(folder, '.git/hooks/pre-commit'), hook);
    chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755);
    git('add package.json');
    expect(git('commit --quiet -m nothing-to-check').code).toBe(0);
    git('add records');
    expect(git('commit --quiet -m good').code).toBe(0);
    writeFileSync(join(folder, 'records/new one.csa'), bad);
    git('add records');
    // What stands in the folder is mended, what is staged is not.
    writeFileSync(join(folder, 'records/new one.csa'), bad.replace('-5544FU', '-3334FU'));
    const refused = git('commit --quiet -m bad');
    expect(refused.code).toBe(1);
    expect(refused.out + refused.err).toContain('records/new one.csa:4:1: error move/no-piece-at-origin');
    git('add records');
    expect(git('commit --quiet -m mended').code).toBe(0);
  });
});
