/** The part of a KIF record from its first move on: moves, comments, variations, the closing line. */
import { isFoul, type Replayer, type Report } from '@kifukit/record';
import type { Color, Square } from '@kifukit/rules';
import { CHAR, trimmed } from '../kakinoki/chars.js';
import { type Conclusion, isConclusion, parseConclusion } from '../kakinoki/conclusion.js';
import { isBar } from '../kakinoki/diagram.js';
import { isOpenEnded } from '../kakinoki/endings.js';
import { handOwner, headerOfLine, isKnownWord, parseHeaderLine } from '../kakinoki/headers.js';
import {
  AMPERSAND,
  afterMark,
  HASH,
  isBoardTurned,
  isBorder,
  isColumnHead,
  isSeparator,
  parseVariation,
  STAR,
} from '../kakinoki/lines.js';
import type { LineCursor } from '../line-cursor.js';
import { ANY_NUMBER, EntryReader } from './entries.js';
import { beginsEntry } from './entry-start.js';
import { endOfBlock } from './look-ahead.js';

export class Body {
  readonly #cursor: LineCursor;
  readonly #report: Report;
  readonly #replayer: Replayer;
  readonly #firstNumber: number;
  readonly #firstTurn: Color;
  readonly #entries: EntryReader;
  /** Headers before this offset are known to lead to no other game. */
  #noGameBefore = 0;

  constructor(cursor: LineCursor, report: Report, replayer: Replayer, firstNumber: number, target: Square | undefined) {
    this.#cursor = cursor;
    this.#report = report;
    this.#replayer = replayer;
    this.#firstNumber = firstNumber;
    this.#firstTurn = replayer.position.turn;
    this.#entries = new EntryReader(report, replayer, firstNumber, target);
  }

  /** Takes the cursor's line; false where it belongs to another game. */
  take(): boolean {
    const { text, start, end, first } = this.#cursor;
    if (beginsEntry(CHAR[first])) this.#entries.takeLine(start, end);
    else if (first === STAR) this.#replayer.comment(afterMark(text, start, this.#cursor.lineEnd));
    else if (first === AMPERSAND) this.#replayer.bookmark(afterMark(text, start, this.#cursor.lineEnd));
    else if (first === HASH) return !isSeparator(this.#cursor.line);
    else if (first !== 0) return this.#takeOther(this.#cursor.line);
    return true;
  }

  /** Whether the main line has come to its end, so that another game may begin. */
  get #isOver(): boolean {
    return this.#replayer.game.main.ending !== undefined;
  }

  #takeOther(line: string): boolean {
    const { start, end, first } = this.#cursor;
    const variation = parseVariation(line);
    if (variation !== undefined) {
      this.#replayer.variationAt(variation - this.#firstNumber + 1, start, end);
      this.#entries.expected = this.#replayer.stopped ? ANY_NUMBER : variation;
    } else if (isConclusion(line)) this.#conclude(line);
    else if (isBar(first) || isBorder(line) || isColumnHead(line)) {
      if (this.#isOver) return false;
      if (!isColumnHead(line)) this.#entries.takeLine(start, end);
    } else if (!isBoardTurned(line)) return this.#takeHeader();
    return true;
  }

  /** A header behind the moves; false where it begins another game. */
  #takeHeader(): boolean {
    const { text, start, end } = this.#cursor;
    const line = parseHeaderLine(text, start, end);
    const isKnown = line !== undefined && isKnownWord(line.word);
    if (line && (isKnown || this.#isOver) && this.#leadsToGame()) return false;
    if (isKnown && line.word !== '手合割' && handOwner(line.word) === undefined) {
      this.#replayer.game.headers.push(headerOfLine(line));
    } else this.#entries.takeLine(start, end);
    return true;
  }

  /** Whether another game follows the headers that begin here. They may also stand between moves, or end the text. */
  #leadsToGame(): boolean {
    const { text, lineStart } = this.#cursor;
    if (lineStart < this.#noGameBefore) return false;
    const { offset, leadsTo, number } = endOfBlock(text, lineStart);
    const goesOn = leadsTo === 'moves' && !this.#isOver && number === this.#entries.expected;
    if (leadsTo !== 'nothing' && !goesOn) return true;
    this.#noGameBefore = offset;
    return false;
  }

  /** The まで line: the ending, where no word in the place of a move has told it; else what it says is only compared. */
  #conclude(line: string): void {
    const { start, end } = this.#cursor;
    const replayer = this.#replayer;
    const memoAt = line.search(/[#*]/);
    const words = memoAt < 0 ? line : line.slice(0, memoAt);
    const said = parseConclusion(words, replayer.position.turn, this.#firstTurn);
    const { kind, text, winner } = said;
    if (replayer.line.ending) this.#compareWinner(said);
    else {
      const ply = replayer.ply + 1;
      if (kind === 'other') this.#report.add('record/unknown-special-move', start, end, { ply, values: { text } });
      const more = { ...(kind === 'other' ? { text } : {}), ...(said.namesSide && winner ? { winner } : {}) };
      replayer.end({ kind, ...more }, words, start, end);
    }
    if (memoAt >= 0) replayer.comment(trimmed(line.slice(memoAt + 1)));
    this.#entries.expected = ANY_NUMBER;
    const { ply } = replayer;
    const { count } = said;
    if (count === undefined || replayer.stopped || count === ply || count === ply + this.#firstNumber - 1) return;
    this.#report.add('record/move-count-mismatch', start, end, { ply, values: { named: count, found: ply } });
  }

  /**
   * NOTE: 反則負け alone does not tell who fouled where the last move is the foul: many programs then mean its mover.
   * There, and where the word names no winner, the line decides.
   */
  #compareWinner(said: Conclusion): void {
    const ending = this.#replayer.line.ending;
    if (!ending || !said.winner || said.winner === ending.winner) return;
    const isOpen = ending.winner === undefined || isOpenEnded(ending.kind);
    const isDoubtful = ending.kind === 'illegal-move' && (this.#replayer.lastMoveIsFoul || isFoul(said.kind));
    if (isOpen ? said.namesSide || said.kind === 'draw' : isDoubtful && said.namesSide) {
      this.#replayer.amendEnding({ winner: said.winner });
    } else if (said.namesSide && ending.winner !== undefined) {
      const values = { named: said.winner, found: ending.winner };
      const { start, end } = this.#cursor;
      this.#report.add('record/winner-mismatch', start, end, { ply: this.#replayer.ply, values });
    }
  }
}
