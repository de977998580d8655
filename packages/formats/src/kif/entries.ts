/** The numbered lines: moves and endings with their times, the body of a KIF record. */
import { type Ending, NO_TIME, type Replayer, type Report } from '@kifukit/record';
import { BLACK, makeMove, makeUsi, type Square, targetOf, WHITE } from '@kifukit/rules';
import { BLANK, CHAR, CLOSE, classAt, OPEN, PLUS, skipBlanks, trimmed, WHITE_MARK } from '../kakinoki/chars.js';
import { isMoveBehindSigns, looksLikeBareMove, looksLikeMove } from '../kakinoki/likeness.js';
import { HASH, quoted, STAR } from '../kakinoki/lines.js';
import { beginsMove, type MoveContext, type MoveLines } from '../kakinoki/move-grammar.js';
import { MoveScanner } from '../kakinoki/move-scanner.js';
import { parseNumber } from '../kakinoki/numbers.js';
import { playDrop } from '../kakinoki/play-drop.js';
import { ClockScanner } from './clock.js';
import { counterEnd, isNumbered, moveStart, numberEnd } from './entry-start.js';
import { PlainLines } from './plain-lines.js';
import { endOfWords, knownEnding } from './words.js';

const ASCII_ZERO = 0x30;
const NO_NUMBER = -1;
/** Where any number may come next, as after an ending. */
const ANY_NUMBER = 0;

export class EntryReader implements MoveLines {
  /** The number that the next line should have. */
  #expected: number;
  /** The number that it may have as well, after one that was out of order: a single number may be misprinted. */
  #alternative = NO_NUMBER;

  readonly #text: string;
  readonly #report: Report;
  readonly #replayer: Replayer;
  /** The square that 同 means before the first move. */
  readonly #target: Square | undefined;
  readonly #move = new MoveScanner();
  readonly #clock = new ClockScanner();
  readonly #plain: PlainLines;
  /** What was told once and is not told again. */
  readonly #told = new Set<string>();

  constructor({ report, replayer, firstNumber, target }: MoveContext) {
    this.#text = report.source.text;
    this.#report = report;
    this.#replayer = replayer;
    this.#expected = firstNumber;
    this.#target = target;
    this.#plain = new PlainLines(this.#text, replayer, this.#clock);
  }

  expect(number = ANY_NUMBER): void {
    this.#expected = number;
    this.#alternative = NO_NUMBER;
  }

  isNext(number: number | undefined): boolean {
    return number === this.#expected;
  }

  takeLines(offset: number): number {
    if (this.#expected === ANY_NUMBER) return offset;
    this.#plain.expected = this.#expected;
    const next = this.#plain.read(offset);
    this.#expected = this.#plain.expected;
    if (next > offset) this.#alternative = NO_NUMBER;
    return next;
  }

  /** Reads a line of one entry, or of several. */
  takeLine(start: number, end: number): void {
    let at = start;
    while (at < end) at = this.#takeEntry(at, end);
  }

  /** Reads a number, a move or the word for an ending, a time; the offset where another entry begins, or `end`. */
  #takeEntry(start: number, end: number): number {
    const text = this.#text;
    let at = start;
    let number = 0;
    for (; at < end; at++) {
      const digit = text.charCodeAt(at) - ASCII_ZERO;
      if (digit < 0 || digit > 9) break;
      number = number * 10 + digit;
    }
    if (at === start || classAt(text, at, end) !== BLANK) {
      at = numberEnd(text, start, end);
      number = at === start ? NO_NUMBER : (parseNumber(text.slice(start, at)) ?? NO_NUMBER);
    }
    const moveAt = moveStart(text, at, end);
    if (!this.#move.scanWhole(text, moveAt, end)) return this.#takeWords(start, at, end, number);
    this.#checkNumber(number, start, at);
    if (this.#isMoversMark(moveAt, at)) this.#play(moveAt);
    return this.#takeTail(this.#move.end, end);
  }

  /** Whether the mark before a move, where there is one, is that of the side to move. */
  #isMoversMark(moveAt: number, afterNumber: number): boolean {
    const text = this.#text;
    const markAt = counterEnd(text, afterNumber, moveAt);
    if (markAt === moveAt) return true;
    const color = CHAR[text.charCodeAt(markAt)] === WHITE_MARK ? WHITE : BLACK;
    return this.#replayer.expectTurn(color, markAt, this.#move.end);
  }

  /** NOTE: numbers with gaps or doubles are met in edited records; programs that go by them lose moves. */
  #checkNumber(number: number, start: number, end: number): void {
    const expected = this.#expected;
    const alternative = this.#alternative;
    this.#alternative = NO_NUMBER;
    if (number === expected || (number === alternative && number !== NO_NUMBER)) this.#expected = number + 1;
    else if (number === NO_NUMBER) this.#countUnnumbered(start, end);
    else {
      this.#expected = number + 1;
      if (expected === ANY_NUMBER || this.#replayer.stopped) return;
      this.#alternative = expected + 1;
      const values = { named: number, found: expected };
      this.#report.add('record/move-number-mismatch', start, end, { ply: this.#replayer.ply + 1, values });
    }
  }

  #countUnnumbered(start: number, end: number): void {
    if (this.#expected !== ANY_NUMBER) this.#expected++;
    this.#tellOnce('record/move-number-missing', start, end, {});
  }

  #tellOnce(code: string, start: number, end: number, values: Record<string, string>): void {
    if (this.#told.has(code)) return;
    this.#told.add(code);
    this.#report.add(code, start, end, { ply: this.#replayer.ply + 1, values });
  }

  /** Plays the move that was scanned. */
  #play(start: number): void {
    const move = this.#move;
    const { end } = move;
    const to = move.isSame ? this.#lastTarget() : move.to;
    if (to === undefined) this.#replayer.syntaxFault(start, end);
    else if (move.isDrop) playDrop(this.#replayer, move.role, to, start, end);
    else {
      if (move.promotesBefore || move.isOdd) this.#readOddly(to, start);
      this.#replayer.move(move.from, to, move.role, move.promotion, start, end);
    }
  }

  #lastTarget(): Square | undefined {
    const last = this.#replayer.lastMove;
    return last === undefined ? this.#target : targetOf(last);
  }

