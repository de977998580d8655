/**
 * Programs that are known by how they lay out their moves, and what they mean by what they write.
 *
 * NOTE: each layout is one that our own writer never has, so that what it wrote is never taken for another's.
 */
import type { Ending } from '@kifukit/record';
import type { Habits } from '../kakinoki/move-grammar.js';
import { isBlank } from '../line-cursor.js';

/** NOTE: lishogi writes a blank between the mark of a comment and its text. */
const lishogi: Habits = { spacedComments: true };

/** NOTE: 81Dojo ends a game that is not resigned with nothing but a remark. */
const dojo: Habits = {
  closingRemarks: new Map<string, Ending>([
    ['時間切れにて終局', { kind: 'timeout' }],
    ['反則手にて終局', { kind: 'illegal-move' }],
    ['接続切れにて終局', { kind: 'interrupted', text: '接続切れ' }],
  ]),
};

const GAP = '   ';
const NUMBER_WIDTH = 4;

/** By the columns of the first move: its number at text[start, afterNumber), the move at `moveAt`. */
export function habitsOf(text: string, start: number, afterNumber: number, moveAt: number): Habits | undefined {
  if (text.slice(afterNumber, moveAt) !== GAP) return undefined;
  let lineStart = start;
  while (lineStart > 0 && isBlank(text.charCodeAt(lineStart - 1))) lineStart--;
  if (lineStart === start) return dojo;
  return afterNumber - lineStart === NUMBER_WIDTH ? lishogi : undefined;
}
