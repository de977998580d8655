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
  type Report,
} from '@kifukit/record';
import { type Color, makeSfen, moveNumberOf, opponent, positionOf, turnOf } from '@kifukit/rules';
import { cutUnreachable } from './cut-unreachable.js';
import { endsInFoul } from './ends-in-foul.js';
import type { Capabilities } from './format.js';
import { isSameMeaning } from './headers/meaning.js';
import { headersOfLast } from './last-move.js';
import { filledTimes, survivingTime, survivingTimes } from './losses-times.js';
import { type LossKind, Tally } from './tally.js';

export { type LossKind, lossKinds } from './tally.js';

/** The record as it survives in a format. Shares what it can with `game`, which is not changed. */
export const project = (game: GameRecord, can: Capabilities): GameRecord => survivor(game, can, new Tally());

/**
 * Reports `loss/…` for everything that does not survive unchanged, with how often and from which ply, and gives the
 * projected record, so that a writer need not ask twice.
 */
export function losses(game: GameRecord, can: Capabilities, report: Report): GameRecord {
  const tally = new Tally();
  const survived = survivor(game, can, tally);
  for (const [kind, { count, firstPly, what }] of tally.byKind) {
    report.addGeneral(`loss/${kind}`, { ply: firstPly, values: { count, ply: firstPly, what: what.join(', ') } });
  }
  return survived;
}

/** The same, with the kinds of what is lost. */
export function survivorOf(
  game: GameRecord,
  can: Capabilities,
): { readonly game: GameRecord; readonly lost: LossKind[] } {
  const tally = new Tally();
  const survived = survivor(game, can, tally);
  return { game: survived, lost: [...tally.byKind.keys()] };
}

function survivor(game: GameRecord, can: Capabilities, tally: Tally): GameRecord {
  const headers = survivingHeaders(can.moves ? game.headers : headersOfLast(game, can, tally), can, tally);
  if (!can.moves) return { start: lastPosition(game, can, tally), headers, main: emptyLine() };
  const { main } = can.illegalMoves ? game : cutUnreachable(game, tally);
  const start = survivingStart(game.start, can, tally);
  const first = turnOf(start);
  const survived = survivingLine(main, 0, first, knowingFouls(game, can), tally);
  if (!can.variations) countLostVariations(main, tally);
  else copyVariations(main, survived, first, can, tally);
  return { start, headers, main: survived };
}

/** What becomes of "the mover fouled" may hang on whether the last move is the foul. */
function knowingFouls(game: GameRecord, can: Capabilities): Capabilities {
  if (game.main.ending?.kind !== 'illegal-move') return can;
  const foul = endsInFoul(game);
  return { ...can, ending: (ending, turn) => can.ending(ending, turn, foul) };
}

function survivingStart(start: string, can: Capabilities, tally: Tally): string {
  const number = moveNumberOf(start);
  const kept = can.moveNumber(number, turnOf(start));
  if (kept === number) return start;
  tally.add('move-number', 0, String(number));
  return makeSfen(positionOf(start), kept);
}

function survivingHeaders(headers: readonly Header[], can: Capabilities, tally: Tally): Header[] {
  const kept: Header[] = [];
  let named = false;
  for (const header of gathered(headers, can, tally)) {
    const [key, value] = header;
    // A game has one handicap: readers take the first name of it.
    const survived: string | undefined = key === 'handicap' && named ? undefined : can.header(key, value);
    named ||= key === 'handicap' && survived !== undefined;
    if (survived === undefined) tally.add('headers', 0, key);
    else if (survived === value) kept.push(header);
    else {
      tally.add(isSameMeaning(key, value, survived) ? 'header-form' : 'header-value', 0, key);
      kept.push([key, survived]);
    }
  }
  return can.repeatedHeaders ? kept : merged(kept, tally);
}

/** The headers as the format groups them. */
function gathered(headers: readonly Header[], can: Capabilities, tally: Tally): readonly Header[] {
  const grouped = can.gather?.(headers) ?? headers;
  if (grouped !== headers) {
    const same = new Set(grouped);
    for (const header of headers) if (!same.has(header)) tally.add('header-form', 0, header[0]);
  }
  return grouped;
}

/** The headers with the values of a repeated key at its first place. */
function merged(headers: Header[], tally: Tally): Header[] {
  const values = new Map<string, string>();
  for (const [key, value] of headers) {
    const before = values.get(key);
    if (before !== undefined) tally.add('header-value', 0, key);
    values.set(key, before === undefined ? value : `${before}\n${value}`);
  }
  return values.size === headers.length ? headers : [...values];
}

