/**
 * Rows `P1` to `P9` of a board.
 *
 * NOTE: blanks at the end of a row get lost, and runs of blanks become one (` * * * `) in texts from web pages, so the
 * cells are told by what is in them. Only where empty cells are blanks altogether do the columns count.
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
  const fault = readCells(text, cells) ?? (cells.length === 9 ? undefined : blankCells(text, cells));
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

/** Reads a row whose empty cells are three blanks, the last ones perhaps cut off. */
function blankCells(text: string, cells: Piece[]): Fault | undefined {
  const count = cells.length;
  const fault: Fault = { reason: 'it has {count} {count|square|squares} instead of 9', count };
  const read: Piece[] = [];
  for (let at = 2; at < text.length; at += CELL) {
    const sign = text.charCodeAt(at);
    const cell = text.slice(at, at + CELL);
    if (sign === PLUS || sign === MINUS) read.push(pieceOf(sign === PLUS ? 0 : 1, roleAt(text, at + 1)));
    else if (cell.trim() === '') read.push(0);
    else return fault;
  }
  if (read.length > 9) return fault;
  cells.splice(0, count, ...read);
  return undefined;
}
