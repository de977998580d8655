/** JKF (JSON Kifu Format 1.0), the format of Kifu for JS: a record as JSON. */
import { type Capabilities, type Format, holdsEverything, type Settings, writerOf } from '../format.js';
import { isOwnKey, survivingEnding } from './names.js';
import { readJkf } from './read.js';
import { writeJkf } from './write.js';

/**
 * NOTE: JKF counts whole seconds from move 1 on, has no place for what is said before the first move of a variation, and
 * a header's key stands there once.
 */
const can = (settings: Settings): Capabilities => ({
  ...holdsEverything,
  times: 'seconds',
  repeatedHeaders: false,
  leadingTexts: false,
  comment: withoutBookmarks,
  header: (key, value) => (isOwnKey(key) ? value : undefined),
  ending: (ending, turn) => survivingEnding(ending, turn, settings.strict === 'yes'),
  moveNumber: () => 1,
});

/** NOTE: a line that begins with `&` would be read as a bookmark; a blank before it keeps it among the comments. */
const withoutBookmarks = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/^&/gm, ' &');

/** NOTE: no other format begins with a brace or bracket and then names these two. */
const sniff = (head: string): number =>
  /^[\ufeff\s]*[{[]/.test(head) && /"(?:moves|header|initial)"\s*:/.test(head) ? 1 : 0;

/**
 * NOTE: JKF itself is one record. Records one to a line are what tools for JSON take for several; line breaks stand only
 * between its tokens.
 */
const inOneLine = (text: string): string => `${text.replaceAll('\n', '')}\n`;

export const jkf: Format = {
  id: 'jkf',
  title: 'JKF',
  extensions: ['jkf', 'json'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [
    {
      name: 'strict',
      values: ['yes', 'no'],
      default: 'no',
      description: 'writes only the words for endings that the schema of JKF lists, so MAX_MOVES becomes JISHOGI',
    },
  ],
  can,
  sniff,
  read: readJkf,
  write: writerOf(can, writeJkf),
  collection: { usual: false, member: inOneLine },
};

export { isJkf } from './schema.js';
