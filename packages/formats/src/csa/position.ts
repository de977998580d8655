/**
 * The lines that set up a position: `PI` with removals, rows `P1` to `P9`, pieces one by one in `P+` and `P-`.
 *
 * The lines are collected and put together only when the game begins, so that their order does not matter: `00AL`, the
 * pieces left in the box, wants to know all others, and a hand may be given in several lines.
 */
import { type Report, reportProblems, type Severity, type Values } from '@kifukit/record';
import {
  type Color,
  countMen,
  HAND_ROLES,
  KING,
  makeSquare,
  PAWN,
  type Piece,
  Position,
  pieceOf,
  type Role,
  roleNames,
  SET_COUNTS,
  type Square,
  startPosition,
  unpromoted,
} from '@kifukit/rules';
import { isBlank } from '../line-cursor.js';
import { roleOfCode, squareOfDigits } from './names.js';
import { boardOfRows, makeRows, type Row, readRow } from './rows.js';

/** More of one kind no hand of an SFEN can hold. */
const MOST_IN_HAND = 99;

const even = startPosition();

/** NOTE: most files say `PI` in nine rows; all programs write them alike, so they need not be read one by one. */
const EVEN_ROWS = makeRows(even);

/** What a text of a line sets up, of which the report is to name the place `at` in the source. */
interface Placed {
  readonly square: Square;
  readonly piece: Piece;
  readonly at: number;
}

export class PositionSetup {
  readonly #report: Report;
  /** Where the lines stand in the source; −1 while there are none. */
  #start = -1;
  #end = -1;
  readonly #rows: Row[] = [];
  /** Where `PI` stands, or −1. */
  #evenAt = -1;
  /** Where the nine rows of the even board stand, as long as nothing else is said of the board; or −1. */
  #evenRowsAt = -1;
  readonly #removed: Square[] = [];
  readonly #placed: Placed[] = [];
  /** Counts by colour << 3 | role, once there are any. */
  #hands: number[] | undefined;
  #rest: Color | undefined;

  constructor(report: Report) {
    this.#report = report;
  }

  get isGiven(): boolean {
    return this.#start >= 0;
  }

