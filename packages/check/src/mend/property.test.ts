// What mending must never do, whatever stands in the text: change what a record says beyond what the findings name, leave
// something for a second time, or touch a place twice. Over all records of the fixtures, as they are and damaged.
import { readdirSync, readFileSync } from 'node:fs';
import { openBytes, openText } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { auditing, checkInput } from '../input.js';
import { profiles } from '../profile.js';
import { seeded } from '../testing/random.js';
import { applyEdits, codesOf } from './edits.js';
import { mend } from './mend.js';
import { isSameRecord } from './same.js';
import { damaged } from './testing/damage.js';

const fixtures = new URL('../../../../fixtures/', import.meta.url);
const RECORD = /\.(?:kifu?|ki2u?|csa|ksl|usi|sfen|bod|jkf|json|txt)$/;

interface Text {
  readonly name: string;
  readonly text: string;
}

const texts: readonly Text[] = ['faulty', 'audits', 'games', 'mending', 'cases/inputs'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, fixtures), { recursive: true, encoding: 'utf8' })
    .filter((name) => RECORD.test(name) && !/\.expected\.\w+$/.test(name))
    .map((name) => {
      const bytes = readFileSync(new URL(`${folder}/${name.replaceAll('\\', '/')}`, fixtures));
      return { name, text: openBytes(bytes, { name }).report.source.text };
    }),
);

function read({ name, text }: Text) {
  const opened = openText(text, { name, ...auditing });
  const games = [...checkInput(opened, profiles.jsa)];
  return { opened, games, diagnostics: opened.report.diagnostics() };
}

function verify(before: Text): number {
  const first = read(before);
  const { text, edits } = mend(first.opened, first.games, profiles.jsa);
  expect(applyEdits(before.text, edits)).toBe(text);
  let at = 0;
  for (const { start, end } of edits) {
    expect(start).toBeGreaterThanOrEqual(at);
    at = end;
  }
  if (edits.length === 0) return 0;
  const again = read({ name: before.name, text });
  expect(again.games.length).toBe(first.games.length);
  const settled = new Set(edits.flatMap(codesOf));
  // A game of which a part could not be read may hold more of it now.
  const whole = first.games.filter((_, index) => !first.diagnostics.some(isErrorOf(index + 1)));
  for (const game of whole) {
    expect(isSameRecord(game, again.games[first.games.indexOf(game)], settled)).toBe(true);
  }
  expect(mend(again.opened, again.games, profiles.jsa).edits).toEqual([]);
  return edits.length;
}

const isErrorOf =
  (number: number) =>
  ({ game, severity }: Diagnostic) =>
    game === number && severity === 'error';

describe('mending', () => {
  test('keeps every record of the fixtures', () => {
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.reduce((sum, text) => sum + verify(text), 0)).toBeGreaterThan(50);
  });

  test('keeps damaged records', () => {
    const random = seeded(1);
    let edits = 0;
    for (let run = 0; run < 400; run++) {
      const { name, text } = random.pick(texts);
      const bad = damaged(text, random);
      try {
        edits += verify({ name, text: bad });
      } catch (error) {
        throw new Error(`${name}, damaged:\n${bad}`, { cause: error });
      }
    }
    expect(edits).toBeGreaterThan(50);
  });
});
