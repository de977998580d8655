/**
 * The text of one move, `同　銀成(31)`, `５五角打` or `５八金左上`, read character by character: this is where a reader of
 * the Kakinoki family spends its time, so nothing is allocated and every character is looked up once.
 */
import { PROMOTED, promoted, type Role, SILVER, type Square, unpromoted } from '@kifukit/rules';
import {
  BLACK_MARK,
  BLANK,
  CHAR,
  CLOSE,
  classAt,
  DROP,
  NOT,
  OPEN,
  PROMOTE,
  QUALIFIER,
  RAW,
  roleOfClass,
  SAME,
  skipBlanks,
  WHITE_MARK,
  ZERO,
} from './chars.js';
import type { MotionWord, ReadQualifier } from './qualifier.js';

const MIDDLE = 0x4e2d;
/** 歩 with a stroke too many. */
const MISPRINTED_PAWN = 0x6b65;
const WIDE_ONE = 0xff11;
const ASCII_NINE = 0x39;
const ASCII_OPEN = 0x28;
const ASCII_CLOSE = 0x29;
const ASCII_ONE = 0x31;

/** NOTE: 行 and 入 are older words for 上. */
const motions = new Map<number, MotionWord>(
  ([...'上寄引'] as MotionWord[]).map((word) => [word.charCodeAt(0), word] as const),
);
for (const word of '行入') motions.set(word.charCodeAt(0), '上');

/** NOTE: 中 also begins words: 中断, 中飛車. */
const isQualifier = (text: string, at: number, end: number): boolean =>
  text.charCodeAt(at) !== MIDDLE || at + 1 === end || afterQualifier.includes(CHAR[text.charCodeAt(at + 1)]);

const afterQualifier: readonly number[] = [BLANK, QUALIFIER, PROMOTE, NOT, RAW, DROP, OPEN, BLACK_MARK, WHITE_MARK];

export class MoveScanner implements ReadQualifier {
  /** The move stands for the square of the one before (同); `to` means nothing then. */
  isSame = false;
  to: Square = 0;
  /** What the record calls the piece before the move. */
  role: Role = 0;
  promotion = false;
  isDrop = false;
  /** Whether the text tells the square that the piece leaves. */
  hasOrigin = false;
  /** Means nothing without `hasOrigin`. */
  from: Square = 0;
  side: ReadQualifier['side'] = undefined;
  motion: MotionWord | undefined = undefined;
  /** 成 stands before the piece: 成角, or 成銀, which may also be a promoted silver. */
  promotesBefore = false;
  /** Kanji files, full-width parentheses, misprints: understood, but no program writes them. */
  isOdd = false;
  /** Offset after the move. */
  end = 0;

  /** Reads a move that tells its origin or is a drop, as all are in KIF; false where there is none. */
  scanWhole(text: string, at: number, end: number): boolean {
    return this.scan(text, at, end) && (this.hasOrigin || this.isDrop);
  }

  /** Reads a move at `at`; false where there is none. Blanks may stand anywhere inside. */
  scan(text: string, at: number, end: number): boolean {
    this.isOdd = false;
    this.promotesBefore = false;
    this.promotion = false;
    this.isDrop = false;
    this.hasOrigin = false;
    this.side = undefined;
    this.motion = undefined;
    const afterTarget = this.#scanTarget(text, at, end);
    if (afterTarget < 0) return false;
    const afterPiece = this.#scanPiece(text, skipBlanks(text, afterTarget, end), end);
    if (afterPiece < 0) return false;
    this.#scanRest(text, afterPiece, end);
    return true;
  }

  /** NOTE: 成銀 may mean that a silver promotes, as 成角 does for a bishop: what stands on the origin tells. */
  settle(found: Role): void {
    const plain = unpromoted(this.role);
    if (!this.promotesBefore || plain === this.role || found !== plain) return;
    this.role = plain;
    this.promotion = true;
    this.isOdd = true;
  }

