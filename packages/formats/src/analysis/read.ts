/**
 * Finds what engines said in a comment, whatever program wrote it. The comment stays as it is.
 *
 * Sources: version 3.0 of CSA, files of these programs, and ShogiHome, which reads most of them.
 */
import type { Analysis, AnalysisPlace } from '@kifukit/record';
import { readFloodgate } from './floodgate.js';
import type { FoundAnalysis } from './found.js';
import { readPiyo } from './piyo.js';
import { readShogidokoro } from './shogidokoro.js';
import { readShogiGui } from './shogigui.js';
import { readShogiHome } from './shogihome.js';

/** The analyses in a comment; `place` is where it stands. */
export function analysesOf(comment: string, place: AnalysisPlace): Analysis[] {
  const found: Analysis[] = [];
  for (const part of partsOf(comment, place)) if (typeof part !== 'string') found.push(part.analysis);
  return found;
}

/** A part of a comment: a line that says nothing to us, or an analysis with the lines that say it. */
export type CommentPart = string | (FoundAnalysis & { readonly text: readonly string[] });

export function partsOf(comment: string, place: AnalysisPlace): CommentPart[] {
  const lines = comment.split('\n');
  const parts: CommentPart[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = readAt(lines, at, place);
    parts.push(found ? { ...found, text: lines.slice(at, at + found.lines) } : lines[at]);
    at += found?.lines ?? 1;
  }
  return parts;
}

function readAt(lines: readonly string[], at: number, place: AnalysisPlace): FoundAnalysis | undefined {
  const line = lines[at];
  switch (line[0]) {
    case '#':
      return readShogiHome(lines, at, place) ?? readPiyo(line, place);
    case '*':
      return readShogiHome(lines, at, place) ?? readFloodgate(line, place) ?? readShogiGui(lines, at, place);
    default:
      return readShogidokoro(lines, at, place);
  }
}