/** The last position of the main line as SFEN; everything else of the moves is lost. */
function lastPosition(game: GameRecord, can: Capabilities, tally: Tally): string {
  const { main } = game;
  const position = positionOf(game.start);
  for (const move of main.moves) position.play(move);
  if (main.moves.length > 0) tally.add('moves', 1, undefined, main.moves.length);
  const nothing: Capabilities = { ...can, comments: false, bookmarks: false, times: 'none', ending: () => undefined };
  survivingLine(main, 0, 0, nothing, tally);
  countLostVariations(main, tally);
  return survivingStart(makeSfen(position), can, tally);
}

/** The line without its variations. */
function survivingLine(line: Line, base: number, turn: Color, can: Capabilities, tally: Tally): Line {
  const survived = emptyLine();
  const last = line.moves.length;
  survived.moves = line.moves;
  survived.times = survivingTimes(line.times, base, can, tally);
  let { comments } = line;
  if (line.ending) {
    const ending = survivingEnding(line.ending, last % 2 === 0 ? turn : opponent(turn), base + last, can, tally);
    if (ending) survived.ending = ending;
    else comments = withEndingComment(comments, last, line.ending.comment);
  }
  keepComments(comments, survived.comments, base, can, tally);
  keepBookmarks(line.bookmarks, survived.bookmarks, base, can, tally);
  return can.unknownTimes ? survived : filledTimes(survived, base, tally);
}

/** The remark after an ending that has no word in the format stays as a comment on the last move. */
function withEndingComment(comments: Map<number, string>, last: number, text: string | undefined): Map<number, string> {
  if (text === undefined) return comments;
  const before = comments.get(last);
  return new Map(comments).set(last, before === undefined ? text : `${before}\n${text}`);
}

function keepComments(
  from: ReadonlyMap<number, string>,
  to: Map<number, string>,
  base: number,
  can: Capabilities,
  tally: Tally,
): void {
  for (const [index, text] of from) {
    const survived = survivingComment(text, base + index, can, tally);
    if (survived !== undefined) to.set(index, survived);
  }
}

/** Line breaks may become others without anything being lost. */
function survivingComment(text: string, ply: number, can: Capabilities, tally: Tally): string | undefined {
  const survived = can.comments ? can.comment(text) : undefined;
  if (survived === undefined) tally.add('comments', ply);
  else if (survived !== text && survived !== text.replace(/\r\n?/g, '\n')) tally.add('comment-text', ply);
  return survived;
}

function keepBookmarks(
  from: ReadonlyMap<number, string>,
  to: Map<number, string>,
  base: number,
  can: Capabilities,
  tally: Tally,
): void {
  for (const [index, name] of from) {
    const survived = can.bookmarks ? can.bookmark(name) : undefined;
    if (survived === undefined) tally.add('bookmarks', base + index);
    else to.set(index, survived);
    if (survived !== undefined && survived !== name) tally.add('bookmark-text', base + index, name);
  }
}

function survivingEnding(
  ending: Ending,
  turn: Color,
  ply: number,
  can: Capabilities,
  tally: Tally,
): Ending | undefined {
  const survived = can.ending(ending, turn);
  const same = survived?.kind === ending.kind && survived.text === ending.text && survived.winner === ending.winner;
  if (!same) tally.add('ending', ply, ending.text ?? ending.kind);
  if (survived === undefined) return undefined;
  if (survived.time === undefined && survived.comment === undefined) return survived;
  const { time, comment, ...words } = survived;
  const keptTime = time === undefined ? undefined : survivingTime(time, ply + 1, can, tally);
  const keptComment = comment === undefined ? undefined : survivingComment(comment, ply, can, tally);
  return {
    ...words,
    ...(keptTime === undefined ? {} : { time: keptTime }),
    ...(keptComment === undefined ? {} : { comment: keptComment }),
  };
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
      const copy = survivingLine(can.leadingTexts ? line : withoutLead(line, base, tally), base, turn, can, tally);
      addVariation(next.to, index, copy);
      pending.push({ from: line, to: copy, base });
    }
  }
}

/** The variation with nothing said before its first move. */
function withoutLead(line: Line, base: number, tally: Tally): Line {
  const lead = line.comments.get(0);
  if (lead === undefined && !line.bookmarks.has(0)) return line;
  const moved: Line = { ...line, comments: new Map(line.comments), bookmarks: new Map(line.bookmarks) };
  if (moved.bookmarks.delete(0)) tally.add('bookmarks', base);
  if (!moved.comments.delete(0) || lead === undefined) return moved;
  const hasPlace = line.moves.length > 0 || line.ending !== undefined;
  tally.add(hasPlace ? 'comment-text' : 'comments', base);
  const next = line.moves.length > 0 ? line.comments.get(1) : line.ending?.comment;
  const comment = next === undefined ? lead : `${lead}\n${next}`;
  if (line.moves.length > 0) moved.comments.set(1, comment);
  else if (line.ending) moved.ending = { ...line.ending, comment };
  return moved;
}
