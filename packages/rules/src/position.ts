/**
 * A position: board, both hands, side to move. Any arrangement is a Position, with any number of kings;
 * what is odd about it is told by `problems`. Moves are played unchecked; legality is a question that is asked apart.
 */
import { generateMoves, originsTo } from './generate.js';
import { isAttacked, isAttackedThrough, reaches } from './geometry.js';
import { handFact, KEY_HIGH, KEY_LOW, pieceFact, turnFact } from './key.js';
import { illegality, type MoveFault } from './legality.js';
import { droppedRole, isDrop, isPromotion, type Move, originOf, targetOf } from './move.js';
import { type Color, canPromote, KING, opponent, type Piece, PROMOTED, pieceOf, type Role } from './piece.js';
import { SQUARES, type Square } from './square.js';

const NO_SQUARE = -1;

/** What is known of a side's king. Kept along with each move as long as the king is safe, which costs little. */
const SAFE = 0;
const IN_CHECK = 1;
const UNKNOWN = 2;

export class Position {
  /** The piece on each square; 0 = empty. */
  readonly board: Uint8Array;
  turn: Color;
  /** The number of the move about to be played, 1 in a start position. */
  moveNumber: number;

  /** Counts by colour << 3 | role; slot 0 of each colour takes captured kings and is never read. */
  #hands: number[] = Array(16).fill(0);
  readonly #kings: [Square, Square] = [NO_SQUARE, NO_SQUARE];
  readonly #checks: [number, number] = [UNKNOWN, UNKNOWN];
  /** Some side has, or once had, more than one king. */
  #severalKings = false;
  #keyed = false;
  #keyHigh = 0;
  #keyLow = 0;

  /** An empty board with empty hands. */
  constructor(turn: Color = 0, moveNumber = 1) {
    this.board = new Uint8Array(SQUARES);
    this.turn = turn;
    this.moveNumber = moveNumber;
  }

  clone(): Position {
    const copy = new Position(this.turn, this.moveNumber);
    copy.board.set(this.board);
    copy.#hands = [...this.#hands];
    copy.#kings[0] = this.#kings[0];
    copy.#kings[1] = this.#kings[1];
    copy.#checks[0] = this.#checks[0];
    copy.#checks[1] = this.#checks[1];
    copy.#severalKings = this.#severalKings;
    copy.#keyed = this.#keyed;
    copy.#keyHigh = this.#keyHigh;
    copy.#keyLow = this.#keyLow;
    return copy;
  }

  /** Puts a piece (0 takes it away) on a square of a position that is being set up. */
  put(square: Square, piece: Piece): void {
    const old = this.board[square];
    this.board[square] = piece;
    if ((piece & 15) === KING || (old & 15) === KING) {
      this.#findKing(0);
      this.#findKing(1);
      this.#severalKings = this.#kings.some(
        (king, color) => this.board.lastIndexOf(pieceOf(color as Color, KING)) !== king,
      );
    }
    this.#checks[0] = UNKNOWN;
    this.#checks[1] = UNKNOWN;
    if (this.#keyed) this.trackKey();
  }

  /** How many pieces of an unpromoted role the colour holds in hand. */
  inHand(color: Color, role: Role): number {
    return this.#hands[(color << 3) | (role & 7)];
  }

