/** Whether a header block that stands after moves belongs to another game of the same text. */
import { CHAR } from '../kakinoki/chars.js';
import { isBar } from '../kakinoki/diagram.js';
import { parseHeaderLine } from '../kakinoki/headers.js';
import { AMPERSAND, HASH, isBorder, isColumnHead, isFileLine, parseTurn, STAR } from '../kakinoki/lines.js';
import { LineCursor } from '../line-cursor.js';
import { beginsEntry, peekEntry } from './entry-start.js';

/** What comes after a block of headers and comments. */
export interface BlockEnd {
  readonly offset: number;
  readonly leadsTo: 'game' | 'moves' | 'nothing';
  /** The number of the first of the moves. */
  readonly number?: number | undefined;
}

/** Looks behind the block that begins at `offset`. */
export function endOfBlock(text: string, offset: number): BlockEnd {
  const ahead = new LineCursor(text, offset);
  while (ahead.next()) {
    const { first, start, end, lineStart } = ahead;
    if (first === 0 || first === HASH || first === STAR || first === AMPERSAND) continue;
    if (parseHeaderLine(text, start, end)) continue;
    if (beginsEntry(CHAR[first]) && !isFileLine(ahead.line)) {
      return { offset: lineStart, leadsTo: 'moves', number: peekEntry(text, start, end).number };
    }
    return { offset: lineStart, leadsTo: isOfStart(ahead) ? 'game' : 'nothing' };
  }
  return { offset: text.length, leadsTo: 'nothing' };
}

/** Whether the line can only stand before moves. */
function isOfStart({ first, line }: LineCursor): boolean {
  return isBar(first) || isBorder(line) || isFileLine(line) || isColumnHead(line) || parseTurn(line) !== undefined;
}
