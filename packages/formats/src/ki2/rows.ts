/** The rows of moves: `▲７六歩    △３四歩`, with or without blanks, and whatever else stands between them. */
import type { Ending, Replayer, Report } from '@kifukit/record';
import { skipBlanks, trimmed } from '../kakinoki/chars.js';
import type { Closing } from '../kakinoki/closing.js';
import { endingOfWord } from '../kakinoki/endings.js';
import { looksLikeBareMove } from '../kakinoki/likeness.js';
import { HASH, quoted, STAR } from '../kakinoki/lines.js';
import type { MoveContext, MoveLines } from '../kakinoki/move-grammar.js';
import { MoveScanner } from '../kakinoki/move-scanner.js';
import { MovePlayer } from './player.js';
import { beginsConclusion, endOfText, looksDamaged, numberEnd, sideAt } from './tokens.js';

/** Longer words are no ending. */
const ENDING_LENGTH = 12;

export class RowReader implements MoveLines {
  readonly #text: string;
  readonly #report: Report;
  readonly #replayer: Replayer;
  readonly #closing: Closing;
  readonly #player: MovePlayer;
  readonly #move = new MoveScanner();
  /** Whether the last move bore the mark of its side, so that the next one will. */
  #isMarked = true;

  constructor({ report, replayer, closing, target }: MoveContext) {
    this.#text = report.source.text;
    this.#report = report;
    this.#replayer = replayer;
    this.#closing = closing;
    this.#player = new MovePlayer(report, replayer, target);
  }

  /** Moves have no numbers. */
  expect(): void {}

  isNext(): boolean {
    return false;
  }

  takeLine(start: number, end: number): void {
    let at = start;
    while (at < end) at = this.#takeEntry(at, end);
  }

  /** Reads a move, or what stands in its place; gives the offset of the next. */
  #takeEntry(start: number, end: number): number {
    const text = this.#text;
    const side = sideAt(text, start, end);
    const at = side === undefined ? start : skipBlanks(text, start + 1, end);
    if (!this.#move.scan(text, at, end)) {
      return side === undefined ? this.#takeOther(start, end) : this.#takeMarked(start, at, end);
    }
    this.#isMarked = side !== undefined;
    this.#player.play(this.#move, side, start);
    return skipBlanks(text, this.#move.end, end);
  }

  /** What stands behind a mark and is no move: the word for an ending, or damage. */
  #takeMarked(start: number, at: number, end: number): number {
    const next = at < end ? endOfText(this.#text, at - 1, end, false) : end;
    const words = trimmed(this.#text.slice(at, next));
    const wordsEnd = at + words.length;
    const known = endingOfWord(words);
    if (known) this.#end(known, words, start, wordsEnd);
    else if (words === '') this.#reportRest(start, start + 1);
    else if (next < end || looksDamaged(words)) this.#replayer.syntaxFault(start, wordsEnd);
    else if (words.length > ENDING_LENGTH) this.#reportRest(start, wordsEnd);
    else this.#end({ kind: 'other', text: words }, words, start, wordsEnd);
    return next;
  }

  #end(ending: Ending, words: string, start: number, end: number): void {
    if (ending.kind === 'other') {
      const ply = this.#replayer.ply + 1;
      this.#report.add('record/unknown-special-move', start, end, { ply, values: { text: words } });
    }
    this.#replayer.end(ending, words, start, end);
  }

  /** What bears no mark and is no move: a remark, a closing line, a number, an ending, anything. */
  #takeOther(start: number, end: number): number {
    const text = this.#text;
    const code = text.charCodeAt(start);
    if (code === STAR || code === HASH) {
      this.#replayer.comment(trimmed(text.slice(start + 1, end)));
      return end;
    }
    if (beginsConclusion(text, start, end)) {
      this.#closing.take(text.slice(start, end), start);
      return end;
    }
    const afterNumber = numberEnd(text, start, end);
    return afterNumber > start ? afterNumber : this.#takeWord(start, end);
  }

  /** A word that bears no mark. What is not understood goes on to the next mark, where moves bear one. */
  #takeWord(start: number, end: number): number {
    const text = this.#text;
    const wordEnd = endOfText(text, start, end, true);
    const word = text.slice(start, wordEnd);
    const known = endingOfWord(word);
    if (known || looksLikeBareMove(word)) {
      if (known) this.#end(known, word, start, wordEnd);
      else this.#replayer.syntaxFault(start, wordEnd);
      return skipBlanks(text, wordEnd, end);
    }
    const next = this.#isMarked ? endOfText(text, wordEnd - 1, end, false) : wordEnd;
    this.#reportRest(start, start + trimmed(text.slice(start, next)).length);
    return skipBlanks(text, next, end);
  }

  #reportRest(start: number, end: number): void {
    const values = { text: quoted(this.#text, start, end) };
    this.#report.add('record/trailing-text', start, end, { ply: this.#replayer.ply, values });
  }
}
