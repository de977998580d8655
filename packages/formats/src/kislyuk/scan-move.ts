/**
 * Finds one printed move at an offset of a text. It knows no board: which of two moves a «пр.» between them belongs to is
 * decided by whoever does.
 *
 *     [пр.] letter square (—|:) square [пр.] [+|X]        [пр.] letter рез.—square [+|X]
 */
import type { Square } from '@kifukit/rules';
import {
  fileOfChar,
  isCaptureSign,
  isDash,
  isDigit,
  isForeignCapture,
  isLetter,
  isMateSign,
  isTrueMateSign,
  roleOfLetter,
  skipBlanks,
  skipSpaces,
} from './letters.js';
import {
  DOT,
  FOREIGN_CAPTURE,
  FOREIGN_DROP,
  NO_SEPARATOR,
  NOWHERE,
  P_CAPITAL,
  P_SMALL,
  PartScanner,
  PUNCT,
  prEnd,
  SPACING,
} from './scan-parts.js';

export type Sign = 'none' | 'check' | 'mate';
export type Separator = 'none' | 'dash' | 'capture';

const ASTERISK = 0x2a;
const PLUS = 0x2b;

export class MoveScanner extends PartScanner {
  /** After the target square: the move without «пр.» and signs behind it. */
  bareEnd = 0;
  isDrop = false;
  from: Square = 0;
  to: Square = 0;
  separator: Separator = 'none';
  separatorStart = 0;
  separatorEnd = 0;
  /** A «пр.» behind the move, which may belong to the next one; −1 where there is none. */
  suffixStart = NOWHERE;
  suffixEnd = NOWHERE;
  /** The dots of that «пр.» are not as they should be. */
  suffixOdd = false;
  /** A second «пр.» right behind the first. */
  doubled = false;
  sign: Sign = 'none';
  signStart = 0;
  signEnd = 0;

  /** The end of the move, its «пр.» counted in or not. */
  endWith(suffix: boolean): number {
    if (this.sign !== 'none') return this.signEnd;
    return suffix ? this.suffixEnd : this.bareEnd;
  }

  /** Settles that the «пр.» behind the move belongs to it. */
  takeSuffix(): void {
    if (this.suffixOdd) this.oddities |= PUNCT;
    this.notePr(this.suffixStart);
  }

  /** Whether a move begins at `at`; what it says is in the fields then. */
  scan(at: number): boolean {
    const letter = this.begin(at);
    const behind = letter === NOWHERE ? NOWHERE : this.letter(letter);
    if (behind === NOWHERE) return false;
    const next = skipSpaces(this.text, behind);
    const end = this.#isDropAt(next) ? this.#drop(next, behind) : this.#boardMove(next, behind);
    if (end === NOWHERE) return false;
    this.bareEnd = end;
    return this.#tail(end);
  }

