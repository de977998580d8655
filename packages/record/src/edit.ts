/**
 * Changing the tree of a record: pure functions that give a new record and leave the old one as it is. Arrays and maps
 * that do not change are shared.
 */
import { addVariation, emptyLine, type GameRecord, type Line, NO_TIME, type Variation } from './record.js';

/** The record without its variations. */
export const mainLineOnly = (game: GameRecord): GameRecord => ({ ...game, main: { ...game.main, variations: [] } });

/** One record without variations for each line: the main line, then each variation with all that leads to it. */
export function* separateLines(game: GameRecord): Generator<GameRecord> {
  const pending: { readonly before: Line; readonly line: Line }[] = [{ before: emptyLine(), line: game.main }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const whole = joinLines(next.before, next.line);
    yield { start: game.start, headers: game.headers, main: whole };
    const offset = next.before.moves.length;
    for (const { index, line } of [...next.line.variations].reverse()) {
      pending.push({ before: headOf(whole, offset + index), line });
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

/**
 * The record in which the variation is the main line; the lines it replaces become variations where it left them.
 * `variation` is one of the record's variations, by identity; undefined where it is none of them.
 */
export function promoteVariation(game: GameRecord, variation: Line): GameRecord | undefined {
  const parents = parentsOf(game.main);
  if (variation === game.main || !parents.has(variation)) return undefined;
  let promoted: Line = variation;
  for (let old = variation, hung = parents.get(old); hung; hung = parents.get(old)) {
    promoted = exchange(hung.parent, old, hung.index, promoted);
    old = hung.parent;
  }
  return { ...game, main: promoted };
}

interface Hung {
  readonly parent: Line;
  readonly index: number;
}

function parentsOf(main: Line): Map<Line, Hung> {
  const parents = new Map<Line, Hung>();
  const pending = [main];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const { index, line } of parent.variations) {
      parents.set(line, { parent, index });
      pending.push(line);
    }
  }
  return parents;
}

/** The parent's head followed by `line`, with the parent's tail as the first alternative where they part. */
function exchange(parent: Line, old: Line, index: number, line: Line): Line {
  const joined = joinLines(headOf(parent, index), line);
  const tail = tailOf(parent, index);
  const replaced = tail.moves.length > 0 || tail.ending;
  for (const variation of parent.variations) {
    if (variation.index < index) addVariation(joined, variation.index, variation.line);
  }
  if (replaced) addVariation(joined, index, tail);
  for (const variation of parent.variations) {
    if (variation.index === index && variation.line !== old) addVariation(joined, index, variation.line);
  }
  for (const variation of line.variations) addVariation(joined, index + variation.index, variation.line);
  return joined;
}

/** Two lines one after the other, without variations; a remark before the second's first move goes to the joint. */
function joinLines(head: Line, tail: Line): Line {
  const length = head.moves.length;
  return {
    moves: [...head.moves, ...tail.moves],
    times: tail.times.length === 0 ? head.times : [...paddedTimes(head), ...tail.times],
    comments: joinTexts(head.comments, tail.comments, length, (a, b) => `${a}\n${b}`),
    bookmarks: joinTexts(head.bookmarks, tail.bookmarks, length, (_, b) => b),
    variations: [],
    ...(tail.ending ? { ending: tail.ending } : {}),
  };
}

const paddedTimes = ({ moves, times }: Line): number[] => moves.map((_, index) => times[index] ?? NO_TIME);

function joinTexts(
  head: ReadonlyMap<number, string>,
  tail: ReadonlyMap<number, string>,
  length: number,
  both: (a: string, b: string) => string,
): Map<number, string> {
  const joined = new Map(head);
  for (const [index, text] of tail) {
    const before = joined.get(length + index);
    joined.set(length + index, before === undefined ? text : both(before, text));
  }
  return joined;
}

/** The line's first `length` moves, without variations and ending. */
export const headOf = (line: Line, length: number): Line => ({
  moves: line.moves.slice(0, length),
  times: line.times.slice(0, length),
  comments: new Map([...line.comments].filter(([index]) => index <= length)),
  bookmarks: new Map([...line.bookmarks].filter(([index]) => index <= length)),
  variations: [],
});

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
