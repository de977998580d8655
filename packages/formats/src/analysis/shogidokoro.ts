/**
 * `0` and, in the next line, `▲７八金(69)△３二金(41)`: 将棋所 writes two lines, the score with `++` or `--` for a bound, or
 * `+Mate:7`. NOTE: the score is from the engine's own view, which is the side that has just moved.
 */
import type { AnalysisPlace } from '@kifukit/record';
import { colorName, opponent } from '@kifukit/rules';
import { type FoundAnalysis, playedOut } from './found.js';
import { readLineOfPlay } from './line-of-play.js';
import { parseEvaluation } from './values.js';

/** Moves in Japanese, or in the letters of its English edition. */
const PLAY = /^(?:[▲△▼▽☗☖]|\+?[PLNSGBRK](?:[1-9][a-i][-x]|\*)[1-9][a-i])/;

export function readShogidokoro(lines: readonly string[], at: number, place: AnalysisPlace): FoundAnalysis | undefined {
  const text = lines[at + 1];
  if (text === undefined || !PLAY.test(text)) return undefined;
  const evaluation = parseEvaluation(lines[at], colorName(opponent(place.position.turn)));
  if (!evaluation) return undefined;
  const line = readLineOfPlay(text, 0, place);
  if (line.end === 0) return undefined;
  return { style: 'shogidokoro', analysis: { by: 'player', evaluation, ...playedOut(text, line) }, lines: 2 };
}
