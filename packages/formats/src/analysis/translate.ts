/**
 * Writing what engines said in another program's manner. Everything else in the comments stays as it is, and so does an
 * analysis that the manner has no words for.
 */
import {
  type AnalysisPlace,
  eachComment,
  type GameRecord,
  type Line,
  mapLines,
  type PlacedComment,
  type Report,
} from '@kifukit/record';
import { targetOf } from '@kifukit/rules';
import type { FormatOption, Settings, WriteOptions } from '../format.js';
import { makeFloodgate } from './floodgate.js';
import type { WrittenAnalysis } from './found.js';
import { readLineOfPlay } from './line-of-play.js';
import { type CommentPart, partsOf } from './read.js';
import { makeShogiGui } from './shogigui.js';
import { makeShogiHome } from './shogihome.js';

export const manners = ['keep', 'floodgate', 'shogihome', 'shogigui'] as const;
export type Manner = (typeof manners)[number];

export const analysisOption: FormatOption = {
  name: 'analysis',
  values: manners,
  default: 'keep',
  description: 'in which program’s manner the remarks of engines are written',
};

export const mannerOf = ({ analysis }: Settings): Manner => manners.find((manner) => manner === analysis) ?? 'keep';

type Write = (game: GameRecord, report: Report, options?: WriteOptions) => string;

/** A `write` that first brings the remarks of engines into the manner that the settings name. */
export const inManner =
  (write: Write): Write =>
  (game, report, options = {}) =>
    write(translateAnalyses(game, mannerOf(options.settings ?? {}), report), report, options);

/** How often something could not be said, where first, and what. */
interface Dropped {
  count: number;
  ply: number | undefined;
  readonly what: Set<string>;
}

/** The record with the remarks of engines in another manner; what that has no words for is reported. */
export function translateAnalyses(game: GameRecord, manner: Manner, report: Report): GameRecord {
  if (manner === 'keep') return game;
  const texts = new Map<Line, Map<number, string>>();
  const remarks = new Map<Line, string>();
  const dropped: Dropped = { count: 0, ply: undefined, what: new Set() };
  eachComment(game, (comment) => {
    const text = translated(comment, manner, dropped);
    if (text === comment.text) return;
    const { line, index, isRemark } = comment;
    if (isRemark) remarks.set(line, text);
    else texts.set(line, (texts.get(line) ?? new Map()).set(index, text));
  });
  if (dropped.ply !== undefined) {
    const { count, ply, what } = dropped;
    report.addGeneral('loss/analysis', { ply, values: { count, ply, what: [...what].join(', ') } });
  }
  return texts.size + remarks.size === 0 ? game : mapLines(game, (line) => withTexts(line, texts, remarks));
}

function withTexts(
  line: Line,
  texts: ReadonlyMap<Line, Map<number, string>>,
  remarks: ReadonlyMap<Line, string>,
): Line {
  const changed = texts.get(line);
  const remark = remarks.get(line);
  return {
    ...line,
    ...(changed ? { comments: new Map([...line.comments, ...changed]) } : {}),
    ...(line.ending && remark !== undefined ? { ending: { ...line.ending, comment: remark } } : {}),
  };
}

function translated({ text, place, ply }: PlacedComment, manner: Manner, dropped: Dropped): string {
  const lines: string[] = [];
  for (const part of partsOf(text, place)) {
    const written = inOtherWords(part, manner, place);
    if (!written) {
      lines.push(...(typeof part === 'string' ? [part] : part.text));
      continue;
    }
    lines.push(...written.lines);
    if (written.dropped.length === 0) continue;
    dropped.count++;
    dropped.ply ??= ply;
    for (const what of written.dropped) dropped.what.add(what);
  }
  return lines.join('\n');
}

/** Undefined where the part stays as it is. */
function inOtherWords(part: CommentPart, manner: Manner, place: AnalysisPlace): WrittenAnalysis | undefined {
  if (typeof part === 'string' || part.style === manner || part.analysis.instead) return undefined;
  const written = make(part.analysis, manner, place);
  if (!written || !isCut(part.analysis.pv ?? '', place)) return written;
  return { ...written, dropped: [...written.dropped, 'the end of the line of play'] };
}

/** Whether the line of play says more than can be played. */
const isCut = (pv: string, place: AnalysisPlace): boolean => pv.slice(readLineOfPlay(pv, 0, place).end).trim() !== '';

function make(
  analysis: Parameters<typeof makeFloodgate>[0],
  manner: Manner,
  { position, lastMove }: AnalysisPlace,
): WrittenAnalysis | undefined {
  const last = lastMove === undefined ? undefined : targetOf(lastMove);
  if (manner === 'floodgate') return makeFloodgate(analysis, position);
  return manner === 'shogihome' ? makeShogiHome(analysis, position, last) : makeShogiGui(analysis, position, last);
}
