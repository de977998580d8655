/**
 * `* 30 +7776FU -3334FU #1234`: the score from Black's view, the line of play, the nodes. Behind CSA's `'*` that is
 * `'** 30 …`. Source: version 3.0 of CSA, and files of shogi-server, which has had it since long before.
 */
import type { Analysis, AnalysisPlace, Evaluation } from '@kifukit/record';
import {
  droppedRole,
  isDrop,
  isPromotion,
  type Move,
  originOf,
  type Position,
  PROMOTED,
  targetOf,
} from '@kifukit/rules';
import { digitsOf, roleCodes, signOf } from '../csa/names.js';
import { type FoundAnalysis, playedOut, type WrittenAnalysis } from './found.js';
import { readLineOfPlay } from './line-of-play.js';
import { parseCount, parseEvaluation } from './values.js';

/** NOTE: some files have no blank behind the star, or two. */
const SCORE = /^\*\s{0,2}([+-]?\d{1,9}(?:\.\d{1,3})?)(?=\s|$)/;
const NODES = /\s*#(\d[\d,]{0,20})\s*$/;
/** Moves of CSA, words of CSA among them, or of USI. A number and Japanese moves is something else. */
const PLAY = /^(?:[+-](?:\d{4}[A-Z]{2}|PASS)|%[A-Z]|[1-9][a-i][1-9][a-i]|[PLNSGBR]\*)/;

export function readFloodgate(line: string, place: AnalysisPlace): FoundAnalysis | undefined {
  const score = SCORE.exec(line);
  if (!score) return undefined;
  const rest = line.slice(score[0].length);
  const nodes = NODES.exec(rest);
  const text = (nodes ? rest.slice(0, nodes.index) : rest).trim();
  if (text !== '' && !PLAY.test(text)) return undefined;
  const count = nodes ? parseCount(nodes[1]) : undefined;
  const evaluation = parseEvaluation(score[1], 'black') as Evaluation;
  const played = playedOut(text, readLineOfPlay(text, 0, place));
  return {
    style: 'floodgate',
    analysis: { evaluation, ...(count === undefined ? {} : { nodes: count }), ...played },
    lines: 1,
  };
}

/** What version 3.0 recommends for a decided game. */
const DECIDED = 30_000;

/** Undefined without a score, which begins the line. */
export function makeFloodgate(analysis: Analysis, position: Position): WrittenAnalysis | undefined {
  const { evaluation, moves = [], nodes } = analysis;
  if (!evaluation) return undefined;
  const dropped: string[] = [];
  if (evaluation.kind === 'mate' && evaluation.moves !== undefined) dropped.push('moves to mate');
  if (evaluation.kind === 'centipawns' && evaluation.bound !== undefined) dropped.push('bound');
  for (const [name, value] of [
    ['depth', analysis.depth],
    ['time', analysis.time],
    ['engine', analysis.engine],
  ] as const) {
    if (value !== undefined) dropped.push(name);
  }
  const words = [
    `* ${scoreOf(evaluation)}`,
    ...csaMoves(moves, position),
    ...(nodes === undefined ? [] : [`#${nodes}`]),
  ];
  return { lines: [words.join(' ')], dropped };
}

const scoreOf = (evaluation: Evaluation): number =>
  evaluation.kind === 'centipawns' ? Math.round(evaluation.value) : evaluation.winner === 'black' ? DECIDED : -DECIDED;

function csaMoves(moves: readonly Move[], start: Position): string[] {
  const position = start.clone();
  return moves.map((move) => {
    const text = csaMove(move, position);
    position.play(move);
    return text;
  });
}

function csaMove(move: Move, { board, turn }: Position): string {
  const drop = isDrop(move);
  const role = drop ? droppedRole(move) : (board[originOf(move)] & 15) + (isPromotion(move) ? PROMOTED : 0);
  return `${signOf(turn)}${drop ? '00' : digitsOf(originOf(move))}${digitsOf(targetOf(move))}${roleCodes[role]}`;
}
