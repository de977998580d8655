/** Finds the moves that are printed in a text of any sort, without a board: what is printed, not what it means. */
import { isWordStart } from './letters.js';
import { MoveScanner } from './scan-move.js';
import {
  FOREIGN_CAPTURE,
  FOREIGN_DROP,
  HOMOGLYPH,
  LATIN_P_USED,
  NO_SEPARATOR,
  PUNCT,
  SPACING,
  STRAY_CHAR,
} from './scan-parts.js';

/** How a printed move differs from the canonical form, in the words of the warnings. */
export type PrintedFeature =
  | 'homoglyph'
  | 'latin-p'
  | 'stray-char'
  | 'punct'
  | 'no-separator'
  | 'foreign-drop'
  | 'foreign-capture'
  /** Spaces where none belong, or none where they belong. */
  | 'spacing'
  /** A «пр.» stands behind the move that may belong to the next one, which it is counted to. */
  | 'ambiguous-pr';

export interface PrintedMove {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'move' | 'capture' | 'drop';
  readonly sign: 'none' | 'check' | 'mate';
  readonly features: readonly PrintedFeature[];
}

const featureBits: readonly (readonly [number, PrintedFeature])[] = [
  [HOMOGLYPH, 'homoglyph'],
  [LATIN_P_USED, 'latin-p'],
  [STRAY_CHAR, 'stray-char'],
  [PUNCT, 'punct'],
  [NO_SEPARATOR, 'no-separator'],
  [FOREIGN_DROP, 'foreign-drop'],
  [FOREIGN_CAPTURE, 'foreign-capture'],
  [SPACING, 'spacing'],
];

/** All moves printed in the text, in order; they do not overlap. */
export function findMoves(text: string): PrintedMove[] {
  const scanner = new MoveScanner(text);
  const ahead = new MoveScanner(text);
  const found: PrintedMove[] = [];
  let last = 0;
  for (let at = 0; at < text.length; ) {
    if ((at !== last && !isWordStart(text, at)) || !scanner.scan(at)) {
      at++;
      continue;
    }
    const move = printedMove(scanner, ahead);
    found.push(move);
    last = move.end;
    at = move.end;
  }
  return found;
}

function printedMove(scanner: MoveScanner, ahead: MoveScanner): PrintedMove {
  const { text, start, isDrop, separator, sign, suffixStart, doubled } = scanner;
  const suffixed = suffixStart >= 0;
  const ambiguous = suffixed && !doubled && sign === 'none' && ahead.scan(suffixStart);
  const end = scanner.endWith(suffixed && !ambiguous);
  if (suffixed && !ambiguous) scanner.takeSuffix();
  const features = featureBits.filter(([bit]) => scanner.oddities & bit).map(([, feature]) => feature);
  if (ambiguous && !isDrop) features.push('ambiguous-pr');
  const kind = isDrop ? 'drop' : separator === 'capture' ? 'capture' : 'move';
  return { start, end, text: text.slice(start, end), kind, sign, features };
}
