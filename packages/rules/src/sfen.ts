/**
 * SFEN, the one-line notation of a position: `board turn hands [number]`.
 * Source: Tord Romstad's USI draft (2007) and the description of 将棋所; what is strict and what is forgiven follows
 * the needs of records: a board must be exact, a missing hand or number is not a fault.
 */
import {
  BLACK,
  type Color,
  canPromote,
  HAND_ROLES,
  KING,
  makePiece,
  type Piece,
  PROMOTED,
  pieceOf,
  roleOfLetter,
  WHITE,
} from './piece.js';
import { Position } from './position.js';
import { SQUARES, type Square } from './square.js';

export type SfenFaultCode = 'bad-sfen-row' | 'bad-sfen-piece' | 'bad-sfen-turn' | 'bad-sfen-hand' | 'bad-sfen-number';

/** Something wrong or odd at text[start, end). */
export interface SfenFault {
  readonly code: SfenFaultCode;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** `oddities` were understood but are not how SFEN is written; `hasNumber` is false where the last field is missing. */
export interface SfenReading {
  readonly position: Position;
  readonly oddities: readonly SfenFault[];
  readonly hasNumber: boolean;
}

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: E };

export const START_SFEN = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const MAX_HELD = 99;

class Fault extends Error {
  readonly fault: SfenFault;

  constructor(fault: SfenFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/** Reads an SFEN; any run of blanks separates fields, hands and number may be missing. Never throws. */
export function parseSfen(text: string): Result<SfenReading, SfenFault> {
  const fields = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  const oddities: SfenFault[] = [];
  const position = new Position();
  try {
    readBoard(position, fields[0] ?? { text: '', at: 0 }, oddities);
    readTurn(position, fields[1], text.length);
    if (fields[2]) readHands(position, fields[2], oddities);
    const number = fields[3] ? readNumber(fields[3], oddities) : undefined;
    position.moveNumber = number ?? 1;
    if (fields[4]) fail('bad-sfen-number', fields[4].at, text.length, 'text after the last field');
    return { ok: true, value: { position, oddities, hasNumber: number !== undefined } };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.fault };
    throw error;
  }
}

interface Field {
  readonly text: string;
  readonly at: number;
}

function fail(code: SfenFaultCode, start: number, end: number, reason: string): never {
  throw new Fault({ code, start, end, reason });
}

/** The character that begins there, whole even where it takes two units; empty at the end. */
const characterAt = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) as number) : '';

function readBoard(position: Position, field: Field, oddities: SfenFault[]): void {
  const rows = field.text.split('/');
  let at = field.at;
  rows.slice(0, 9).forEach((row, rank) => {
    readRow(position, row, rank, at, oddities);
    at += row.length + 1;
  });
  if (rows.length !== 9) {
    fail('bad-sfen-row', field.at, field.at + field.text.length, `${rows.length} rows instead of 9`);
  }
}

function readRow(position: Position, row: string, rank: number, at: number, oddities: SfenFault[]): void {
  let column = 0;
  let lastDigit = -2;
  for (let i = 0; i < row.length; i++) {
    const start = at + i;
    const char = row[i] as string;
    if (char >= '1' && char <= '9') {
      if (lastDigit === i - 1)
        oddities.push({ code: 'bad-sfen-row', start, end: start + 1, reason: 'two digits in a row' });
      lastDigit = i;
      column += Number(char);
    } else {
      const plus = char === '+';
      if (plus) i++;
      const letter = characterAt(row, i);
      const piece = readPiece(letter, plus, start, at + i + letter.length);
      if (column < 9) position.put(((8 - column) * 9 + rank) as Square, piece);
      column++;
    }
  }
  if (column !== 9) {
    fail('bad-sfen-row', at, at + row.length, `row ${rank + 1} has ${column} squares instead of 9`);
  }
}

function readPiece(letter: string, plus: boolean, start: number, end: number): Piece {
  const role = roleOfLetter(letter.toUpperCase());
  if (role === undefined || !/^[A-Za-z]$/.test(letter)) {
    fail('bad-sfen-piece', start, end, `'${plus ? '+' : ''}${letter}' is not a piece`);
  }
  if (plus && !canPromote(role)) fail('bad-sfen-piece', start, end, `'+${letter}': this piece does not promote`);
  return pieceOf(letter === letter.toUpperCase() ? BLACK : WHITE, plus ? role + PROMOTED : role);
}

function readTurn(position: Position, field: Field | undefined, end: number): void {
  if (!field) fail('bad-sfen-turn', end, end, 'the side to move is missing');
  if (field.text !== 'b' && field.text !== 'w') {
    fail('bad-sfen-turn', field.at, field.at + field.text.length, `the side to move is b or w, not '${field.text}'`);
  }
  position.turn = field.text === 'b' ? BLACK : WHITE;
}

