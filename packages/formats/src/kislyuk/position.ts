/**
 * Positions as lists of men, read from prose and written in one form:
 *
 *     чёрные М5i, пр. С3b, в резерве С, 2П; белые М5a; ход белых
 *
 * NOTE: in print the commas separate everything, the side is named in the sentence around the list, and the men in hand
 * are counted in words («в резерве одна пешка»).
 */
import { type Report, reportProblems, type Values } from '@kifukit/record';
import {
  BLACK,
  type Color,
  canPromote,
  HAND_ROLES,
  isPromoted,
  KING,
  makeSquare,
  Position,
  PROMOTED,
  pieceOf,
  promoted,
  type Role,
  roleOf,
  type Square,
  squareAt,
  WHITE,
} from '@kifukit/rules';
import { isCaptureSign, isDash, isDigit, isSpace, LETTER_ROLES, LETTERS, skipSpaces } from './letters.js';
import { addOddities, type Note } from './oddities.js';
import { andEnd, countAt, handWordEnd, nothingEnd, pieceWordAt, sideAt, turnAt } from './pieces.js';
import { PartScanner } from './scan-parts.js';

export interface PositionList {
  readonly position: Position;
  readonly start: number;
  readonly end: number;
  /** Whether both sides are named and have something. */
  readonly complete: boolean;
  /** Whether the list itself says who is to move. */
  readonly namesTurn: boolean;
  /** What is odd about the list, in the order of the text. */
  readonly notes: readonly Note[];
}

const COMMA = 0x2c;
const SEMICOLON = 0x3b;
const DOT = 0x2e;
const MOST_HELD = 99;

/** The list of men that begins at `at` with a side's name; undefined where there is none. */
export const positionListAt = (text: string, at: number): PositionList | undefined => new ListReader(text, at).read();

/** Reports what is odd about a list that is used, and about its position. */
export function reportPosition({ position, start, end, notes }: PositionList, report: Report): void {
  for (const note of notes) report.add(note.code, note.start, note.end, { values: note.values, ply: 0 });
  reportProblems(position, report, start, end);
}

