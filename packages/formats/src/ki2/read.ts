/**
 * Reads KI2, moves as books print them. Nobody has described the format: what is read is what programs write, and what
 * people type. A record of BOD diagrams is one without moves.
 */
import type { GameRecord, Report, Source } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { BLANK, classAt, skipBlanks, trimmed } from '../kakinoki/chars.js';
import { endingOfWord } from '../kakinoki/endings.js';
import { readGames } from '../kakinoki/games.js';
import type { MoveGrammar, Peek } from '../kakinoki/move-grammar.js';
import { MoveScanner } from '../kakinoki/move-scanner.js';
import { RowReader } from './rows.js';
import { mayBeginRow, numberEnd, sideAt } from './tokens.js';

const grammar: MoveGrammar = {
  isNumbered: false,
  isFirstMove,
  peek,
  moveLines: (context) => new RowReader(context),
};

export const readKi2 = (source: Source, report: Report, options?: ReadOptions): Iterable<GameRecord> =>
  readGames(grammar, source, report, options);

const LATER_MOVE = /[▲△▼▽☗☖⛊⛉]\s?(?:同|[1-9１-９][1-9１-９一二三四五六七八九])\s?成?[歩香桂銀角飛金玉王と杏圭全馬龍竜]/;

/** A move with a mark, an ending with a mark, or damage before such a move; without a mark a move, or a run of them, apart. */
function isFirstMove(text: string, start: number, end: number): boolean {
  if (!mayBeginRow(text, start, end)) return false;
  const begin = numberEnd(text, start, end);
  const isMarked = sideAt(text, begin, end) !== undefined;
  const at = isMarked ? skipBlanks(text, begin + 1, end) : begin;
  const scanner = new MoveScanner();
  if (scanner.scan(text, at, end)) {
    if (isMarked) return true;
    let next = scanner.end;
    while (next < end && classAt(text, next, end) !== BLANK && scanner.scan(text, next, end)) next = scanner.end;
    return next === end || classAt(text, next, end) === BLANK;
  }
  return isMarked && (endingOfWord(trimmed(text.slice(at, end))) !== undefined || LATER_MOVE.test(text.slice(at, end)));
}

function peek(text: string, start: number, end: number): Peek {
  const at = numberEnd(text, start, end);
  const side = sideAt(text, at, end);
  const scanner = new MoveScanner();
  scanner.scan(text, side === undefined ? at : skipBlanks(text, at + 1, end), end);
  return { side, origin: scanner.hasOrigin ? scanner.from : undefined };
}
