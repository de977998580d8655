/** What survives in the format. */
import type { Color } from '@kifukit/rules';
import { type Capabilities, holdsEverything } from '../format.js';
import { withoutSpaces } from './letters.js';
import { GREATEST_PAIR, moveNumberOf, pairOf } from './tokens.js';

/** A value is one line, without blanks at its ends. */
const oneLine = (value: string): string => withoutSpaces(value.replace(/[\r\n]+/g, ' '));

/** A key ends with a colon. */
const holdsKey = (key: string): boolean => key !== '' && !/[:\r\n]/.test(key) && key === withoutSpaces(key);

/** The numbers of pairs do not tell an odd start from an even one, and are not endless. */
function moveNumber(number: number, turn: Color): number {
  const pair = pairOf(number, turn);
  return pair > GREATEST_PAIR ? 1 : moveNumberOf(pair, turn);
}

const file: Capabilities = {
  ...holdsEverything,
  times: 'seconds',
  unknownTimes: false,
  header: (key, value) => (holdsKey(key) ? oneLine(value) : undefined),
  moveNumber,
};

const movesAlone: Capabilities = {
  ...file,
  variations: false,
  comments: false,
  bookmarks: false,
  times: 'none',
  unknownTimes: true,
  header: () => undefined,
  ending: () => undefined,
};

export const capabilities = (moves: boolean): Capabilities => (moves ? movesAlone : file);
