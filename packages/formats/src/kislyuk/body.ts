/**
 * The tokens that files and articles have in common, handed to the replayer one by one. Every method takes the offset of
 * a token and gives the offset behind it, or NOT_HERE where no such token begins there.
 */
import { type Ending, type EndingKind, type GameRecord, Replayer, type Report } from '@kifukit/record';
import { type Color, makeSfen, opponent, type Position } from '@kifukit/rules';
import { endingAt, type WrittenEnding } from './endings.js';
import { closingOf, unescaped } from './escapes.js';
import { type PlayContext, playMove } from './play-move.js';
import { MoveScanner } from './scan-move.js';
import { marksEnd, moveNumberOf, NumberScanner, pairOf, timeAt } from './tokens.js';

export const NOT_HERE = -1;

const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
const ANGLE_CLOSE = 0x3e;
const PAREN_OPEN = 0x28;
const PAREN_CLOSE = 0x29;

export interface BodyOptions {
  readonly strict: boolean;
  readonly illegal?: 'keep' | 'stop' | undefined;
  /** Whether the number of the first move is known and not to be taken from the text. */
  readonly numbered: boolean;
}

/** A variation whose first move has not come yet, and so does not say yet where it belongs. */
interface Pending {
  readonly start: number;
  readonly comments: string[];
  readonly bookmarks: string[];
}

export class Body {
  readonly replayer: Replayer;
  readonly #text: string;
  readonly #report: Report;
  readonly #numbered: boolean;
  readonly #context: PlayContext;
  readonly #scanner: MoveScanner;
  readonly #ahead: MoveScanner;
  readonly #number: NumberScanner;
  #pending: Pending | undefined;
  /** Where the parentheses stand that are open. */
  readonly #open: number[] = [];
  /** By how much the printed numbers differ from the true ones. */
  #numberOffset = 0;

  /** Takes over `start`. */
  constructor(report: Report, start: Position, options: BodyOptions) {
    this.#text = report.source.text;
    this.#report = report;
    this.#numbered = options.numbered;
    this.#scanner = new MoveScanner(this.#text);
    this.#ahead = new MoveScanner(this.#text);
    this.#number = new NumberScanner(this.#text);
    this.replayer = new Replayer(start, report, options.illegal === undefined ? {} : { illegal: options.illegal });
    this.#context = { replayer: this.replayer, report, strict: options.strict };
  }

