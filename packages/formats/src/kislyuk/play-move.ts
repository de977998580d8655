/**
 * Plays a printed move: settles whose «пр.» a doubtful one is, names the piece that is meant, and compares the signs of
 * check, mate and capture with the board. All three are redundant, so that a difference is a warning and no more.
 */
import type { Replayer, Report, Values } from '@kifukit/record';
import {
  canPromote,
  inCamp,
  isPromoted,
  KING,
  type MoveFault,
  makeDrop,
  makeMove,
  makeSquare,
  opponent,
  PAWN,
  type Position,
  pieceOf,
  promoted,
  type Role,
  roleNames,
  SILVER,
  unpromoted,
} from '@kifukit/rules';
import { addOddities, type Note } from './oddities.js';
import type { MoveScanner } from './scan-move.js';
import { NOISE } from './scan-parts.js';

export interface PlayContext {
  readonly replayer: Replayer;
  readonly report: Report;
  /** What only looks right or lacks a dot is no move. */
  readonly strict: boolean;
}

/** Plays the move that `scanner` holds; `ahead` is a second scanner. Gives the offset behind the move. */
export function playMove(scanner: MoveScanner, ahead: MoveScanner, context: PlayContext): number {
  const { replayer, report, strict } = context;
  const { position, ply, stopped } = replayer;
  const suffix = settleSuffix(scanner, ahead, stopped ? undefined : position, report, ply + 1);
  const { start, to } = scanner;
  const end = scanner.endWith(suffix);
  if (suffix) scanner.takeSuffix();
  if (strict && scanner.oddities & NOISE) {
    replayer.syntaxFault(start, end);
    if (!stopped) reportOddities(scanner, end, scanner.role, report, ply + 1);
    return end;
  }
  const role = meantRole(scanner, position);
  if (!stopped && scanner.oddities & NOISE) reportOddities(scanner, end, role, report, ply + 1);
  const target = position.board[to];
  if (scanner.isDrop) playDrop(replayer, role, scanner, suffix, end);
  else playBoardMove(replayer, role, scanner, suffix, end, report);
  if (replayer.ply > ply) compareSigns(scanner, end, target, context);
  return end;
}

/** Whether the «пр.» behind the move is its own. The order of the questions is that of the notation's description. */
function settleSuffix(
  scanner: MoveScanner,
  ahead: MoveScanner,
  position: Position | undefined,
  report: Report,
  ply: number,
): boolean {
  const { suffixStart, suffixEnd, doubled, sign, isDrop, from, to } = scanner;
  if (suffixStart < 0) return false;
  if (doubled || sign !== 'none') return true;
  if (!ahead.scan(suffixStart)) return true;
  if (isDrop) return false;
  if (!position) return false;
  const fault = position.illegality(makeMove(from, to));
  const faultPromoted = position.illegality(makeMove(from, to, true));
  if (fault !== undefined && faultPromoted === undefined) return true;
  if (isPromotedAfter(position, scanner, ahead)) {
    if (mightPromote(position, scanner)) report.add('kislyuk/ambiguous-pr', suffixStart, suffixEnd, { ply });
    return false;
  }
  // What stands there has not promoted, so that the sign can only be this move's, be it against the rules.
  return faultPromoted === undefined || isUnpromotedAfter(position, scanner, ahead);
}

/** Whether the origin of the next move holds a promoted piece of its letter once this move is made. */
function isPromotedAfter({ board, turn }: Position, { from, to }: MoveScanner, next: MoveScanner): boolean {
  if (next.isDrop || next.from === from || next.from === to) return false;
  const piece = board[next.from];
  if (next.isLatinP)
    return piece === pieceOf(opponent(turn), promoted(SILVER)) || piece === pieceOf(opponent(turn), promoted(PAWN));
  return canPromote(next.role) && piece === pieceOf(opponent(turn), promoted(next.role));
}

function isUnpromotedAfter({ board, turn }: Position, { from, to }: MoveScanner, next: MoveScanner): boolean {
  if (next.isDrop || next.isLatinP || next.from === from || next.from === to) return false;
  return (
    canPromote(next.role) && board[next.from] === pieceOf(opponent(turn), next.role) && canPromote(board[from] & 15)
  );
}