  /** Sets a hand's count, 0…255, in a position that is being set up. The role is pawn to gold. */
  setHand(color: Color, role: Role, count: number): void {
    this.#hands[(color << 3) | role] = count;
    if (this.#keyed) this.trackKey();
  }

  /** The first king of the colour, or −1 where it has none. */
  kingSquare(color: Color): Square {
    return this.#kings[color];
  }

  /** The first king of the side to move once its king on the board has gone to `to`. */
  kingSquareAfter(to: Square): Square {
    return this.#severalKings ? this.board.indexOf(pieceOf(this.turn, KING)) : to;
  }

  /**
   * Plays a move without asking whether it is legal, and returns what it captured (0 = nothing), as `undo` wants it.
   * The origin must hold a piece, or the hand the dropped role.
   */
  play(move: Move): Piece {
    const mover = this.turn;
    const captured = this.#carryOut(move);
    this.#followCheck(mover, move);
    this.#followCheck(opponent(mover), move);
    return captured;
  }

  /** Plays a move that is known to be legal: that the mover's king is safe need not be found out again. */
  playLegal(move: Move): Piece {
    const mover = this.turn;
    const captured = this.#carryOut(move);
    this.#checks[mover] = SAFE;
    this.#followCheck(opponent(mover), move);
    return captured;
  }

  #carryOut(move: Move): Piece {
    const { board, turn } = this;
    const to = targetOf(move);
    const captured = board[to];
    let piece: Piece;
    if (isDrop(move)) {
      piece = pieceOf(turn, droppedRole(move));
      this.#addToHand(turn, droppedRole(move), -1);
    } else {
      const from = originOf(move);
      piece = board[from];
      board[from] = 0;
      if (this.#keyed) this.#toggle(pieceFact(piece, from));
      if (isPromotion(move) && canPromote(piece & 15)) piece += PROMOTED;
    }
    board[to] = piece;
    if (this.#keyed) this.#toggle(pieceFact(piece, to));
    if (captured !== 0) {
      this.#addToHand(turn, captured & 7, 1);
      if (this.#keyed) this.#toggle(pieceFact(captured, to));
    }
    if ((piece & 15) === KING) this.#moveKing(turn, to);
    if ((captured & 15) === KING) this.#findKing((captured >> 4) as Color);
    this.#passTurn(1);
    return captured;
  }

  /** Takes back the last move, given what it captured. */
  undo(move: Move, captured: Piece): void {
    const { board } = this;
    this.#passTurn(-1);
    const turn = this.turn;
    const to = targetOf(move);
    let piece = board[to];
    if (this.#keyed) this.#toggle(pieceFact(piece, to));
    board[to] = captured;
    if (isDrop(move)) this.#addToHand(turn, droppedRole(move), 1);
    else {
      if (isPromotion(move) && (piece & 15) > KING) piece -= PROMOTED;
      board[originOf(move)] = piece;
      if (this.#keyed) this.#toggle(pieceFact(piece, originOf(move)));
    }
    if (captured !== 0) {
      this.#addToHand(turn, captured & 7, -1);
      if (this.#keyed) this.#toggle(pieceFact(captured, to));
    }
    if ((piece & 15) === KING) this.#moveKing(turn, originOf(move));
    if ((captured & 15) === KING) this.#findKing((captured >> 4) as Color);
    this.#checks[0] = UNKNOWN;
    this.#checks[1] = UNKNOWN;
  }

  /** Why the move is not legal, or undefined where it is. */
  illegality(move: Move): MoveFault | undefined {
    return illegality(this, move);
  }

  isLegal(move: Move): boolean {
    return illegality(this, move) === undefined;
  }

  /** All legal moves of the side to move, in no promised order. */
  legalMoves(): Move[] {
    return generateMoves(this, Number.POSITIVE_INFINITY);
  }

  hasLegalMove(): boolean {
    return generateMoves(this, 1).length > 0;
  }

  /** Origins from which a piece of the side to move and of this role reaches the square, pins disregarded. */
  movesTo(square: Square, role: Role): Square[] {
    return originsTo(this, square, role);
  }

  /** Whether the king of `color` is attacked; a side without a king is never in check. */
  inCheck(color: Color = this.turn): boolean {
    if (this.#checks[color] === UNKNOWN) {
      const king = this.#kings[color];
      this.#checks[color] = king >= 0 && isAttacked(this.board, king, 1 - color) ? IN_CHECK : SAFE;
    }
    return this.#checks[color] === IN_CHECK;
  }

  /** The side to move is in check and has no legal move. */
  isMate(): boolean {
    return this.inCheck() && !this.hasLegalMove();
  }

  /** Starts keeping the key, or computes it afresh. Until this is called, playing moves does not pay for it. */
  trackKey(): void {
    this.#keyed = true;
    this.#keyHigh = 0;
    this.#keyLow = 0;
    for (let square = 0; square < SQUARES; square++) {
      const piece = this.board[square];
      if (piece !== 0) this.#toggle(pieceFact(piece, square));
    }
    for (let hand = 0; hand < 16; hand++) if (hand & 7) this.#toggle(handFact(hand, this.#hands[hand]));
    if (this.turn === 1) this.#toggle(turnFact());
  }

  /** The two halves of the position's 64-bit key (signed 32-bit); both 0 unless the key is tracked. */
  get key(): readonly [high: number, low: number] {
    return [this.#keyHigh, this.#keyLow];
  }

  #toggle(fact: number): void {
    this.#keyHigh ^= KEY_HIGH[fact];
    this.#keyLow ^= KEY_LOW[fact];
  }

  #addToHand(color: Color, role: Role, change: number): void {
    const hand = (color << 3) | role;
    const count = this.#hands[hand];
    this.#hands[hand] = count + change;
    if (this.#keyed && role !== 0) {
      this.#toggle(handFact(hand, count));
      this.#toggle(handFact(hand, this.#hands[hand]));
    }
  }

  #passTurn(change: number): void {
    this.turn = opponent(this.turn);
    this.moveNumber += change;
    if (this.#keyed) this.#toggle(turnFact());
  }

  #moveKing(color: Color, to: Square): void {
    if (this.#severalKings) this.#findKing(color);
    else {
      this.#kings[color] = to;
      this.#checks[color] = UNKNOWN;
    }
  }

  #findKing(color: Color): void {
    this.#kings[color] = this.board.indexOf(pieceOf(color, KING));
    this.#checks[color] = UNKNOWN;
  }

  /** A safe king comes into check only by the piece that moved or through the square that it left. */
  #followCheck(color: Color, move: Move): void {
    if (this.#checks[color] !== SAFE) {
      this.#checks[color] = UNKNOWN;
      return;
    }
    const king = this.#kings[color];
    if (king < 0) return;
    const { board } = this;
    const to = targetOf(move);
    const piece = board[to];
    if (piece >> 4 !== color && reaches(board, piece, to, king)) this.#checks[color] = IN_CHECK;
    else if (!isDrop(move) && isAttackedThrough(board, king, originOf(move), 1 - color)) this.#checks[color] = IN_CHECK;
  }
}

/** The role of the piece that a move moves or drops, as it is before the move; the origin must hold it. */
export const roleMoved = ({ board }: Position, move: Move): Role =>
  isDrop(move) ? droppedRole(move) : board[originOf(move)] & 15;
