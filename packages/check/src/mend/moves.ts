/** Mending the spelling of moves: what a writer of the format would write is put in their place. */
import { type FormatId, isOddlySpelled, type PlacedMove, spellingOf } from '@kifukit/formats';
import { type Diagnostic, type Line, type Visit, walk } from '@kifukit/record';
import { type Square, targetOf } from '@kifukit/rules';
import type { Edit } from './edits.js';
import type { Sound } from './lines.js';
import { isMendable } from './mendable.js';

/** An illegal move may be another one that was misprinted. */
const isFault = (code: string): boolean => code.startsWith('move/');

/** Findings that stand at the moves that they are about. */
const isAboutMove = (code: string): boolean =>
  code === 'usi/odd-spelling' || (code.startsWith('kislyuk/') && code !== 'kislyuk/number' && isMendable(code));

/** Told once for the game, so that all its moves are looked at. */
const ODD = 'record/odd-move-spelling';

export function moveEdits(sound: Sound, found: readonly Diagnostic[]): Edit[] {
  const { format, text, places } = sound;
  const isOdd = found.some(({ code }) => code === ODD);
  if (!isOdd && !found.some(({ code }) => isAboutMove(code))) return [];
  const told = found.filter(({ code, span }) => span && (isAboutMove(code) || isFault(code)));
  told.sort((a, b) => startOf(a) - startOf(b));
  const edits: Edit[] = [];
  walk(sound.game, {
    move(visit, index, move, position) {
      const span = places.spanOf(visit.line, index);
      if (!span) return;
      const [start, end] = span;
      const codes = codesWithin(told, start, end);
      const placed: PlacedMove = { text, start, end, move, position, previous: previousOf(visit, index) };
      if (isOdd && isOddlySpelled(format, placed)) codes.push(ODD);
      const edit = codes.some(isFault) ? undefined : moveEdit(format, placed, codes);
      if (edit) edits.push(edit);
    },
  });
  return edits;
}

function moveEdit(format: FormatId, placed: PlacedMove, [code, ...also]: readonly string[]): Edit | undefined {
  const { text, start, end } = placed;
  const replacement = spellingOf(format, placed);
  if (code === undefined || replacement === undefined || replacement === text.slice(start, end)) return undefined;
  return { start, end, replacement, code, ...(also.length > 0 ? { also } : {}) };
}

const startOf = ({ span }: Diagnostic): number => span?.[0] ?? 0;

/** The codes, each once, of the findings that begin in the move. */
function codesWithin(told: readonly Diagnostic[], start: number, end: number): string[] {
  const codes = new Set<string>();
  for (let at = firstFrom(told, start); at < told.length && startOf(told[at]) < end; at++) codes.add(told[at].code);
  return [...codes];
}

function firstFrom(told: readonly Diagnostic[], start: number): number {
  let low = 0;
  let high = told.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(told[middle]) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The target of the move before the line's move `index`. */
function previousOf({ line, base, parent }: Visit, index: number): Square | undefined {
  const before = (moves: Line['moves'], at: number) => (at < 0 ? undefined : targetOf(moves[at]));
  return index > 0 || !parent ? before(line.moves, index - 1) : before(parent.line.moves, base - parent.base - 1);
}
