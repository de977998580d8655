/** Scores, times and counts as engines' comments write them. */
import type { Evaluation } from '@kifukit/record';
import type { ColorName } from '@kifukit/rules';

/** Whose advantage a positive number is. */
export type View = ColorName;

const SCORE = /^([+-]?\d{1,9}(?:\.\d{1,3})?)(?:\s?(\+\+|--|[↑↓]))?$/;
const MATE = /^([+-]?)(?:詰み?|mate)[ :=]{0,2}([+-]?)(\d{1,5})?(?:手)?$/i;

/** `120`, `-85++`, `+詰 7`, `-Mate:5`; undefined for other text. */
export function parseEvaluation(text: string, view: View): Evaluation | undefined {
  const score = SCORE.exec(text.trim());
  if (score) return centipawns(Number(score[1]), score[2], view);
  const mate = MATE.exec(text.trim());
  if (!mate) return undefined;
  const isLost = mate[1] === '-' || mate[2] === '-';
  const winner = isLost === (view === 'black') ? 'white' : 'black';
  return { kind: 'mate', winner, ...(mate[3] === undefined ? {} : { moves: Number(mate[3]) }) };
}

function centipawns(value: number, mark: string | undefined, view: View): Evaluation {
  const isAtLeast = mark === '++' || mark === '↑';
  const black = value === 0 ? 0 : view === 'black' ? value : -value;
  if (mark === undefined) return { kind: 'centipawns', value: black };
  return { kind: 'centipawns', value: black, bound: isAtLeast === (view === 'black') ? 'lower' : 'upper' };
}

/** `12`, `2,936,233`; undefined for other text. */
export const parseCount = (text: string): number | undefined =>
  /^\d[\d,]{0,20}$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;

const DEPTH = /^(\d{1,4})(?:\/(\d{1,4}))?$/;

/** `12`, or `12/18` with the depth of the deepest line. */
export function parseDepth(text: string): { depth?: number; selectiveDepth?: number } {
  const parts = DEPTH.exec(text);
  if (!parts) return {};
  return { depth: Number(parts[1]), ...(parts[2] === undefined ? {} : { selectiveDepth: Number(parts[2]) }) };
}

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2}(?:\.\d{1,3})?)$/;

/** Milliseconds of `00:01.5` or `0:00:12`. */
export function parseClock(text: string): number | undefined {
  const parts = CLOCK.exec(text);
  if (!parts) return undefined;
  return Math.round(((Number(parts[1] ?? 0) * 60 + Number(parts[2])) * 60 + Number(parts[3])) * 1000);
}

/** `00:01.5`: minutes, seconds and as many of the thousandths as there are, one at least. */
export function makeClock(time: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = time % 60_000;
  const fraction = String(rest % 1000)
    .padStart(3, '0')
    .replace(/0{1,2}$/, '');
  return `${two(Math.floor(time / 60_000))}:${two(Math.floor(rest / 1000))}.${fraction}`;
}
