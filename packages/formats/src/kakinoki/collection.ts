/** Several games of the Kakinoki family in one file. */
import type { Collection } from '../format.js';

/**
 * NOTE: Kakinoki's description knows one game a file, and his programs read no more than the first. 東大将棋 puts this line
 * between the records of one file; to programs that do not know it, it is a remark.
 */
const SEPARATOR = '#--separator--\n';

/** The line that declares the encoding stands at the beginning of the file only. */
const DECLARATION = /^#(?:KIF|KI2) version=.*\n/;

export const collection: Collection = {
  usual: false,
  member: (text, index) => (index === 0 ? text : SEPARATOR + text.replace(DECLARATION, '')),
};