  /** Offset after the target, −1 where there is none. NOTE: ２二同銀 and 同２二銀 tell it twice. */
  #scanTarget(text: string, at: number, end: number): number {
    this.isSame = classAt(text, at, end) === SAME;
    if (!this.isSame) {
      const afterSquare = this.#scanSquare(text, at, end);
      const next = afterSquare < 0 ? end : skipBlanks(text, afterSquare, end);
      return classAt(text, next, end) === SAME ? next + 1 : afterSquare;
    }
    const afterSquare = this.#scanSquare(text, skipBlanks(text, at + 1, end), end);
    this.isSame = afterSquare < 0;
    return this.isSame ? at + 1 : afterSquare;
  }

  /** Offset after a file and a rank, −1 where there are none. */
  #scanSquare(text: string, at: number, end: number): number {
    if (at >= end) return -1;
    const code = text.charCodeAt(at);
    const file = CHAR[code];
    const rankAt = skipBlanks(text, at + 1, end);
    const rank = classAt(text, rankAt, end);
    if (file - 1 > 8 || rank - 1 > 8 || file === 0 || rank === 0) return -1;
    if (code < WIDE_ONE && code > ASCII_NINE) this.isOdd = true;
    this.to = file * 9 + rank - 10;
    return rankAt + 1;
  }

  /** Offset after the piece, −1 where there is none. NOTE: 成 may stand before a piece that it does not belong to. */
  #scanPiece(text: string, at: number, end: number): number {
    let kind = classAt(text, at, end);
    if (kind === PROMOTE) {
      this.promotesBefore = true;
      at = skipBlanks(text, at + 1, end);
      kind = classAt(text, at, end);
    }
    const role = roleOfClass(kind);
    if (role === 0) return -1;
    if (text.charCodeAt(at) === MISPRINTED_PAWN) this.isOdd = true;
    this.role = this.promotesBefore && role <= SILVER ? promoted(role) : role;
    if (this.promotesBefore && role > SILVER) {
      this.promotion = role < PROMOTED - 1;
      this.isOdd = true;
    }
    return at + 1;
  }

  /** What follows the piece: qualifiers, 成, 不成, 打 and the origin. */
  #scanRest(text: string, at: number, end: number): void {
    let isUnpromoting = false;
    this.end = at;
    for (; ; at++) {
      const kind = classAt(text, at, end);
      if (kind === OPEN) break;
      if (kind === PROMOTE) this.promotion = !isUnpromoting;
      else if (kind === NOT || kind === RAW) isUnpromoting = true;
      else if (kind === DROP) this.isDrop = true;
      else if (kind === QUALIFIER && isQualifier(text, at, end)) this.#qualify(text.charCodeAt(at));
      else if (kind === BLANK && !this.isDrop) {
        at = skipBlanks(text, at, end) - 1;
        continue;
      } else break;
      this.end = at + 1;
    }
    if (this.isDrop) at = skipBlanks(text, at, end);
    const afterOrigin = this.#scanOrigin(text, at, end);
    if (afterOrigin >= 0) this.end = afterOrigin;
  }

  #qualify(code: number): void {
    const motion = motions.get(code);
    if (motion === undefined) this.side = String.fromCharCode(code) as ReadQualifier['side'];
    else this.motion = motion;
  }

  /** Offset after `(77)`, −1 where there is none. NOTE: 打(00) is a drop. */
  #scanOrigin(text: string, at: number, end: number): number {
    if (
      at + 4 <= end &&
      text.charCodeAt(at) === ASCII_OPEN &&
      text.charCodeAt(at + 3) === ASCII_CLOSE &&
      !this.isDrop
    ) {
      const file = text.charCodeAt(at + 1) - ASCII_ONE;
      const rank = text.charCodeAt(at + 2) - ASCII_ONE;
      this.from = file * 9 + rank;
      this.hasOrigin = file >>> 0 < 9 && rank >>> 0 < 9;
      if (this.hasOrigin) return at + 4;
    }
    if (classAt(text, at, end) !== OPEN) return -1;
    let next = skipBlanks(text, at + 1, end);
    const file = classAt(text, next, end);
    next = skipBlanks(text, next + 1, end);
    const rank = classAt(text, next, end);
    next = skipBlanks(text, next + 1, end);
    if (file === 0 || rank === 0 || file > ZERO || rank > ZERO || classAt(text, next, end) !== CLOSE) return -1;
    if (text.charCodeAt(at) !== ASCII_OPEN) this.isOdd = true;
    if (file === ZERO && rank === ZERO) {
      this.isDrop = true;
      return next + 1;
    }
    if (file === ZERO || rank === ZERO || this.isDrop) return -1;
    this.from = file * 9 + rank - 10;
    this.hasOrigin = true;
    return next + 1;
  }
}
