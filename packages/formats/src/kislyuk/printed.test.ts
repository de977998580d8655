// Lines as they are printed: what they mean, what is odd about them, and how they are written in the canonical form.

import { toJson } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { readText, writeText } from '../open.js';
import { brokenLines, type PrintedLine, printedLines, printedPositions } from './testing/printed.js';

const read = ({ text, start }: { readonly text: string; readonly start: string }) =>
  readText(text, { from: 'kislyuk', ...(start === '' ? {} : { start }) });

/** A printed move that stands alone has no number; the canonical form has. */
const withoutNumbers = (text: string): string => text.replace(/\d+\. (?:\.\.\. )?/g, '');

function expectReading(line: PrintedLine): void {
  const { games, diagnostics } = read(line);
  const [game] = games;
  if (!game) throw new Error(`no game in ${line.text}`);
  const { moves, end } = toJson(game);
  expect(moves.join(' ')).toBe(line.moves);
  expect(end.split(' ').slice(0, 3).join(' ')).toBe(line.end);
  const warnings = diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
  expect([...new Set(warnings)].sort(), 'exactly these warnings').toEqual([...line.warnings].sort());
  const canonical = writeText(game, 'kislyuk', { settings: { layout: 'moves' } }).text.trim();
  expect(withoutNumbers(canonical)).toBe(withoutNumbers(line.canonical));
  if (/^\d/.test(line.canonical)) expect(canonical).toBe(line.canonical);
}

describe('printed lines', () => {
  test.each(printedLines)('$text', expectReading);
});

describe('printed positions', () => {
  test.each(printedPositions)('$text', expectReading);
});

describe('canonical lines are read without a remark and written the same', () => {
  test.each(printedLines.filter(({ canonical }) => /^\d/.test(canonical)))('$canonical', ({ canonical, start }) => {
    const { games, diagnostics } = read({ text: canonical, start });
    expect(diagnostics.filter(({ code }) => code.startsWith('kislyuk/'))).toEqual([]);
    const [game] = games;
    expect(game && writeText(game, 'kislyuk', { settings: { layout: 'moves' } }).text).toBe(`${canonical}\n`);
  });
});

describe('broken lines', () => {
  test.each(brokenLines)('$text', (line) => {
    const errors = read(line).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBe(1);
    expect(line.codes).toContain(errors[0]?.code);
  });
});
