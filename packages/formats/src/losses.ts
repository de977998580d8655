/**
 * What a record loses when it is written in a format, once for all formats.
 *
 * `project` gives the record as it can survive, `losses` reports the difference. The law of every format is that
 * reading what it wrote gives exactly the projected record.
 */
import {
  addVariation,
  type Ending,
  emptyLine,
  type GameRecord,
  type Header,
  type Line,
  NO_TIME,
  type Report,
} from '@kifukit/record';
import { type Color, makeSfen, opponent, type Position, positionOf } from '@kifukit/rules';
import type { Capabilities } from './format.js';

export const lossKinds = [
  'moves',
  'variations',
  'comments',
  'bookmarks',
  'times',
  'time-precision',
  'headers',
  'header-value',
  'ending',
  'start-position',
  'move-number',
  'illegal-move',
] as const;
export type LossKind = (typeof lossKinds)[number];

interface Loss {
  count: number;
  readonly firstPly: number;
  readonly what: string[];
}

/** Losses by kind, as they are met. */
class Tally {
  readonly byKind = new Map<LossKind, Loss>();

  add(kind: LossKind, ply: number, what?: string, count = 1): void {
    const loss = this.byKind.get(kind);
    if (!loss) this.byKind.set(kind, { count, firstPly: ply, what: what === undefined ? [] : [what] });
    else {
      loss.count += count;
      if (what !== undefined && loss.what.length < 20) loss.what.push(what);
    }
  }
}

/** The record as it survives in a format. Shares what it can with `game`, which is not changed. */
export const project = (game: GameRecord, can: Capabilities): GameRecord => survivor(game, can, new Tally());

/** Reports `loss/…` for everything that does not survive unchanged, with how often and from which ply. */
export function losses(game: GameRecord, can: Capabilities, report: Report): void {
  const tally = new Tally();
  survivor(game, can, tally);
  for (const [kind, { count, firstPly, what }] of tally.byKind) {
    report.addGeneral(`loss/${kind}`, { ply: firstPly, values: { count, what: what.join(', ') } });
  }
}

function survivor(game: GameRecord, can: Capabilities, tally: Tally): GameRecord {
  const headers = survivingHeaders(game.headers, can, tally);
  if (!can.moves) return { start: lastPosition(game, can, tally), headers, main: emptyLine() };
  const start = survivingStart(game.start, can, tally);
  const first: Color = start.split(' ', 2)[1] === 'w' ? 1 : 0;
  const main = survivingLine(game.main, 0, first, can, tally);
  if (!can.variations) countLostVariations(game.main, tally);
  else copyVariations(game.main, main, first, can, tally);
  return { start, headers, main };
}

function survivingStart(start: string, can: Capabilities, tally: Tally): string {
  const space = start.lastIndexOf(' ');
  const number = Number(start.slice(space + 1));
  const kept = can.moveNumber(number, start.includes(' w ') ? 1 : 0);
  if (kept === number) return start;
  tally.add('move-number', 0, String(number));
  return `${start.slice(0, space)} ${kept}`;
}

function survivingHeaders(headers: readonly Header[], can: Capabilities, tally: Tally): Header[] {
  const kept: Header[] = [];
  for (const header of headers) {
    const [key, value] = header;
    const survived = can.header(key, value);
    if (survived === undefined) tally.add('headers', 0, key);
    else if (survived === value) kept.push(header);
    else {
      tally.add('header-value', 0, key);
      kept.push([key, survived]);
    }
  }
  return kept;
}

/** The last position of the main line as SFEN; everything else of the moves is lost. */
function lastPosition(game: GameRecord, can: Capabilities, tally: Tally): string {
  const position: Position = positionOf(game.start);
  for (const move of game.main.moves) position.play(move);
  if (game.main.moves.length > 0) tally.add('moves', 1, undefined, game.main.moves.length);
  survivingLine(
    game.main,
    0,
    0,
    { ...can, comments: false, bookmarks: false, times: 'none', ending: () => undefined },
    tally,
  );
  countLostVariations(game.main, tally);
  return survivingStart(makeSfen(position), can, tally);
}