function readHands(position: Position, field: Field, oddities: SfenFault[]): void {
  if (field.text === '-') return;
  const pattern = /(\d*)([A-Za-z])/y;
  while (pattern.lastIndex < field.text.length) {
    const from = pattern.lastIndex;
    const match = pattern.exec(field.text);
    const start = field.at + from;
    if (!match) {
      const character = characterAt(field.text, from);
      fail('bad-sfen-hand', start, start + character.length, `'${character}' does not belong in a hand`);
    }
    const letter = match[2] as string;
    const role = roleOfLetter(letter.toUpperCase());
    const end = start + match[0].length;
    if (role === undefined || role === KING) fail('bad-sfen-hand', start, end, `'${letter}' cannot be in hand`);
    const count = match[1] === '' ? 1 : Number(match[1]);
    const color = letter === letter.toUpperCase() ? BLACK : WHITE;
    const held = position.inHand(color, role);
    if (held + count > MAX_HELD) fail('bad-sfen-hand', start, end, `more than ${MAX_HELD} pieces of a kind in hand`);
    if (held > 0) oddities.push({ code: 'bad-sfen-hand', start, end, reason: `'${letter}' is named twice` });
    if (count === 0) oddities.push({ code: 'bad-sfen-hand', start, end, reason: `'${letter}' is counted as 0` });
    position.setHand(color, role, held + count);
  }
}

/** Undefined where the number is not one that can be kept. */
function readNumber(field: Field, oddities: SfenFault[]): number | undefined {
  if (/^\d{1,9}$/.test(field.text) && Number(field.text) > 0) return Number(field.text);
  const end = field.at + field.text.length;
  if (!/^-?\d+$/.test(field.text)) fail('bad-sfen-number', field.at, end, `'${field.text}' is not a move number`);
  oddities.push({ code: 'bad-sfen-number', start: field.at, end, reason: `'${field.text}' is read as 1` });
  return undefined;
}

const PIECE_TEXTS = Array.from({ length: 32 }, (_, piece) => makePiece(piece));
const HAND_TEXTS = PIECE_TEXTS.map((text) => text.replace('+', ''));

/**
 * Writes board, turn, hands in canonical order, and the number of the move to be played. The parts are joined at once:
 * a text that grows by additions stays a tree of parts in memory, thirty times its size, and every record keeps an SFEN.
 */
export function makeSfen(position: Position, moveNumber = position.moveNumber): string {
  if (moveNumber === 1 && samePosition(position, evenStart)) return START_SFEN;
  const parts: (string | number)[] = [];
  addBoard(position, parts);
  parts.push(position.turn === BLACK ? ' b ' : ' w ');
  addHands(position, parts);
  parts.push(' ', moveNumber);
  return parts.join('');
}

function addBoard({ board }: Position, parts: (string | number)[]): void {
  for (let rank = 0; rank < 9; rank++) {
    let empty = 0;
    for (let square = 72 + rank; square >= 0; square -= 9) {
      const piece = board[square];
      if (piece === 0) empty++;
      else {
        if (empty > 0) parts.push(empty);
        parts.push(PIECE_TEXTS[piece] as string);
        empty = 0;
      }
    }
    if (empty > 0) parts.push(empty);
    if (rank < 8) parts.push('/');
  }
}

function addHands(position: Position, parts: (string | number)[]): void {
  const before = parts.length;
  for (const color of [BLACK, WHITE] as const) {
    for (const role of HAND_ROLES) {
      const count = position.inHand(color, role);
      if (count === 0) continue;
      if (count > 1) parts.push(count);
      parts.push(HAND_TEXTS[pieceOf(color, role)] as string);
    }
  }
  if (parts.length === before) parts.push('-');
}

/** The position of an SFEN that the program itself holds; throws where it is not one. */
export function positionOf(sfen: string): Position {
  return sfen === START_SFEN ? evenStart.clone() : parsed(sfen);
}

/** The side to move in an SFEN that the program itself holds. */
export const turnOf = (sfen: string): Color => (sfen.includes(' w ') ? WHITE : BLACK);

/** The number of the move to be played in an SFEN that the program itself holds. */
export const moveNumberOf = (sfen: string): number => Number(sfen.slice(sfen.lastIndexOf(' ') + 1));

function parsed(sfen: string): Position {
  const result = parseSfen(sfen);
  if (!result.ok) throw new TypeError(`not an SFEN: ${sfen} (${result.fault.reason})`);
  return result.value.position;
}

const evenStart = parsed(START_SFEN);

/** The start position of an even game. */
export const startPosition = (): Position => evenStart.clone();

/** Whether two positions agree in board, hands and side to move; the move number does not count. */
export function samePosition(a: Position, b: Position): boolean {
  if (a.turn !== b.turn) return false;
  for (let square = 0; square < SQUARES; square++) if (a.board[square] !== b.board[square]) return false;
  return HAND_ROLES.every((role) => a.inHand(0, role) === b.inHand(0, role) && a.inHand(1, role) === b.inHand(1, role));
}
