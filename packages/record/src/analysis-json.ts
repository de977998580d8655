/** Analyses of a record as plain JSON. */
import { makeUsi } from '@kifukit/rules';
import type { Analyse, Analysis } from './analysis.js';
import { eachComment } from './comments.js';
import type { GameRecord, Line } from './record.js';

export interface AnalysisJson extends Omit<Analysis, 'moves'> {
  /** In USI. */
  readonly moves?: readonly string[];
}

/** By ply, as comments are. */
export type AnalysesJson = Readonly<Record<string, readonly AnalysisJson[]>>;

/** The analyses that stand in the comments of each line; lines without any are not there. */
export function analysesByLine(game: GameRecord, analyse: Analyse): ReadonlyMap<Line, AnalysesJson> {
  const byLine = new Map<Line, Record<string, AnalysisJson[]>>();
  eachComment(game, ({ line, ply, text, place }) => {
    const found = analyse(text, place).map(analysisJson);
    if (found.length === 0) return;
    const analyses = byLine.get(line) ?? {};
    analyses[ply] = found;
    byLine.set(line, analyses);
  });
  return byLine;
}

const analysisJson = ({ moves, ...rest }: Analysis): AnalysisJson =>
  moves === undefined ? rest : { ...rest, moves: moves.map(makeUsi) };
