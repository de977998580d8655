/**
 * The one place where moves of every format meet the board.
 *
 * A reader hands over what a token says; the replayer finds the move on the board, judges it by the rules, plays it and
 * builds the tree of lines. A *forbidden* move is kept, played and reported; an *impossible* one ends its line, and what
 * follows on that line is counted and reported. Reports are errors unless the recorded ending explains the foul.
 */
import {
  type Color,
  colorName,
  isForbidden,
  type Move,
  type MoveFault,
  makeDrop,
  makeMove,
  type Piece,
  type Position,
  promoted,
  type Role,
  type Square,
} from '@kifukit/rules';
import type { Report } from './diagnostic.js';
import type { Ending } from './ending.js';
import { LineEnds } from './line-ends.js';
import { type Frame, LineTree, VARIATIONS_PER_GAME } from './line-tree.js';
import { moveValues } from './move-values.js';
import type { GameRecord, Line } from './record.js';

export interface ReplayOptions {
  /** `stop` ends a line before a forbidden move instead of playing it. */
  readonly illegal?: 'keep' | 'stop';
  /** `stop` ends a line before a move that its piece cannot make, whatever `illegal` says: for notations that name no piece. */
  readonly unreachable?: 'keep' | 'stop';
}

/** A limit that only hostile input reaches. */
export const MOVES_PER_GAME = 1_000_000;

/** What becomes of a move that is not played. */
const LEFT_OUT = 'left out and the line of play ends before it';

export class Replayer {
  /** The position after what was read so far; readers look, only the replayer moves. */
  readonly position: Position;
  readonly game: GameRecord;

  readonly #report: Report;
  readonly #stopAtForbidden: boolean;
  readonly #stopAtUnreachable: boolean;
  readonly #tree: LineTree;
  readonly #ends: LineEnds;
  #moves = 0;

  /** Takes over `start`. */
  constructor(start: Position, report: Report, options: ReplayOptions = {}) {
    this.position = start;
    this.#report = report;
    this.#stopAtForbidden = options.illegal === 'stop';
    this.#stopAtUnreachable = options.unreachable === 'stop';
    this.#tree = new LineTree(start);
    this.#ends = new LineEnds(this.#tree, report, this.#stopAtForbidden);
    this.game = this.#tree.game;
  }

  /** Moves from the start to the present point, so also the ply of the last move. */
  get ply(): number {
    return this.#tree.ply;
  }

  /** The line being read. */
  get line(): Line {
    return this.#frame.line;
  }

  /** The last move before the present point, in this line or in the one it hangs on. */
  get lastMove(): Move | undefined {
    return this.#tree.trail.moves[this.#tree.ply - 1];
  }

  /** Whether moves of this line are no longer played. */
  get stopped(): boolean {
    return this.#frame.stopped;
  }

