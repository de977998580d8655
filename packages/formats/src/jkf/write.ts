/**
 * Writing JKF in its complete form: every field is there that a reader may want, and each entry stands on a line of its
 * own. Entries are made as the walk meets them, with a position in hand, and put together afterwards, because a fork
 * stands inside the entry that it replaces.
 */
import { type Ending, type GameRecord, type Line, NO_TIME, timeOf, type Visit, walk } from '@kifukit/record';
import { type Position, targetOf } from '@kifukit/rules';
import { makeSpecial } from './names.js';
import { NO_SQUARE } from './values.js';
import { makeMoveField } from './write-move.js';
import { makeHeader, makeInitial } from './write-start.js';

/** A line's entries, each without its closing brace, so that forks can follow. */
interface Written {
  readonly entries: string[];
  /** What the mover of each move has spent in all, in milliseconds. */
  readonly totals: number[];
}

/** The text of a game that JKF can hold. */
export function writeJkf(game: GameRecord): string {
  const header = makeHeader(game);
  return `{\n"header":${header},\n"initial":${makeInitial(game.start)},\n"moves":[\n${makeMoves(game)}\n]}\n`;
}

function makeMoves(game: GameRecord): string {
  const lines = new Map<Line, Written>();
  let written: Written = { entries: [], totals: [] };
  let endsInFoul = false;
  walk(game, {
    enter(visit) {
      const { line } = visit;
      written = { entries: visit.parent ? [] : [joined(makeComments(line, 0))], totals: [] };
      endsInFoul = false;
      lines.set(line, written);
    },
    move(visit, index, move, position) {
      const { line } = visit;
      const before = index > 0 ? targetOf(line.moves[index - 1]) : targetBefore(visit);
      const total = addTotal(visit, index, timeOf(line, index) ?? 0, lines);
      const time = timeOf(line, index);
      written.entries.push(
        joined(
          makeComments(line, index + 1),
          makeMoveField(move, position, before),
          time === undefined ? '' : makeTime(time, total),
        ),
      );
      if (index === line.moves.length - 1) endsInFoul = line.ending?.kind === 'illegal-move' && !position.isLegal(move);
    },
    leave(visit, position) {
      const { line } = visit;
      if (line.ending) written.entries.push(makeEnding(visit, line.ending, position, endsInFoul, lines));
      // A variation that goes on where a line ends without an ending has nothing else to hang on.
      else if (line.variations.at(-1)?.index === line.moves.length) written.entries.push('{');
    },
  });
  return joinLines(game.main, lines);
}

const joined = (...fields: readonly string[]): string => `{${fields.filter((field) => field !== '').join(',')}`;

/** The target of the move before a variation. */
function targetBefore({ base, parent }: Visit): number {
  const last = parent?.line.moves[base - parent.base - 1];
  return last === undefined ? NO_SQUARE : targetOf(last);
}

/** NOTE: as json-kifu-format has it, a bookmark is a comment that begins with `&`. */
function makeComments(line: Line, index: number): string {
  if (line.comments.size === 0 && line.bookmarks.size === 0) return '';
  const bookmark = line.bookmarks.get(index);
  const comment = line.comments.get(index);
  const texts = bookmark === undefined ? [] : [`&${bookmark}`];
  return makeTexts(comment === undefined ? texts : [...texts, ...comment.split('\n')]);
}

const makeTexts = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `"comments":${JSON.stringify(texts)}`;

/** Adds what the mover of the line's move `index` has spent up to it. */
function addTotal(visit: Visit, index: number, time: number, lines: ReadonlyMap<Line, Written>): number {
  const total = totalBefore(visit, index, lines) + time;
  lines.get(visit.line)?.totals.push(total);
  return total;
}

/** What the side that makes the move `index` of the line has spent before it: up to its move before, two plies ago. */
function totalBefore(visit: Visit, index: number, lines: ReadonlyMap<Line, Written>): number {
  let at: Visit | undefined = visit;
  let last = index - 2;
  while (at && last < 0) {
    last += at.base - (at.parent?.base ?? 0);
    at = at.parent;
  }
  return (at && lines.get(at.line)?.totals[last]) ?? 0;
}

function makeEnding(
  visit: Visit,
  ending: Ending,
  { turn }: Position,
  afterFoul: boolean,
  lines: ReadonlyMap<Line, Written>,
): string {
  const { time = NO_TIME, comment } = ending;
  return joined(
    makeTexts(comment?.split('\n') ?? []),
    `"special":${JSON.stringify(makeSpecial(ending, turn, afterFoul))}`,
    time === NO_TIME ? '' : makeTime(time, totalBefore(visit, visit.line.moves.length, lines) + time),
  );
}

/** `now` in minutes and seconds, `total` with hours, both in milliseconds. */
function makeTime(now: number, total: number): string {
  const spent = Math.trunc(now / 1000);
  const all = Math.trunc(total / 1000);
  const hours = Math.trunc(all / 3600);
  const minutes = Math.trunc(all / 60) % 60;
  return `"time":{"now":{"m":${Math.trunc(spent / 60)},"s":${spent % 60}},"total":{"h":${hours},"m":${minutes},"s":${all % 60}}}`;
}

/** A line that is being put together. */
interface Part {
  readonly line: Line;
  readonly entries: readonly string[];
  /** How many entries stand before that of the line's first move. */
  readonly offset: number;
  at: number;
  variation: number;
  forks: number;
}

function joinLines(main: Line, lines: ReadonlyMap<Line, Written>): string {
  if (lines.size === 1) return `${(lines.get(main) as Written).entries.join('},\n')}}`;
  const newPart = (line: Line): Part => {
    const { entries } = lines.get(line) as Written;
    return { line, entries, offset: line === main ? 1 : 0, at: -1, variation: 0, forks: 0 };
  };
  const open = [newPart(main)];
  let text = '';
  for (let part = open.at(-1); part; part = open.at(-1)) {
    const variation = part.line.variations[part.variation];
    if (variation && variation.index + part.offset === part.at) {
      text += part.forks > 0 ? '\n],[\n' : `${part.entries[part.at] === '{' ? '' : ','}"forks":[[\n`;
      part.forks++;
      part.variation++;
      open.push(newPart(variation.line));
      continue;
    }
    if (part.at >= 0) text += part.forks > 0 ? '\n]]}' : '}';
    part.at++;
    part.forks = 0;
    if (part.at === part.entries.length) open.pop();
    else text += (part.at > 0 ? ',\n' : '') + part.entries[part.at];
  }
  return text;
}
