/**
 * Lines of moves. There is a fast lane for runs of lines that are moves and whole seconds in the plainest spelling, by
 * character codes alone; whatever looks different in any way is left to the statement reader and to `readMove`.
 */
import type { Replayer, Report } from '@kifukit/record';
import { type Color, colorName, GOLD, KING, makeDrop, type Square } from '@kifukit/rules';
import { textOfComment } from './comments.js';
import { codeIndex, ROLES_BY_CODE, roleAt, squareOfDigits } from './names.js';
import type { Statements } from './statements.js';

const LF = 10;
const CR = 13;
const QUOTE = 39;
const STAR = 42;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const DIGIT_0 = 48;
const DIGIT_1 = 49;
const LETTER_T = 84;
const MOVE_LENGTH = 7;
const MOST_DIGITS = 7;

/** Goes on from where the statements are, at the beginning of one, to the first that is not plain. */
export function readPlainLines(statements: Statements, replayer: Replayer): void {
  const { text } = statements;
  let { at } = statements;
  for (;;) {
    const first = text.charCodeAt(at);
    let end = at;
    if (first === PLUS || first === MINUS) {
      end = at + MOVE_LENGTH;
      if (!endsStatement(text, end) || !readPlainMove(text, at, first === PLUS ? 0 : 1, replayer)) break;
    } else if (first === LETTER_T) {
      end = readSeconds(text, at, replayer);
      if (end < 0) break;
    } else if (first === QUOTE && text.charCodeAt(at + 1) === STAR) {
      end = statements.lineEnd(at);
      replayer.comment(textOfComment(text, at, end));
    } else if (first !== LF) break;
    at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
  }
  statements.at = at;
}

const endsStatement = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code === LF || code === CR || code === COMMA || at === text.length;
};

/** Hands a well-formed move of the side to move to the replayer; false where it is none. */
function readPlainMove(text: string, at: number, color: number, replayer: Replayer): boolean {
  const fromFile = text.charCodeAt(at + 1) - DIGIT_1;
  const fromRank = text.charCodeAt(at + 2) - DIGIT_1;
  const toFile = text.charCodeAt(at + 3) - DIGIT_1;
  const toRank = text.charCodeAt(at + 4) - DIGIT_1;
  const first = text.charCodeAt(at + 5);
  const second = text.charCodeAt(at + 6);
  if (toFile >>> 0 > 8 || toRank >>> 0 > 8 || ((first | second) & ~31) !== 64) return false;
  const role = ROLES_BY_CODE[codeIndex(first, second)];
  if (role === 0 || color !== replayer.position.turn) return false;
  const to = toFile * 9 + toRank;
  if (fromFile >>> 0 < 9 && fromRank >>> 0 < 9) {
    replayer.moveTo(fromFile * 9 + fromRank, to, role, at, at + MOVE_LENGTH);
    return true;
  }
  if (fromFile !== -1 || fromRank !== -1 || role > GOLD) return false;
  replayer.drop(role, to, at, at + MOVE_LENGTH);
  return true;
}

/** Reads `T12` and returns where it ends, −1 where it is nothing so simple. */
function readSeconds(text: string, start: number, replayer: Replayer): number {
  let at = start + 1;
  let seconds = 0;
  let digit = text.charCodeAt(at) - DIGIT_0;
  while (digit >= 0 && digit < 10) {
    seconds = seconds * 10 + digit;
    digit = text.charCodeAt(++at) - DIGIT_0;
  }
  const digits = at - start - 1;
  if (digits === 0 || digits > MOST_DIGITS || !endsStatement(text, at) || isTimed(replayer)) return -1;
  replayer.time(seconds * 1000, start, at);
  return at;
}

/** Whether the last move, or the ending, has its time already. */
export function isTimed({ line, stopped }: Replayer): boolean {
  if (line.ending) return line.ending.time !== undefined;
  return !stopped && line.moves.length > 0 && line.times.length === line.moves.length;
}

/** Reads a statement that begins with a sign, in sound spelling; start and end are its place in the source. */
export function readMove(text: string, start: number, end: number, replayer: Replayer, report: Report): void {
  const color = text[0] === '+' ? 0 : 1;
  const from = squareOfDigits(text, 1);
  const to = squareOfDigits(text, 3);
  const role = roleAt(text, 5);
  const drop = text.startsWith('00', 1);
  if (text.length !== MOVE_LENGTH || to === undefined || role === 0 || (from === undefined && !drop)) {
    replayer.syntaxFault(start, end);
    return;
  }
  if (isWrongSign(color, from, replayer)) {
    const values = { text, side: colorName(replayer.position.turn) };
    report.add('csa/wrong-sign', start, end, { ply: replayer.ply + 1, values });
  } else if (!replayer.expectTurn(color, start, end)) return;
  if (from !== undefined) replayer.moveTo(from, to, role, start, end);
  else if (role <= GOLD) replayer.drop(role, to, start, end);
  else {
    const fault = role === KING ? 'not-in-hand' : 'cannot-promote';
    replayer.impossible(fault, makeDrop(role, to), start, end, role);
  }
}

/** NOTE: where a piece of the side to move stands on the origin, only the sign is wrong and no move is missing. */
function isWrongSign(color: Color, from: Square | undefined, { position, stopped }: Replayer): boolean {
  if (stopped || color === position.turn || from === undefined) return false;
  const piece = position.board[from];
  return piece !== 0 && piece >> 4 === position.turn;
}
