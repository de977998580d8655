/** The SFEN within a line: it ends before the word `moves`, before a move, or after its fourth field. */
import type { Report, Severity } from '@kifukit/record';
import { type Position, parseSfen, type SfenFault } from '@kifukit/rules';
import { moveAt, type Words } from './tokens.js';

const FIELDS = 4;
/** Fields that cannot be left out: board and side to move. */
const NEEDED = 2;

export interface SfenInLine {
  readonly position: Position;
  /** Offset after the SFEN. */
  readonly end: number;
}

/**
 * Reads the SFEN that begins with the present word and starts the game in the report; the word after it is the present
 * one then. Undefined where it is not readable; that is reported, and no game is started.
 */
export function readSfen(words: Words, report: Report): SfenInLine | undefined {
  const { start } = words;
  const end = endOfSfen(words);
  const text = words.text.slice(start, end).replaceAll('_', ' ');
  let result = parseSfen(text);
  // The position itself is sound where only its number is not.
  const badNumber = !result.ok && result.fault.code === 'bad-sfen-number' ? result.fault : undefined;
  if (badNumber) result = parseSfen(text.slice(0, badNumber.start));
  if (!result.ok) {
    reportFault(result.fault, start, report, 'error');
    return undefined;
  }
  report.startGame();
  if (badNumber) reportFault(badNumber, start, report, 'error');
  for (const oddity of result.value.oddities) reportFault(oddity, start, report, 'warning');
  return { position: result.value.position, end };
}

function endOfSfen(words: Words): number {
  let end = words.start;
  for (let fields = 0; fields < FIELDS && words.end > words.start; fields++) {
    if (words.is('moves')) break;
    if (fields >= NEEDED && moveAt(words.text, words.start, words.end) !== undefined) break;
    end = words.end;
    words.next();
  }
  return end;
}

function reportFault(fault: SfenFault, offset: number, report: Report, severity: Severity): void {
  const { length } = report.source.text;
  const start = Math.min(offset + fault.start, length);
  const end = Math.min(offset + fault.end, length);
  const values = { ...fault.values, reason: fault.reason };
  report.add(`position/${fault.code}`, start, end, { ply: 0, values, severity });
}
