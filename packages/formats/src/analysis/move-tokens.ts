/**
 * One move of an engine's line of play, in any of the notations that engines' comments use: `▲７六歩(77)` or `▲７六歩`,
 * `+7776FU`, `7g7f`, `P7g-7f`. A token is understood on the board, like the text of a record, but it only answers: what
 * is no move ends the line of play and is nobody's fault.
 */
import {
  BLACK,
  type Color,
  isPromoted,
  KING,
  type Move,
  makeDrop,
  makeMove,
  type Position,
  parseUsi,
  promoted,
  type Role,
  roleOfLetter,
  type Square,
  WHITE,
} from '@kifukit/rules';
import { roleAt, squareOfDigits } from '../csa/names.js';
import { BLACK_MARK, CHAR, skipBlanks, WHITE_MARK } from '../kakinoki/chars.js';
import { MoveScanner } from '../kakinoki/move-scanner.js';
import { originsMeant } from '../kakinoki/qualifier.js';

/** A token of the line and what it means in the position; `move` is absent where it means nothing there. */
export interface MoveToken {
  readonly move: Move | undefined;
  /** The side that the token names. */
  readonly color: Color | undefined;
  /** The square it goes to; absent where it is said to be that of the move before. */
  readonly to: Square | undefined;
  /** Offset after it. */
  readonly end: number;
}

const PLUS = 0x2b;
const MINUS = 0x2d;

/** Reads the token at `at`, where `lastTarget` is the square that 同 means; undefined where none stands there. */
export function readToken(
  text: string,
  at: number,
  position: Position,
  lastTarget: Square | undefined,
): MoveToken | undefined {
  const code = text.charCodeAt(at);
  if (code === PLUS || code === MINUS) return readCsa(text, at, position) ?? readWestern(text, at);
  if (code < 0x80) return readUsi(text, at) ?? readWestern(text, at) ?? readJapanese(text, at, position, lastTarget);
  return readJapanese(text, at, position, lastTarget);
}

const CSA_LENGTH = 7;

function readCsa(text: string, at: number, position: Position): MoveToken | undefined {
  const to = squareOfDigits(text, at + 3);
  const role = roleAt(text, at + 5);
  const color = text.charCodeAt(at) === PLUS ? BLACK : WHITE;
  const isDrop = text.startsWith('00', at + 1);
  const from = isDrop ? undefined : squareOfDigits(text, at + 1);
  if (to === undefined || role === 0 || (from === undefined && !isDrop)) return undefined;
  const move = from === undefined ? dropOf(role, to) : boardMove(position, from, to, role);
  return { move, color, to, end: at + CSA_LENGTH };
}

const dropOf = (role: Role, to: Square): Move | undefined =>
  isPromoted(role) || role === KING ? undefined : makeDrop(role, to);

/** A move whose piece is named as it stands after it. */
function boardMove({ board }: Position, from: Square, to: Square, after: Role): Move | undefined {
  const role = board[from] & 15;
  if (role === after) return makeMove(from, to);
  return role !== 0 && promoted(role) === after ? makeMove(from, to, true) : undefined;
}

const USI = /(?:[1-9][a-i]|[PLNSGBR]\*)[1-9][a-i]\+?(?![a-z0-9])/y;

function readUsi(text: string, at: number): MoveToken | undefined {
  USI.lastIndex = at;
  const token = USI.exec(text)?.[0];
  const move = token === undefined ? undefined : parseUsi(token);
  if (token === undefined || move === undefined) return undefined;
  return { move, color: undefined, to: undefined, end: at + token.length };
}

/** NOTE: 将棋所 writes `R8a-8c`, `+P2cx2d`, `B2bx8h+` and `P*8g` where its words are English. */
const WESTERN = /(\+?)([PLNSGBRK])(?:([1-9][a-i])[-x]|\*)([1-9][a-i])([+=]?)/y;

function readWestern(text: string, at: number): MoveToken | undefined {
  WESTERN.lastIndex = at;
  const parts = WESTERN.exec(text);
  if (!parts) return undefined;
  const [token, , letter, from, to, promotion] = parts;
  const usi = from === undefined ? `${letter}*${to}` : `${from}${to}${promotion === '+' ? '+' : ''}`;
  const known = roleOfLetter(letter) !== undefined;
  return { move: known ? parseUsi(usi) : undefined, color: undefined, to: undefined, end: at + token.length };
}

const scanner = new MoveScanner();

function readJapanese(
  text: string,
  at: number,
  position: Position,
  lastTarget: Square | undefined,
): MoveToken | undefined {
  const kind = CHAR[text.charCodeAt(at)];
  const color = kind === BLACK_MARK ? BLACK : kind === WHITE_MARK ? WHITE : undefined;
  const start = color === undefined ? at : skipBlanks(text, at + 1, text.length);
  if (!scanner.scan(text, start, text.length)) return undefined;
  const to = scanner.isSame ? lastTarget : scanner.to;
  const move = to === undefined ? undefined : moveOf(scanner, to, position);
  return { move, color, to: scanner.isSame ? undefined : scanner.to, end: scanner.end };
}

function moveOf(scanned: MoveScanner, to: Square, position: Position): Move | undefined {
  const { board, turn } = position;
  if (scanned.isDrop) return dropOf(scanned.role, to);
  if (scanned.hasOrigin) {
    scanned.settle(board[scanned.from] & 15);
    const { from, role, promotion } = scanned;
    return (board[from] & 15) === role ? makeMove(from, to, promotion) : undefined;
  }
  const { role, promotion } = scanned;
  const origins = position.movesTo(to, role);
  if (origins.length === 0) return role < KING && position.inHand(turn, role) > 0 ? dropOf(role, to) : undefined;
  const meant = origins.length === 1 ? origins : originsMeant(position, to, role, scanned);
  return meant.length === 1 ? makeMove(meant[0], to, promotion) : undefined;
}
