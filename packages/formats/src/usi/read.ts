/**
 * Reading USI and SFEN: one game or position a line, in any of the forms that programs pass round. Both formats use
 * this reader; files mix the forms freely.
 *
 *     [position] startpos|sfen <sfen>|<sfen> [moves <move>… [<ending>]]      moves <move>…      a web address
 *
 * Blank lines and lines that begin with # are skipped. A line that cannot be read is reported and the others are kept.
 */
import { type GameRecord, Replayer, type Report, reportProblems, type Source } from '@kifukit/record';
import { type Position, positionOf, startPosition } from '@kifukit/rules';
import type { ReadOptions } from '../format.js';
import { isBlank, LineCursor } from '../line-cursor.js';
import { isAddress, readAddress } from './address.js';
import { readMoves } from './moves.js';
import { readSfen } from './sfen-words.js';
import { moveAt, oddMove, Words } from './tokens.js';
import { isUsen, readUsen } from './usen.js';

const HASH = 35;

export function* readLines(source: Source, report: Report, options: ReadOptions = {}): Generator<GameRecord> {
  const cursor = new LineCursor(source.text);
  while (cursor.next()) {
    if (cursor.isEmpty || cursor.first === HASH) continue;
    const game = readLine(cursor, report, options);
    if (game) yield game;
  }
}

function readLine({ text, start, end }: LineCursor, report: Report, options: ReadOptions): GameRecord | undefined {
  const words = new Words(text, start, end, !hasBlank(text, start, end));
  words.next();
  if (words.is('position')) words.next();
  if (words.is('startpos')) {
    words.next();
    report.startGame();
    return readGame(startPosition(), words, report, options);
  }
  if (words.is('moves') || isMove(words)) {
    report.startGame();
    return readGame(options.start === undefined ? startPosition() : positionOf(options.start), words, report, options);
  }
  const line = text.slice(start, end);
  if (isAddress(line)) return readAddress(line, start, report);
  if (isUsen(line)) return readUsen(line, start, report, options);
  const named = words.is('sfen');
  if (named) words.next();
  if (named || isBoard(words)) return readFromSfen(words, report, options);
  report.add('usi/unknown-line', start, end, { values: { text: shortened(line) } });
  return undefined;
}

function hasBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isBlank(text.charCodeAt(at))) return true;
  return false;
}

/** Enough of a line to know it by. */
const shortened = (line: string): string => (line.length > 40 ? `${line.slice(0, 40)}…` : line);

function isMove({ text, start, end }: Words): boolean {
  if (moveAt(text, start, end) !== undefined) return true;
  return end - start < 6 && oddMove(text.slice(start, end)) !== undefined;
}

/** Whether a word is meant as a board: rows parted by slashes. */
function isBoard({ word }: Words): boolean {
  return /^[0-9A-Za-z+]*\//.test(word);
}

function readFromSfen(words: Words, report: Report, options: ReadOptions): GameRecord | undefined {
  const { start } = words;
  const reading = readSfen(words, report);
  if (!reading) {
    if (words.is('moves')) words.next();
    const movesFrom = words.start;
    let count = 0;
    for (; words.end > words.start; words.next()) count += isMove(words) ? 1 : 0;
    if (count > 0) report.add('record/moves-not-read', movesFrom, words.lineEnd, { values: { count, ply: 0 } });
    return undefined;
  }
  reportProblems(reading.position, report, start, reading.end);
  return readGame(reading.position, words, report, options);
}

/**
 * What follows a start: the word `moves` and moves, or nothing. The present word is the one after the start.
 *
 * NOTE: USI names no piece, and readers of it refuse a move that the piece on the origin cannot make: as likely as not
 * the line was garbled before. So the line ends there. Other illegal moves are kept, as everywhere.
 */
function readGame(start: Position, words: Words, report: Report, options: ReadOptions): GameRecord {
  const replayer = new Replayer(start, report, { ...options, unreachable: 'stop' });
  if (words.is('moves')) words.next();
  else if (isMove(words)) {
    report.add('usi/missing-word', words.start, words.end, { ply: 0, values: { word: 'moves', text: words.word } });
  } else if (words.start < words.lineEnd) {
    const text = words.text.slice(words.start, words.lineEnd);
    report.add('record/trailing-text', words.start, words.lineEnd, { ply: 0, values: { text: shortened(text) } });
    return replayer.finish();
  }
  readMoves(words, replayer, report);
  return replayer.finish();
}
