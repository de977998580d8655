/**
 * The comment in which shogi-server (floodgate) says how a game ended:
 *
 *     'summary:time up:player_a win:player_b lose
 *
 * NOTE: the server writes a `%` line for a resignation and a declaration only. Time, fouls, repetition and the limit of
 * moves are told in this comment alone, and a declaration that was refused is told here against its own `%KACHI`.
 */
import type { Ending, EndingKind, Winner } from '@kifukit/record';
import { type Color, colorName } from '@kifukit/rules';

export interface Summary {
  /** `time up`, `oute_sennichite`, … */
  readonly type: string;
  readonly winner: Winner | undefined;
  /** Where the line stands in the source. */
  readonly start: number;
  readonly end: number;
}

const MARK = "'summary:";
const form = /^'summary:([^:]+):[^:]* (win|lose|draw):[^:]* (win|lose|draw)\s*$/;

const winners: Readonly<Record<string, Winner>> = {
  'win lose': 'black',
  'lose win': 'white',
  'draw draw': 'draw',
};

/** Reads text[start, end) as a summary, undefined where it is none. */
export function parseSummary(text: string, start: number, end: number): Summary | undefined {
  if (!text.startsWith(MARK, start)) return undefined;
  const parts = form.exec(text.slice(start, end));
  return parts ? { type: parts[1], winner: winners[`${parts[2]} ${parts[3]}`], start, end } : undefined;
}

/** A declaration that the server refused. */
export const isRefusal = (summary: Summary): boolean => summary.type === 'illegal kachi';

const kinds: Readonly<Record<string, EndingKind>> = {
  toryo: 'resign',
  // NOTE: a broken connection; the server's word for it in the game itself is %TORYO.
  abnormal: 'resign',
  kachi: 'declaration',
  'time up': 'timeout',
  sennichite: 'repetition',
  oute_sennichite: 'perpetual-check',
  max_moves: 'max-moves',
};

const fouls: readonly string[] = ['illegal move', 'illegal kachi', 'uchifuzume', 'oute_kaihimore', 'outori'];

/** The ending that the summary tells, with `turn` to move. */
export function endingOf({ type, winner }: Summary, turn: Color): Ending {
  const outcome = winner === undefined ? {} : { winner };
  const kind = kinds[type];
  if (kind !== undefined) return { kind, ...outcome };
  if (!fouls.includes(type)) return { kind: 'other', text: type, ...outcome };
  // The server names the loser: the side to move where it did not log the foul, else the side that has moved.
  return { kind: winner === colorName(turn) ? 'illegal-action' : 'illegal-move', ...outcome };
}
