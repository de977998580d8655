/**
 * `*対局 時間 00:01.5 深さ 2 ノード数 960 評価値 0 読み筋 ▲７六歩(77) △３四歩(33)`: ShogiGUI writes one line, 解析 for what a
 * later analysis said. Scores are from Black's view, arrows mark bounds, `+詰 7` is a mate.
 */
import type { Analysis, AnalysisPlace, Evaluation } from '@kifukit/record';
import { type Position, type Square, targetOf } from '@kifukit/rules';
import { markOf } from '../ki2/names.js';
import { makeMoveText } from '../kif/names.js';
import { type FoundAnalysis, playedOut, type WrittenAnalysis } from './found.js';
import { readLineOfPlay } from './line-of-play.js';
import { parseValue } from './shogihome.js';
import { makeClock } from './values.js';

const KIND = /^\*\s?(対局|解析|検討)?(?:\s?(\d{1,3}))?(?:\s?候補(\d{1,3}))?(?=\s|$)/;
const VALUE =
  /(?:^|\s)(時間|深さ|ノード数|評価値)\s{1,2}([+-]?(?:詰み?\s?)?[\d:.,/]{0,20}(?:手)?(?:\s?[↑↓])?)(?=\s|$)/g;
const PLAY = /(?:^|\s)読み筋(?:\s+|$)/;

/**
 * NOTE: 棋神アナリティクス writes the same words behind a star and other ones. In some files 評価値 begins a line of its
 * own below `*解析 0`.
 */
export function readShogiGui(lines: readonly string[], at: number, place: AnalysisPlace): FoundAnalysis | undefined {
  const [head, kind, number, candidate] = KIND.exec(lines[at]) ?? [];
  const isSplit = kind !== undefined && head?.length === lines[at].trimEnd().length;
  const line = isSplit ? lines[at + 1]?.replace(/^\*/, '') : lines[at];
  if (line === undefined || (isSplit && !line.startsWith('評価値'))) return undefined;
  const values = readValues(line, place);
  if (!values || (kind === undefined && values.evaluation === undefined)) return undefined;
  const rank = Number(candidate ?? number ?? 0);
  return {
    style: 'shogigui',
    analysis: { by: kind === '対局' ? 'player' : 'research', ...(rank === 0 ? {} : { rank }), ...values },
    lines: isSplit ? 2 : 1,
  };
}

/** Undefined where the line says none of the values. */
function readValues(line: string, place: AnalysisPlace): Analysis | undefined {
  const play = PLAY.exec(line);
  const head = play ? line.slice(0, play.index) : line;
  const text = play ? line.slice(play.index + play[0].length) : '';
  let values: Analysis = playedOut(text, readLineOfPlay(text, 0, place));
  for (const [, key, value] of head.matchAll(VALUE)) values = { ...parseValue(key, value, place), ...values };
  return Object.keys(values).length > 0 ? values : undefined;
}

export function makeShogiGui(analysis: Analysis, position: Position, last?: Square): WrittenAnalysis {
  const { by, rank, evaluation, depth, selectiveDepth, nodes, time, engine } = analysis;
  const words = [`*${by === 'research' ? '解析' : '対局'}`];
  if (by === 'research' || rank !== undefined) words.push('0');
  if (rank !== undefined) words.push(`候補${rank}`);
  if (time !== undefined) words.push(`時間 ${makeClock(time)}`);
  if (depth !== undefined) words.push(`深さ ${depth}${selectiveDepth === undefined ? '' : `/${selectiveDepth}`}`);
  if (nodes !== undefined) words.push(`ノード数 ${nodes}`);
  if (evaluation) words.push(`評価値 ${makeScore(evaluation)}`);
  const play = kifMoves(analysis, position, last);
  if (play.length > 0) words.push('読み筋', ...play);
  return { lines: [words.join(' ')], dropped: engine === undefined ? [] : ['engine'] };
}

function makeScore(evaluation: Evaluation): string {
  if (evaluation.kind === 'mate') {
    const sign = evaluation.winner === 'black' ? '+' : '-';
    return `${sign}詰${evaluation.moves === undefined ? '' : ` ${evaluation.moves}`}`;
  }
  const { value, bound } = evaluation;
  return `${value}${bound === undefined ? '' : bound === 'lower' ? '↑' : '↓'}`;
}

function kifMoves({ moves = [] }: Analysis, start: Position, last: Square | undefined): string[] {
  const position = start.clone();
  let previous = last;
  return moves.map((move) => {
    const text = markOf(position.turn) + makeMoveText(move, position, previous);
    position.play(move);
    previous = targetOf(move);
    return text;
  });
}
