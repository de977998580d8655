/** Two records of one start in one tree. */
import { positionOf, samePosition } from '@kifukit/rules';
import { tailOf } from './edit.js';
import type { Ending } from './ending.js';
import { addVariation, type GameRecord, type Line, NO_TIME } from './record.js';
import { joinedBookmarks, joinedComments } from './texts.js';

/** What both records say, but differently, where only one thing can be said: the first one's word counts. */
export type MergeConflict =
  | { readonly kind: 'header'; readonly key: string; readonly value: string }
  | { readonly kind: 'time'; readonly ply: number };

/**
 * The first record with everything of the second that it does not hold: moves as variations where they part, comments
 * and bookmarks beside its own, times and headers where it has none. Undefined where the starts differ.
 */
export function mergeRecords(
  first: GameRecord,
  second: GameRecord,
  conflicts: MergeConflict[] = [],
): GameRecord | undefined {
  const merged = copyRecord(first);
  return mergeInto(merged, second, conflicts) ? merged : undefined;
}

/** A record that can be changed without changing the other; moves and texts are shared. */
export const copyRecord = (game: GameRecord): GameRecord => ({
  ...game,
  headers: [...game.headers],
  main: copyLine(game.main),
});

/** The same as `mergeRecords` in a record of one's own (see `copyRecord`); false where the starts differ. */
export function mergeInto(own: GameRecord, other: GameRecord, conflicts: MergeConflict[] = []): boolean {
  if (own.start !== other.start && !samePosition(positionOf(own.start), positionOf(other.start))) return false;
  mergeHeaders(own, other, conflicts);
  const work: Work = { tasks: [{ into: own.main, at: 0, line: other.main, base: 0 }], conflicts };
  for (let task = work.tasks.pop(); task; task = work.tasks.pop()) mergeLine(task, work);
  return true;
}

function mergeHeaders(own: GameRecord, { headers }: GameRecord, conflicts: MergeConflict[]): void {
  const values = new Map<string, string[]>();
  for (const [key, value] of own.headers) values.set(key, [...(values.get(key) ?? []), value]);
  for (const header of headers) {
    const [key, value] = header;
    const known = values.get(key);
    if (!known) own.headers.push(header);
    else if (!known.includes(value)) conflicts.push({ kind: 'header', key, value });
  }
}

function copyLine(line: Line): Line {
  const copy = copyWithoutVariations(line);
  const pending = [{ from: line, to: copy }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const { index, line: inner } of next.from.variations) {
      const to = copyWithoutVariations(inner);
      next.to.variations.push({ index, line: to });
      pending.push({ from: inner, to });
    }
  }
  return copy;
}

const copyWithoutVariations = (from: Line): Line => ({
  ...from,
  moves: [...from.moves],
  times: [...from.times],
  comments: new Map(from.comments),
  bookmarks: new Map(from.bookmarks),
  variations: [],
});

/** A line that another takes in, from that one's index `at` on, which is ply `base` of the game. */
interface Task {
  readonly into: Line;
  readonly at: number;
  readonly line: Line;
  readonly base: number;
}

interface Work {
  readonly tasks: Task[];
  readonly conflicts: MergeConflict[];
}

function mergeLine(task: Task, work: Work): void {
  const { into, at, line, base } = task;
  let common = 0;
  while (common < line.moves.length && line.moves[common] === into.moves[at + common]) common++;
  mergeTexts(task, common);
  mergeTimes(task, common, work);
  for (const { index, line: variation } of line.variations) {
    if (index > common) break;
    mergeAlternative({ into, at: at + index, line: variation, base: base + index }, work);
  }
  const rest = { into, at: at + common, line: tailOf(line, common), base: base + common };
  if (rest.line.moves.length > 0) mergeAlternative(rest, work);
  else mergeEnding(rest, work);
}

/** Comments and bookmarks of the moves that both have. */
function mergeTexts({ into, at, line }: Task, common: number): void {
  for (const [index, text] of line.comments) {
    if (index <= common) addText(into.comments, at + index, text, joinedComments);
  }
  for (const [index, name] of line.bookmarks) {
    if (index <= common) addText(into.bookmarks, at + index, name, joinedBookmarks);
  }
}