function survivingLine(line: Line, base: number, turn: Color, can: Capabilities, tally: Tally): Line {
  const survived = emptyLine();
  survived.moves = line.moves;
  survived.times = survivingTimes(line, base, can, tally);
  keepTexts(line.comments, survived.comments, can.comments ? can.comment : undefined, 'comments', base, tally);
  keepTexts(line.bookmarks, survived.bookmarks, can.bookmarks ? can.bookmark : undefined, 'bookmarks', base, tally);
  if (line.ending) {
    const atEnd = line.moves.length % 2 === 0 ? turn : opponent(turn);
    const ending = survivingEnding(line.ending, atEnd, base + line.moves.length, can, tally);
    if (ending) survived.ending = ending;
    else if (line.ending.comment !== undefined && can.comments)
      appendComment(survived, can.comment(line.ending.comment));
  }
  if (!can.unknownTimes) fillTimes(survived);
  return survived;
}

/** The remark after an ending that has no word in the format stays as a comment on the last move. */
function appendComment(line: Line, text: string): void {
  const before = line.comments.get(line.moves.length);
  line.comments.set(line.moves.length, before === undefined ? text : `${before}\n${text}`);
}

function keepTexts(
  from: ReadonlyMap<number, string>,
  to: Map<number, string>,
  survive: ((text: string) => string | undefined) | undefined,
  kind: 'comments' | 'bookmarks',
  base: number,
  tally: Tally,
): void {
  for (const [index, text] of from) {
    const survived = survive?.(text);
    if (survived === undefined) tally.add(kind, base + index);
    else to.set(index, survived);
  }
}

function survivingTimes(line: Line, base: number, can: Capabilities, tally: Tally): number[] {
  const { times } = line;
  if (times.length === 0) return times;
  if (can.times === 'none') {
    const known = times.filter((time) => time !== NO_TIME).length;
    if (known > 0) tally.add('times', base + times.findIndex((time) => time !== NO_TIME) + 1, undefined, known);
    return [];
  }
  if (can.times === 'milliseconds' || times.every((time) => time % 1000 === 0 || time === NO_TIME)) return times;
  times.forEach((time, index) => {
    if (time !== NO_TIME && time % 1000 !== 0) tally.add('time-precision', base + index + 1);
  });
  return times.map((time) => (time === NO_TIME ? time : wholeSeconds(time)));
}

const wholeSeconds = (time: number): number => time - (time % 1000);

/** Formats that write times for all moves or for none. */
function fillTimes(line: Line): void {
  const known = line.times.some((time) => time !== NO_TIME) || line.ending?.time !== undefined;
  if (!known) {
    line.times = [];
    return;
  }
  line.times = line.moves.map((_, index) => Math.max(0, line.times[index] ?? 0));
  if (line.ending && line.ending.time === undefined) line.ending = { ...line.ending, time: 0 };
}

function survivingEnding(
  ending: Ending,
  turn: Color,
  ply: number,
  can: Capabilities,
  tally: Tally,
): Ending | undefined {
  const survived = can.ending(ending, turn);
  if (survived === undefined) {
    tally.add('ending', ply, ending.text ?? ending.kind);
    return undefined;
  }
  if (survived.kind !== ending.kind || survived.text !== ending.text || survived.winner !== ending.winner) {
    tally.add('ending', ply, ending.text ?? ending.kind);
  }
  return withoutLost({ ...survived }, ply, can, tally);
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** Takes the ending's own time and comment through the same needle's eye as those of the moves. */
function withoutLost(ending: Changeable<Ending>, ply: number, can: Capabilities, tally: Tally): Ending {
  if (ending.time !== undefined && can.times === 'none') {
    tally.add('times', ply + 1);
    delete ending.time;
  } else if (ending.time !== undefined && can.times === 'seconds' && ending.time % 1000 !== 0) {
    tally.add('time-precision', ply + 1);
    ending.time = wholeSeconds(ending.time);
  }
  if (ending.comment !== undefined && !can.comments) {
    tally.add('comments', ply);
    delete ending.comment;
  } else if (ending.comment !== undefined) ending.comment = can.comment(ending.comment);
  return ending;
}

function countLostVariations(main: Line, tally: Tally): void {
  const pending = main.variations.map(({ index, line }) => ({ base: index, line }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { base, line } = next;
    tally.add('variations', base + 1);
    for (const { index, line: inner } of line.variations) pending.push({ base: base + index, line: inner });
  }
}

function copyVariations(from: Line, to: Line, first: Color, can: Capabilities, tally: Tally): void {
  const pending = [{ from, to, base: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const { index, line } of next.from.variations) {
      const base = next.base + index;
      const turn = base % 2 === 0 ? first : opponent(first);
      const copy = survivingLine(line, base, turn, can, tally);
      addVariation(next.to, index, copy);
      pending.push({ from: line, to: copy, base });
    }
  }
}
