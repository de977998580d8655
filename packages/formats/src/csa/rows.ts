/**
 * Rows `P1` to `P9` of a board.
 *
 * NOTE: blanks at the end of a row get lost, and runs of blanks become one (` * * * `) in texts from web pages, so the
 * cells are told by what is in them. Only where empty cells are blanks or some other sign do the columns count.
 */
import type { Report, Values } from '@kifukit/record';
import { type Piece, Position, pieceOf } from '@kifukit/rules';
import { isBlank } from '../line-cursor.js';
import { roleAt, roleCodes } from './names.js';

const STAR = 42;
const PLUS = 43;
const MINUS = 45;
const DIGIT_1 = 49;
/** Columns of a cell, ` * ` or `+FU`. */
const CELL = 3;

/** What may stand in an empty cell besides a star: nothing, or one sign. */
const EMPTY = /^[^\w*+-]?$/;

/** NOTE: a point where the last blank of a row was, or was thought to be lost, is met in programs' own tests. */
const POINTED = '*.';
const pointed = { reason: "'{char}' stands for an empty square", char: POINTED };

export interface Row {
  /** 0 is the top. */
  readonly rank: number;
  /** From file 9 on. */
  readonly cells: readonly Piece[];
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a row, and what the reason speaks of. */
type Fault = Values & { readonly reason: string };

/** Reads a row; what cannot be read is reported and empty. */
export function readRow(text: string, start: number, end: number, report: Report): Row {
  const rank = text.charCodeAt(1) - DIGIT_1;
  const cells: Piece[] = [];
  const told = readCells(text, cells);
  const fault = told || cells.length !== 9 ? readColumns(text, cells, told) : undefined;
  if (fault) report.add('position/bad-board-row', start, end, { ply: 0, values: { ...fault, rank: rank + 1 } });
  else if (text.includes(POINTED)) report.add('position/odd-diagram', start, end, { ply: 0, values: pointed });
  return { rank, cells, start, end };
}

/** The board of one or more rows; of rows with the same number the last counts. */
export function boardOfRows(rows: readonly Row[], report: Report): Position {
  const repeated = rows.find(({ rank }, order) => rows.findIndex((row) => row.rank === rank) < order);
  // NOTE: rows copied without a change of their numbers are still nine rows.
  const byOrder = repeated !== undefined && rows.length === 9;
  if (byOrder) report.add('csa/row-numbers', rows[0].start, rows[8].end, { ply: 0 });
  else if (repeated) {
    const values = { place: 'row {rank}', rank: repeated.rank + 1 };
    report.add('csa/square-given-twice', repeated.start, repeated.end, { ply: 0, values });
  }
  const position = new Position();
  rows.forEach(({ rank, cells }, order) => {
    for (let column = 0; column < 9; column++) {
      const square = (8 - column) * 9 + (byOrder ? order : rank);
      const piece = cells[column] ?? 0;
      if (piece !== position.board[square]) position.put(square, piece);
    }
  });
  return position;
}

/** The nine rows of a board. */
export function makeRows({ board }: Position): string {
  let text = '';
  for (let rank = 0; rank < 9; rank++) {
    text += `P${rank + 1}`;
    for (let square = 72 + rank; square >= 0; square -= 9) {
      const piece = board[square];
      text += piece === 0 ? ' * ' : (piece >> 4 === 0 ? '+' : '-') + roleCodes[piece & 15];
    }
    text += '\n';
  }
  return text;
}

/** Reads cells that stand for themselves, with or without blanks between; gives what is wrong. */
function readCells(text: string, cells: Piece[]): Fault | undefined {
  for (let at = 2; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) continue;
    if (code === STAR) {
      cells.push(0);
      if (text[at + 1] === '.') at++;
    } else if (code === PLUS || code === MINUS) {
      const role = roleAt(text, at + 1);
      if (role === 0) return { reason: "'{char}' is not a piece", char: text.slice(at, at + CELL) };
      cells.push(pieceOf(code === PLUS ? 0 : 1, role));
      at += CELL - 1;
    } else return { reason: "'{char}' does not belong there", char: text[at] };
    if (cells.length > 9) return { reason: 'it has more than 9 squares' };
  }
  return undefined;
}

/**
 * Reads a row by its columns, `cells` and `told` being what was found without them. By the specification a cell without
 * a sign in front is empty, whatever stands there; empty ones at the end may be cut off.
 */
function readColumns(text: string, cells: Piece[], told: Fault | undefined): Fault | undefined {
  const count = cells.length;
  const fault = told ?? { reason: 'it has {count} {count|square|squares} instead of 9', count };
  const read: Piece[] = [];
  let filled = false;
  for (let at = 2; at < text.length; at += CELL) {
    const sign = text.charCodeAt(at);
    const cell = text.slice(at, at + CELL).trim();
    const isPiece = sign === PLUS || sign === MINUS;
    const role = isPiece ? roleAt(text, at + 1) : 0;
    if (isPiece ? role === 0 : !EMPTY.test(cell)) return fault;
    read.push(isPiece ? pieceOf(sign === PLUS ? 0 : 1, role) : 0);
    filled ||= !isPiece && cell !== '';
  }
  if (filled ? read.length !== 9 : read.length > 9) return fault;
  cells.splice(0, count, ...read);
  return undefined;
}