function mightPromote({ board, turn }: Position, { from, to }: MoveScanner): boolean {
  return canPromote(board[from] & 15) && (inCamp(turn, from) || inCamp(turn, to));
}

/** NOTE: a Latin P is whichever of silver and pawn stands there or is in hand, the silver where both would do. */
function meantRole({ role, isLatinP, isDrop, from }: MoveScanner, position: Position): Role {
  if (!isLatinP) return role;
  if (isDrop) return position.inHand(position.turn, SILVER) === 0 ? PAWN : SILVER;
  return unpromoted(position.board[from] & 15) === PAWN ? PAWN : SILVER;
}

function playDrop(replayer: Replayer, role: Role, scanner: MoveScanner, suffix: boolean, end: number): void {
  const { start, to, prefixed } = scanner;
  const { position } = replayer;
  let fault: MoveFault | undefined;
  if (role === KING || position.inHand(position.turn, role) === 0) fault = 'not-in-hand';
  else if (prefixed || suffix) fault = 'cannot-promote';
  if (fault === undefined) replayer.drop(role, to, start, end);
  else replayer.impossible(fault, makeDrop(role, to), start, end, role);
}

function playBoardMove(
  replayer: Replayer,
  role: Role,
  scanner: MoveScanner,
  suffix: boolean,
  end: number,
  report: Report,
): void {
  const { start, from, to, prefixed, letterStart } = scanner;
  const { position, stopped, ply } = replayer;
  const piece = position.board[from];
  const found = piece & 15;
  const isOwn = piece !== 0 && piece >> 4 === position.turn;
  if (prefixed && isOwn && found === role) {
    // The prefix on a piece that is not promoted.
    replayer.impossible('piece-mismatch', makeMove(from, to, suffix), start, end, promoted(role));
    return;
  }
  const named = prefixed || (isOwn && isPromoted(found) && unpromoted(found) === role) ? promoted(role) : role;
  if (named !== role && !prefixed && !stopped) {
    const values = { text: scanner.text.slice(start, end), found: roleNames[found], from: makeSquare(from) };
    report.add('kislyuk/prefix-missing', letterStart, scanner.separatorStart, { ply: ply + 1, values });
  }
  replayer.move(from, to, named, suffix, start, end);
}

/** After the move is made: are its signs what they should be? `target` is what it captured. */
function compareSigns(scanner: MoveScanner, end: number, target: number, { replayer, report }: PlayContext): void {
  const { position, ply } = replayer;
  const { sign, separator, text } = scanner;
  const check = position.inCheck();
  if (check || sign !== 'none') {
    const code = signFault(sign, check, check && !position.hasLegalMove());
    if (code !== undefined) reportSign(code, scanner, end, report, ply);
  }
  if (separator === 'none' || (separator === 'capture') === (target !== 0)) return;
  const values: Values = {
    text: text.slice(scanner.separatorStart, scanner.separatorEnd),
    found: roleNames[target & 15] || 'piece',
  };
  const code = target === 0 ? 'kislyuk/capture-mark-false' : 'kislyuk/capture-mark-missing';
  report.add(code, scanner.separatorStart, scanner.separatorEnd, { ply, values });
}

function signFault(sign: MoveScanner['sign'], check: boolean, mate: boolean): string | undefined {
  if (sign === 'mate') return mate ? undefined : 'kislyuk/mate-false';
  if (mate) return 'kislyuk/mate-missing';
  if (sign === 'check') return check ? undefined : 'kislyuk/check-false';
  return check ? 'kislyuk/check-missing' : undefined;
}

function reportSign(code: string, scanner: MoveScanner, end: number, report: Report, ply: number): void {
  const isFalse = code.endsWith('false');
  const start = isFalse ? scanner.signStart : scanner.start;
  report.add(code, start, end, { ply, values: { text: scanner.text.slice(start, end) } });
}

function reportOddities(scanner: MoveScanner, end: number, role: Role, report: Report, ply: number): void {
  const notes: Note[] = [];
  addOddities(scanner, end, notes, role);
  for (const note of notes) report.add(note.code, note.start, note.end, { ply, values: note.values });
}
