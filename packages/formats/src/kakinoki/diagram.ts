/**
 * Board diagrams, the nine rows between two borders.
 *
 *       ９ ８ ７ ６ ５ ４ ３ ２ １
 *     +---------------------------+
 *     |v香v桂v銀v金v玉v金v銀v桂v香|一
 *
 * Sources: the example in Kakinoki's description of KIF; for what else stands in cells, the readers and writers of
 * other programs, which do not agree on everything.
 */
import type { Report, Values } from '@kifukit/record';
import {
  BLACK,
  type Color,
  isPromoted,
  type Piece,
  type Position,
  pieceOf,
  promoted,
  squareAt,
  WHITE,
} from '@kifukit/rules';
import { BLANK, CHAR, classAt, PROMOTE } from './chars.js';
import { makeHand } from './hands.js';
import { kanjiDigit } from './numbers.js';
import { pieceChar, roleOfChar } from './pieces.js';

const BORDER = '+---------------------------+';
const FILES = '  ９ ８ ７ ６ ５ ４ ３ ２ １';
const EMPTY = '・';
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Where a row stands in the text, from its first bar on. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
}

/** One row as it was read. */
interface Row extends RowSpan {
  readonly cells: readonly Piece[];
  /** The rank by the row's label, 0 where it has none. */
  readonly label: number;
}

/** The bars at the ends of a row. */
export const isBar = (code: number): boolean => code === 0x7c || code === 0xff5c || code === 0x2502;

/** Puts the pieces of a diagram on the empty board of `position` and reports what is wrong with it. */
export function readBoard(text: string, spans: readonly RowSpan[], position: Position, report: Report): void {
  const rows = spans.slice(0, 9).map((span, index) => readRow(text, span, index + 1, report));
  const labels = new Set(rows.map(({ label }) => label).filter((label) => label > 0));
  const labelled = labels.size === rows.length;
  rows.forEach(({ cells, label, start, end }, index) => {
    const rank = labelled ? label : index + 1;
    const count = cells.length;
    if (count !== 9) badRow(report, start, end, rank, 'it has {count} {count|square|squares} instead of 9', { count });
    cells.slice(0, 9).forEach((piece, column) => {
      if (piece !== 0) position.put(squareAt(9 - column, rank), piece);
    });
  });
  const last = spans[spans.length - 1];
  const missing = labelled ? RANKS.find((rank) => !labels.has(rank)) : rows.length + 1;
  if (rows.length < 9) badRow(report, spans[0].start, last.end, missing ?? 9, 'it is missing');
  for (const { start, end } of spans.slice(9)) badRow(report, start, end, 10, 'a board has nine rows');
}

function badRow(report: Report, start: number, end: number, rank: number, reason: string, details: Values = {}): void {
  report.add('position/bad-board-row', start, end, { ply: 0, values: { ...details, rank, reason } });
}

/** What stands before a piece: whose it is, and whether programs disagree about that. */
const sides: Readonly<Record<string, { readonly color: Color; readonly contested?: true }>> = {
  v: { color: WHITE },
  ｖ: { color: WHITE },
  // NOTE: json-kifu-format takes V for White, others do not know it; ^ is Black to most, White to some.
  V: { color: WHITE, contested: true },
  '^': { color: BLACK, contested: true },
  '+': { color: BLACK },
};

/** Characters of an empty square that only typed diagrams have. */
const ODD_EMPTY = '･.．*＊。－ー-';

function readRow(text: string, { start, end }: RowSpan, rank: number, report: Report): Row {
  const cells: Piece[] = [];
  /** What is odd, by the character. */
  const odd = new Map<string, string>();
  let color: Color = BLACK;
  let isPromotion = false;
  let at = start + 1;
  for (; at < end && !isBar(text.charCodeAt(at)); at++) {
    const char = text[at] as string;
    const side = sides[char];
    if (side) {
      color = side.color;
      if (side.contested) {
        const values = { text: char, side: color === WHITE ? 'white' : 'black' };
        report.add('position/contested-mark', at, at + 1, { ply: 0, values });
      }
      continue;
    }
    const kind = CHAR[char.charCodeAt(0)];
    if (kind === BLANK) {
      if (char !== ' ') odd.set('', 'other blanks than spaces stand between the squares');
      continue;
    }
    if (kind === PROMOTE) {
      isPromotion = true;
      continue;
    }
    const role = roleOfChar(char);
    if (role > 0) cells.push(pieceOf(color, isPromotion && !isPromoted(role) ? promoted(role) : role));
    else {
      cells.push(0);
      if (ODD_EMPTY.includes(char)) odd.set(char, "'{char}' stands for an empty square");
      else if (char !== EMPTY) badRow(report, at, at + 1, rank, "'{char}' is not a piece", { char });
    }
    color = BLACK;
    isPromotion = false;
  }
  for (const [char, reason] of odd) {
    report.add('position/odd-diagram', start, end, { ply: 0, values: { reason, char } });
  }
  const label = classAt(text, at + 1, end);
  return { cells, label: label <= 9 ? label : 0, start, end };
}

/** The diagram with both hands and the side to move, as lines with `\n` at the end of each. */
export function makeDiagram(position: Position): string {
  const lines = [`後手の持駒：${makeHand(position, WHITE)}`, FILES, BORDER];
  for (let rank = 1; rank <= 9; rank++) {
    let row = '|';
    for (let file = 9; file >= 1; file--) {
      const piece = position.board[squareAt(file, rank)];
      row += (piece >> 4 === WHITE ? 'v' : ' ') + (piece === 0 ? EMPTY : pieceChar(piece & 15));
    }
    lines.push(`${row}|${kanjiDigit(rank)}`);
  }
  lines.push(BORDER, `先手の持駒：${makeHand(position, BLACK)}`, position.turn === WHITE ? '後手番' : '先手番');
  return `${lines.join('\n')}\n`;
}
