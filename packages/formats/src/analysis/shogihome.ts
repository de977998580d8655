/**
 * `*評価値=120`, `*読み筋=▲２五歩△８五歩`, `*深さ=8`: ShogiHome writes a line for each value, with `#` in place of `*` what
 * a later analysis said. Scores are from Black's view.
 */
import type { Analysis, AnalysisPlace, Evaluation } from '@kifukit/record';
import { type Position, type Square, targetOf } from '@kifukit/rules';
import { makeMoveText } from '../ki2/names.js';
import { type FoundAnalysis, playedOut, type WrittenAnalysis } from './found.js';
import { readLineOfPlay } from './line-of-play.js';
import { makeClock, parseClock, parseCount, parseDepth, parseEvaluation } from './values.js';

/** NOTE: react-kifu-player has a blank in place of the sign of equality. */
const KEY = /^([*#])(評価値|詰み|読み筋|深さ|ノード数|エンジン|時間)(?:\s?=\s?|\s)(.*)$/;
/** The lines that follow one another; where a value comes again, and a mate beside a score, another analysis begins. */
export function readShogiHome(lines: readonly string[], at: number, place: AnalysisPlace): FoundAnalysis | undefined {
  const mark = KEY.exec(lines[at])?.[1];
  const keys = new Set<string>();
  let analysis: Analysis = { by: mark === '#' ? 'research' : 'player' };
  let end = at;
  for (let next = at; mark !== undefined && next < lines.length; next++) {
    const parts = KEY.exec(lines[next]);
    const key = parts?.[2] === '詰み' ? '評価値' : parts?.[2];
    if (!parts || parts[1] !== mark || key === undefined || keys.has(key)) break;
    const more = parseValue(parts[2], parts[3].trim(), place);
    if (!more) break;
    keys.add(key);
    analysis = { ...analysis, ...more };
    end = next + 1;
  }
  return end === at ? undefined : { style: 'shogihome', analysis, lines: end - at };
}

const MATE = /^(先手|後手)勝ち(?::(\d{1,5})手)?$/;

/** What `key=value` says; undefined where it says nothing that is known. */
export function parseValue(key: string, value: string, place: AnalysisPlace): Analysis | undefined {
  switch (key) {
    case '評価値':
      return only('evaluation', parseEvaluation(value, 'black'));
    case '詰み':
      return only('evaluation', parseMate(value));
    case '読み筋':
      return value === '' ? undefined : playedOut(value, readLineOfPlay(value, 0, place));
    case '深さ':
      return parseDepth(value);
    case 'ノード数':
      return only('nodes', parseCount(value));
    case '時間':
      return only('time', parseClock(value));
    default:
      return value === '' ? undefined : { engine: value };
  }
}

function only<K extends keyof Analysis>(key: K, value: Analysis[K]): Analysis | undefined {
  return value === undefined ? undefined : { [key]: value };
}

function parseMate(text: string): Evaluation | undefined {
  const parts = MATE.exec(text);
  if (!parts) return undefined;
  const winner = parts[1] === '先手' ? 'black' : 'white';
  return { kind: 'mate', winner, ...(parts[2] === undefined ? {} : { moves: Number(parts[2]) }) };
}

/** Undefined for a further candidate: only one analysis of a kind can stand at a place. */
export function makeShogiHome(analysis: Analysis, position: Position, last?: Square): WrittenAnalysis | undefined {
  const { by, rank = 1, evaluation, depth, selectiveDepth, nodes, time, engine } = analysis;
  if (rank > 1) return undefined;
  const mark = by === 'research' ? '#' : '*';
  const play = ki2Moves(analysis, position, last);
  const values: readonly (readonly [string, string | number | undefined])[] = [
    ['詰み', evaluation?.kind === 'mate' ? makeMate(evaluation) : undefined],
    ['評価値', evaluation?.kind === 'centipawns' ? evaluation.value : undefined],
    ['読み筋', play === '' ? undefined : play],
    ['深さ', selectiveDepth === undefined ? depth : `${depth}/${selectiveDepth}`],
    ['ノード数', nodes],
    ['時間', time === undefined ? undefined : makeClock(time)],
    ['エンジン', engine],
  ];
  const lines = values.filter(([, value]) => value !== undefined).map(([key, value]) => `${mark}${key}=${value}`);
  return { lines, dropped: evaluation?.kind === 'centipawns' && evaluation.bound !== undefined ? ['bound'] : [] };
}

const makeMate = ({ winner, moves }: Extract<Evaluation, { kind: 'mate' }>): string =>
  `${winner === 'black' ? '先手' : '後手'}勝ち${moves === undefined ? '' : `:${moves}手`}`;

function ki2Moves({ moves = [] }: Analysis, start: Position, last: Square | undefined): string {
  const position = start.clone();
  let previous = last;
  let text = '';
  for (const move of moves) {
    text += makeMoveText(position, move, previous);
    position.play(move);
    previous = targetOf(move);
  }
  return text;
}