function addText(to: Map<number, string>, index: number, text: string, both: (a: string, b: string) => string): void {
  const own = to.get(index);
  to.set(index, own === undefined ? text : both(own, text));
}

function mergeTimes({ into, at, line, base }: Task, common: number, { conflicts }: Work): void {
  for (let index = 0; index < Math.min(common, line.times.length); index++) {
    const time = line.times[index];
    const own = into.times[at + index] ?? NO_TIME;
    if (time === NO_TIME || time === own) continue;
    if (own !== NO_TIME) conflicts.push({ kind: 'time', ply: base + index + 1 });
    else {
      while (into.times.length < at + index) into.times.push(NO_TIME);
      into.times[at + index] = time;
    }
  }
}

/** Another way to go on from a point of the line: along the line, along an alternative it has, or as a new one. */
function mergeAlternative(task: Task, work: Work): void {
  const { into, at, line, base } = task;
  const first = line.moves[0];
  const known = into.moves[at] === first ? into : alternativeAt(into, at, (other) => other.moves[0] === first);
  if (first === undefined) mergeEnding(task, work);
  else if (known) work.tasks.push({ into: known, at: known === into ? at : 0, line, base });
  else if (at === into.moves.length && !into.ending) extend(into, line);
  else addVariation(into, at, copyLine(line));
}

/** The first of the line's alternatives at `index` that is meant. */
function alternativeAt({ variations }: Line, index: number, isMeant: (line: Line) => boolean): Line | undefined {
  let low = 0;
  let high = variations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (variations[middle].index < index) low = middle + 1;
    else high = middle;
  }
  for (; low < variations.length && variations[low].index === index; low++) {
    if (isMeant(variations[low].line)) return variations[low].line;
  }
  return undefined;
}

function extend(into: Line, line: Line): void {
  const length = into.moves.length;
  for (const move of line.moves) into.moves.push(move);
  if (line.times.length > 0) {
    while (into.times.length < length) into.times.push(NO_TIME);
    for (const time of line.times) into.times.push(time);
  }
  for (const [index, text] of line.comments) addText(into.comments, length + index, text, joinedComments);
  for (const [index, name] of line.bookmarks) addText(into.bookmarks, length + index, name, joinedBookmarks);
  for (const { index, line: inner } of line.variations) addVariation(into, length + index, copyLine(inner));
  if (line.ending) into.ending = line.ending;
}

/**
 * The ending of a line without further moves, and what it says before it. Where the other record goes on, or ends
 * otherwise, it is an alternative without moves.
 */
function mergeEnding({ into, at, line, base }: Task, { conflicts }: Work): void {
  const { ending } = line;
  const isEnd = at === into.moves.length;
  const same = (other: Line): boolean => other.moves.length === 0 && isSameEnding(other.ending, ending);
  const known = isEnd && isSameEnding(into.ending, ending) ? into : alternativeAt(into, at, same);
  if (!known && ending && (!isEnd || into.ending)) {
    addVariation(into, at, copyLine(line));
    return;
  }
  const [to, index] = known && known !== into ? [known, 0] : [into, at];
  for (const [, text] of line.comments) addText(to.comments, index, text, joinedComments);
  for (const [, name] of line.bookmarks) addText(to.bookmarks, index, name, joinedBookmarks);
  if (!ending) return;
  if (isOtherTime(to.ending?.time, ending.time)) conflicts.push({ kind: 'time', ply: base + 1 });
  to.ending = joinedEndings(to.ending, ending);
}

const isSameEnding = (a: Ending | undefined, b: Ending | undefined): boolean =>
  a?.kind === b?.kind && a?.winner === b?.winner && a?.text === b?.text;

const isOtherTime = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

/** Two endings that say the same. */
function joinedEndings(own: Ending | undefined, other: Ending): Ending {
  const joined = { ...other, ...own };
  if (own?.comment === undefined || other.comment === undefined) return joined;
  return { ...joined, comment: joinedComments(own.comment, other.comment) };
}
