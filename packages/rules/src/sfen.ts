/** Positions as SFEN, the one-line notation, and back; `parse-sfen.ts` reads what others wrote. */
import { parseSfen } from './parse-sfen.js';
import { BLACK, type Color, HAND_ROLES, makePiece, pieceOf, WHITE } from './piece.js';
import type { Position } from './position.js';
import { SQUARES } from './square.js';

export { parseSfen, type Result, type SfenFault, type SfenFaultCode, type SfenReading } from './parse-sfen.js';

export const START_SFEN = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

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
  if (!result.ok) throw new TypeError(`not an SFEN: ${sfen} (${result.fault.code})`);
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
