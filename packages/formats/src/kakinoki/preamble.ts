/**
 * What stands before the moves of a record of the Kakinoki family: headers, the start position, comments. Lines come in
 * any order; when the first move is met, `startPosition` decides where the game starts. A second diagram begins another
 * game.
 */
import type { Header, Report } from '@kifukit/record';
import { type Color, type Position, type Square, squareAt } from '@kifukit/rules';
import { LAST_MOVE } from '../last-move.js';
import type { LineCursor } from '../line-cursor.js';
import { isBar, type RowSpan } from './diagram.js';
import { withoutMemo } from './handicaps.js';
import { handOwner, headerOfLine, parseHeaderLine, sideToMove } from './headers.js';
import {
  AMPERSAND,
  afterMark,
  HASH,
  isBoardTurned,
  isBorder,
  isColumnHead,
  isFileLine,
  type Played,
  parsePlayed,
  parseTurn,
  quoted,
  STAR,
} from './lines.js';
import { endOfBlock } from './look-ahead.js';
import { decideStart, type HandTold, reportHands, type StartHints, type Told } from './start.js';

const RANKS = 9;

export class Preamble {
  readonly headers: Header[] = [];
  /** The lines of comment before the first move. */
  readonly comments: string[] = [];
  readonly bookmarks: string[] = [];
  /** Whether the head of the columns of moves was met: what follows belongs to moves. */
  hasColumnHead = false;
  played: Played | undefined;

  readonly #report: Report;
  readonly #rows: RowSpan[] = [];
  readonly #hands: HandTold[] = [];
  #turn: Color | undefined;
  /** What a header says of the turn. Without a diagram it may mean anything. */
  #turnOfHeader: Color | undefined;
  #handicap: Told | undefined;
  /** How many headers stand before the handicap. */
  #handicapAt = 0;
  /** Whether the diagram has come to its end, and whether a border has closed it. */
  #isClosed = false;
  #hasLowerBorder = false;
  /** Whether a blank line has just separated the diagram from what follows. */
  #isSeparated = false;
  /** Blocks before this offset are known to lead to no other diagram. */
  #noBoardBefore = 0;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Whether anything was found that makes a game, or a position, of the text. */
  get hasContent(): boolean {
    return this.#hasHeaders || this.hasDiagram || this.hasColumnHead || this.#handicap !== undefined;
  }

  /** What tells no more than the last move before a diagram needs that diagram. */
  get #hasHeaders(): boolean {
    return this.headers.length > (this.played && this.played.last !== '' ? 1 : 0);
  }

  get hasDiagram(): boolean {
    return this.#rows.length > 0;
  }

  /** The square of the last move before the diagram, where the record tells it. */
  get lastTarget(): Square | undefined {
    const target = this.played?.target;
    return target && squareAt(target[0], target[1]);
  }

  /**
   * Whether the cursor's line begins another diagram, or the headers and hands of one. What stands between two diagrams
   * belongs to the second where a blank line says so.
   */
  isBeforeAnother(cursor: LineCursor): boolean {
    if (!this.hasDiagram) return false;
    const { text, lineStart, start, end, first, line } = cursor;
    if (cursor.isEmpty) {
      this.#isSeparated = this.#isClosed;
      this.#isClosed ||= this.#rows.length >= RANKS;
      return false;
    }
    if (isBar(first)) return this.#isClosed;
    if (isFileLine(line)) return true;
    if (isBorder(line)) return this.#hasLowerBorder;
    if (first === HASH || !this.#isClosed) return false;
    const owner = handOwner(parseHeaderLine(text, start, end)?.word ?? '');
    if (owner !== undefined && this.#hands.some(({ color }) => color === owner)) return true;
    if (!this.#isSeparated || lineStart < this.#noBoardBefore) return false;
    const { offset, leadsTo } = endOfBlock(text, lineStart);
    if (leadsTo === 'board') return true;
    this.#noBoardBefore = offset;
    return false;
  }

  /** Takes the cursor's line; false where it is none of the lines that stand before moves. */
  take(cursor: LineCursor): boolean {
    const { text, start, end, first } = cursor;
    if (cursor.isEmpty || first === HASH) return true;
    if (first === STAR) this.comments.push(afterMark(text, start, cursor.lineEnd));
    else if (first === AMPERSAND) this.bookmarks.push(afterMark(text, start, cursor.lineEnd));
    else if (isBar(first)) this.#rows.push({ start, end });
    else return this.#takeHeader(text, start, end) || this.#takeOther(cursor.line);
    return true;
  }

  #takeHeader(text: string, start: number, end: number): boolean {
    const line = parseHeaderLine(text, start, end);
    if (!line) return false;
    const { word, value } = line;
    const owner = handOwner(word);
    this.#turnOfHeader ??= sideToMove(line);
    if (owner !== undefined) {
      this.#hands.push({ color: owner, start: end - value.length, end });
      this.#isClosed = this.hasDiagram;
    } else if (word !== '手合割') this.headers.push(headerOfLine(line));
    else if (value !== '') this.#takeHandicap(withoutMemo(value), start, end);
    return true;
  }

  #takeHandicap(value: string, start: number, end: number): void {
    if (this.#handicap === undefined) {
      this.#handicap = { text: value, start, end };
      this.#handicapAt = this.headers.length;
    } else if (this.#handicap.text !== value) {
      const text = quoted(this.#report.source.text, start, end);
      this.#report.add('record/trailing-text', start, end, { ply: 0, values: { text } });
    }
  }

  #takeOther(line: string): boolean {
    const turn = parseTurn(line);
    const played = turn === undefined && !this.played ? parsePlayed(line) : undefined;
    if (turn !== undefined) this.#turn = turn;
    else if (played) this.#takePlayed(played);
    else if (isBorder(line)) this.#hasLowerBorder = this.hasDiagram;
    else if (isColumnHead(line)) this.hasColumnHead = true;
    else return isFileLine(line) || isBoardTurned(line);
    this.#isClosed = this.hasDiagram;
    return true;
  }

  #takePlayed(played: Played): void {
    this.played = played;
    if (played.last !== '') this.headers.push([LAST_MOVE, played.last]);
  }

  /** Reports pieces in hand that belong to no game. */
  reportStrayHands(): void {
    reportHands(this.#hands, this.#report);
  }

  /** The start position; a handicap's name that says more than it goes to its place among the headers. */
  startPosition(hints: StartHints): Position {
    const turn = this.#turn ?? (this.hasDiagram ? this.#turnOfHeader : undefined);
    const told = { rows: this.#rows, hands: this.#hands, turn, handicap: this.#handicap };
    const { position, keepsName } = decideStart(told, hints, this.#report);
    if (keepsName && this.#handicap) this.headers.splice(this.#handicapAt, 0, ['handicap', this.#handicap.text]);
    return position;
  }
}
