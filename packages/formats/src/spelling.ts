/** How a format spells single moves and the names of handicaps, for those who mend a text in place. */
import {
  canPromote,
  droppedRole,
  fileOf,
  handicapOf,
  isDrop,
  isPromotion,
  type Move,
  makeUsi,
  originOf,
  type Position,
  rankOf,
  type Square,
  targetOf,
} from '@kifukit/rules';
import type { FormatId } from './format.js';
import { BLACK_MARK, CHAR, skipBlanks, WHITE_MARK } from './kakinoki/chars.js';
import { handicapName, OTHER_HANDICAP } from './kakinoki/handicaps.js';
import { MoveScanner } from './kakinoki/move-scanner.js';
import { pieceWord } from './kakinoki/pieces.js';
import { targetWord } from './kakinoki/squares.js';
import { makeMoveText } from './ki2/names.js';
import { isDigit, isLetter, isSpace, skipSpaces } from './kislyuk/letters.js';
import { handicapWord } from './kislyuk/names.js';
import { numberText, spelledMove } from './kislyuk/write-move.js';

/** A move of a record and where it stands. */
export interface PlacedMove {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly move: Move;
  /** The one before the move. */
  readonly position: Position;
  /** The target of the move before. */
  readonly previous: Square | undefined;
}

/** What a writer of the format puts in the place of the move; undefined where it does not write moves one by one. */
export function spellingOf(format: FormatId, placed: PlacedMove): string | undefined {
  switch (format) {
    case 'kif':
      return kifSpelling(placed);
    case 'ki2':
      return ki2Spelling(placed);
    case 'usi':
    case 'sfen':
      return makeUsi(placed.move);
    case 'kislyuk':
      return kislyukSpelling(placed);
    default:
      return undefined;
  }
}

function kifSpelling({ position, move, previous }: PlacedMove): string {
  const target = targetWord(targetOf(move), previous);
  if (isDrop(move)) return `${target}${pieceWord(droppedRole(move))}打`;
  const from = originOf(move);
  const piece = pieceWord(position.board[from] & 15) + (isPromotion(move) ? '成' : '');
  return `${target}${piece}(${fileOf(from)}${rankOf(from)})`;
}

/** The mark of the side, or its absence, stays as it is. */
function ki2Spelling({ text, start, end, position, move, previous }: PlacedMove): string {
  const spelled = makeMoveText(position, move, previous).slice(1);
  return text.slice(start, behindMark(text, start, end)) + spelled;
}

function behindMark(text: string, start: number, end: number): number {
  const kind = CHAR[text.charCodeAt(start)];
  return kind === BLACK_MARK || kind === WHITE_MARK ? skipBlanks(text, start + 1, end) : start;
}

/** Whether a move of KIF or KI2 is written as no program writes it. */
export function isOddlySpelled(format: FormatId, { text, start, end, position }: PlacedMove): boolean {
  const scanner = new MoveScanner();
  if (!scanner.scan(text, behindMark(text, start, end), end)) return false;
  if (scanner.hasOrigin) scanner.settle(position.board[scanner.from] & 15);
  return format === 'kif' ? scanner.isOdd : scanner.promotesBefore && scanner.promotion;
}

/** A number goes between two moves where a «пр.» would else seem to belong to the wrong one. */
function kislyukSpelling({ text, start, end, position, move, previous }: PlacedMove): string {
  let spelled = spelledMove(position, move);
  const gainsPrefix = PREFIX.test(spelled) && !PREFIX.test(text.slice(start, end));
  const mightTakeIt = previous !== undefined && canPromote(position.board[previous] & 15);
  if (gainsPrefix && mightTakeIt && isLetter(lastCode(text, start))) {
    spelled = `${numberText(position)} ${spelled}`;
  }
  const next = skipSpaces(text, end);
  if (SIGN.test(text.slice(start, end)) && !SIGN.test(spelled) && PREFIX.test(text.slice(next, next + 2))) {
    const after = position.clone();
    after.play(move);
    spelled += ` ${numberText(after)}`;
  }
  const behind = text.charCodeAt(end);
  return isLetter(behind) || isDigit(behind) ? `${spelled} ` : spelled;
}

/** The last character before `at` that is no space. */
function lastCode(text: string, at: number): number {
  let before = at - 1;
  while (isSpace(text.charCodeAt(before))) before--;
  return text.charCodeAt(before);
}

const PREFIX = /^[пП][рp]/;
const SIGN = /[+XxХх×#]$/;

/** What the format calls the start in the header of the handicap; undefined where it has no word for it. */
export function handicapWordOf(format: FormatId, start: string): string | undefined {
  const handicap = handicapOf(start);
  if (format === 'kislyuk') return handicap && handicapWord(handicap);
  return handicap ? handicapName(handicap) : OTHER_HANDICAP;
}
