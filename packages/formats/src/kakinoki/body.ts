/** The part of a record from its first move on: moves, comments, variations, the closing line. */
import type { Replayer } from '@kifukit/record';
import type { LineCursor } from '../line-cursor.js';
import { CHAR } from './chars.js';
import type { Closing } from './closing.js';
import { isConclusion } from './conclusion.js';
import { isBar } from './diagram.js';
import { handOwner, headerOfLine, isKnownWord, parseHeaderLine } from './headers.js';
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
} from './lines.js';
import { endOfBlock } from './look-ahead.js';
import { beginsMove, type MoveContext, type MoveGrammar, type MoveLines } from './move-grammar.js';

export class Body {
  readonly #cursor: LineCursor;
  readonly #replayer: Replayer;
  readonly #closing: Closing;
  readonly #grammar: MoveGrammar;
  readonly #firstNumber: number;
  readonly #moves: MoveLines;
  /** Headers before this offset are known to lead to no other game. */
  #noGameBefore = 0;

  constructor(cursor: LineCursor, grammar: MoveGrammar, context: MoveContext) {
    this.#cursor = cursor;
    this.#grammar = grammar;
    this.#replayer = context.replayer;
    this.#closing = context.closing;
    this.#firstNumber = context.firstNumber;
    this.#moves = grammar.moveLines(context);
  }

  /** Takes the lines that follow the cursor's as far as they are plain moves. */
  takeAhead(): void {
    const cursor = this.#cursor;
    if (this.#moves.takeLines) cursor.skipTo(this.#moves.takeLines(cursor.offset));
  }

  /** Takes the cursor's line; false where it belongs to another game. */
  take(): boolean {
    const { text, start, end, first } = this.#cursor;
    if (beginsMove(CHAR[first])) this.#moves.takeLine(start, end);
    else if (first === STAR) this.#replayer.comment(afterMark(text, start, this.#cursor.lineEnd));
    else if (first === AMPERSAND) this.#replayer.bookmark(afterMark(text, start, this.#cursor.lineEnd));
    else if (first === HASH) return !isSeparator(this.#cursor.line);
    else if (!this.#cursor.isEmpty) return this.#takeOther(this.#cursor.line);
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
      this.#moves.expect(this.#replayer.stopped ? undefined : variation);
    } else if (isConclusion(line)) {
      this.#closing.take(line, start);
      this.#moves.expect(undefined);
    } else if (isBar(first) || isBorder(line) || isColumnHead(line)) {
      if (this.#isOver) return false;
      if (!isColumnHead(line)) this.#moves.takeLine(start, end);
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
    } else this.#moves.takeLine(start, end);
    return true;
  }

  /** Whether another game follows the headers that begin here. They may also stand between moves, or end the text. */
  #leadsToGame(): boolean {
    const { text, lineStart } = this.#cursor;
    if (lineStart < this.#noGameBefore) return false;
    const { offset, leadsTo, start, end } = endOfBlock(text, lineStart);
    const goesOn =
      leadsTo === 'moves' && !this.#isOver && this.#moves.isNext(this.#grammar.peek(text, start, end).number);
    if (leadsTo !== 'nothing' && !goesOn) return true;
    this.#noGameBefore = offset;
    return false;
  }
}