class ListReader {
  readonly #text: string;
  readonly #start: number;
  readonly #position = new Position();
  readonly #scanner: PartScanner;
  readonly #notes: Note[] = [];
  readonly #named = [false, false];
  /** Behind what has been understood. */
  #end: number;
  #color: Color = BLACK;
  #inHand = false;
  #men = 0;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#start = at;
    this.#end = at;
    this.#scanner = new PartScanner(text);
  }

  read(): PositionList | undefined {
    if (!this.#side(this.#start)) return undefined;
    while (this.#item(this.#skipSeparators())) {
      // Goes on as long as there are items.
    }
    const turn = this.#turn();
    const position = this.#position;
    position.turn = turn ?? (position.inCheck(WHITE) && !position.inCheck(BLACK) ? WHITE : BLACK);
    const complete = this.#men > 0 && this.#named.every((named) => named);
    const namesTurn = turn !== undefined;
    return { position, start: this.#start, end: this.#end, complete, namesTurn, notes: this.#notes };
  }

  #skipSeparators(): number {
    let at = this.#end;
    for (; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at);
      if (code !== COMMA && code !== SEMICOLON && !isSpace(code)) break;
    }
    return at;
  }

  #item(at: number): boolean {
    if (this.#side(at) || this.#sentence(at)) return true;
    const hand = handWordEnd(this.#text, at);
    if (hand >= 0) {
      this.#inHand = true;
      return this.#goTo(hand);
    }
    const and = andEnd(this.#text, at);
    const item = and < 0 ? at : skipSpaces(this.#text, and);
    if (this.#inHand ? this.#held(item) : this.#man(item)) {
      this.#men++;
      return true;
    }
    const nothing = nothingEnd(this.#text, at);
    return nothing >= 0 && this.#goTo(nothing);
  }

  /** A side whose men are a sentence of their own. */
  #sentence(at: number): boolean {
    if (this.#text.charCodeAt(at) !== DOT) return false;
    const next = skipSpaces(this.#text, at + 1);
    const side = sideAt(this.#text, next);
    return side !== undefined && this.#scanner.scanMan(skipSpaces(this.#text, side.end)) >= 0 && this.#side(next);
  }

  #goTo(end: number): true {
    this.#end = end;
    return true;
  }

  #side(at: number): boolean {
    const side = sideAt(this.#text, at);
    // A list names each side once; the same word again belongs to another sentence.
    if (!side || this.#named[side.color]) return false;
    this.#color = side.color;
    this.#named[side.color] = true;
    this.#inHand = false;
    return this.#goTo(side.end);
  }

  /** The side to move, told behind the list, perhaps as a sentence of its own. */
  #turn(): Color | undefined {
    let at = this.#skipSeparators();
    if (this.#text.charCodeAt(at) === DOT) at = skipSpaces(this.#text, at + 1);
    const turn = turnAt(this.#text, at);
    if (turn) this.#end = turn.end;
    return turn?.color;
  }

  #man(at: number): boolean {
    const scanner = this.#scanner;
    const manEnd = scanner.scanMan(at);
    if (manEnd >= 0) {
      if (this.#isMove(manEnd)) return false;
      addOddities(scanner, manEnd, this.#notes);
      const promotes = scanner.prefixed && this.#promotes(scanner.role, at, manEnd);
      this.#put(promotes ? promoted(scanner.role) : scanner.role, scanner.square, at, manEnd);
      return this.#goTo(manEnd);
    }
    const word = pieceWordAt(this.#text, at);
    const end = word ? scanner.scanSquare(skipSpaces(this.#text, word.end)) : -1;
    if (!word || end < 0) return false;
    addOddities(scanner, end, this.#notes);
    this.#put(word.role, scanner.square, at, end);
    return this.#goTo(end);
  }

  /** Whether what looks like a man is the beginning of a move. */
  #isMove(end: number): boolean {
    const sign = skipSpaces(this.#text, end);
    const code = this.#text.charCodeAt(sign);
    if (!isDash(code) && !isCaptureSign(code)) return false;
    return isDigit(this.#text.charCodeAt(skipSpaces(this.#text, sign + 1)));
  }

  #promotes(role: Role, start: number, end: number): boolean {
    if (canPromote(role)) return true;
    this.#bad(start, end, 'this piece does not promote');
    return false;
  }

  #put(role: Role, square: Square, start: number, end: number): void {
    if (this.#position.board[square] === 0) this.#position.put(square, pieceOf(this.#color, role));
    else this.#note('move/occupied', start, end, { to: makeSquare(square) });
  }

  #held(at: number): boolean {
    const counted = countAt(this.#text, at);
    const from = counted?.end ?? at;
    const scanner = this.#scanner;
    const word = pieceWordAt(this.#text, from);
    const end = word?.end ?? scanner.scanLetter(from);
    if (end < 0 || isDigit(this.#text.charCodeAt(end))) return false;
    if (!word) addOddities(scanner, end, this.#notes);
    const role = word?.role ?? scanner.role;
    const count = this.#position.inHand(this.#color, role) + (counted?.count ?? 1);
    if (role === KING || isPromoted(role)) this.#bad(at, end, 'this piece cannot be in hand');
    else if (count > MOST_HELD) {
      this.#bad(at, end, 'more than {limit} pieces of a kind in hand', { limit: MOST_HELD });
    } else this.#position.setHand(this.#color, role, count);
    return this.#goTo(end);
  }

  #bad(start: number, end: number, reason: string, details: Values = {}): void {
    this.#note('kislyuk/bad-position', start, end, { ...details, text: this.#text.slice(start, end), reason });
  }

  #note(code: string, start: number, end: number, values: Values): void {
    this.#notes.push({ code, start, end, values });
  }
}

/** Names of the men by role, promoted ones with their prefix. */
export const manNames: readonly string[] = Array.from({ length: KING + PROMOTED }, (_, role) => {
  const letter = LETTERS[LETTER_ROLES.indexOf(role > KING ? role - PROMOTED : role)] ?? '';
  return role > KING ? `пр. ${letter}` : letter;
});

/** The position as a list, with the side to move. */
export function writePosition(position: Position): string {
  const turn = position.turn === BLACK ? 'чёрных' : 'белых';
  return `чёрные ${writeSide(position, BLACK)}; белые ${writeSide(position, WHITE)}; ход ${turn}`;
}

function writeSide(position: Position, color: Color): string {
  const men = LETTER_ROLES.flatMap((role) => [
    ...menOf(position, color, role),
    ...(canPromote(role) ? menOf(position, color, promoted(role)) : []),
  ]);
  const held = HAND_ROLES.filter((role) => position.inHand(color, role) > 0).map((role) => {
    const count = position.inHand(color, role);
    return (count > 1 ? count : '') + manNames[role];
  });
  return (men.join(', ') || '—') + (held.length > 0 ? `, в резерве ${held.join(', ')}` : '');
}

/** From the left of the board to the right, and on a file from the top. */
function menOf({ board }: Position, color: Color, role: Role): string[] {
  const found: string[] = [];
  for (let file = 9; file >= 1; file--) {
    for (let square = squareAt(file, 1); square < squareAt(file, 1) + 9; square++) {
      if (board[square] === pieceOf(color, role)) found.push(manNames[roleOf(board[square])] + makeSquare(square));
    }
  }
  return found;
}
