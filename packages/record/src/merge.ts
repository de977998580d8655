/** Two records of one start in one tree. */
import { positionOf, samePosition } from '@kifukit/rules';
import { tailOf } from './edit.js';
import { addVariation, type GameRecord, type Line, NO_TIME } from './record.js';

/** Something of the second record that a line of the first takes in: from its move `from` on, at the line's `at`. */
interface Task {
  readonly into: Line;
  readonly line: Line;
}

/**
 * The first record with everything of the second that it does not hold: moves as variations where they part, comments
 * added where they differ, times and headers where the first has none. Undefined where the starts differ.
 */
export function mergeRecords(first: GameRecord, second: GameRecord): GameRecord | undefined {
  if (!samePosition(positionOf(first.start), positionOf(second.start))) return undefined;
  const main = copyLine(first.main);
  const tasks: Task[] = [{ into: main, line: second.main }];
  for (let task = tasks.pop(); task; task = tasks.pop()) mergeLine(task, tasks);
  const known = new Set(first.headers.map(([key]) => key));
  return {
    start: first.start,
    headers: [...first.headers, ...second.headers.filter(([key]) => !known.has(key))],
    main,
  };
}

/** Lines that a merge may change are copied with all that hangs on them. */
function copyLine(line: Line): Line {
  const copyOne = (from: Line): Line => ({
    ...from,
    moves: [...from.moves],
    times: [...from.times],
    comments: new Map(from.comments),
    bookmarks: new Map(from.bookmarks),
    variations: [],
  });
  const copy = copyOne(line);
  const pending = [{ from: line, to: copy }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const { index, line: inner } of next.from.variations) {
      const to = copyOne(inner);
      addVariation(next.to, index, to);
      pending.push({ from: inner, to });
    }
  }
  return copy;
}

function mergeLine({ into, line }: Task, tasks: Task[]): void {
  let common = 0;
  while (common < line.moves.length && line.moves[common] === into.moves[common]) common++;
  mergeNotes(into, line, common);
  for (const { index, line: variation } of line.variations) {
    if (index <= common) mergeAlternative(into, index, copyLine(variation), tasks);
  }
  const tail = tailOf(line, common);
  if (tail.moves.length === 0) mergeEnding(into, common, tail);
  else if (common === into.moves.length && !into.ending) extend(into, tail);
  else mergeAlternative(into, common, copyLine(tail), tasks);
}

/** Comments, bookmarks and times of the moves that both have. */
function mergeNotes(into: Line, line: Line, common: number): void {
  for (const [index, text] of line.comments) {
    const own = into.comments.get(index);
    if (index > common || own === text) continue;
    into.comments.set(index, own === undefined ? text : `${own}\n${text}`);
  }
  for (const [index, name] of line.bookmarks) {
    if (index <= common && !into.bookmarks.has(index)) into.bookmarks.set(index, name);
  }
  for (let index = 0; index < Math.min(common, line.times.length); index++) {
    if ((into.times[index] ?? NO_TIME) !== NO_TIME || line.times[index] === NO_TIME) continue;
    while (into.times.length < index) into.times.push(NO_TIME);
    into.times[index] = line.times[index];
  }
}

/** Another way to go on from the line's move `index`: along the line, along an alternative it has, or as a new one. */
function mergeAlternative(into: Line, index: number, line: Line, tasks: Task[]): void {
  const first = line.moves[0];
  if (first !== undefined && into.moves[index] === first) {
    tasks.push({ into, line: shifted(into, index, line) });
    return;
  }
  const known = into.variations.find((variation) => variation.index === index && variation.line.moves[0] === first);
  if (known && first !== undefined) tasks.push({ into: known.line, line });
  else addVariation(into, index, line);
}

/** The line with the first moves of `into` before it, so that both begin at the same point. */
function shifted(into: Line, index: number, line: Line): Line {
  const move = (from: ReadonlyMap<number, string>): Map<number, string> =>
    new Map([...from].map(([at, text]) => [at + index, text]));
  return {
    ...line,
    moves: [...into.moves.slice(0, index), ...line.moves],
    times: [...new Array<number>(index).fill(NO_TIME), ...line.times],
    comments: move(line.comments),
    bookmarks: move(line.bookmarks),
    variations: line.variations.map((variation) => ({ ...variation, index: variation.index + index })),
  };
}

function extend(into: Line, tail: Line): void {
  const length = into.moves.length;
  for (const move of tail.moves) into.moves.push(move);
  if (tail.times.length > 0) {
    while (into.times.length < length) into.times.push(NO_TIME);
    for (const time of tail.times) into.times.push(time);
  }
  for (const [index, text] of tail.comments) into.comments.set(length + index, text);
  for (const [index, name] of tail.bookmarks) into.bookmarks.set(length + index, name);
  for (const { index, line } of tail.variations) addVariation(into, length + index, copyLine(line));
  if (tail.ending) into.ending = tail.ending;
}

/** An ending where the other record goes on, or ends otherwise, is an alternative without moves. */
function mergeEnding(into: Line, at: number, { ending }: Line): void {
  if (!ending) return;
  if (at === into.moves.length && !into.ending) into.ending = ending;
  else if (at < into.moves.length || into.ending?.kind !== ending.kind) {
    addVariation(into, at, { moves: [], times: [], comments: new Map(), bookmarks: new Map(), variations: [], ending });
  }
}
