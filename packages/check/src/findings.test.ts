// Everything that an audit under the default rules finds in the records of the fixtures, one list for each folder in
// fixtures/findings. A record that is added, gone or judged otherwise makes a difference. KIFUKIT_UPDATE=1 writes the
// lists; read them over.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openBytes } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { auditing, checkInput } from './input.js';
import { profiles } from './profile.js';

const root = new URL('../../../fixtures/', import.meta.url);

/** Folders with records, those in which they lie among other things named further. */
const folders: Readonly<Record<string, string>> = {
  games: 'games/',
  faulty: 'faulty/',
  audits: 'audits/',
  mending: 'mending/',
  cases: 'cases/inputs/',
  kislyuk: 'kislyuk/pairs/',
};

const RECORD = /\.(?:kifu?|ki2u?|bod|csa|sfen|usi|ksl|jkf|json|txt)$/;
const EXPECTED = /\.expected\.(?:json|txt)$/;

const recordsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => RECORD.test(path) && !EXPECTED.test(path))
    .sort();

/** `path:line:column code severity ply`, or that nothing was found. */
function linesOf(folder: string, path: string): string[] {
  const opened = openBytes(readFileSync(new URL(folder + path, root)), { name: path, ...auditing });
  for (const _ of checkInput(opened, profiles.jsa));
  const found = opened.report.diagnostics();
  return found.length === 0 ? [`${path} clean`] : found.map((diagnostic) => `${path}${shown(diagnostic)}`);
}

function shown({ code, severity, line, column, ply, game = 1 }: Diagnostic): string {
  const place = line === undefined ? '' : `:${line}:${column}`;
  return `${place} ${code} ${severity}${ply === undefined ? '' : ` ${ply}`}${game > 1 ? ` in game ${game}` : ''}`;
}

describe('fixtures/findings', () => {
  test.each(Object.entries(folders))('%s', (name, folder) => {
    const text = `${recordsIn(folder)
      .flatMap((path) => linesOf(folder, path))
      .join('\n')}\n`;
    const list = new URL(`findings/${name}.txt`, root);
    if (process.env.KIFUKIT_UPDATE) {
      mkdirSync(new URL('findings/', root), { recursive: true });
      writeFileSync(list, text);
    }
    expect(text.split('\n')).toEqual((existsSync(list) ? readFileSync(list, 'utf8') : '').split('\n'));
  });

  test('say that no record of fixtures/games has an error', () => {
    expect(
      recordsIn('games/').flatMap((path) => linesOf('games/', path).filter((line) => / error( |$)/.test(line))),
    ).toEqual([]);
  });
});
