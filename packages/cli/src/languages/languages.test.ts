// The command's own words in each language, and how the language is chosen.
import { placeholdersOf } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { fileCodes, fileFault, fileOutput } from '../batch/codes.js';
import { reasonValues } from '../batch/system-error.js';
import { labels } from './file-texts.js';
import { allMessagesIn, labelsIn, languageOf } from './index.js';
import { ja } from './ja.js';
import { ru } from './ru.js';

test.each([
  [undefined, '', 'en'],
  [undefined, 'C', 'en'],
  [undefined, 'POSIX', 'en'],
  [undefined, 'de_DE.UTF-8', 'en'],
  [undefined, 'jam_JM', 'en'],
  [undefined, 'ja_JP.eucJP', 'ja'],
  [undefined, 'JA', 'ja'],
  [undefined, 'ru_RU.UTF-8@calendar', 'ru'],
  ['en', 'ja_JP.UTF-8', 'en'],
  ['ru', 'ja_JP.UTF-8', 'ru'],
] as const)('--lang %s in the locale %j is %s', (given, locale, language) => {
  expect(languageOf(given, locale)).toBe(language);
});

test('a language that is not known is wrong usage', () => {
  expect(() => languageOf('jp', '')).toThrow("unknown language 'jp'; did you mean 'ja'? (known: en, ja, ru)");
});

/** Forms of words need no value of their own: one language has them, another has not. */
const valuesIn = (text: string): string[] =>
  [...new Set(placeholdersOf(text).flatMap(({ name, kind, forms }) => (forms > 0 ? [] : [name + kind])))].sort();

describe.each([
  ['ja', ja, 0],
  ['ru', ru, 3],
] as const)('%s', (_language, texts, forms) => {
  const pairs: (readonly [english: string, words: string])[] = [
    ...Object.entries(fileCodes).map(
      ([code, { message }]) => [message, texts.codes[code as keyof typeof fileCodes].message] as const,
    ),
    ...Object.entries(labels).map(([name, english]) => [english, texts.labels[name as keyof typeof labels]] as const),
    ...Object.entries(texts.phrases),
  ];

  test.each(pairs)('says the values of %s', (english, words) => {
    expect(valuesIn(words)).toEqual(valuesIn(english));
    for (const placeholder of placeholdersOf(words)) if (placeholder.forms > 0) expect(placeholder.forms).toBe(forms);
  });

  test('has a hint where there is an English one', () => {
    const hinted = (codes: object): string[] =>
      Object.keys(codes).filter((code) => Reflect.get(codes, code).hint !== undefined);
    expect(hinted(texts.codes)).toEqual(hinted(fileCodes));
  });
});

test('what the system says itself is neither filled in nor translated', () => {
  const error = Object.assign(new Error("EODD: odd '{output} permission denied'"), { code: 'EODD', syscall: 'open' });
  const values = { ...reasonValues(error), ...fileOutput('{detail}.kif') };
  expect(fileFault('file/cannot-write', 'b.kif', values, allMessagesIn('ja')).message).toBe(
    "{detail}.kif に書き込めません: EODD: odd '{output} permission denied'",
  );
  const known = reasonValues(Object.assign(new Error('EACCES'), { code: 'EACCES' }));
  expect(fileFault('file/cannot-read', 'b.kif', known, allMessagesIn('ru')).message).toBe(
    'чтение невозможно: нет прав',
  );
  expect(fileFault('file/cannot-read', 'b.kif', known).message).toBe('it cannot be read: permission denied');
});

test('English labels are the labels', () => {
  expect(labelsIn('en')).toBe(labels);
});
