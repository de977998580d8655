/** Words after the last move that tell how a game ended. USI has none; these are what programs append. */
import type { EndingKind } from '@kifukit/record';

/** The word that is written for a kind comes first; the others are only read. */
const words: Partial<Record<EndingKind, readonly string[]>> = {
  resign: ['resign'],
  repetition: ['rep_draw', 'sennichite', 'repetition'],
  draw: ['draw'],
  impasse: ['jishogi', 'impasse'],
  timeout: ['timeout', 'time_up'],
  interrupted: ['break', 'interrupt', 'chudan'],
  declaration: ['win'],
  'max-moves': ['max_moves'],
  mate: ['mate'],
  'no-mate': ['nomate'],
};

const kinds = new Map(
  Object.entries(words).flatMap(([kind, names]) => names.map((name) => [name, kind as EndingKind] as const)),
);

export const endingOfWord = (word: string): EndingKind | undefined => kinds.get(word);

export const wordOfEnding = (kind: EndingKind): string | undefined => words[kind]?.[0];

/** What engines write where there is no move; the digits would else pass for a mistyped square. */
const noMoves = new Set(['0000', 'none', 'null', 'pass']);

/**
 * Whether a word that is no move may stand for an ending that nobody knows, rather than for a move gone wrong: it does
 * not begin with a square or as a drop does.
 */
export const isUnknownEnding = (word: string): boolean => noMoves.has(word) || !/^(?:[0-9]|.\*)/.test(word);