  move(at: number): number {
    if (!this.#scanner.scan(at)) return NOT_HERE;
    const lost = this.#attach();
    if (lost >= 0) return lost;
    return playMove(this.#scanner, this.#ahead, this.#context);
  }

  number(at: number): number {
    const number = this.#number;
    if (!number.scan(at)) return NOT_HERE;
    const { value, color, end } = number;
    const lost = this.#attach(value, color);
    if (lost >= 0) return lost;
    const { replayer } = this;
    if (replayer.stopped) return end;
    if (replayer.ply === 0 && !this.#numbered && this.#open.length === 0) this.#setStartNumber(value, color);
    if (!replayer.expectTurn(color, at, end)) return end;
    const found = pairOf(replayer.position.moveNumber, color);
    const offset = value - found;
    if (offset !== 0 && offset !== this.#numberOffset) {
      this.#report.add('kislyuk/number', at, end, { ply: replayer.ply + 1, values: { named: value, found } });
    }
    this.#numberOffset = offset;
    return end;
  }

  /** `{…}` with escapes; without its end it goes on to the end of the text. */
  comment(at: number): number {
    return this.#bracketed(at, BRACE_CLOSE, (text) => this.remark(text));
  }

  /** A comment as it stands in the text. */
  remark(text: string): void {
    if (this.#pending) this.#pending.comments.push(text);
    else this.replayer.comment(text);
  }

  bookmark(at: number): number {
    return this.#bracketed(at, ANGLE_CLOSE, (name) => {
      if (this.#pending) this.#pending.bookmarks.push(name);
      else this.replayer.bookmark(name);
    });
  }

  time(at: number): number {
    const time = timeAt(this.#text, at);
    if (!time) return NOT_HERE;
    const lost = this.#attach();
    if (lost >= 0) return lost;
    this.replayer.time(time.milliseconds, at, time.end);
    return time.end;
  }

  /** Marks of praise and blame are kept at the front of the comment. */
  marks(at: number): number {
    const end = marksEnd(this.#text, at);
    if (end === at) return NOT_HERE;
    this.remark(this.#text.slice(at, end));
    return end;
  }

  ending(at: number): number {
    const written = endingAt(this.#text, at);
    if (!written) return NOT_HERE;
    const lost = this.#attach();
    if (lost >= 0) return lost;
    if (written.unclosed) this.#unclosed(at, '«');
    this.#end(written, at);
    return written.end;
  }

  get isInVariation(): boolean {
    return this.#open.length > 0 || this.#pending !== undefined;
  }

  open(at: number): number {
    if (this.#pending) return this.#skipVariation(at);
    this.#pending = { start: at, comments: [], bookmarks: [] };
    return at + 1;
  }

  close(at: number): number {
    if (this.#dropEmpty()) return at + 1;
    const lost = this.#attach();
    if (lost >= 0) return lost;
    if (this.#open.pop() === undefined) return NOT_HERE;
    this.replayer.closeVariation();
    return at + 1;
  }

  /** Text that is no token ends the line of play. */
  fault(start: number, end: number): number {
    const lost = this.#attach();
    if (lost >= 0) return lost;
    if (!this.replayer.stopped) this.replayer.syntaxFault(start, end);
    return end;
  }

  finish(): GameRecord {
    if (!this.#dropEmpty()) this.#attach();
    const open = this.#open.pop();
    if (open !== undefined) this.#unclosed(open, '(');
    return this.replayer.finish();
  }

  /** Forgets a variation in which nothing stands. */
  #dropEmpty(): boolean {
    const pending = this.#pending;
    if (!pending || pending.comments.length + pending.bookmarks.length > 0) return false;
    this.#pending = undefined;
    return true;
  }

  #setStartNumber(pair: number, color: Color): void {
    const { position, game } = this.replayer;
    if (color !== position.turn || position.moveNumber === moveNumberOf(pair, color)) return;
    position.moveNumber = moveNumberOf(pair, color);
    game.start = makeSfen(position);
  }

  #bracketed(at: number, close: number, use: (text: string) => void): number {
    const closing = closingOf(this.#text, at + 1, close);
    const end = closing < 0 ? this.#text.length : closing;
    if (closing < 0) this.#unclosed(at, this.#text[at] as string);
    use(unescaped(this.#text.slice(at + 1, end)));
    return Math.min(end + 1, this.#text.length);
  }

  #unclosed(at: number, text: string): void {
    this.#report.add('kislyuk/unclosed', at, at + 1, { ply: this.replayer.ply, values: { text } });
  }

  /**
   * Finds the place of a variation whose first token has come: it replaces the move before it, or goes on behind an
   * ending, or where its number (`pair` and `color`) says that it does. On a line that could not be played to its end
   * only a number can tell; without one the variation is left out, and the offset behind it is given.
   */
  #attach(pair?: number, color?: Color): number {
    const pending = this.#pending;
    if (!pending) return NOT_HERE;
    this.#pending = undefined;
    const { replayer } = this;
    const { line, position, stopped } = replayer;
    const { turn, moveNumber } = position;
    const goesOn = color === turn && pair === pairOf(moveNumber, turn);
    const replaces = color === opponent(turn) && pair === pairOf(moveNumber - 1, opponent(turn));
    if (stopped && !goesOn && !replaces) return this.#skipVariation(pending.start);
    const after = goesOn || (!stopped && (line.ending !== undefined || line.moves.length === 0));
    if (!replayer.openVariation(pending.start, pending.start + 1, after)) return this.#skipVariation(pending.start);
    this.#open.push(pending.start);
    for (const name of pending.bookmarks) replayer.bookmark(name);
    for (const text of pending.comments) replayer.comment(text);
    return NOT_HERE;
  }

  /** Goes over a variation that has no place in the record. */
  #skipVariation(start: number): number {
    const { ply } = this.replayer;
    const text = this.#text;
    let depth = 0;
    let at = start;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === BRACE_OPEN) {
        const closing = closingOf(text, at, BRACE_CLOSE);
        at = closing < 0 ? text.length : closing;
      } else if (code === PAREN_OPEN) depth++;
      else if (code === PAREN_CLOSE && --depth === 0) break;
    }
    const end = Math.min(at + 1, text.length);
    this.#report.add('record/variation-without-parent', start, end, { ply: ply + 1, values: { parent: ply } });
    return end;
  }

  #end({ kind, text, winner, end }: WrittenEnding, start: number): void {
    const { replayer } = this;
    const ending: Ending = {
      kind: kind === 'checker-fouls' ? this.#foulOfChecker() : kind,
      ...(text === undefined ? {} : { text }),
      ...(winner?.is === undefined ? {} : { winner: winner.is }),
    };
    const ended = replayer.line.ending !== undefined;
    replayer.end(ending, this.#text.slice(start, end), start, end);
    if (!ended && winner && winner.is === undefined) replayer.line.ending = ending;
  }

  /** Of perpetual check: the side that gave the check on the board fouled, else the one to move, which would give the next. */
  #foulOfChecker(): EndingKind {
    return this.replayer.position.inCheck() ? 'illegal-action' : 'illegal-move';
  }
}
