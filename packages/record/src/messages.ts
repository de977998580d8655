/**
 * What diagnostics say: the table of codes and how their messages are filled with values.
 *
 * A message may hold
 *
 *     {name}               a value that is reported with the code, as it is
 *     {name|move|moves}    the form of a word that goes with a number
 *     {name:phrase}        a value that is English words, told in the language of the messages; the words may hold
 *                          placeholders of the same values themselves
 *     {name:phrases}       several of them with `, ` between
 *
 * NOTE: what comes from the input's text is never a phrase, so nothing that stands in a file is filled in or translated.
 */

export type Severity = 'error' | 'warning' | 'info';

/** What a code means. */
export interface CodeEntry {
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
}

export type CodeTable = Readonly<Record<string, CodeEntry>>;

/** English words by which values are reported, in another language. */
export type Phrases = Readonly<Record<string, string>>;

/** Everything that a report says, in one language; without phrases, values that are words stay English. */
export interface Messages {
  readonly codes: CodeTable;
  readonly phrases?: Phrases;
}

export type Values = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)(:phrases?)?((?:\|[^{}|]*)*)\}/g;

export function fillIn(text: string, values: Values = {}, phrases: Phrases = {}): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string, kind: string | undefined, forms: string) => {
    if (!(name in values)) return whole;
    const value = String(values[name]);
    if (forms !== '') return formFor(Number(value), forms.slice(1).split('|'));
    if (kind === undefined) return value;
    const words = kind === ':phrase' ? [value] : value.split(', ');
    return words.map((one) => fillIn(phrases[one] ?? one, values, phrases)).join(', ');
  });
}

/** Two forms are for one and many, three as in the Slavic languages: for 1, 21 …, for 2–4, 22–24 …, and for the rest. */
function formFor(number: number, forms: readonly string[]): string {
  if (forms.length < 3) return forms[number === 1 ? 0 : forms.length - 1];
  const unit = number % 10;
  if (Math.floor((number % 100) / 10) === 1 || unit === 0 || unit > 4) return forms[2];
  return forms[unit === 1 ? 0 : 1];
}

/** A message before its values are known, each word in the form that goes with many. */
export const messagePattern = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: string, _kind: string | undefined, forms: string) =>
    forms === '' ? `{${name}}` : (forms.split('|').at(-1) as string),
  );

/** The placeholders of a message, in their order. */
export const placeholdersOf = (
  text: string,
): { readonly name: string; readonly kind: string; readonly forms: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name, kind = '', forms]) => ({
    name,
    kind,
    forms: forms.split('|').length - 1,
  }));
