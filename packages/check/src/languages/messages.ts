/** Everything that a report says, in the language asked for. */
import type { CodeEntry, CodeTable, Messages, Phrases } from '@kifukit/record';
import { auditCodes } from '../input.js';
import { jaCodes, jaPhrases } from './ja/index.js';
import type { Language } from './language.js';
import { ruCodes, ruPhrases } from './ru/index.js';
import type { Translation } from './translation.js';

/** The codes with the words of another language; the severities stay. */
export const translated = (codes: CodeTable, words: Readonly<Record<string, Translation>>): CodeTable =>
  Object.fromEntries(
    Object.entries(codes).map(([code, { severity }]): [string, CodeEntry] => [code, { severity, ...words[code] }]),
  );

const others = {
  ja: { words: jaCodes, phrases: jaPhrases },
  ru: { words: ruCodes, phrases: ruPhrases },
} as const satisfies Record<Exclude<Language, 'en'>, { words: unknown; phrases: Phrases }>;

/** What readers, writers and audits say, for `messages` when an input is opened or a text is written. */
export function messagesIn(language: Language): Messages {
  if (language === 'en') return { codes: auditCodes };
  const { words, phrases } = others[language];
  return { codes: translated(auditCodes, words), phrases };
}
