/**
 * Changing the tree of a record: pure functions that give a new record and leave the old one as it is. Arrays and maps
 * that do not change are shared.
 */
import { addVariation, emptyLine, type GameRecord, type Line, NO_TIME, type Variation } from './record.js';
import { joinedBookmarks, joinedComments } from './texts.js';

/** The record without its variations. */
export const mainLineOnly = (game: GameRecord): GameRecord => ({ ...game, main: { ...game.main, variations: [] } });

/** One record without variations for each line: the main line, then each variation with all that leads to it. */
export function* separateLines(game: GameRecord): Generator<GameRecord> {
  const nothing = emptyLine();
  const pending: { readonly before: Line; readonly length: number; readonly line: Line }[] = [
    { before: nothing, length: 0, line: game.main },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { before, length, line } = next;
    const whole = headOf(before, length);
    append(whole, line, line.moves.length);
    if (line.ending) whole.ending = line.ending;
    yield { start: game.start, headers: game.headers, main: whole };
    for (let at = line.variations.length - 1; at >= 0; at--) {
      const variation = line.variations[at];
      pending.push({ before: whole, length: length + variation.index, line: variation.line });
    }
  }
}

/** The record up to a ply: longer lines end there without an ending, variations that begin later go. */
export function cutAt(game: GameRecord, ply: number): GameRecord {
  const main = cutLine(game.main, ply);
  const pending = [{ from: game.main, to: main, base: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const { index, line } of next.from.variations) {
      const base = next.base + index;
      if (base >= ply) continue;
      const cut = cutLine(line, ply - base);
      addVariation(next.to, index, cut);
      pending.push({ from: line, to: cut, base });
    }
  }
  return { ...game, main };
}

const cutLine = (line: Line, length: number): Line =>
  line.moves.length <= length ? { ...line, variations: [] } : headOf(line, length);

/** A line, and the index at which the next one hangs on it. */
interface Step {
  readonly line: Line;
  readonly index: number;
  readonly next: Line;
}

/**
 * The record in which the variation is the main line; the lines it replaces become variations where it left them.
 * `variation` is one of the record's variations, by identity; undefined where it is none of them.
 *
 * NOTE: a line that has no ending and ends where the variation goes on is no line of its own any more.
 */
export function promoteVariation(game: GameRecord, variation: Line): GameRecord | undefined {
  if (variation === game.main) return undefined;
  const steps = stepsTo(game.main, variation);
  if (!steps) return undefined;
  const main = emptyLine();
  for (const step of steps) followStep(main, step);
  hang(main, main.moves.length, variation.variations, Number.POSITIVE_INFINITY);
  append(main, variation, variation.moves.length);
  if (variation.ending) main.ending = variation.ending;
  return { ...game, main };
}

/** The steps from the main line to a variation; undefined where it is not found. */
function stepsTo(main: Line, wanted: Line): Step[] | undefined {
  const parents = new Map<Line, Step>();
  const pending = [main];
  for (let line = pending.pop(); line && !parents.has(wanted); line = pending.pop()) {
    for (const { index, line: next } of line.variations) {
      parents.set(next, { line, index, next });
      pending.push(next);
    }
  }
  if (!parents.has(wanted)) return undefined;
  const steps: Step[] = [];
  for (let step = parents.get(wanted); step; step = parents.get(step.line)) steps.push(step);
  return steps.reverse();
}

/** Adds the line up to the next one to the path; the rest of it becomes the first alternative there. */
function followStep(path: Line, { line, index, next }: Step): void {
  const base = path.moves.length;
  hang(path, base, line.variations, index - 1);
  append(path, line, index);
  const rest = tailOf(line, index);
  if (rest.moves.length > 0 || rest.ending) addVariation(path, base + index, rest);
  for (const sibling of line.variations) {
    if (sibling.index === index && sibling.line !== next) addVariation(path, base + index, sibling.line);
  }
}

function hang(path: Line, base: number, variations: readonly Variation[], last: number): void {
  for (const { index, line } of variations) if (index <= last) addVariation(path, base + index, line);
}

/** Adds the line's first moves and what is said of them to a path; a remark before the first one goes to the joint. */
function append(path: Line, line: Line, length: number): void {
  const joint = path.moves.length;
  for (let index = 0; index < length; index++) path.moves.push(line.moves[index]);
  if (line.times.length > 0) {
    while (path.times.length < joint) path.times.push(NO_TIME);
    for (let index = 0; index < Math.min(length, line.times.length); index++) path.times.push(line.times[index]);
  }
  addTexts(path.comments, line.comments, joint, length, joinedComments);
  addTexts(path.bookmarks, line.bookmarks, joint, length, joinedBookmarks);
}

function addTexts(
  to: Map<number, string>,
  from: ReadonlyMap<number, string>,
  joint: number,
  length: number,
  both: (a: string, b: string) => string,
): void {
  for (const [index, text] of from) {
    if (index > length) continue;
    const before = to.get(joint + index);
    to.set(joint + index, before === undefined ? text : both(before, text));
  }
}

/** The line's first `length` moves, without variations and ending. */
export function headOf(line: Line, length: number): Line {
  const head = emptyLine();
  append(head, line, length);
  return head;
}

/** What follows the line's first `length` moves; what is said of the point between belongs to the head. */
export function tailOf(line: Line, length: number): Line {
  const texts = (from: ReadonlyMap<number, string>): Map<number, string> =>
    new Map([...from].filter(([index]) => index > length).map(([index, text]) => [index - length, text]));
  const variations: Variation[] = line.variations
    .filter(({ index }) => index > length)
    .map((variation) => ({ index: variation.index - length, line: variation.line }));
  return {
    moves: line.moves.slice(length),
    times: line.times.slice(length),
    comments: texts(line.comments),
    bookmarks: texts(line.bookmarks),
    variations,
    ...(line.ending ? { ending: line.ending } : {}),
  };
}

/** The record with every line changed: `change` gives a line's new values, and its variations are changed after it. */
export function mapLines(game: GameRecord, change: (line: Line) => Line): GameRecord {
  const main: Line = { ...change(game.main), variations: [] };
  const pending = [{ from: game.main, to: main }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const { index, line } of next.from.variations) {
      const changed: Line = { ...change(line), variations: [] };
      next.to.variations.push({ index, line: changed });
      pending.push({ from: line, to: changed });
    }
  }
  return { ...game, main };
}
