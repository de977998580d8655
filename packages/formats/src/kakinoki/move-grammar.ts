/** The grammar of the lines of moves, which the members of the Kakinoki family do not share when they are read. */
import type { Ending, Replayer, Report } from '@kifukit/record';
import type { Color, Role, Square } from '@kifukit/rules';
import { BLACK_MARK, SAME, WHITE_MARK, ZERO } from './chars.js';
import type { Closing } from './closing.js';

export interface MoveGrammar {
  /** Whether moves have numbers, by which variations find their place; else they are counted from 1. */
  readonly isNumbered: boolean;
  /** Whether the first line of moves begins here; `isBelowHead` where the head of the columns of moves came before. */
  isFirstMove(text: string, start: number, end: number, isBelowHead: boolean): boolean;
  /** Looks at a line of moves without reading it. */
  peek(text: string, start: number, end: number): Peek;
  /** The reader of such lines for one game. */
  moveLines(context: MoveContext): MoveLines;
}

/** What a line of moves tells at first sight; undefined what it does not tell. */
export interface Peek {
  readonly number?: number | undefined;
  /** The square that the first move leaves. */
  readonly origin?: Square | undefined;
  /** The role that the first move drops. */
  readonly dropped?: Role | undefined;
  /** The side whose mark the first move bears. */
  readonly side?: Color | undefined;
  /** Those of the program that laid the line out so. */
  readonly habits?: Habits | undefined;
}

/** What a program means by what it writes. */
export interface Habits {
  /** A blank after the mark of a comment is for the eye. */
  readonly spacedComments?: boolean;
  /** Remarks behind the last move that end the game. */
  readonly closingRemarks?: ReadonlyMap<string, Ending>;
}

export interface MoveContext {
  readonly report: Report;
  readonly replayer: Replayer;
  readonly closing: Closing;
  readonly firstNumber: number;
  /** The square that 同 means before the first move. */
  readonly target: Square | undefined;
}

export interface MoveLines {
  /** Reads a line that begins like a move, or that is nothing else. */
  takeLine(start: number, end: number): void;
  /** Reads as many whole lines from `offset` on as it knows at first sight; the offset of the first that it left. */
  takeLines?(offset: number): number;
  /** The number that the next move should have; undefined where any may come. */
  expect(number: number | undefined): void;
  /** Whether moves that begin with this number go on with the line that is being read. */
  isNext(number: number | undefined): boolean;
}

/** Whether a character of this class may begin a number or a move. */
export const beginsMove = (kind: number): boolean =>
  (kind > 0 && kind <= ZERO) || kind === SAME || kind === BLACK_MARK || kind === WHITE_MARK;
