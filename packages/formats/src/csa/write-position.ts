/** The lines of a start position: `PI` for the even board and for handicaps, rows and hands for any other. */
import { BLACK, HAND_ROLES, handicapOf, type Position, type Square, startPosition, WHITE } from '@kifukit/rules';
import { digitsOf, roleCodes, signOf } from './names.js';
import { makeRows } from './rows.js';

const even = startPosition();

/** `rows`: the board in rows, whatever it is. */
export function makePosition(position: Position, rows = false): string {
  const removed = rows ? undefined : missingFromEven(position);
  const isPlain = removed !== undefined && (removed.length === 0 || handicapOf(position) !== undefined);
  const board = isPlain ? `PI${removed.map(makeRemoval).join('')}\n` : makeRows(position) + makeHands(position);
  return `${board}${signOf(position.turn)}\n`;
}

/** The squares that are empty in what else is the even position with empty hands; undefined for other positions. */
function missingFromEven(position: Position): Square[] | undefined {
  const { board } = position;
  for (const role of HAND_ROLES) {
    if (position.inHand(BLACK, role) > 0 || position.inHand(WHITE, role) > 0) return undefined;
  }
  const removed: Square[] = [];
  for (let square = 0; square < board.length; square++) {
    if (board[square] === even.board[square]) continue;
    if (board[square] !== 0) return undefined;
    removed.push(square);
  }
  return removed.sort((a, b) => removalRank(a) - removalRank(b) || a - b);
}

/** NOTE: programs that compare the text have rook and bishop first, then lances, knights, silvers and golds. */
const removalOrder = [6, 5, 2, 3, 4, 7, 1, 8] as const;
const removalRank = (square: Square): number => removalOrder.findIndex((role) => role === (even.board[square] & 15));

const makeRemoval = (square: Square): string => digitsOf(square) + roleCodes[even.board[square] & 15];

function makeHands(position: Position): string {
  let text = '';
  for (const color of [BLACK, WHITE] as const) {
    let pieces = '';
    for (const role of HAND_ROLES) pieces += `00${roleCodes[role]}`.repeat(position.inHand(color, role));
    if (pieces !== '') text += `P${signOf(color)}${pieces}\n`;
  }
  return text;
}
