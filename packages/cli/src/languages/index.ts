/** The language of the command: which one it is, and everything that is said in it. */
import { type Language, languages, messagesIn, translated } from '@kifukit/check';
import type { Messages } from '@kifukit/record';
import { fileCodes } from '../batch/codes.js';
import { oneOf } from '../usage.js';
import { type FileTexts, type Labels, labels } from './file-texts.js';
import { ja } from './ja.js';
import { ru } from './ru.js';

export type { Labels, Verb } from './file-texts.js';

const others: Readonly<Record<Exclude<Language, 'en'>, FileTexts>> = { ja, ru };

/** The language that `--lang` names, else that of the locale (`ja_JP.UTF-8`); English where there is no other. */
export function languageOf(given: string | undefined, locale: string): Language {
  if (given !== undefined) return oneOf('language', given, languages);
  const spoken = /^[a-z]+/.exec(locale.toLowerCase())?.[0];
  return languages.find((language) => language === spoken) ?? 'en';
}

/** What the command says of every code. */
export function allMessagesIn(language: Language): Messages {
  const own = messagesIn(language);
  if (language === 'en') return { codes: { ...own.codes, ...fileCodes } };
  const { codes, phrases } = others[language];
  return { codes: { ...own.codes, ...translated(fileCodes, codes) }, phrases: { ...own.phrases, ...phrases } };
}

export const labelsIn = (language: Language): Labels => (language === 'en' ? labels : others[language].labels);