  /** A board move; `role` is what the record calls the piece before the move, 0 where it does not say. */
  move(from: Square, to: Square, role: Role, promotion: boolean, start: number, end: number): boolean {
    if (!this.#mayPlay(start, end)) return false;
    const found = this.position.board[from];
    if (role !== 0 && found !== 0 && found >> 4 === this.position.turn && (found & 15) !== role) {
      return this.#impossible('piece-mismatch', makeMove(from, to, promotion), start, end, role);
    }
    return this.#judge(makeMove(from, to, promotion), start, end);
  }

  /** A board move whose piece is named as it stands *after* the move: whether it promoted follows from the board. */
  moveTo(from: Square, to: Square, roleAfter: Role, start: number, end: number): boolean {
    if (!this.#mayPlay(start, end)) return false;
    const found: Piece = this.position.board[from];
    if (found === 0 || found >> 4 !== this.position.turn) return this.#judge(makeMove(from, to), start, end);
    const role = found & 15;
    const promotion = role !== roleAfter;
    if (promotion && promoted(role) !== roleAfter) {
      return this.#impossible('piece-mismatch', makeMove(from, to), start, end, roleAfter);
    }
    return this.#judge(makeMove(from, to, promotion), start, end);
  }

  drop(role: Role, to: Square, start: number, end: number): boolean {
    return this.#mayPlay(start, end) && this.#judge(makeDrop(role, to), start, end);
  }

  /** A move that names no piece. */
  usi(move: Move, start: number, end: number): boolean {
    return this.#mayPlay(start, end) && this.#judge(move, start, end);
  }

  /** Ends the line before a move that is known to be impossible. */
  impossible(fault: MoveFault, move: Move, start: number, end: number, named = 0): void {
    if (this.#mayPlay(start, end)) this.#impossible(fault, move, start, end, named);
  }

  /** Ends the line before several pieces that could all be meant. */
  ambiguous(to: Square, candidates: readonly Square[], start: number, end: number): void {
    if (!this.#mayPlay(start, end)) return;
    this.#frame.stopped = true;
    const values = moveValues(this.position, makeMove(candidates[0] ?? to, to), 0, candidates);
    this.#report.add('move/ambiguous-move', start, end, { ply: this.ply + 1, values });
  }

  /** Ends the line before text that stands where a move should and is none. */
  syntaxFault(start: number, end: number): void {
    if (!this.#mayPlay(start, end)) return;
    this.#frame.stopped = true;
    const text = this.#report.source.text.slice(start, end);
    this.#report.add('move/bad-move-syntax', start, end, { ply: this.ply + 1, values: { text } });
  }

  /** Says which side the record makes the mover of the next move. A contradiction ends the line. */
  expectTurn(color: Color, start: number, end: number): boolean {
    if (this.#frame.stopped || color === this.position.turn) return true;
    if (!this.#mayPlay(start, end)) return false;
    this.#frame.stopped = true;
    const values = { side: colorName(this.position.turn) };
    this.#report.add('move/wrong-side', start, end, { ply: this.ply + 1, values });
    return false;
  }

  /** The time of the last move or ending, in milliseconds. */
  time(milliseconds: number, start: number, end: number): void {
    const { line, base, stopped } = this.#frame;
    if (line.ending) line.ending = { ...line.ending, time: milliseconds };
    else if (stopped) return;
    else if (line.moves.length === 0) this.#report.add('record/time-without-move', start, end, { ply: base });
    else this.#tree.setTime(milliseconds);
  }

  /** The time of the move that was just played. */
  timeOfMove(milliseconds: number): void {
    this.#tree.setTime(milliseconds);
  }

  /** One or more lines of comment to the present point. */
  comment(text: string): void {
    this.#tree.comment(text);
  }

  /** A name for the present point; of several the last one is the bookmark, the others go among the comments. */
  bookmark(name: string): void {
    const { line } = this.#frame;
    const index = line.moves.length;
    const before = line.bookmarks.get(index);
    if (before !== undefined && before !== name) this.comment(`&${before}`);
    line.bookmarks.set(index, name);
  }

  /**
   * Ends the line. Where `winner` is not given it follows from the kind and the side to move, or from an illegal last
   * move. Of two endings the first counts and the second's words become a comment.
   */
  end(ending: Ending, words: string, start: number, end: number): void {
    this.#ends.end(ending, words, start, end);
  }

  /** Changes what is known of the line's ending, as when a later line of the record names the winner. */
  amendEnding(change: Partial<Ending>): void {
    this.#ends.amend(change);
  }

  /** Whether the last move of the line was illegal, be it kept or the one that stopped the line. */
  get lastMoveIsFoul(): boolean {
    return this.#ends.lastMoveIsFoul;
  }

  /**
   * Opens a variation whose first move is the ply `ply`, on the line read last that began before that ply and reaches
   * the one before it (the rule of KIF). Without such a line its moves are reported and left out.
   */
  variationAt(ply: number, start: number, end: number): void {
    this.#closeFrame();
    if (this.#tree.isFull) {
      this.#tree.detach();
      this.#tooLarge(VARIATIONS_PER_GAME, 'variations', start, end);
    } else if (!this.#tree.attachAt(ply)) {
      this.#report.add('record/variation-without-parent', start, end, { ply, values: { parent: ply - 1 } });
    }
  }

  /**
   * Opens an alternative to the last move of the present line, or with `after` a variation that goes on where the line
   * ends. False where there is no move to replace.
   */
  openVariation(start: number, end: number, after = false): boolean {
    if (!this.#tree.openAlternative(after)) return false;
    if (this.#frame.stopped) this.#tooLarge(VARIATIONS_PER_GAME, 'variations', start, end);
    return true;
  }

  /** Goes back from a variation opened by `openVariation` to the line it interrupted. False on the main line. */
  closeVariation(): boolean {
    this.#closeFrame();
    return this.#tree.close();
  }

  /** The record as read; call once, at the end. */
  finish(): GameRecord {
    do this.#closeFrame();
    while (this.#tree.close());
    return this.#tree.finish();
  }

  get #frame(): Frame {
    return this.#tree.frame;
  }

  #closeFrame(): void {
    const { skipped } = this.#frame;
    if (skipped === 0) return;
    this.#report.addGeneral('record/moves-not-read', { ply: this.ply, values: { count: skipped, ply: this.ply } });
    this.#frame.skipped = 0;
  }

  /** Whether the next move of the line is to be played at all. */
  #mayPlay(start: number, end: number): boolean {
    if (this.#frame.line.ending && !this.#frame.stopped) this.#ends.goOn(start, end);
    if (this.#frame.stopped) {
      this.#frame.skipped++;
      return false;
    }
    if (++this.#moves <= MOVES_PER_GAME) return true;
    this.#tooLarge(MOVES_PER_GAME, 'moves', start, end);
    return false;
  }

  #judge(move: Move, start: number, end: number): boolean {
    const fault = this.position.illegality(move);
    if (fault === undefined) this.#tree.playLegal(move);
    else if (!isForbidden(fault) || (this.#stopAtUnreachable && fault === 'unreachable')) {
      return this.#impossible(fault, move, start, end);
    } else if (!this.#forbidden(fault, move, start, end)) return false;
    this.#report.places?.note(this.#frame.line, this.#frame.line.moves.length - 1, start, end);
    return true;
  }

  #impossible(fault: MoveFault, move: Move, start: number, end: number, named = 0): false {
    this.#frame.stopped = true;
    const values = { ...moveValues(this.position, move, named), done: LEFT_OUT };
    this.#report.add(`move/${fault}`, start, end, { ply: this.ply + 1, values });
    return false;
  }

  /** Whether the move is played. */
  #forbidden(fault: MoveFault, move: Move, start: number, end: number): boolean {
    const done = this.#stopAtForbidden ? LEFT_OUT : 'kept';
    const values = { ...moveValues(this.position, move), done };
    const ply = this.ply + 1;
    const finding = this.#report.add(`move/${fault}`, start, end, { ply, values });
    this.#frame.lastFoul = { finding, ply: this.#stopAtForbidden ? ply - 1 : ply };
    if (this.#stopAtForbidden) this.#frame.stopped = true;
    else this.#tree.play(move);
    return !this.#stopAtForbidden;
  }

  #tooLarge(limit: number, what: string, start: number, end: number): void {
    this.#frame.stopped = true;
    this.#report.add('record/too-large', start, end, { ply: this.ply, values: { limit, what } });
  }
}
