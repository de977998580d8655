/**
 * The tree of lines while a record is being read: which line is being built, where it hangs, and a position that follows.
 * It knows nothing of legality or of reports; the replayer decides what is played here.
 */
import { type Move, makeSfen, type Position } from '@kifukit/rules';
import type { Finding } from './diagnostic.js';
import { emptyLine, type GameRecord, type Line, NO_TIME } from './record.js';
import { Trail } from './trail.js';

/** Limits that only hostile input reaches. Steps are moves played once more between one variation and the next. */
export const VARIATIONS_PER_GAME = 100_000;
const STEPS_PER_GAME = 10_000_000;

/** A line that is being built, and where it hangs. */
export interface Frame {
  readonly line: Line;
  readonly parent: Frame | undefined;
  /** The parent's move that the line replaces. */
  readonly index: number;
  /** Moves from the start before the line's first. */
  readonly base: number;
  /** Lines it hangs on. */
  readonly depth: number;
  /** Set where an impossible move or a limit ended the line. */
  stopped: boolean;
  /** Moves that came after it stopped. */
  skipped: number;
  /** The words of the line's ending as they are recorded. */
  endingWords: string;
  lastFoul: { readonly finding: Finding; readonly ply: number } | undefined;
}

const newFrame = (line: Line, parent: Frame | undefined, index: number): Frame => ({
  line,
  parent,
  index,
  base: parent ? parent.base + index : 0,
  depth: parent ? parent.depth + 1 : 0,
  stopped: false,
  skipped: 0,
  endingWords: '',
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
  /** The lines that `close` goes back to, and the ply from which the line that interrupts each of them differs. */
  readonly #interrupted: { readonly frame: Frame; readonly ply: number }[] = [];

  /** Lines whose variations are not in order yet. */
  readonly #unsorted = new Set<Line>();
  /** The line that the position still follows while an unattached one is read. */
  #left: Frame | undefined;
  #variations = 0;
  #steps = 0;

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

  /** Whether no more variations are taken: lines opened now hang nowhere and are stopped. */
  get isFull(): boolean {
    return this.#variations >= VARIATIONS_PER_GAME || this.#steps >= STEPS_PER_GAME;
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
    const open = this.#open;
    let at = open.length - 1;
    while (at > 0 && (open[at].base + 1 >= ply || frameEnd(open[at]) < ply - 1)) at--;
    const parent = open[at];
    if (ply < 1 || frameEnd(parent) < ply - 1) {
      this.detach();
      return false;
    }
    const from = this.#left ?? this.frame;
    this.#left = undefined;
    open.length = at + 1;
    this.#openLine(parent, ply - 1 - parent.base);
    this.#goFrom(from);
    return true;
  }

  /** Starts a line that hangs nowhere and takes no moves. */
  detach(): void {
    this.#left ??= this.frame;
    this.frame = { ...newFrame(emptyLine(), undefined, 0), stopped: true };
  }

  /**
   * Starts a line to be left again by `close`: an alternative to the line's last move, or with `after` one that goes on
   * where the line ends. False where there is no move to replace.
   */
  openAlternative(after = false): boolean {
    const { frame } = this;
    const index = frame.line.moves.length - (after ? 0 : 1);
    if (index < 0) return false;
    this.#interrupted.push({ frame, ply: frame.base + index });
    if (index === 0 && frame.parent) this.#openLine(frame.parent, frame.index);
    else this.#openLine(frame, index);
    this.trail.backTo(this.frame.base);
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
    this.frame = back.frame;
    this.trail.backTo(back.ply);
    const { base, line } = back.frame;
    for (let index = back.ply - base; index < line.moves.length; index++) this.trail.play(line.moves[index]);
    return true;
  }

  /** Puts the variations in their order; call once, at the end. */
  finish(): GameRecord {
    for (const line of this.#unsorted) line.variations.sort((a, b) => a.index - b.index);
    return this.game;
  }

  /** Lines are hung up at the end of their parent's list and sorted in the end, which is linear in any order of input. */
  #openLine(parent: Frame, index: number): void {
    this.frame = newFrame(emptyLine(), parent, index);
    this.#open.push(this.frame);
    if (this.isFull) {
      this.frame.stopped = true;
      return;
    }
    this.#variations++;
    const { variations } = parent.line;
    if (variations.length > 0 && variations[variations.length - 1].index > index) this.#unsorted.add(parent.line);
    variations.push({ index, line: this.frame.line });
  }

  /** Moves the position from the end of `from` to that of the present, new line, by way of the line both hang on. */
  #goFrom(from: Frame): void {
    let source = from;
    let target = this.frame;
    let left = source.line.moves.length;
    const path: Frame[] = [];
    while (source !== target) {
      if (source.depth >= target.depth) {
        left = source.index;
        source = source.parent as Frame;
      } else {
        path.push(target);
        target = target.parent as Frame;
      }
    }
    let frame = target;
    let index = Math.min(left, path[path.length - 1].index);
    this.trail.backTo(frame.base + index);
    for (let next = path.pop(); ; next = path.pop()) {
      const end = next ? next.index : frame.line.moves.length;
      this.#steps += Math.max(0, end - index);
      for (; index < end; index++) this.trail.play(frame.line.moves[index]);
      if (!next) return;
      frame = next;
      index = 0;
    }
  }
}

const joined = (before: string | undefined, text: string): string =>
  before === undefined ? text : `${before}\n${text}`;