  /** Reads a line of the position, of which `text` is the sound spelling; false where it is no such line. */
  read(text: string, start: number, end: number): boolean {
    const kind = text[1] ?? '';
    if (this.#evenRowsAt >= 0 && /[1-9I]/.test(kind)) this.#unfold();
    if (kind >= '1' && kind <= '9') this.#rows.push(readRow(text, start, end, this.#report));
    else if (kind === 'I') this.#readEven(text, start);
    else if (kind === '+') this.#readPieces(0, text, start);
    else if (kind === '-') this.#readPieces(1, text, start);
    else return false;
    if (this.#start < 0) this.#start = start;
    this.#end = end;
    return true;
  }

  /** Reads the nine rows of the even board, where they stand at `start`; gives where they end, or 0. */
  readEvenRows(text: string, start: number): number {
    if (this.#rows.length > 0 || this.#evenAt >= 0 || this.#evenRowsAt >= 0) return 0;
    if (!text.startsWith(EVEN_ROWS, start)) return 0;
    this.#evenRowsAt = start;
    if (this.#start < 0) this.#start = start;
    this.#end = start + EVEN_ROWS.length - 1;
    return start + EVEN_ROWS.length;
  }

  /** The position with `turn` to move; what is odd about it is reported, at `start` where no line sets anything up. */
  build(turn: Color, start: number): Position {
    const position = this.#board();
    position.turn = turn;
    for (const { square, piece, at } of this.#placed) {
      if (position.board[square] !== 0) this.#givenTwice(makeSquare(square), at, at + 4);
      position.put(square, piece);
    }
    for (const role of this.#hands ? HAND_ROLES : []) {
      position.setHand(0, role, this.#hands?.[role] ?? 0);
      position.setHand(1, role, this.#hands?.[8 | role] ?? 0);
    }
    if (this.#rest !== undefined) giveRest(position, this.#rest);
    if (this.#start < 0) reportProblems(position, this.#report, start, start);
    else if (!this.#isEven()) reportProblems(position, this.#report, this.#start, this.#end);
    return position;
  }

  /** Takes the rows of the even board for what they are, single rows. */
  #unfold(): void {
    let at = this.#evenRowsAt;
    for (const row of EVEN_ROWS.split('\n').slice(0, 9)) {
      this.#rows.push(readRow(row, at, at + row.length, this.#report));
      at += row.length + 1;
    }
    this.#evenRowsAt = -1;
  }

  #isEven(): boolean {
    const changes = this.#removed.length + this.#placed.length + this.#rows.length;
    return Math.max(this.#evenAt, this.#evenRowsAt) >= 0 && changes === 0 && !this.#hands;
  }

  #board(): Position {
    if (this.#rows.length > 0) {
      if (this.#evenAt >= 0) this.#report.add('csa/two-boards', this.#evenAt, this.#evenAt + 2);
      return boardOfRows(this.#rows, this.#report);
    }
    if (this.#evenAt < 0 && this.#evenRowsAt < 0) return new Position();
    const position = startPosition();
    for (const square of this.#removed) position.put(square, 0);
    return position;
  }

  #readEven(text: string, start: number): void {
    this.#evenAt = start;
    for (let at = 2; at < text.length; at += 4) {
      while (isBlank(text.charCodeAt(at))) at++;
      const square = squareOfDigits(text, at);
      if (square === undefined || even.board[square] === 0) {
        const reason = 'the even position has no piece there to take off';
        this.#badPiece('csa/bad-position-line', text, at, start, { reason });
        continue;
      }
      this.#removed.push(square);
      const named = roleOfCode(text.slice(at + 2, at + 4));
      const found = even.board[square] & 15;
      if (named === found) continue;
      const values = {
        text: text.slice(at, at + 4),
        named: roleNames[named ?? 0] || 'piece',
        found: roleNames[found],
        square: makeSquare(square),
      };
      this.#report.add('csa/removal-mismatch', start + at, start + Math.min(at + 4, text.length), { values });
    }
  }

  #readPieces(color: Color, text: string, start: number): void {
    for (let at = 2; at < text.length; at += 4) {
      while (isBlank(text.charCodeAt(at))) at++;
      const code = text.slice(at + 2, at + 4);
      const role = roleOfCode(code);
      const square = squareOfDigits(text, at);
      if (text.startsWith('00AL', at)) this.#giveRest(color, start + at);
      else if (role === undefined) this.#badHand(text, at, start, { reason: "'{char}' is not a piece", char: code });
      else if (square !== undefined) this.#placed.push({ square, piece: pieceOf(color, role), at: start + at });
      else if (text.startsWith('00', at)) this.#hold(color, role, text, at, start);
      else this.#badHand(text, at, start, { reason: 'there is no such square' });
    }
  }

  #hold(color: Color, role: Role, text: string, at: number, start: number): void {
    const slot = (color << 3) | unpromoted(role);
    this.#hands ??= new Array<number>(16).fill(0);
    if (role === KING) this.#badHand(text, at, start, { reason: 'a king is never in hand' });
    else if (this.#hands[slot] === MOST_IN_HAND) {
      const reason = 'more than {limit} pieces of a kind in hand';
      this.#badHand(text, at, start, { reason, limit: MOST_IN_HAND });
    } else {
      this.#hands[slot]++;
      if (role > KING) this.#badHand(text, at, start, { reason: 'it is read as not promoted' }, 'warning');
    }
  }

  #giveRest(color: Color, at: number): void {
    if (this.#rest !== undefined && this.#rest !== color) this.#report.add('csa/remainder-given-twice', at, at + 4);
    this.#rest ??= color;
  }

  #badHand(text: string, at: number, start: number, details: Values, severity?: Severity): void {
    this.#badPiece('position/bad-hand', text, at, start, details, severity);
  }

  /** `details` is the reason and what it speaks of. */
  #badPiece(code: string, text: string, at: number, start: number, details: Values, severity?: Severity): void {
    const end = Math.min(at + 4, text.length);
    const values = { ...details, text: text.slice(at, end) };
    this.#report.add(code, start + at, start + end, { ply: 0, values, ...(severity ? { severity } : {}) });
  }

  #givenTwice(square: string, start: number, end: number): void {
    this.#report.add('csa/square-given-twice', start, end, { ply: 0, values: { place: 'square {square}', square } });
  }
}

function giveRest(position: Position, color: Color): void {
  const counts = countMen(position);
  for (let role = PAWN; role < KING; role++) {
    const left = SET_COUNTS[role] - counts[role];
    if (left > 0) position.setHand(color, role, position.inHand(color, role) + left);
  }
}
