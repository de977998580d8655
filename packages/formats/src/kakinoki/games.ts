/** Reads the games of a text, one after the other, whatever member of the Kakinoki family it is. */
import { type GameRecord, type Line, mapLines, Replayer, type Report, type Source } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { LineCursor } from '../line-cursor.js';
import { Body } from './body.js';
import { Closing } from './closing.js';
import { isConclusion } from './conclusion.js';
import { endingOfWord } from './endings.js';
import { holdsMove, isMoveBehindSigns } from './likeness.js';
import { HASH, isSeparator, parseVariation, quoted } from './lines.js';
import type { Habits, MoveGrammar, Peek } from './move-grammar.js';
import { Preamble } from './preamble.js';

/** The largest number that a start position can have. */
const MAX_NUMBER = 999_999_999;

export function* readGames(
  grammar: MoveGrammar,
  source: Source,
  report: Report,
  options: ReadOptions = {},
): Generator<GameRecord> {
  const cursor = new LineCursor(source.text);
  let isNew = true;
  while (skipToGame(cursor)) {
    // What holds no game counts as none; what is said about it belongs to the next.
    if (isNew) report.startGame();
    const game = readGame(cursor, grammar, report, options);
    isNew = game !== undefined;
    if (game) yield game;
  }
}

/** Goes before the first line that says anything; false at the end of the text. */
function skipToGame(cursor: LineCursor): boolean {
  while (cursor.next()) {
    if (cursor.isEmpty || cursor.first === HASH) continue;
    cursor.again();
    return true;
  }
  return false;
}

const NOTHING: Peek = {};

/** One game; undefined where the lines up to the next game, or the end, hold none. */
function readGame(
  cursor: LineCursor,
  grammar: MoveGrammar,
  report: Report,
  options: ReadOptions,
): GameRecord | undefined {
  const begin = cursor.lineStart;
  const preamble = new Preamble(report);
  const hasBody = readPreamble(cursor, grammar, preamble, report);
  if (!hasBody && !preamble.hasContent) {
    reportStray(preamble.comments, begin, report);
    preamble.reportStrayHands();
    return undefined;
  }
  const first = hasBody ? grammar.peek(cursor.text, cursor.start, cursor.end) : NOTHING;
  const position = preamble.startPosition({ ...first, fallback: options.start });
  const number = first.number ?? (preamble.played ? preamble.played.count + 1 : position.moveNumber);
  if (number > 1 && number <= MAX_NUMBER) position.moveNumber = number;
  const replayer = new Replayer(position, report, options.illegal === undefined ? {} : { illegal: options.illegal });
  replayer.game.headers.push(...preamble.headers);
  for (const comment of preamble.comments) replayer.comment(comment);
  for (const bookmark of preamble.bookmarks) replayer.bookmark(bookmark);
  if (hasBody) {
    const closing = new Closing(report, replayer);
    const firstNumber = grammar.isNumbered ? number : 1;
    readBody(
      cursor,
      new Body(cursor, grammar, { report, replayer, closing, firstNumber, target: preamble.lastTarget }),
    );
  }
  return finished(replayer, cursor, first.habits);
}

/** The game as the program meant it that wrote it. */
function finished(replayer: Replayer, { text, lineStart }: LineCursor, habits: Habits = {}): GameRecord {
  const { main } = replayer.game;
  const remark = main.comments.get(main.moves.length)?.split('\n').at(-1) ?? '';
  const ending = habits.closingRemarks?.get(remark);
  if (ending && !main.ending && replayer.line === main) {
    const at = text.lastIndexOf(remark, lineStart);
    replayer.end(ending, remark, at, at + remark.length);
  }
  const game = replayer.finish();
  return habits.spacedComments ? mapLines(game, unspaced) : game;
}

function unspaced(line: Line): Line {
  const plain = (text: string): string => text.replace(/^ /gm, '');
  const { comments, ending } = line;
  return {
    ...line,
    comments: new Map([...comments].map(([index, text]) => [index, plain(text)])),
    ...(ending?.comment === undefined ? {} : { ending: { ...ending, comment: plain(ending.comment) } }),
  };
}

/**
 * Reads up to the first line of moves, before which the cursor is left; false where there is none, or another game
 * begins.
 */
function readPreamble(cursor: LineCursor, grammar: MoveGrammar, preamble: Preamble, report: Report): boolean {
  while (cursor.next()) {
    const { start, end, first } = cursor;
    if (first === HASH && isSeparator(cursor.line)) {
      if (preamble.hasContent) return false;
      continue;
    }
    if (preamble.isBeforeAnother(cursor)) {
      cursor.again();
      return false;
    }
    if (preamble.take(cursor)) continue;
    const isVariation = parseVariation(cursor.line) !== undefined;
    const isAmongMoves = preamble.hasColumnHead || !grammar.isNumbered;
    if (isVariation ? isAmongMoves : isOfBody(cursor, grammar, preamble)) return true;
    const values = { text: quoted(cursor.text, start, end) };
    const code = isVariation ? 'record/variation-before-moves' : 'record/trailing-text';
    const isLostMove = preamble.hasColumnHead && holdsMove(cursor.line);
    if (isLostMove) report.add('move/bad-move-syntax', start, end, { ply: 1, values });
    else report.add(code, start, end, { ply: 0, values });
  }
  return false;
}

const isOfBody = ({ text, start, end, line }: LineCursor, grammar: MoveGrammar, { hasColumnHead }: Preamble): boolean =>
  grammar.isFirstMove(text, start, end, hasColumnHead) ||
  isConclusion(line) ||
  endingOfWord(line) !== undefined ||
  isMoveBehindSigns(line);

function readBody(cursor: LineCursor, body: Body): void {
  do {
    if (!body.take()) {
      cursor.again();
      return;
    }
    body.takeAhead();
  } while (cursor.next());
}

/** Comments, found in the text from `begin` on, that stand before nothing. */
function reportStray(comments: readonly string[], begin: number, report: Report): void {
  let from = begin;
  for (const comment of comments) {
    const at = report.source.text.indexOf(`*${comment}`, from);
    from = at + 1 + comment.length;
    report.add('record/trailing-text', at, from, { values: { text: quoted(comment, 0, comment.length) } });
  }
}
