/** An engine's line of play as moves, as far as they can be played. */
import type { AnalysisPlace } from '@kifukit/record';
import { type Move, type Square, targetOf } from '@kifukit/rules';
import { skipBlanks } from '../kakinoki/chars.js';
import { type MoveToken, readToken } from './move-tokens.js';

/** Engines look no further; what comes behind is not read. */
const MOST_MOVES = 300;

/** The moves of the line, and the offset where they end in the text. */
export interface LineOfPlay {
  readonly moves: readonly Move[];
  readonly end: number;
}

/**
 * Reads the moves at text[at…] from the place on; the line ends with the first that is not legal.
 * NOTE: many programs begin with the move that was just made; it is passed over.
 */
export function readLineOfPlay(text: string, at: number, { position, lastMove }: AnalysisPlace): LineOfPlay {
  const moves: Move[] = [];
  let present = position;
  let lastTarget = lastMove === undefined ? undefined : targetOf(lastMove);
  let end = at;
  while (moves.length < MOST_MOVES) {
    const token = readToken(text, skipBlanks(text, end, text.length), present, lastTarget);
    if (!token) break;
    if (moves.length === 0 && end === at && lastMove !== undefined && isRepeated(token, lastMove, present.turn)) {
      end = token.end;
      continue;
    }
    const { move, color } = token;
    if (move === undefined || (color ?? present.turn) !== present.turn || !present.isLegal(move)) break;
    if (moves.length === 0) present = position.clone();
    present.playLegal(move);
    moves.push(move);
    lastTarget = targetOf(move);
    end = token.end;
  }
  return { moves, end };
}

/** Whether the first token is the move that led here. */
function isRepeated({ move, color, to }: MoveToken, lastMove: Move, turn: number): boolean {
  if (color === undefined) return move === lastMove;
  return color !== turn && (to === undefined || to === (targetOf(lastMove) as Square));
}
