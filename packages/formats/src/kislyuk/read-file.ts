/** Reads files: a head, then tokens and nothing else. A file may hold several games, each with the first line of a file. */
import type { GameRecord, Report } from '@kifukit/record';
import { startPosition } from '@kifukit/rules';
import type { ReadOptions } from '../format.js';
import { Body, NOT_HERE } from './body.js';
import { isFirstLine, readHead } from './header.js';
import { isSpace, skipSpaces } from './letters.js';
import type { GivenStart } from './read.js';

export function* readFile(report: Report, options: ReadOptions, given: GivenStart | undefined): Generator<GameRecord> {
  const { text } = report.source;
  const strict = options.settings?.noise !== 'forgive';
  let at = 0;
  do {
    report.startGame();
    const head = readHead(report, at);
    const start = head.start ?? given?.position.clone() ?? startPosition();
    const numbered = head.start === undefined && given?.numbered === true;
    const body = new Body(report, start, { strict, illegal: options.illegal, numbered });
    at = readBody(body, text, head.end);
    const game = body.finish();
    game.headers = head.headers;
    yield game;
  } while (at < text.length);
}

/** Reads to the first line of the next game or to the end; gives the offset where it stopped. */
function readBody(body: Body, text: string, from: number): number {
  let at = skipSpaces(text, from);
  while (at < text.length) {
    if (text[at] === '#' && isLineStart(text, at)) {
      const end = lineEnd(text, at);
      if (isFirstLine(text.slice(at, end))) return at;
      at = end;
    } else at = readToken(body, text, at);
    at = skipSpaces(text, at);
  }
  return at;
}

function readToken(body: Body, text: string, at: number): number {
  const end = known(body, text, at);
  return end === NOT_HERE ? body.fault(at, tokenEnd(text, at)) : end;
}

function known(body: Body, text: string, at: number): number {
  switch (text[at]) {
    case '{':
      return body.comment(at);
    case '<':
      return body.bookmark(at);
    case '[':
      return body.time(at);
    case '(':
      return body.open(at);
    case ')':
      return body.close(at);
    case '!':
    case '?':
      return body.marks(at);
  }
  const move = body.move(at);
  if (move !== NOT_HERE) return move;
  const number = body.number(at);
  return number === NOT_HERE ? body.ending(at) : number;
}

/** A remark of a program fills its line. */
function isLineStart(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text[before - 1] !== '\n' && text[before - 1] !== '\r') {
    if (!isSpace(text.charCodeAt(--before))) return false;
  }
  return true;
}

function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

/** The end of something that is no token: up to the next space or bracket. */
function tokenEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && !isSpace(text.charCodeAt(end)) && !'(){}[]<>'.includes(text[end] as string)) end++;
  return end;
}