  #readOddly(to: Square, start: number): void {
    const move = this.#move;
    move.settle(this.#replayer.position.board[move.from] & 15);
    if (!move.isOdd) return;
    const values = {
      text: this.#text.slice(start, move.end),
      usual: makeUsi(makeMove(move.from, to, move.promotion)),
    };
    this.#tellOnce('record/odd-move-spelling', start, move.end, values);
  }

  /** Reads what follows a move or an ending: times, the sign for variations, a memo. */
  #takeTail(start: number, end: number): number {
    const text = this.#text;
    let isTimed = false;
    for (let at = skipBlanks(text, start, end); at < end; at = skipBlanks(text, at, end)) {
      const code = text.charCodeAt(at);
      const kind = CHAR[code];
      if (kind === OPEN && this.#clock.scan(text, at, end)) {
        // NOTE: IS将棋 writes two groups; the first is the time of the move.
        const { milliseconds } = this.#clock;
        if (!isTimed && milliseconds !== NO_TIME) this.#takeTime(milliseconds, at);
        isTimed = true;
        at = this.#clock.end;
      } else if (kind === PLUS) at++;
      else if (code === HASH || code === STAR) {
        this.#replayer.comment(trimmed(text.slice(at + 1, end)));
        return end;
      } else if (kind === OPEN && this.#replayer.line.ending) {
        // NOTE: 反則負け（二歩） says why.
        const from = at;
        while (at < end && CHAR[text.charCodeAt(at++)] !== CLOSE);
        this.#replayer.comment(text.slice(from, at));
      } else if (beginsMove(kind)) return at;
      else {
        this.#reportRest(at, end);
        return end;
      }
    }
    return end;
  }

  /** The time of a move that was not played belongs to nothing. */
  #takeTime(milliseconds: number, start: number): void {
    const replayer = this.#replayer;
    if (!replayer.stopped || replayer.line.ending) replayer.time(milliseconds, start, this.#clock.end);
  }

  #reportRest(start: number, end: number): void {
    const values = { text: quoted(this.#text, start, end) };
    this.#report.add('record/trailing-text', start, end, { ply: this.#replayer.ply, values });
  }

  /** Reads what stands in the place of a move and is none. */
  #takeWords(entryStart: number, afterNumber: number, end: number, number: number): number {
    const text = this.#text;
    const start = moveStart(text, afterNumber, end);
    const wordsEnd = endOfWords(text, start, end);
    const words = text.slice(start, wordsEnd);
    const known = knownEnding(words);
    if (known) return this.#end(known.ending, start, start + known.length, end, number);
    const hasNumber = number !== NO_NUMBER && isNumbered(text, entryStart, afterNumber, start);
    if (hasNumber ? looksLikeMove(text.slice(start, end)) : looksLikeBareMove(text.slice(entryStart, end))) {
      if (number !== NO_NUMBER) this.#checkNumber(number, entryStart, afterNumber);
      this.#replayer.syntaxFault(start, wordsEnd > start ? wordsEnd : end);
      return end;
    }
    if (hasNumber && words !== '') return this.#end({ kind: 'other', text: words }, start, wordsEnd, end, number);
    if (isMoveBehindSigns(text.slice(entryStart, end))) this.#replayer.syntaxFault(entryStart, end);
    else this.#reportRest(entryStart, end);
    return end;
  }

  #end(ending: Ending, start: number, wordsEnd: number, end: number, number: number): number {
    const words = this.#text.slice(start, wordsEnd);
    if (!this.#replayer.line.ending && number !== NO_NUMBER) this.#checkNumber(number, start, wordsEnd);
    if (ending.kind === 'other') {
      const ply = this.#replayer.ply + 1;
      this.#report.add('record/unknown-special-move', start, wordsEnd, { ply, values: { text: words } });
    }
    this.#replayer.end(ending, words, start, wordsEnd);
    this.#expected = ANY_NUMBER;
    return this.#takeTail(wordsEnd, end);
  }
}
