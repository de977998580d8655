// The languages against each other: nothing is missing, and a translation says the values that the English words say.
import { readdirSync, readFileSync } from 'node:fs';
import { openText, writeText } from '@kifukit/formats';
import { type CodeTable, emptyRecord, placeholdersOf } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { auditCodes } from '../input.js';
import { jaCodes, jaPhrases } from './ja/index.js';
import { languages } from './language.js';
import { messagesIn } from './messages.js';
import { ruCodes, ruPhrases } from './ru/index.js';
import type { Translation } from './translation.js';

const tables: [
  language: string,
  codes: Readonly<Record<string, Translation>>,
  phrases: Readonly<Record<string, string>>,
][] = [
  ['ja', jaCodes, jaPhrases],
  ['ru', ruCodes, ruPhrases],
];

/** Forms of words need no value of their own: one language has them, another has not. */
const valuesIn = (text: string): string[] =>
  [...new Set(placeholdersOf(text).flatMap(({ name, kind, forms }) => (forms > 0 ? [] : [name + kind])))].sort();

const formsIn = (text: string): Map<string, number> =>
  new Map(placeholdersOf(text).flatMap(({ name, forms }) => (forms > 0 ? [[name, forms] as const] : [])));

const FORMS: Readonly<Record<string, number>> = { en: 2, ja: 0, ru: 3 };

function expectSameValues(language: string, english: string, words: string): void {
  expect(valuesIn(words), words).toEqual(valuesIn(english));
  for (const [name, forms] of formsIn(words)) {
    expect(forms, words).toBe(FORMS[language]);
    expect([...valuesIn(english), ...formsIn(english).keys()], words).toContain(name);
  }
}

describe.each(tables)('%s', (language, codes, phrases) => {
  const script = language === 'ja' ? /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u : /\p{Script=Cyrillic}/u;

  test('has every code and no other', () => {
    expect(Object.keys(codes).sort()).toEqual(Object.keys(auditCodes).sort());
  });

  test.each(Object.entries(auditCodes as CodeTable))(
    'says the values of %s, and a hint where there is one',
    (code, english) => {
      const { message, hint } = codes[code] as Translation;
      expectSameValues(language, english.message, message);
      expect(hint === undefined).toBe(english.hint === undefined);
      if (hint !== undefined) expectSameValues(language, english.hint as string, hint);
      for (const words of [message, ...(hint === undefined ? [] : [hint])]) {
        expect(words).toMatch(script);
        expect(words).not.toMatch(/[.。]$/);
      }
    },
  );

  test.each(Object.entries(phrases))('says the values of the phrase %s', (english, words) => {
    expectSameValues(language, english, words);
    expect(words).not.toBe('');
  });
});

test('an English message has two forms of a word', () => {
  const forms = Object.values(auditCodes).flatMap(({ message, hint }) => [...formsIn(`${message}${hint}`).values()]);
  expect(new Set(forms)).toEqual(new Set([FORMS.en]));
});

test('the languages have the same phrases', () => {
  expect(Object.keys(ruPhrases).sort()).toEqual(Object.keys(jaPhrases).sort());
});

test('a translated code keeps its severity', () => {
  for (const language of languages) {
    const { codes } = messagesIn(language);
    expect(Object.entries(codes).map(([code, { severity }]) => [code, severity])).toEqual(
      Object.entries(auditCodes).map(([code, { severity }]) => [code, severity]),
    );
  }
});

describe('the language of messages', () => {
  test('is that of what reads and of what writes', () => {
    const messages = messagesIn('ja');
    const { games, report } = openText('PI\n+\n+7776KI\n', { name: 'a.csa', messages });
    expect([...games]).toHaveLength(1);
    expect(report.diagnostics().map(({ message }) => message)).toEqual([
      '棋譜には金とありますが、7g にあるのは歩です。手順はこの手の前で終わります',
    ]);
    const game = { ...emptyRecord(), headers: [['black', '{what}']] as [string, string][] };
    expect(writeText(game, 'usi', { messages }).diagnostics).toMatchObject([
      { message: 'ヘッダーが失われます: black' },
    ]);
  });

  test('leaves alone what comes from a text, be it a placeholder or a word of ours', () => {
    const { games, report } = openText('position startpos pawn {text} {found:phrase}', {
      name: 'a.usi',
      messages: messagesIn('ru'),
    });
    for (const _ of games);
    expect(report.diagnostics().map(({ message }) => message)).toEqual([
      '«pawn {text} {found:phrase}» здесь непонятно и опущено',
    ]);
  });
});

test('every phrase is one that the program says', () => {
  const root = new URL('../../../', import.meta.url);
  const sources = ['rules', 'record', 'formats', 'check'].flatMap((name) => {
    const folder = new URL(`${name}/src/`, root);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const wanted = paths.filter(
      (path) => /(?<!\.test)\.ts$/.test(path) && !/[\\/]?(?:languages|testing)[\\/]/.test(path),
    );
    return wanted.map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'));
  });
  const text = sources.join('\n');
  const isSaid = (phrase: string): boolean =>
    ["'", '"'].some((quote) => text.includes(quote + phrase + quote)) || isKey(text, phrase);
  expect(Object.keys(jaPhrases).filter((phrase) => !isSaid(phrase))).toEqual([]);
});

/** A word that is a key, as `moves: …`, needs no quotes. */
const isKey = (text: string, phrase: string): boolean =>
  /^\w+$/.test(phrase) && new RegExp(`\\b${phrase}\\b`).test(text);
