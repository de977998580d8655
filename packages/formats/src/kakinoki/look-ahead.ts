/** What follows a block of headers: moves, a board, nothing of the kind. It tells which game the block belongs to. */
import { LineCursor } from '../line-cursor.js';
import { CHAR } from './chars.js';
import { isBar } from './diagram.js';
import { parseHeaderLine } from './headers.js';
import { AMPERSAND, HASH, isBorder, isColumnHead, isFileLine, parseTurn, STAR } from './lines.js';
import { beginsMove } from './move-grammar.js';

/** What comes after a block of headers and comments. */
export interface BlockEnd {
  readonly offset: number;
  readonly leadsTo: 'board' | 'head' | 'moves' | 'nothing';
  /** Where the line that ends the block begins and ends, blanks left out. */
  readonly start: number;
  readonly end: number;
}

/** Looks behind the block that begins at `offset`. */
export function endOfBlock(text: string, offset: number): BlockEnd {
  const ahead = new LineCursor(text, offset);
  while (ahead.next()) {
    const { first, start, end, lineStart } = ahead;
    if (ahead.isEmpty || first === HASH || first === STAR || first === AMPERSAND) continue;
    if (parseHeaderLine(text, start, end)) continue;
    return { offset: lineStart, leadsTo: kindOf(ahead), start, end };
  }
  return { offset: text.length, leadsTo: 'nothing', start: text.length, end: text.length };
}

function kindOf({ first, line }: LineCursor): BlockEnd['leadsTo'] {
  if (isBar(first) || isBorder(line) || isFileLine(line)) return 'board';
  if (beginsMove(CHAR[first])) return 'moves';
  return isColumnHead(line) || parseTurn(line) !== undefined ? 'head' : 'nothing';
}
