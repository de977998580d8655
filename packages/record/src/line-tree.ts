/**
 * The tree of lines while a record is being read: which line is being built, where it hangs, and a position that follows.
 * It knows nothing of legality or of reports; the replayer decides what is played here.
 */
import { type Move, makeSfen, type Position } from '@kifukit/rules';
import type { Finding } from './diagnostic.js';
import { addVariation, emptyLine, type GameRecord, type Line, NO_TIME } from './record.js';
import { Trail } from './trail.js';

/** A line that is being built, and where it hangs. */
export interface Frame {
  readonly line: Line;
  readonly parent: Frame | undefined;
  /** The parent's move that the line replaces. */
  readonly index: number;
  /** Moves from the start before the line's first. */
  readonly base: number;
  /** Set where an impossible move or a limit ended the line. */
  stopped: boolean;
  /** Moves that came after it stopped. */
  skipped: number;
  lastFoul: { readonly finding: Finding; readonly ply: number } | undefined;
}

const newFrame = (line: Line, parent: Frame | undefined, index: number): Frame => ({
  line,
  parent,
  index,
  base: parent ? parent.base + index : 0,
  stopped: false,
  skipped: 0,
  lastFoul: undefined,
});

const frameEnd = (frame: Frame): number => frame.base + frame.line.moves.length;

export class LineTree {
  readonly game: GameRecord;
  /** The line that is being built. */
  frame: Frame;
  readonly trail: Trail;
  /** The lines that a variation may still hang on, the main line first. */
  readonly #open: Frame[];
  /** The lines that `close` goes back to. */
  readonly #interrupted: Frame[] = [];

  /** Takes over `start` and moves it about. */
  constructor(start: Position) {
    this.trail = new Trail(start);
    this.game = { start: makeSfen(start), headers: [], main: emptyLine() };
    this.frame = newFrame(this.game.main, undefined, 0);
    this.#open = [this.frame];
  }

  /** Moves from the start to the present point. */
  get ply(): number {
    return frameEnd(this.frame);
  }

  /** Plays a move, legal or not, at the end of the line. */
  play(move: Move): void {
    this.trail.play(move);
    this.frame.line.moves.push(move);
  }

  playLegal(move: Move): void {
    this.trail.playLegal(move);
    this.frame.line.moves.push(move);
  }

  /** The time of the line's last move; unknown ones before it are marked so. */
  setTime(milliseconds: number): void {
    const { moves, times } = this.frame.line;
    const index = moves.length - 1;
    while (times.length < index) times.push(NO_TIME);
    times[index] = milliseconds;
  }

  /** Adds to the comment of the present point. */
  comment(text: string): void {
    const { line } = this.frame;
    if (line.ending) {
      line.ending = { ...line.ending, comment: joined(line.ending.comment, text) };
      return;
    }
    const index = line.moves.length;
    line.comments.set(index, joined(line.comments.get(index), text));
  }

  /**
   * Starts a line whose first move is the ply `ply`, on the line opened last that began before that ply and reaches the
   * one before it. False, and an unattached stopped line, where there is none.
   */
  attachAt(ply: number): boolean {
    while (this.#open.length > 1 && this.#top.base + 1 >= ply) this.#open.pop();
    while (this.#open.length > 1 && frameEnd(this.#top) < ply - 1) this.#open.pop();
    const parent = this.#top;
    if (ply < 1 || frameEnd(parent) < ply - 1) {
      this.frame = { ...newFrame(emptyLine(), parent, 0), stopped: true };
      return false;
    }
    this.#openLine(parent, ply - 1 - parent.base);
    return true;
  }

  /** Starts an alternative to the line's last move, to be left again by `close`. False where there is no such move. */
  openAlternative(): boolean {
    const { line, parent, index } = this.frame;
    if (line.moves.length === 0) return false;
    this.#interrupted.push(this.frame);
    if (line.moves.length === 1 && parent) this.#openLine(parent, index);
    else this.#openLine(this.frame, line.moves.length - 1);
    return true;
  }

  /** Starts a line that goes on where the present one ends. */
  openContinuation(): void {
    const { line, parent, index } = this.frame;
    if (line.moves.length === 0 && parent) this.#openLine(parent, index);
    else this.#openLine(this.frame, line.moves.length);
  }

  /** Goes back to the line that `openAlternative` interrupted. False where there is none. */
  close(): boolean {
    const back = this.#interrupted.pop();
    if (!back) return false;
    this.frame = back;
    this.#goToFrame();
    return true;
  }

  get #top(): Frame {
    return this.#open[this.#open.length - 1];
  }

  #openLine(parent: Frame, index: number): void {
    this.frame = newFrame(emptyLine(), parent, index);
    addVariation(parent.line, index, this.frame.line);
    this.#open.push(this.frame);
    this.#goToFrame();
  }

  #goToFrame(): void {
    const path: Move[][] = [this.frame.line.moves];
    for (let frame = this.frame; frame.parent; frame = frame.parent) {
      path.push(frame.parent.line.moves.slice(0, frame.index));
    }
    this.trail.goTo(path.reverse().flat());
  }
}

const joined = (before: string | undefined, text: string): string =>
  before === undefined ? text : `${before}\n${text}`;
