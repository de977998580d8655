/** tsshogi's opinion on a position: a peer that judges moves by code of its own. */
import { handPieceTypes, type Move, Position, Square } from 'tsshogi';

export function peerPosition(sfen: string): Position {
  const position = Position.newBySFEN(sfen);
  if (!position) throw new TypeError(`tsshogi does not read ${sfen}`);
  return position;
}

/** The moves tsshogi holds legal, asked for every way to every square. */
export function peerLegalMoves(position: Position): Move[] {
  const { color, board } = position;
  const held = position.hand(color);
  const roles = handPieceTypes.filter((type) => held.count(type) > 0);
  const moves: Move[] = [];
  const ask = (move: Move | null): void => {
    if (move && position.isValidMove(move)) moves.push(move);
  };
  for (const to of Square.all) {
    const target = board.at(to);
    if (target?.color === color) continue;
    if (!target) for (const type of roles) ask(position.createMove(type, to));
    for (const from of position.listAttackers(to)) {
      if (board.at(from)?.color !== color) continue;
      const move = position.createMove(from, to);
      ask(move);
      if (move) ask(move.withPromote());
    }
  }
  return moves;
}

export function peerPerft(position: Position, depth: number): number {
  const moves = peerLegalMoves(position);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    position.doMove(move, { ignoreValidation: true });
    nodes += peerPerft(position, depth - 1);
    position.undoMove(move);
  }
  return nodes;
}

export const isBlack = (position: Position): boolean => position.color === BLACK;
