/** What stands for CSA's capitals and ASCII signs in damaged files. Never applied to names, headers and comments. */

/** NOTE: web pages and word processors put hyphens, dashes and minus signs of many sorts in place of `-`. */
const dashes = /[\u2010-\u2015\u2212\uFF0D]/g;
const pluses = /\uFF0B/g;

export const hasLookAlikes = (text: string): boolean => /[\u2010-\u2015\u2212\uFF0B\uFF0D]/.test(text);

export const hasLowerCase = (text: string): boolean => /[a-z]/.test(text);

/** The text with its dashes and pluses in ASCII; of the same length. */
export const asciiSigns = (text: string): string => text.replace(dashes, '-').replace(pluses, '+');

/** The sound spelling of a statement, of the same length. */
export const soundSpelling = (text: string): string =>
  asciiSigns(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
