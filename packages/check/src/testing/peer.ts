/**
 * tsshogi's judgement of a game, ply by ply: a peer that judges by code of its own.
 *
 * NOTE: tsshogi 2.2.0 declares its types in files that import each other without extensions, which Node's resolution
 * does not follow; what is used of it is declared here.
 */
import type { GameRecord } from '@kifukit/record';
import { makeUsi } from '@kifukit/rules';
import * as tsshogi from 'tsshogi';

type PeerColor = 'black' | 'white';

interface PeerMove {
  withPromote(): PeerMove;
}

interface PeerPosition {
  readonly color: PeerColor;
  readonly checked: boolean;
  readonly board: { at(square: object): { readonly color: PeerColor } | null };
  hand(color: PeerColor): { count(role: string): number };
  createMove(from: object | string, to: object): PeerMove | null;
  createMoveByUSI(usi: string): PeerMove | null;
  isValidMove(move: PeerMove): boolean;
  listAttackers(to: object): object[];
}

interface PeerRecord {
  readonly position: PeerPosition;
  readonly repetition: boolean;
  readonly perpetualCheck: PeerColor | null;
  getRepetitionCount(position: PeerPosition): number;
  append(move: PeerMove, options: { readonly ignoreValidation: boolean }): boolean;
}

interface Peer {
  readonly Position: { newBySFEN(sfen: string): PeerPosition | null };
  readonly Record: new (position: PeerPosition) => PeerRecord;
  readonly Square: { readonly all: readonly object[] };
  readonly handPieceTypes: readonly string[];
}

const { Position, Record, Square, handPieceTypes } = tsshogi as unknown as Peer;

/** What stands after a move. */
export interface Judgement {
  /** Whether the move was legal. */
  readonly legal: boolean;
  readonly check: boolean;
  /** Whether the side to move has a legal move. */
  readonly canMove: boolean;
  /** How often the position has stood. */
  readonly times: number;
  /** Who has lost by perpetual check, or null for a plain repetition; undefined where nothing is repeated. */
  readonly repetition: PeerColor | null | undefined;
}

/** Of each move of the main line. Whether the next side can move is asked in check and at the end only. */
export function peerJudgements({ start, main }: GameRecord): Judgement[] {
  const position = Position.newBySFEN(start);
  if (!position) throw new TypeError(`tsshogi does not read ${start}`);
  const record = new Record(position);
  return main.moves.map((move, index) => {
    const played = record.position.createMoveByUSI(makeUsi(move));
    if (!played) throw new TypeError(`tsshogi makes no move of ${makeUsi(move)}`);
    const legal = record.position.isValidMove(played);
    record.append(played, { ignoreValidation: true });
    const check = record.position.checked;
    return {
      legal,
      check,
      canMove: (!check && index < main.moves.length - 1) || hasLegalMove(record.position),
      times: record.getRepetitionCount(record.position),
      repetition: record.repetition ? record.perpetualCheck : undefined,
    };
  });
}

/** Asks for every way to every square. */
function hasLegalMove(position: PeerPosition): boolean {
  const { color, board } = position;
  const held = position.hand(color);
  const roles = handPieceTypes.filter((role) => held.count(role) > 0);
  const isLegal = (move: PeerMove | null): boolean => move !== null && position.isValidMove(move);
  return Square.all.some((to) => {
    const target = board.at(to);
    if (target?.color === color) return false;
    if (!target && roles.some((role) => isLegal(position.createMove(role, to)))) return true;
    return position
      .listAttackers(to)
      .filter((from) => board.at(from)?.color === color)
      .some((from) => {
        const move = position.createMove(from, to);
        return isLegal(move) || (move !== null && isLegal(move.withPromote()));
      });
  });
}
