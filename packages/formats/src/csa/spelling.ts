/** What stands for CSA's capitals and ASCII signs in damaged files. Never applied to names, headers and comments. */

/** NOTE: web pages and word processors put hyphens, dashes and minus signs of many sorts in place of `-`. */
const dashes = /[\u2010-\u2015\u2212\uFF0D]/g;
const pluses = /\uFF0B/g;

export const hasLookAlikes = (text: string): boolean => /[\u2010-\u2015\u2212\uFF0B\uFF0D]/.test(text);

export const hasLowerCase = (text: string): boolean => /[a-z]/.test(text);

/** The text with its dashes and pluses in ASCII; of the same length. */
export const asciiSigns = (text: string): string =>
  hasLookAlikes(text) ? text.replace(dashes, '-').replace(pluses, '+') : text;

const LETTER_SMALL_A = 97;

/** The sound spelling of a statement, of the same length. */
export function soundSpelling(text: string): string {
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) >= LETTER_SMALL_A) return spelledAnew(text);
  }
  return text;
}

const spelledAnew = (text: string): string => asciiSigns(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
