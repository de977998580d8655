/** `#指し手[-32] 好手 △５二金右  ▲２六歩`: ぴよ将棋 and K-Shogi write one line, with the score from Black's view. */
import type { AnalysisPlace } from '@kifukit/record';
import { type FoundAnalysis, playedOut } from './found.js';
import { readLineOfPlay } from './line-of-play.js';
import { parseEvaluation } from './values.js';

const FORM = /^#\s?(指し手|形勢|推奨手)\[([^\]]{0,20})\]\s*(?:(?:最善手|好手|疑問手|緩手|悪手|大悪手)(?:\s+|$))?/;

/** NOTE: 推奨手 is what should have been played instead of the last move. */
export function readPiyo(line: string, { position, lastMove, before }: AnalysisPlace): FoundAnalysis | undefined {
  const parts = FORM.exec(line);
  const evaluation = parts ? parseEvaluation(parts[2], 'black') : undefined;
  if (!parts || !evaluation) return undefined;
  const text = line.slice(parts[0].length);
  const isInstead = parts[1] === '推奨手';
  const place = isInstead ? before && { position: before } : { position, lastMove };
  const played = playedOut(text, place ? readLineOfPlay(text, 0, place) : { moves: [], end: 0 });
  const instead = isInstead ? ({ instead: true } as const) : {};
  return { style: 'piyo', analysis: { by: 'research', ...instead, evaluation, ...played }, lines: 1 };
}
