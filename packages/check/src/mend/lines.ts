/** Mending the numbers of moves and the running totals: what follows from the moves and their times. */
import type { FormatId } from '@kifukit/formats';
import type { GameRecord, Places } from '@kifukit/record';
import { BLACK, positionOf } from '@kifukit/rules';
import { wrongTotals } from '../totals.js';
import type { Edit } from './edits.js';

/** A game whose moves are beyond doubt, and where they stand. */
export interface Sound {
  readonly format: FormatId;
  readonly text: string;
  readonly game: GameRecord;
  readonly places: Places;
}

/** Numbers of moves, `  12 ` at the beginning of a line. With variations, which go by the numbers, nothing is certain. */
export function numberEdits(sound: Sound): Edit[] {
  const { text, places } = sound;
  const { main } = sound.game;
  if (main.variations.length > 0) return [];
  const edits: Edit[] = [];
  const base = firstNumber(sound);
  for (let index = 0; index <= main.moves.length; index++) {
    const found = numberBefore(text, places.spanOf(main, index)?.[0]);
    const number = base + index;
    if (!found || found.number === number) continue;
    const replacement = String(number).padStart(found.end - found.start);
    edits.push({ start: found.start, end: found.end, replacement, code: 'record/move-number-mismatch' });
  }
  return edits;
}

/** The number of the first move: that of the start where the text counts from it, else 1. */
export function firstNumber({ text, game: { start, main }, places }: Sound): number {
  const first = Number(start.slice(start.lastIndexOf(' ') + 1));
  return numberBefore(text, places.spanOf(main, 0)?.[0])?.number === first ? first : 1;
}

const NUMBER = /^[ \t]*(\d{1,6})(?=[ \t])/;

/** The number, with the blanks before it, of the line in which a move begins at `at`. */
export function numberBefore(text: string, at: number | undefined) {
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

/** How far before a move the number of its pair is looked for. */
const REACH = 40;
const PAIR = /(?<!\d)(\d{1,8})(?:\.{3,}|…|\.[^\S\r\n]*(?:\.{3,}|…)?)\s*$/;

/** Numbers of pairs, `12.` and `12. ...` before moves of Kislyuk's notation. */
export function pairEdits({ text, game: { start, main }, places }: Sound): Edit[] {
  if (main.variations.length > 0) return [];
  const edits: Edit[] = [];
  const position = positionOf(start);
  main.moves.forEach((move, index) => {
    const at = places.spanOf(main, index)?.[0] ?? 0;
    const from = Math.max(0, at - REACH);
    const found = PAIR.exec(text.slice(from, at));
    const number = String((position.moveNumber + (position.turn === BLACK ? 2 : 1)) >> 1);
    if (found && found[1] !== number) {
      const first = from + found.index;
      const end = first + (found[1] as string).length;
      edits.push({ start: first, end, replacement: number, code: 'kislyuk/number' });
    }
    position.play(move);
  });
  return edits;
}
