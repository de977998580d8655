/** A game while it is being read: what was said before its first move, then the replayer that has its moves. */
import { type GameRecord, type Header, Replayer, type Report } from '@kifukit/record';
import { BLACK, type Color, colorName, positionOf, startPosition } from '@kifukit/rules';
import type { ReadOptions } from '../format.js';
import { PositionSetup } from './position.js';
import { endingOf, isRefusal, type Summary } from './summary.js';

export class GameDraft {
  readonly headers: Header[] = [];
  readonly setup: PositionSetup;
  /** From the first move or ending on. */
  replayer: Replayer | undefined;
  /** Of the file or of the game. */
  version: string | undefined;
  /** The side to move first, where a line says it. */
  turn: Color | undefined;
  /** Whether there is more than comments and what nobody understands. */
  hasContent = false;
  readonly #report: Report;
  readonly #options: ReadOptions;
  readonly #comments: string[] = [];
  #forgiven: Set<string> | undefined;
  #isAnnounced = false;
  #summary: { readonly summary: Summary; readonly ply: number } | undefined;

  constructor(report: Report, options: ReadOptions, version: string | undefined) {
    this.#report = report;
    this.#options = options;
    this.version = version;
    this.setup = new PositionSetup(report);
  }

  /** Has what is reported from now on counted as this game's. */
  announce(): void {
    if (!this.#isAnnounced) this.#report.startGame();
    this.#isAnnounced = true;
  }

  /** Reports something that may come again with every line only once. */
  forgive(code: string, text: string, start: number, end: number): void {
    this.#forgiven ??= new Set();
    if (this.#forgiven.has(code)) return;
    this.#forgiven.add(code);
    this.#report.add(code, start, end, { values: { text } });
  }

  comment(line: string): void {
    if (this.replayer) this.replayer.comment(line);
    else this.#comments.push(line);
  }

  remember(summary: Summary): void {
    this.#summary = { summary, ply: this.replayer?.ply ?? 0 };
  }

  /** Puts the position together, if that is not done yet. `mover`: the side that the first move names. */
  begin(start: number, end: number, mover?: Color): Replayer {
    if (this.replayer) return this.replayer;
    this.announce();
    const { illegal } = this.#options;
    const position = this.#startPosition(start, end, mover);
    const replayer = new Replayer(position, this.#report, illegal === undefined ? {} : { illegal });
    if (this.#comments.length > 0) replayer.comment(this.#comments.join('\n'));
    this.replayer = replayer;
    return replayer;
  }

  /** `at`: where the text of the game ends. */
  finish(at: number): GameRecord {
    const replayer = this.begin(at, at);
    this.#settle(replayer);
    const game = replayer.finish();
    game.headers = this.headers;
    return game;
  }

  #startPosition(start: number, end: number, mover: Color | undefined) {
    const { isGiven } = this.setup;
    if (!isGiven && this.#options.start !== undefined) return positionOf(this.#options.start);
    if (!isGiven && mover !== undefined) return this.#evenStart(start, end, mover);
    const turn = this.turn ?? mover ?? BLACK;
    if (isGiven && this.turn === undefined) {
      const reason = mover === undefined ? 'as in most games' : 'because the first move is its';
      this.#report.add('csa/no-turn', start, end, { ply: 0, values: { side: colorName(turn), reason } });
    }
    return this.setup.build(turn, start);
  }

  /**
   * NOTE: by the specification a game without lines of the position begins on an empty board. No move is possible there,
   * so where there are moves, the even start was meant: old files are nothing but moves.
   */
  #evenStart(start: number, end: number, mover: Color) {
    this.#report.add('csa/no-start-position', start, end, { ply: 0 });
    const position = startPosition();
    position.turn = this.turn ?? mover;
    return position;
  }

  /** A server's summary is the ending where no `%` line is; else it is compared with it. */
  #settle(replayer: Replayer): void {
    if (!this.#summary || this.#summary.ply !== replayer.ply) return;
    const { summary } = this.#summary;
    const { winner, start, end, type } = summary;
    const { ending } = replayer.line;
    if (!ending) replayer.end(endingOf(summary, replayer.position.turn), type, start, end);
    else if (!isRefusal(summary) && winner !== undefined && ending.winner !== undefined && ending.winner !== winner) {
      const values = { named: winner, found: ending.winner };
      this.#report.add('record/winner-mismatch', start, end, { ply: replayer.ply, values });
    }
  }
}
