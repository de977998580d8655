/**
 * Reading USEN, the form for web addresses that Shogi Playground and tsshogi use: `<position>~<branch>~<branch>…`.
 *
 * The position is empty for the even start, else an SFEN without number whose `/`, blank and `+` are `_`, `.` and `z`.
 * A branch is `<offset>.<moves>.<special>`; a move is three digits to base 36: (origin · 81 + target) · 2 + promotion.
 * Squares count from 1a through 2a; drops have origins from 81 on. The first branch is the main line, the offset of the
 * others says how many of its moves stand before them. Source: mogproject/mog-core-scala, the home of the form.
 */
import { type EndingKind, type GameRecord, Replayer, type Report, reportProblems } from '@kifukit/record';
import {
  BISHOP,
  GOLD,
  KNIGHT,
  LANCE,
  type Move,
  makeDrop,
  makeMove,
  PAWN,
  type Position,
  parseSfen,
  ROOK,
  type Role,
  SILVER,
  SQUARES,
  squareAt,
  startPosition,
} from '@kifukit/rules';
import type { ReadOptions } from '../format.js';

export const isUsen = (line: string): boolean => /^[^\s~]*~\d{1,6}\.(?:[0-9a-z]{3}|\.|$)/.test(line);

const DIGITS = 3;
const roles: Readonly<Record<number, Role>> = {
  9: GOLD,
  10: PAWN,
  11: LANCE,
  12: KNIGHT,
  13: SILVER,
  14: BISHOP,
  15: ROOK,
};
/** NOTE: `j` is a declared win in one program and an impasse in another; the agreed impasse is what both would show. */
const specials: Readonly<Record<string, EndingKind>> = { r: 'resign', t: 'timeout', p: 'interrupted', j: 'impasse' };

interface Branch {
  readonly offset: number;
  readonly moves: string;
  readonly special: string;
  /** Where the branch and its moves begin in the text. */
  readonly at: number;
  readonly movesAt: number;
}

/** Reads a line that `isUsen`; `at` is its offset in the text. */
export function readUsen(line: string, at: number, report: Report, options: ReadOptions): GameRecord | undefined {
  const tilde = line.indexOf('~');
  const start = readPosition(line.slice(0, tilde), at, report);
  if (!start) return undefined;
  const replayer = new Replayer(start, report, options);
  const [main, ...others] = branchesOf(line, tilde, at);
  if (main) readBranch(main, replayer, report);
  // Deepest first: so every variation finds the main line as its parent.
  for (const branch of others.sort((a, b) => b.offset - a.offset)) {
    // Behind the number stands a point, unless the branch has no moves.
    replayer.variationAt(branch.offset + 1, branch.at, Math.min(branch.movesAt, at + line.length));
    readBranch(branch, replayer, report);
  }
  return replayer.finish();
}

function readPosition(text: string, at: number, report: Report): Position | undefined {
  if (text !== '') {
    const result = parseSfen(text.replaceAll('_', '/').replaceAll('.', ' ').replaceAll('z', '+'));
    if (!result.ok) {
      const { code, start, end, reason } = result.fault;
      const values = { ...result.fault.values, reason };
      report.add(`position/${code}`, at + start, at + Math.min(end, text.length), { ply: 0, values });
      return undefined;
    }
    report.startGame();
    reportProblems(result.value.position, report, at, at + text.length);
    return result.value.position;
  }
  report.startGame();
  return startPosition();
}

function branchesOf(line: string, tilde: number, at: number): Branch[] {
  let from = tilde + 1;
  return line
    .slice(from)
    .split('~')
    .map((text) => {
      const [offset = '', moves = '', special = ''] = text.split('.', 3);
      const branch = {
        offset: Number(offset) || 0,
        moves,
        special,
        at: at + from,
        movesAt: at + from + offset.length + 1,
      };
      from += text.length + 1;
      return branch;
    });
}

function readBranch({ moves, special, movesAt }: Branch, replayer: Replayer, report: Report): void {
  for (let at = 0; at < moves.length; at += DIGITS) readMove(moves.slice(at, at + DIGITS), movesAt + at, replayer);
  if (special === '') return;
  const start = movesAt + moves.length + 1;
  const end = start + special.length;
  const kind = specials[special];
  if (kind !== undefined) replayer.end({ kind }, special, start, end);
  else if (/^i[0-9a-z]{3}$/.test(special)) {
    readMove(special.slice(1), start + 1, replayer);
    replayer.end({ kind: 'illegal-move' }, special, start, end);
  } else {
    report.add('record/unknown-special-move', start, end, { ply: replayer.ply + 1, values: { text: special } });
    replayer.end({ kind: 'other', text: special }, special, start, end);
  }
}

function readMove(digits: string, at: number, replayer: Replayer): void {
  const move = moveOf(digits);
  const end = at + digits.length;
  if (move === undefined) replayer.syntaxFault(at, end);
  else replayer.usi(move, at, end);
}

function moveOf(digits: string): Move | undefined {
  if (!/^[0-9a-z]{3}$/.test(digits)) return undefined;
  const value = Number.parseInt(digits, 36);
  const target = squareOf((value >> 1) % SQUARES);
  const origin = Math.floor((value >> 1) / SQUARES);
  const promotion = (value & 1) === 1;
  if (origin < SQUARES) return makeMove(squareOf(origin), target, promotion);
  const role = roles[origin - SQUARES];
  return role === undefined || promotion ? undefined : makeDrop(role, target);
}

const squareOf = (number: number) => squareAt((number % 9) + 1, Math.floor(number / 9) + 1);
