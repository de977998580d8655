// Every record of fixtures/audits against the list beside it. KIFUKIT_UPDATE=1 writes the lists; read them over.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openBytes } from '@kifukit/formats';
import { describe, expect, test } from 'vitest';
import { auditing, checkCodes, checkInput, graded, profileOf, profiles } from './index.js';

const root = new URL('../../../fixtures/audits/', import.meta.url);
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\/.*\.\w+$/.test(path) && !path.endsWith('.expected.txt'))
  .sort();

const codeOf = (path: string): string => path.split('.', 1)[0] as string;

function found(path: string) {
  const profile = profileOf(path.split('.')[1] as string) ?? profiles.jsa;
  const opened = openBytes(readFileSync(new URL(path, root)), { name: path, ...auditing });
  for (const _ of checkInput(opened, profile));
  return graded(opened.report, profile);
}

describe('fixtures/audits', () => {
  test.each(paths)('%s', (path) => {
    const diagnostics = found(path);
    const text = diagnostics
      .map(
        ({ severity, code, line, ply, message }) =>
          `${line ?? '-'} ply ${ply ?? '-'} ${severity} ${code}: ${message}\n`,
      )
      .join('');
    const file = new URL(`${path}.expected.txt`, root);
    if (process.env.KIFUKIT_UPDATE) writeFileSync(file, text);
    expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
    expect(diagnostics.map(({ code }) => code)).toContain(codeOf(path));
  });

  test('provoke every code of the audit', () => {
    expect(Object.keys(checkCodes).filter((code) => !paths.some((path) => codeOf(path) === code))).toEqual([]);
  });
});
