/** Records as lines of text that are equal where the records mean the same. */
import { type GameRecord, type Line, NO_TIME } from '@kifukit/record';
import { makeUsi } from '@kifukit/rules';

/** All lines with what belongs to them, each with its depth and the index where it hangs. */
export function comparable({ start, headers, main }: GameRecord): string {
  const parts = [JSON.stringify([start, headers])];
  const pending: { line: Line; depth: number; index: number }[] = [{ line: main, depth: 0, index: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { line, depth, index } = next;
    parts.push(JSON.stringify([depth, index, ...partsOf(line)]));
    for (const variation of [...line.variations].reverse()) pending.push({ ...variation, depth: depth + 1 });
  }
  return parts.join('\n');
}

function partsOf({ moves, times, comments, bookmarks, ending }: Line): unknown[] {
  let known = times.length;
  while (known > 0 && times[known - 1] === NO_TIME) known--;
  const end = ending && [ending.kind, ending.winner, ending.time, ending.text, ending.comment];
  return [moves.map(makeUsi).join(' '), times.slice(0, known), byIndex(comments), byIndex(bookmarks), end];
}

const byIndex = (texts: ReadonlyMap<number, string>): (readonly [number, string])[] =>
  [...texts].sort(([a], [b]) => a - b);

const partNames = ['place', 'place', 'moves', 'times', 'comments', 'bookmarks', 'ending'];

/** What is different in two comparable records, in one word. */
export function differenceOf(one: string, other: string): string {
  const lines = one.split('\n');
  const others = other.split('\n');
  if (lines.length !== others.length) return 'variations';
  const at = lines.findIndex((line, index) => line !== others[index]);
  const parts = JSON.parse(lines[at]) as unknown[];
  const otherParts = JSON.parse(others[at]) as unknown[];
  const part = parts.findIndex((value, index) => JSON.stringify(value) !== JSON.stringify(otherParts[index]));
  return at === 0 ? ['start', 'headers'][part] : partNames[part];
}

/** The sum over all lines of the moves from the start to their end. */
export function pathLength({ main }: GameRecord): number {
  let sum = 0;
  const pending: { line: Line; base: number }[] = [{ line: main, base: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { line, base } = next;
    sum += base + line.moves.length;
    for (const variation of line.variations) pending.push({ line: variation.line, base: base + variation.index });
  }
  return sum;
}
