/** Mending what follows from the moves: numbers and totals of KIF, the ending that a mate proves. */
import type { FormatId } from '@kifukit/formats';
import type { GameRecord, Places } from '@kifukit/record';
import { wrongTotals } from '../totals.js';
import type { Edit } from './edits.js';

/** A game whose moves are beyond doubt, and where they stand. */
export interface Sound {
  readonly text: string;
  readonly game: GameRecord;
  readonly places: Places;
}

/** Numbers of moves, `  12 ` at the beginning of a line. With variations, which go by the numbers, nothing is certain. */
export function numberEdits({ text, game: { start, main }, places }: Sound): Edit[] {
  if (main.variations.length > 0) return [];
  const edits: Edit[] = [];
  const first = Number(start.slice(start.lastIndexOf(' ') + 1));
  const base = numberBefore(text, places.spanOf(main, 0)?.[0])?.number === first ? first : 1;
  for (let index = 0; index <= main.moves.length; index++) {
    const found = numberBefore(text, places.spanOf(main, index)?.[0]);
    const number = base + index;
    if (!found || found.number === number) continue;
    const replacement = String(number).padStart(found.end - found.start);
    edits.push({ start: found.start, end: found.end, replacement, code: 'record/move-number-mismatch' });
  }
  return edits;
}

const NUMBER = /^[ \t]*(\d{1,6})(?=[ \t])/;

/** The number, with the blanks before it, of the line in which a move begins at `at`. */
function numberBefore(text: string, at: number | undefined) {
  if (at === undefined) return undefined;
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  const [whole, digits] = NUMBER.exec(text.slice(start, at)) ?? [];
  return whole === undefined ? undefined : { start, end: start + whole.length, number: Number(digits) };
}

export const totalEdits = ({ text, game, places }: Sound): Edit[] =>
  [...wrongTotals(text, game, places)].map(({ start, end, found }) => ({
    start,
    end,
    replacement: found,
    code: 'record/clock-mismatch',
  }));

/** Lines that belong to the move before them, by format. */
const remarks: Partial<Readonly<Record<FormatId, RegExp>>> = { kif: /^[*#&]/, csa: /^['T]/ };

/** The line that says mate, behind the last move and what belongs to it. */
export function endingEdit({ text, game: { main }, places }: Sound, format: FormatId): Edit[] {
  const last = places.spanOf(main, main.moves.length - 1);
  const isRemark = remarks[format];
  if (!last || !isRemark) return [];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  let at = lineEnd(text, last[1]);
  while (at < text.length && isRemark.test(text.slice(at, at + 1))) at = lineEnd(text, at);
  const number = numberBefore(text, last[0])?.number ?? main.moves.length;
  const words = format === 'csa' ? '%TSUMI' : `${String(number + 1).padStart(4)} 詰み`;
  const lead = text[at - 1] === '\n' ? '' : newline;
  return [{ start: at, end: at, replacement: lead + words + newline, code: 'record/missing-ending' }];
}

/** The offset behind the line break after `at`, or the end of the text. */
function lineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found < 0 ? text.length : found + 1;
}
