// Every faulty record of the fixtures, read, audited and written in each language: nothing stays English or unfilled.
import { readdirSync, readFileSync } from 'node:fs';
import { formats, openBytes } from '@kifukit/formats';
import { type Diagnostic, type Messages, type Phrases, Report } from '@kifukit/record';
import { expect, test } from 'vitest';
import { auditing, checkInput } from '../input.js';
import { type ProfileName, profiles } from '../profile.js';
import { languages } from './language.js';
import { messagesIn } from './messages.js';

const root = new URL('../../../../fixtures/', import.meta.url);
const records = ['faulty/', 'audits/'].flatMap((shelf) =>
  readdirSync(new URL(shelf, root), { recursive: true, encoding: 'utf8' })
    .map((path) => shelf + path.replaceAll('\\', '/'))
    .filter((path) => /\/[^/]+\/[^/]*\.\w+$/.test(path) && !/\.(?:md|expected\.\w+)$/.test(path)),
);

/** Messages that remember which phrases were asked for in vain. */
function watched({ codes, phrases = {} }: Messages, missing: Set<string>): Messages {
  const get = (table: Phrases, phrase: string): unknown => {
    if (phrase !== '' && !Object.hasOwn(table, phrase)) missing.add(phrase);
    return Reflect.get(table, phrase);
  };
  return { codes, phrases: new Proxy(phrases, { get }) };
}

/** What is found in a record when it is read, audited and written in every format. */
function foundIn(path: string, profile: ProfileName, messages: Messages): { text: string; found: Diagnostic[] } {
  const opened = openBytes(readFileSync(new URL(path, root)), { name: path, ...auditing, messages });
  const games = [...checkInput(opened, profiles[profile])];
  const written = new Report('', messages.codes, { phrases: messages.phrases });
  for (const game of games) for (const { write } of formats) write?.(game, written);
  return { text: opened.report.source.text, found: [...opened.report.diagnostics(), ...written.diagnostics()] };
}

const UNFILLED = /\{\w+(?::\w+)?(?:\|[^{}]*)?\}/g;

test.each(languages)('every message of the fixtures is whole in %s', (language) => {
  const missing = new Set<string>();
  const messages = watched(messagesIn(language), missing);
  const unfilled: string[] = [];
  let count = 0;
  for (const path of records) {
    for (const profile of ['jsa', 'tsume'] as const) {
      const { text, found } = foundIn(path, profile, messages);
      count += found.length;
      for (const { code, message, hint = '' } of found) {
        for (const [part] of `${message} ${hint}`.matchAll(UNFILLED)) {
          if (!text.includes(part)) unfilled.push(`${path} ${code}: ${part}`);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(unfilled).toEqual([]);
  if (language !== 'en') expect([...missing]).toEqual([]);
});
