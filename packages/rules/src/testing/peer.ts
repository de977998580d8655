/**
 * tsshogi's opinion on a position: a peer that judges moves by code of its own.
 *
 * NOTE: tsshogi 2.2.0 declares its types in files that import each other without extensions, which Node's resolution
 * does not follow; what is used of it is declared here.
 */
import * as tsshogi from 'tsshogi';

type PeerSquare = object;
type PeerRole = string;
type PeerColor = string;

export interface PeerMove {
  readonly usi: string;
  withPromote(): PeerMove;
}

export interface PeerPosition {
  readonly color: PeerColor;
  readonly board: { at(square: PeerSquare): { readonly color: PeerColor } | null };
  hand(color: PeerColor): { count(role: PeerRole): number };
  createMove(from: PeerSquare | PeerRole, to: PeerSquare): PeerMove | null;
  isValidMove(move: PeerMove): boolean;
  listAttackers(to: PeerSquare): PeerSquare[];
  doMove(move: PeerMove, options: { ignoreValidation: boolean }): boolean;
  undoMove(move: PeerMove): void;
}

interface Peer {
  readonly Position: { newBySFEN(sfen: string): PeerPosition | null };
  readonly Square: { readonly all: readonly PeerSquare[] };
  readonly handPieceTypes: readonly PeerRole[];
  judgeJishogiDeclaration(rule: 'general24' | 'general27', position: PeerPosition, color: PeerColor): string;
}

const { Position, Square, handPieceTypes, judgeJishogiDeclaration } = tsshogi as unknown as Peer;

export function peerPosition(sfen: string): PeerPosition {
  const position = Position.newBySFEN(sfen);
  if (!position) throw new TypeError(`tsshogi does not read ${sfen}`);
  return position;
}

/** The moves tsshogi holds legal, asked for every way to every square. */
export function peerLegalMoves(position: PeerPosition): PeerMove[] {
  const { color, board } = position;
  const held = position.hand(color);
  const roles = handPieceTypes.filter((role) => held.count(role) > 0);
  const moves: PeerMove[] = [];
  const ask = (move: PeerMove | null): void => {
    if (move && position.isValidMove(move)) moves.push(move);
  };
  for (const to of Square.all) {
    const target = board.at(to);
    if (target?.color === color) continue;
    if (!target) for (const role of roles) ask(position.createMove(role, to));
    for (const from of position.listAttackers(to)) {
      if (board.at(from)?.color !== color) continue;
      const move = position.createMove(from, to);
      ask(move);
      if (move) ask(move.withPromote());
    }
  }
  return moves;
}

export function peerPerft(position: PeerPosition, depth: number): number {
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

/** `win`, `draw` or `lose` of the side to move. */
export const peerDeclaration = (position: PeerPosition, points: 24 | 27): string =>
  judgeJishogiDeclaration(`general${points}`, position, position.color);
