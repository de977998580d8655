/**
 * Reading SFEN, the one-line notation of a position: `board turn hands [number]`.
 * Source: Tord Romstad's USI draft (2007) and the description of 将棋所; what is strict and what is forgiven follows
 * the needs of records: a board must be exact, a missing hand or number is not a fault.
 */
import { BLACK, canPromote, KING, type Piece, PROMOTED, pieceOf, roleOfLetter, WHITE } from './piece.js';
import { Position } from './position.js';
import type { Square } from './square.js';

export type SfenFaultCode = 'bad-sfen-row' | 'bad-sfen-piece' | 'bad-sfen-turn' | 'bad-sfen-hand' | 'bad-sfen-number';

/** Something wrong or odd at text[start, end). */
export interface SfenFault {
  readonly code: SfenFaultCode;
  readonly start: number;
  readonly end: number;
  /** In words, with `{name}` where one of the values stands and `{name|row|rows}` for a word that goes with it. */
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** `oddities` were understood but are not how SFEN is written; `hasNumber` is false where the last field is missing. */
export interface SfenReading {
  readonly position: Position;
  readonly oddities: readonly SfenFault[];
  readonly hasNumber: boolean;
}

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: E };

const MAX_HELD = 99;

/** Thrown and caught in this file. No Error, whose stack would take many times as long to make as a line to read. */
class Fault {
  readonly fault: SfenFault;

  constructor(fault: SfenFault) {
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

function fail(
  code: SfenFaultCode,
  start: number,
  end: number,
  reason: string,
  values: SfenFault['values'] = {},
): never {
  throw new Fault({ code, start, end, reason, values });
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
    fail('bad-sfen-row', field.at, field.at + field.text.length, '{count} {count|row|rows} instead of 9', {
      count: rows.length,
    });
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
        oddities.push({ code: 'bad-sfen-row', start, end: start + 1, reason: 'two digits in a row', values: {} });
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
    fail('bad-sfen-row', at, at + row.length, 'row {rank} has {count} {count|square|squares} instead of 9', {
      rank: rank + 1,
      count: column,
    });
  }
}

function readPiece(letter: string, plus: boolean, start: number, end: number): Piece {
  const role = roleOfLetter(letter.toUpperCase());
  if (role === undefined || !/^[A-Za-z]$/.test(letter)) {
    fail('bad-sfen-piece', start, end, "'{char}' is not a piece", { char: `${plus ? '+' : ''}${letter}` });
  }
  if (plus && !canPromote(role)) {
    fail('bad-sfen-piece', start, end, "'{char}': this piece does not promote", { char: `+${letter}` });
  }
  return pieceOf(letter === letter.toUpperCase() ? BLACK : WHITE, plus ? role + PROMOTED : role);
}

function readTurn(position: Position, field: Field | undefined, end: number): void {
  if (!field) fail('bad-sfen-turn', end, end, 'the side to move is missing');
  if (field.text !== 'b' && field.text !== 'w') {
    fail('bad-sfen-turn', field.at, field.at + field.text.length, "the side to move is b or w, not '{char}'", {
      char: field.text,
    });
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
      fail('bad-sfen-hand', start, start + character.length, "'{char}' does not belong in a hand", {
        char: character,
      });
    }
    const letter = match[2] as string;
    const role = roleOfLetter(letter.toUpperCase());
    const end = start + match[0].length;
    const values = { char: letter };
    if (role === undefined || role === KING) fail('bad-sfen-hand', start, end, "'{char}' cannot be in hand", values);
    const count = match[1] === '' ? 1 : Number(match[1]);
    const color = letter === letter.toUpperCase() ? BLACK : WHITE;
    const held = position.inHand(color, role);
    if (held + count > MAX_HELD) {
      fail('bad-sfen-hand', start, end, 'more than {limit} pieces of a kind in hand', { limit: MAX_HELD });
    }
    const code = 'bad-sfen-hand';
    if (held > 0) oddities.push({ code, start, end, reason: "'{char}' is named twice", values });
    if (count === 0) oddities.push({ code, start, end, reason: "'{char}' is counted as 0", values });
    position.setHand(color, role, held + count);
  }
}

/** Undefined where the number is not one that can be kept. */
function readNumber(field: Field, oddities: SfenFault[]): number | undefined {
  if (/^\d{1,9}$/.test(field.text) && Number(field.text) > 0) return Number(field.text);
  const end = field.at + field.text.length;
  const values = { char: field.text };
  if (!/^-?\d+$/.test(field.text)) fail('bad-sfen-number', field.at, end, "'{char}' is not a move number", values);
  oddities.push({ code: 'bad-sfen-number', start: field.at, end, reason: "'{char}' is read as 1", values });
  return undefined;
}
