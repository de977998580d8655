/**
 * Finds the parts of a printed move (a «пр.» in front, the letter of a piece, a square), however badly they are printed,
 * and notes every oddity. A scanner is used again and again and keeps what it found last, so that nothing is allocated
 * per move.
 */
import type { Role, Square } from '@kifukit/rules';
import {
  fileOfChar,
  isCombining,
  isDigit,
  isInvisible,
  isLetter,
  isLowerLetter,
  LATIN_P,
  LOOK_ALIKE,
  MEANING,
  rankOfChar,
  roleOfLetter,
  skipSpaces,
} from './letters.js';

/** Oddities, as bits. `SPACING` leaves no doubt about what is meant; all others are worth a warning. */
export const HOMOGLYPH = 1;
export const LATIN_P_USED = 2;
export const STRAY_CHAR = 4;
export const PUNCT = 8;
export const NO_SEPARATOR = 16;
export const FOREIGN_DROP = 32;
export const FOREIGN_CAPTURE = 64;
export const SPACING = 128;
/** What a strict reader does not accept. */
export const NOISE = 127;

export const NOWHERE = -1;
export const DOT = 0x2e;
export const P_SMALL = 0x43f;
const R_SMALL = 0x440;
const LATIN_P_SMALL = 0x70;
export const P_CAPITAL = 0x41f;

export class PartScanner {
  readonly text: string;
  start = 0;
  /** «пр.» stands in front. */
  prefixed = false;
  /** The role as the letter names it, never promoted. */
  role: Role = 0;
  letterStart = 0;
  /** The square read last. */
  square: Square = 0;
  /** All oddities since `start`. */
  oddities = 0;
  /** Where the characters stand that only look right, in the order of the text. */
  readonly lookAlikes: number[] = [];
  strayStart = 0;
  strayEnd = 0;
  /** Where a sign of another notation stands. */
  foreignAt = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The letter is a Latin P: silver or pawn. */
  get isLatinP(): boolean {
    return (this.oddities & LATIN_P_USED) !== 0;
  }

  /** The offset behind a man with its square (`пр. С3b`) at `at`; −1 where there is none. */
  scanMan(at: number): number {
    const letter = this.begin(at);
    const behind = letter === NOWHERE ? NOWHERE : this.letter(letter);
    if (behind === NOWHERE) return NOWHERE;
    const end = this.readSquare(skipSpaces(this.text, behind));
    return end === NOWHERE || isLetter(this.code(end)) || isDigit(this.code(end)) ? NOWHERE : end;
  }

  /** The offset behind the letter of a piece that stands alone, as in a hand; −1 where there is none. */
  scanLetter(at: number): number {
    this.#reset(at);
    const end = this.letter(at);
    return end === NOWHERE || isLetter(this.code(end)) ? NOWHERE : end;
  }

  /** The offset behind a square; −1 where there is none. */
  scanSquare(at: number): number {
    this.#reset(at);
    return this.readSquare(at);
  }

  protected code(at: number): number {
    return this.text.charCodeAt(at);
  }

  #reset(at: number): void {
    this.start = at;
    this.prefixed = false;
    this.oddities = 0;
    if (this.lookAlikes.length > 0) this.lookAlikes.length = 0;
  }

  /** Goes over a «пр.» in front. −1 where neither it nor a letter can begin here. */
  protected begin(at: number): number {
    this.#reset(at);
    const code = this.code(at);
    if (code !== P_SMALL && code !== P_CAPITAL) return at;
    const end = prEnd(this.text, at);
    if (end === NOWHERE) return code === P_CAPITAL ? at : NOWHERE;
    this.prefixed = true;
    this.notePr(at);
    if (this.code(end - 1) !== DOT) this.oddities |= PUNCT;
    const letter = skipSpaces(this.text, end);
    if (letter === end) this.oddities |= SPACING;
    return letter;
  }

  protected letter(at: number): number {
    const code = this.code(at);
    const role = roleOfLetter(code);
    if (role === 0) return NOWHERE;
    this.letterStart = at;
    this.role = role & MEANING;
    if (code === LATIN_P) this.oddities |= LATIN_P_USED;
    else if (role & LOOK_ALIKE) this.noteLookAlike(at);
    return at + 1;
  }

  /** The offset behind a square at `at`, −1 where there is none. NOTE: a letter may be left inside it, as in `6йd`. */
  protected readSquare(at: number): number {
    const file = fileOfChar(this.code(at));
    if (file === 0) return NOWHERE;
    let next = at + 1;
    if (isInvisible(this.code(next))) {
      while (isInvisible(this.code(next))) next++;
      this.oddities |= SPACING;
    }
    let rank = rankOfChar(this.code(next));
    if (rank === 0) {
      if (!isLetter(this.code(next))) return NOWHERE;
      const stray = next++;
      if (isCombining(this.code(next))) next++;
      rank = rankOfChar(this.code(next));
      if (rank === 0) return NOWHERE;
      this.oddities |= STRAY_CHAR;
      this.strayStart = stray;
      this.strayEnd = next;
    }
    if (file & LOOK_ALIKE) this.noteLookAlike(at);
    if (rank & LOOK_ALIKE) this.noteLookAlike(next);
    this.square = (file & MEANING) * 9 + (rank & MEANING) - 10;
    return next + 1;
  }

  /** Notes what only looks like the «р» of «пр.». */
  protected notePr(at: number): void {
    if (this.code(at + 1) !== R_SMALL) this.noteLookAlike(at + 1);
  }

  protected noteLookAlike(at: number): void {
    this.oddities |= HOMOGLYPH;
    this.lookAlikes.push(at);
  }
}

/** The offset behind «пр» and its dot; −1 where there is none, or where it only begins a word. */
export function prEnd(text: string, at: number): number {
  const second = text.charCodeAt(at + 1);
  if (second !== R_SMALL && second !== LATIN_P_SMALL) return NOWHERE;
  const code = text.charCodeAt(at + 2);
  if (code === DOT) return at + 3;
  return isLowerLetter(code) || isDigit(code) ? NOWHERE : at + 2;
}
