/**
 * A little language for trying the replayer: a text of tokens, each handed over with its own place as the span.
 *
 *     7g7f  a move      t5  its time in seconds    {so}  a comment     &name  a bookmark      ??  text that is no move
 *     !resign  an ending, !timeout=black  with its winner         @3  a variation from ply 3 on (the rule of KIF)
 *     (  an alternative to the last move until  )     (+  a continuation after it     b: or w:  the side named as mover
 */
import { BLACK, makeUsi, parseUsi, positionOf, START_SFEN, WHITE } from '@kifukit/rules';
import { recordCodes } from '../codes.js';
import { type Diagnostic, Report } from '../diagnostic.js';
import type { Ending, EndingKind, Winner } from '../ending.js';
import type { GameRecord, Line } from '../record.js';
import { Replayer, type ReplayOptions } from '../replayer.js';

export interface Reading {
  readonly game: GameRecord;
  readonly replayer: Replayer;
  readonly diagnostics: readonly Diagnostic[];
  /** `move/nifu error 12 «P*5e»` for each diagnostic: code, severity, ply, the text of its span. */
  readonly told: readonly string[];
}

export function read(text: string, start = START_SFEN, options: ReplayOptions = {}): Reading {
  const report = new Report(text, recordCodes);
  report.startGame();
  const replayer = new Replayer(positionOf(start), report, options);
  for (const { 0: token, index } of text.matchAll(/\{[^}]*\}|\S+/g)) {
    handOver(replayer, token, index, index + token.length);
  }
  const game = replayer.finish();
  const diagnostics = report.diagnostics();
  return { game, replayer, diagnostics, told: diagnostics.map((diagnostic) => tell(diagnostic, text)) };
}

function tell({ code, severity, ply, span, message }: Diagnostic, text: string): string {
  if (/\{\w+\}/.test(message)) throw new Error(`a value is missing: ${message}`);
  return `${code} ${severity} ${ply ?? '-'}${span ? ` «${text.slice(...span)}»` : ''}`;
}

export function handOver(replayer: Replayer, token: string, start: number, end: number): void {
  const rest = token.slice(1);
  const move = parseUsi(token);
  if (move !== undefined) replayer.usi(move, start, end);
  else if (token === '??') replayer.syntaxFault(start, end);
  else if (token === '(' || token === '(+') replayer.openVariation(start, end, token === '(+');
  else if (token === ')') replayer.closeVariation();
  else if (token === 'b:' || token === 'w:') replayer.expectTurn(token === 'b:' ? BLACK : WHITE, start, end);
  else if (token[0] === '@') replayer.variationAt(Number(rest), start, end);
  else if (token[0] === 't') replayer.time(Number(rest) * 1000, start, end);
  else if (token[0] === '{') replayer.comment(rest.slice(0, -1));
  else if (token[0] === '&') replayer.bookmark(rest);
  else if (token[0] === '!') replayer.end(endingOf(rest), token, start, end);
  else throw new TypeError(`not a token of the script: ${token}`);
}

function endingOf(text: string): Ending {
  const [kind, winner] = text.split('=') as [EndingKind, Winner | undefined];
  return winner === undefined ? { kind } : { kind, winner };
}

/** The tree as text: `7g7f 3c3d !resign=white [1: 8c8d [1: 2g2f]]`, variations with their index after the line. */
export function draw(line: Line): string {
  const parts = line.moves.map(makeUsi);
  if (line.ending) parts.push(`!${line.ending.kind}${line.ending.winner ? `=${line.ending.winner}` : ''}`);
  for (const { index, line: variation } of line.variations) parts.push(`[${index}: ${draw(variation)}]`);
  return parts.join(' ');
}