  #isDropAt(at: number): boolean {
    const code = this.code(at);
    return code === ASTERISK || rezEnd(this.text, at) !== NOWHERE;
  }

  #drop(at: number, letterEnd: number): number {
    this.isDrop = true;
    let next = at + 1;
    if (this.code(at) === ASTERISK) {
      this.oddities |= FOREIGN_DROP;
      this.foreignAt = at;
      this.separator = 'dash';
    } else {
      const end = rezEnd(this.text, at);
      for (let i = 0; i < REZ.length; i++) if (this.code(at + i) !== REZ[i]) this.noteLookAlike(at + i);
      if (this.code(end - 1) !== DOT) this.oddities |= PUNCT;
      if (at === letterEnd) this.oddities |= SPACING;
      next = this.#dash(end);
    }
    const end = this.readSquare(skipSpaces(this.text, next));
    this.to = this.square;
    return end;
  }

  #boardMove(at: number, letterEnd: number): number {
    this.isDrop = false;
    const fromEnd = this.readSquare(at);
    if (fromEnd === NOWHERE) return NOWHERE;
    if (at !== letterEnd) this.oddities |= SPACING;
    this.from = this.square;
    const next = this.#separator(fromEnd);
    const end = this.readSquare(skipSpaces(this.text, next));
    this.to = this.square;
    return end;
  }

  /** Goes over the sign between two squares; without one it stays where it is. */
  #separator(at: number): number {
    const next = skipSpaces(this.text, at);
    const code = this.code(next);
    const foreign = isForeignCapture(code);
    if (!foreign && !isCaptureSign(code)) return this.#dash(at);
    if (next !== at) this.oddities |= SPACING;
    if (foreign) this.oddities |= FOREIGN_CAPTURE;
    if (foreign) this.foreignAt = next;
    this.separator = 'capture';
    this.separatorStart = next;
    this.separatorEnd = next + 1;
    return next + 1;
  }

  #dash(at: number): number {
    const next = skipSpaces(this.text, at);
    let end = next;
    while (end < next + 2 && isDash(this.code(end))) end++;
    this.separatorStart = next;
    this.separatorEnd = end;
    this.separator = end > next ? 'dash' : 'none';
    if (end === next) this.oddities |= NO_SEPARATOR;
    if (next !== at || skipSpaces(this.text, end) !== end) this.oddities |= SPACING;
    return end;
  }

  /** Reads what may stand behind the target square. False where the square turns out to be part of a longer word. */
  #tail(at: number): boolean {
    this.suffixStart = NOWHERE;
    this.doubled = false;
    this.suffixOdd = false;
    this.sign = 'none';
    if (this.#readSign(at)) return true;
    this.#readSuffix(at);
    return this.suffixStart !== NOWHERE || this.#endsHere(at);
  }

  #readSign(at: number): boolean {
    const next = skipBlanks(this.text, at);
    const code = this.code(next);
    if (code === PLUS) this.sign = 'check';
    else if (isMateSign(code) && !isLetter(this.code(next + 1)) && !isDigit(this.code(next + 1))) {
      this.sign = 'mate';
      if (!isTrueMateSign(code)) this.noteLookAlike(next);
    } else return false;
    if (next !== at) this.oddities |= SPACING;
    this.signStart = next;
    this.signEnd = next + 1;
    return true;
  }

  /** NOTE: a dot may have got between the move and its «пр.», as in `К8e:7g. пр +`. */
  #readSuffix(at: number): void {
    let next = skipSpaces(this.text, at);
    const dotBefore = this.code(next) === DOT;
    if (dotBefore) next = skipSpaces(this.text, next + 1);
    const capital = this.code(next) === P_CAPITAL;
    // Behind a dot the capital begins a sentence, and its «пр.» is the next move's.
    if (capital ? dotBefore : this.code(next) !== P_SMALL) return;
    const end = prEnd(this.text, next);
    if (end === NOWHERE) return;
    this.suffixStart = next;
    this.suffixEnd = end;
    this.suffixOdd = dotBefore || capital || this.code(end - 1) !== DOT;
    const second = skipSpaces(this.text, end);
    this.doubled = this.code(second) === P_SMALL && prEnd(this.text, second) !== NOWHERE;
    if (!this.doubled) this.#readSign(end);
  }

  /** Whether the square ends where a word may end, or where the next move or number is printed without a space. */
  #endsHere(at: number): boolean {
    const code = this.code(at);
    if (isDigit(code)) {
      let end = at;
      while (end < at + 4 && isDigit(this.code(end))) end++;
      if (this.code(end) !== DOT) return false;
    } else if (roleOfLetter(code) !== 0) {
      if (fileOfChar(this.code(at + 1)) === 0) return false;
    } else return !isLetter(code);
    this.oddities |= NO_SEPARATOR;
    return true;
  }
}

/** р, е, з and what looks like them: Latin p and e, 3. */
const REZ = [0x440, 0x435, 0x437];
const REZ_ALIKE = [0x70, 0x65, 0x33];

/** The offset behind «рез» and its dot; −1 where there is none, or where it only begins a word. */
function rezEnd(text: string, at: number): number {
  for (let i = 0; i < REZ.length; i++) {
    const letter = text.charCodeAt(at + i);
    if (letter !== REZ[i] && letter !== REZ_ALIKE[i]) return NOWHERE;
  }
  const code = text.charCodeAt(at + 3);
  if (code === DOT) return at + 4;
  return isLetter(code) ? NOWHERE : at + 3;
}
