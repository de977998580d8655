/**
 * `kifukit explain CODE`: what a diagnostic says, what stands behind it, and a record with and without it. Without a
 * code: all of them.
 */
import {
  auditCodes,
  circumstances,
  type Explanation,
  explanationHeadings,
  explanations,
  type Language,
  nearest,
  nearMisses,
} from '@kifukit/check';
import { type CodeEntry, type CodeTable, messagePattern } from '@kifukit/record';
import { fileCodes } from '../batch/codes.js';
import { fileExplanations } from '../explanations/file.js';
import type { Io } from '../io.js';
import { allMessagesIn, labelsIn, languageOf } from '../languages/index.js';
import { UsageError } from '../usage.js';

/** Every diagnostic that the command may show. */
export const codes: CodeTable = { ...auditCodes, ...fileCodes };

/** The same in a language. */
export const codesIn = (language: Language): CodeTable => allMessagesIn(language).codes;

/** What stands behind each of them. */
export const allExplanations: Readonly<Record<string, Explanation>> = { ...explanations, ...fileExplanations };

export interface ExplainWords {
  readonly lang?: string;
}

export async function explain(code: string | undefined, { lang }: ExplainWords, io: Io): Promise<number> {
  const language = languageOf(lang, io.locale);
  await io.stdout.write(code === undefined ? list(language) : page(codeMeant(code), language));
  return 0;
}

/** A code, or its last word where only one code has it. */
function codeMeant(given: string): string {
  const wanted = given.toLowerCase();
  const all = Object.keys(codes);
  const same = all.filter((code) => code === wanted || wordOf(code) === wanted);
  if (same.includes(wanted)) return wanted;
  if (same.length === 1) return same[0];
  const near = same.length > 1 ? same : misses(wanted, all);
  throw new UsageError(`unknown code '${given}'; did you mean ${near.map((code) => `'${code}'`).join(', ')}?`);
}

function misses(wanted: string, all: readonly string[]): readonly string[] {
  const byWord = nearMisses(wordOf(wanted), all.map(wordOf));
  const found = all.filter((code) => byWord.includes(wordOf(code)));
  return found.length > 0 ? found.slice(0, 3) : [nearest(wanted, all) ?? ''];
}

const wordOf = (code: string): string => code.slice(code.indexOf('/') + 1);

/** What is printed of a code. */
export function page(code: string, language: Language): string {
  const { severity, message, hint }: CodeEntry = codesIn(language)[code];
  const { means, todo } = allExplanations[code];
  const paragraphs = [
    [
      `${code} (${severity})`,
      `  ${messagePattern(message)}`,
      ...(hint === undefined ? [] : [`  ${labelsIn(language).hint}: ${messagePattern(hint)}`]),
    ].join('\n'),
    means[language],
    `${explanationHeadings.todo[language]}: ${todo[language]}`,
    ...examplesOf(allExplanations[code], language),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function examplesOf({ example }: Explanation, language: Language): string[] {
  if (!example) return [];
  const shown = (heading: string, text: string): string =>
    `${heading} (${circumstances(example)}):\n${text.trimEnd().replaceAll(/^/gm, '  ')}`;
  return [
    shown(explanationHeadings.wrong[language], example.wrong),
    shown(explanationHeadings.right[language], example.right),
  ];
}

const list = (language: Language): string =>
  Object.entries(codesIn(language))
    .map(([code, { severity, message }]) => `${code} (${severity}): ${messagePattern(message)}\n`)
    .join('');
