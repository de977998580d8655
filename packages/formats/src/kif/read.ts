/**
 * Reads KIF: a text may hold several games, one after the other. Source: Kakinoki's description of the format; what
 * lies beyond it (variations, marks, spellings) is what programs write.
 */
import { type GameRecord, Replayer, type Report, type Source } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { isConclusion } from '../kakinoki/conclusion.js';
import { endingOfWord } from '../kakinoki/endings.js';
import { HASH, isSeparator, parseVariation, quoted } from '../kakinoki/lines.js';
import { Preamble } from '../kakinoki/preamble.js';
import { LineCursor } from '../line-cursor.js';
import { Body } from './body.js';
import { isFirstEntry, peekEntry } from './entry-start.js';

/** The largest number that a start position can have. */
const MAX_NUMBER = 999_999_999;

export function* readKif(source: Source, report: Report, options: ReadOptions = {}): Generator<GameRecord> {
  const cursor = new LineCursor(source.text);
  while (skipToGame(cursor)) {
    report.startGame();
    const game = readGame(cursor, report, options);
    if (game) yield game;
  }
}

/** Goes before the first line that says anything; false at the end of the text. */
function skipToGame(cursor: LineCursor): boolean {
  while (cursor.next()) {
    if (cursor.first === 0 || cursor.first === HASH) continue;
    cursor.again();
    return true;
  }
  return false;
}

/** One game; undefined where the lines up to the next game, or the end, hold none. */
function readGame(cursor: LineCursor, report: Report, options: ReadOptions): GameRecord | undefined {
  const preamble = new Preamble(report);
  const hasBody = readPreamble(cursor, preamble, report);
  if (!hasBody && !preamble.hasContent) {
    for (const comment of preamble.comments) reportStray(comment, report);
    return undefined;
  }
  const first = hasBody ? peekEntry(cursor.text, cursor.start, cursor.end) : { number: undefined, origin: undefined };
  const position = preamble.startPosition({ origin: first.origin, fallback: options.start });
  const number = first.number ?? (preamble.played ? preamble.played.count + 1 : position.moveNumber);
  if (number > 1 && number <= MAX_NUMBER) position.moveNumber = number;
  const replayer = new Replayer(position, report, options.illegal === undefined ? {} : { illegal: options.illegal });
  replayer.game.headers.push(...preamble.headers);
  for (const comment of preamble.comments) replayer.comment(comment);
  for (const bookmark of preamble.bookmarks) replayer.bookmark(bookmark);
  if (hasBody) readBody(cursor, new Body(cursor, report, replayer, number, preamble.lastTarget));
  return replayer.finish();
}

/** Reads up to the first line of moves, before which the cursor is left; false where there is none. */
function readPreamble(cursor: LineCursor, preamble: Preamble, report: Report): boolean {
  while (cursor.next()) {
    const { start, end, first } = cursor;
    if (first === HASH && isSeparator(cursor.line)) {
      if (preamble.hasContent) return false;
      continue;
    }
    if (preamble.take(cursor)) continue;
    const isVariation = parseVariation(cursor.line) !== undefined;
    if (isVariation ? preamble.hasColumnHead : isOfBody(cursor, preamble)) return true;
    const code = isVariation ? 'record/variation-before-moves' : 'record/trailing-text';
    report.add(code, start, end, { ply: 0, values: { text: quoted(cursor.text, start, end) } });
  }
  return false;
}

const isOfBody = ({ text, start, end, line }: LineCursor, { hasColumnHead }: Preamble): boolean =>
  isFirstEntry(text, start, end, hasColumnHead) || isConclusion(line) || endingOfWord(line) !== undefined;

function readBody(cursor: LineCursor, body: Body): void {
  do {
    if (!body.take()) {
      cursor.again();
      return;
    }
  } while (cursor.next());
}

function reportStray(comment: string, report: Report): void {
  const at = report.source.text.indexOf(`*${comment}`);
  report.add('record/trailing-text', at, at + 1 + comment.length, {
    values: { text: quoted(comment, 0, comment.length) },
  });
}
