/** How a line of play ended. */
import { BLACK, type Color, type ColorName, colorName, opponent } from '@kifukit/rules';

export const endingKinds = [
  'resign',
  'mate',
  'no-mate',
  'timeout',
  'repetition',
  'perpetual-check',
  'impasse',
  'declaration',
  /** The side to move fouled (反則負け), or the last move was the foul and no winner says otherwise. */
  'illegal-move',
  /** The other side fouled (反則勝ち). */
  'illegal-action',
  'max-moves',
  'try',
  'win-by-default',
  'loss-by-default',
  'draw',
  'interrupted',
  'sealed',
  'matta',
  'error',
  'other',
] as const;

export type EndingKind = (typeof endingKinds)[number];
export type Winner = ColorName | 'draw';

export interface Ending {
  readonly kind: EndingKind;
  /** Absent where nobody knows or nobody won. */
  readonly winner?: Winner;
  /** Time spent before ending the game, in milliseconds. */
  readonly time?: number;
  /** The recorded words, where the kind does not say all they say: always for `other`. */
  readonly text?: string;
  /** What the record remarks after the ending. */
  readonly comment?: string;
}

/** Who wins by an ending of this kind with `turn` to move; `first` moved first in the game. */
export function winnerBy(kind: EndingKind, turn: Color, first: Color = BLACK): Winner | undefined {
  switch (kind) {
    case 'resign':
    case 'mate':
    case 'timeout':
    case 'illegal-move':
      return colorName(opponent(turn));
    case 'illegal-action':
    case 'declaration':
    case 'try':
      return colorName(turn);
    case 'win-by-default':
      return colorName(first);
    case 'loss-by-default':
      return colorName(opponent(first));
    case 'repetition':
    case 'impasse':
    case 'max-moves':
    case 'draw':
      return 'draw';
    default:
      return undefined;
  }
}

/** Endings after which a record may go on: the game was resumed, or a move taken back. */
export const isProvisional = (kind: EndingKind): boolean =>
  kind === 'interrupted' || kind === 'sealed' || kind === 'matta';

/** Endings that name a foul and so explain an illegal last move. */
export const isFoul = (kind: EndingKind): boolean => kind === 'illegal-move' || kind === 'illegal-action';
