/** A position together with the moves that led to it, so that it can go back and forth along the lines of a record. */
import type { Move, Piece, Position } from '@kifukit/rules';

export class Trail {
  readonly position: Position;
  readonly moves: Move[] = [];
  readonly #captured: Piece[] = [];

  /** Takes over `position` and moves it about. */
  constructor(position: Position) {
    this.position = position;
  }

  /** Moves played from the start. */
  get ply(): number {
    return this.moves.length;
  }

  /** Plays a move unchecked. */
  play(move: Move): void {
    this.#captured.push(this.position.play(move));
    this.moves.push(move);
  }

  /** Plays a move that is known to be legal. */
  playLegal(move: Move): void {
    this.#captured.push(this.position.playLegal(move));
    this.moves.push(move);
  }

  backTo(ply: number): void {
    while (this.moves.length > ply) {
      this.position.undo(this.moves.pop() as Move, this.#captured.pop() as Piece);
    }
  }
}
