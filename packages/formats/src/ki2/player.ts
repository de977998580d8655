/**
 * Finds the piece that a KI2 move means and plays it. The board gives the pieces of that name that reach the square, the
 * words behind the piece choose among them; where none reaches it, the move is a drop.
 */
import type { Replayer, Report } from '@kifukit/record';
import {
  type Color,
  colorName,
  KING,
  makeDrop,
  makeMove,
  makeSquare,
  makeUsi,
  NO_ORIGIN,
  pieceOf,
  type Role,
  roleNames,
  SEVERAL_ORIGINS,
  type Square,
  soleOriginTo,
  targetOf,
} from '@kifukit/rules';
import type { MoveScanner } from '../kakinoki/move-scanner.js';
import { playDrop } from '../kakinoki/play-drop.js';
import { originsMeant } from '../kakinoki/qualifier.js';

export class MovePlayer {
  readonly #report: Report;
  readonly #replayer: Replayer;
  /** The square that 同 means before the first move. */
  readonly #target: Square | undefined;
  /** What was told once and is not told again. */
  readonly #told = new Set<string>();

  constructor(report: Report, replayer: Replayer, target: Square | undefined) {
    this.#report = report;
    this.#replayer = replayer;
    this.#target = target;
  }

  /** Plays a move that begins at `start` with the mark of `side`; undefined where it bears no mark. */
  play(move: MoveScanner, side: Color | undefined, start: number): void {
    const replayer = this.#replayer;
    const { end } = move;
    const to = move.isSame ? this.#lastTarget() : move.to;
    if (to === undefined || replayer.stopped) replayer.syntaxFault(start, end);
    else if (move.hasOrigin) this.#playFrom(move, to, side, start);
    else if (move.isDrop) {
      this.#checkSide(side, start, end);
      playDrop(replayer, move.role, to, start, end);
    } else this.#find(move, to, side, start);
  }

  #lastTarget(): Square | undefined {
    const last = this.#replayer.lastMove;
    return last === undefined ? this.#target : targetOf(last);
  }

  /** NOTE: some programs tell the origin as KIF does. The board has the last word. */
  #playFrom(move: MoveScanner, to: Square, side: Color | undefined, start: number): void {
    const { from, end } = move;
    move.settle(this.#replayer.position.board[from] & 15);
    this.#move(move, from, to, side, start, end);
  }

  #find(move: MoveScanner, to: Square, side: Color | undefined, start: number): void {
    const { role, end } = move;
    const { position } = this.#replayer;
    const sole = soleOriginTo(position, to, role);
    if (sole === NO_ORIGIN) this.#playWithoutPiece(move, to, side, start);
    else if (sole !== SEVERAL_ORIGINS) {
      if (isQualified(move) && originsMeant(position, to, role, move).length === 0)
        this.#oddWords(sole, to, start, end);
      this.#move(move, sole, to, side, start, end);
    } else {
      const meant = originsMeant(position, to, role, move);
      if (meant.length === 1) this.#move(move, meant[0], to, side, start, end);
      else this.#replayer.ambiguous(to, meant.length > 0 ? meant : position.movesTo(to, role), start, end);
    }
  }

  #move(move: MoveScanner, from: Square, to: Square, side: Color | undefined, start: number, end: number): void {
    const { role, promotion } = move;
    this.#checkSide(side, start, end);
    if (move.promotesBefore && promotion) {
      const usual = makeUsi(makeMove(from, to, true));
      this.#tellOnce('record/odd-move-spelling', start, end, { text: this.#text(start, end), usual });
    }
    this.#replayer.move(from, to, role, promotion, start, end);
  }

  /** No piece of the name reaches the square: a drop, or a fault. */
  #playWithoutPiece(move: MoveScanner, to: Square, side: Color | undefined, start: number): void {
    const { role, promotion, end } = move;
    const replayer = this.#replayer;
    const { position } = replayer;
    const mayDrop = role < KING && !promotion && !isQualified(move);
    if (mayDrop && position.inHand(position.turn, role) > 0) {
      this.#checkSide(side, start, end);
      replayer.drop(role, to, start, end);
    } else if (side === undefined || replayer.expectTurn(side, start, end))
      this.#fault(role, promotion, to, start, end);
  }

  /** Only one piece can be meant, although it does not move that way, or none. */
  #fault(role: Role, promotion: boolean, to: Square, start: number, end: number): void {
    const { board, turn } = this.#replayer.position;
    const piece = pieceOf(turn, role);
    const from = board.indexOf(piece);
    if (from >= 0 && board.lastIndexOf(piece) === from && from !== to) {
      this.#replayer.move(from, to, role, promotion, start, end);
    } else {
      const move = role < KING ? makeDrop(role, to) : makeMove(to, to);
      this.#replayer.impossible('not-in-hand', move, start, end, role);
    }
  }

  /** NOTE: books print a game with ▲ and △ exchanged, seen by the loser; whose turn it is decides. */
  #checkSide(side: Color | undefined, start: number, end: number): void {
    if (side === undefined) this.#tellOnce('record/side-marks-missing', start, end, {});
    else if (side !== this.#replayer.position.turn) {
      this.#tellOnce('record/wrong-side-mark', start, end, { side: colorName(side) });
    }
  }

  #oddWords(from: Square, to: Square, start: number, end: number): void {
    const named = roleNames[this.#replayer.position.board[from] & 15];
    const values = { text: this.#text(start, end), named, from: makeSquare(from), to: makeSquare(to) };
    this.#report.add('record/odd-qualifier', start, end, { ply: this.#replayer.ply + 1, values });
  }

  #tellOnce(code: string, start: number, end: number, values: Record<string, string>): void {
    if (this.#told.has(code)) return;
    this.#told.add(code);
    this.#report.add(code, start, end, { ply: this.#replayer.ply + 1, values });
  }

  #text(start: number, end: number): string {
    return this.#report.source.text.slice(start, end);
  }
}

const isQualified = ({ side, motion }: MoveScanner): boolean => side !== undefined || motion !== undefined;
