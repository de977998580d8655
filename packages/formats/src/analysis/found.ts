/** What the readers of the programs' manners have in common. */
import type { Analysis } from '@kifukit/record';
import type { LineOfPlay } from './line-of-play.js';

/** In which program's manner an analysis is said. */
export type AnalysisStyle = 'floodgate' | 'shogihome' | 'shogigui' | 'shogidokoro' | 'piyo';

/** An analysis and how many lines of the comment say it. */
export interface FoundAnalysis {
  readonly analysis: Analysis;
  readonly style: AnalysisStyle;
  readonly lines: number;
}

/** An analysis in some program's words, and what of it these cannot say. */
export interface WrittenAnalysis {
  readonly lines: readonly string[];
  readonly dropped: readonly string[];
}

/** What a line of play adds to an analysis; `text` is all of it. */
export function playedOut(text: string, { moves }: LineOfPlay): Pick<Analysis, 'pv' | 'moves'> {
  const pv = text.trim();
  return pv === '' ? {} : { pv, ...(moves.length === 0 ? {} : { moves }) };
}
