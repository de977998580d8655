/**
 * What engines say of a position. In a record it stands among the comments, in the words of the program that wrote it;
 * formats read it from there, and the comments stay as they are.
 */
import type { ColorName, Move, Position } from '@kifukit/rules';

export interface Centipawns {
  readonly kind: 'centipawns';
  /** Positive where Black stands better, whoever is to move. */
  readonly value: number;
  /** Where the search proved only that it is at least (lower) or at most (upper) so much. */
  readonly bound?: 'lower' | 'upper';
}

export interface MateIn {
  readonly kind: 'mate';
  /** Who gives mate. */
  readonly winner: ColorName;
  /** Moves until then; absent where nobody says. */
  readonly moves?: number;
}

export type Evaluation = Centipawns | MateIn;

export interface Analysis {
  /** Whether an engine said it as a player of the game, or a later analysis did. */
  readonly by?: 'player' | 'research';
  /** Which of several candidates, from 1. */
  readonly rank?: number;
  readonly evaluation?: Evaluation;
  readonly depth?: number;
  readonly selectiveDepth?: number;
  readonly nodes?: number;
  /** Milliseconds of thought. */
  readonly time?: number;
  readonly engine?: string;
  /** The expected line of play as it is recorded. */
  readonly pv?: string;
  /** The part of it that can be played from the position, in moves. */
  readonly moves?: readonly Move[];
  /** Said of the last move's alternative: `moves` begin one ply earlier. */
  readonly instead?: true;
}

/** Where a comment stands. */
export interface AnalysisPlace {
  readonly position: Position;
  /** The move that led there. */
  readonly lastMove?: Move | undefined;
  /** The position before that move. */
  readonly before?: Position | undefined;
}

/** Finds the analyses in a comment. */
export type Analyse = (comment: string, place: AnalysisPlace) => readonly Analysis[];
