/**
 * The head of a file: `Ключ: значение` up to the first empty line, and lines of program remarks that begin with #.
 *
 * A key that only looks like one of the format's own has `@` in front of it.
 */
import type { Header, Report } from '@kifukit/record';
import { type Handicap, handicapOf, handicapSfen, type Position, positionOf } from '@kifukit/rules';
import { LineCursor } from '../line-cursor.js';
import { findMoves } from './find-moves.js';
import { skipSpaces, withoutSpaces } from './letters.js';
import { HANDICAP, handicapNamed, headerKeyOf, isStartWord, normalised, POSITION } from './names.js';
import { type PositionList, positionListAt, reportPosition } from './position.js';

/** What the first line of a file says, whatever the version. */
export const FIRST_LINE = '# Сёги, нотация Кислюка, версия 1';
const firstLine = /^#\s*с(?:[её]|е\u0308)ги,?\s+нотация\s+кислюка/i;

export const isFirstLine = (line: string): boolean => firstLine.test(line);

const LITERAL = '@';
/** What cannot be the beginning of a key, because it begins something else. */
const otherToken = /^(?:\d+\s*(?:\.|…)|[#@({<[])/;

const cyrillic = /^[\u0400-\u04ff]/;

/** Whether a key can be written as it is and means itself. All keys of the format begin with a Cyrillic letter. */
const isPlainKey = (key: string): boolean =>
  !otherToken.test(key) && (!cyrillic.test(key) || (headerKeyOf(key) === undefined && !isStartWord(key)));

/** A key as it is written: with `@` where it would mean something else. */
export const literalKey = (key: string): string => (isPlainKey(key) ? key : LITERAL + key);

interface HeaderLine {
  readonly key: string;
  readonly value: string;
  /** `@` says that the key means no more than its letters. */
  readonly literal: boolean;
  readonly keyStart: number;
  readonly valueStart: number;
  readonly end: number;
}

function headerLine({ text, start, end }: LineCursor): HeaderLine | undefined {
  const colon = text.indexOf(':', start);
  if (colon < 0 || colon >= end) return undefined;
  const literal = text.startsWith(LITERAL, start);
  const key = withoutSpaces(text.slice(start + (literal ? 1 : 0), colon));
  if (key === '' || (!literal && otherToken.test(key))) return undefined;
  const valueStart = Math.min(skipSpaces(text, colon + 1), end);
  return { key, value: withoutSpaces(text.slice(valueStart, end)), literal, keyStart: start, valueStart, end };
}

/** Whether a move is printed in a header's value; asked only where a digit and a letter stand side by side. */
const holdsMove = (value: string): boolean => /\d[a-iа-яЬ]/.test(value) && findMoves(value).length > 0;

/** How far `startsLikeFile` looks. */
const MOST_LINES = 200;

/** Whether a text is a file and not an article: it has the first line of one, or begins with known headers. */
export function startsLikeFile(text: string, at = 0): boolean {
  const cursor = new LineCursor(text, at);
  let known = false;
  for (let lines = 0; lines < MOST_LINES && cursor.next(); lines++) {
    if (cursor.isEmpty && !known) continue;
    if (cursor.isEmpty) return true;
    if (cursor.first === HASH) {
      if (isFirstLine(cursor.line)) return true;
      continue;
    }
    const header = headerLine(cursor);
    if (!header) return known && otherToken.test(cursor.line);
    // NOTE: «чёрные: М5i; белые: М5a» is a position of an article, «Начало: 1. П7g—7f» a line of one.
    if (positionListAt(cursor.line, 0)?.complete || holdsMove(header.value)) return false;
    if (headerKeyOf(header.key) !== undefined || isStartWord(header.key)) known = true;
  }
  return known;
}

const HASH = 0x23;

export interface Head {
  readonly headers: Header[];
  readonly start: Position | undefined;
  /** The offset where the moves may begin. */
  readonly end: number;
}

/** What the header says of the start: a list of men counts for more than a handicap's name. */
interface Start {
  handicap?: Handicap;
  handicapLine?: HeaderLine;
  list?: PositionList;
}

export function readHead(report: Report, at: number): Head {
  const { text } = report.source;
  const cursor = new LineCursor(text, at);
  const headers: Header[] = [];
  const start: Start = {};
  let end = at;
  while (cursor.next()) {
    if (cursor.isEmpty && headers.length === 0 && !start.handicapLine && !start.list && end === at) continue;
    end = cursor.lineEnd;
    if (cursor.isEmpty) break;
    if (cursor.first === HASH) continue;
    const header = headerLine(cursor);
    if (!header) {
      end = cursor.lineStart;
      break;
    }
    readHeader(header, headers, start, report);
  }
  return { headers, start: startOf(start, headers, report), end };
}

function readHeader(header: HeaderLine, headers: Header[], start: Start, report: Report): void {
  const { key, value, literal } = header;
  if (literal) headers.push([key, value]);
  else if (normalised(key) === normalised(HANDICAP)) readHandicap(header, headers, start, report);
  else if (normalised(key) === normalised(POSITION)) readPosition(header, start, report);
  else headers.push([headerKeyOf(key) ?? key, value]);
}

function readHandicap(header: HeaderLine, headers: Header[], start: Start, report: Report): void {
  const handicap = handicapNamed(header.value);
  if (handicap !== undefined) {
    start.handicap = handicap;
    start.handicapLine = header;
    return;
  }
  headers.push(['handicap', header.value]);
  report.add('record/unknown-handicap', header.valueStart, header.end, { ply: 0, values: { text: header.value } });
}

function readPosition({ valueStart, end }: HeaderLine, start: Start, report: Report): void {
  const { text } = report.source;
  const list = positionListAt(text.slice(0, end), valueStart);
  const understood = list?.end ?? valueStart;
  if (list) {
    start.list = list;
    reportPosition(list, report);
  }
  let from = understood;
  while (from < end && /[\s.;,]/.test(text[from] as string)) from++;
  if (list && from === end) return;
  const values = { text: text.slice(from, end), reason: list ? 'no man, hand or side' : 'no side is named' };
  report.add('kislyuk/bad-position', from, end, { ply: 0, values });
}

function startOf({ handicap, handicapLine, list }: Start, headers: Header[], report: Report): Position | undefined {
  if (!list) return handicap === undefined ? undefined : positionOf(handicapSfen(handicap));
  if (handicap !== undefined && handicapLine && handicapOf(list.position) !== handicap) {
    const { value, valueStart, end } = handicapLine;
    headers.push(['handicap', value]);
    report.add('record/handicap-contradicts-diagram', valueStart, end, { ply: 0, values: { text: value } });
  }
  return list.position;
}
