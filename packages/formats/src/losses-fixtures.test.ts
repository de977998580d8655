// Every record in fixtures/losses, named word.to-format[.setting=value].ext, is written in that format and loses what
// `findings/writing.txt` says, `loss/word` among it. KIFUKIT_UPDATE=1 writes the list; read it over before it is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FormatId, Settings } from './format.js';
import { writeText } from './open.js';
import { readingOf, recordsBelow } from './testing/golden.js';
import { lossCodes } from './text-codes.js';

const list = new URL('../../../fixtures/findings/writing.txt', import.meta.url);
const paths = recordsBelow('losses');

interface Written {
  readonly word: string;
  readonly to: FormatId;
  readonly settings: Settings;
}

function writtenOf(path: string): Written {
  const [word = '', to = '', ...rest] = path.replace(/^losses\//, '').split('.');
  const settings = rest.filter((part) => part.includes('=')).map((part) => part.split('=') as [string, string]);
  return { word, to: to.replace(/^to-/, '') as FormatId, settings: Object.fromEntries(settings) };
}

/** A line for each diagnostic of writing the record. */
function lossesOf(path: string): string[] {
  const { to, settings } = writtenOf(path);
  return readingOf(path).records.flatMap((game) =>
    writeText(game, to, { settings }).diagnostics.map(
      ({ code, severity, ply, message }) => `${path.replace(/^losses\//, '')} ${code} ${severity} ${ply}: ${message}`,
    ),
  );
}

test('every record loses what the list says', () => {
  const text = `${paths.flatMap(lossesOf).join('\n')}\n`;
  if (process.env.KIFUKIT_UPDATE) writeFileSync(list, text);
  expect(existsSync(list) ? readFileSync(list, 'utf8') : '').toBe(text);
});

test.each(paths)('%s loses what it is named after', (path) => {
  expect(lossesOf(path).join('\n')).toContain(` loss/${writtenOf(path).word} `);
});

test('every loss has its record', () => {
  const words = new Set(paths.map((path) => `loss/${writtenOf(path).word}`));
  expect(Object.keys(lossCodes).filter((code) => !words.has(code))).toEqual([]);
});
