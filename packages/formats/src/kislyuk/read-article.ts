/**
 * Reads articles: moves, numbers, positions and remarks as they stand in prose, and texts that are moves and nothing
 * else. What is prose is kept as a comment. A list of men begins a new game.
 */
import type { GameRecord, Report } from '@kifukit/record';
import { startPosition } from '@kifukit/rules';
import type { ReadOptions } from '../format.js';
import { Body } from './body.js';
import { isDigit, isLetter, isSpace, isUpperLetter, isWordStart } from './letters.js';
import { type PositionList, positionListAt, reportPosition } from './position.js';
import type { GivenStart } from './read.js';
import { Recogniser } from './recognise.js';
import { timeAt } from './tokens.js';

export function* readArticle(
  report: Report,
  options: ReadOptions,
  given: GivenStart | undefined,
): Generator<GameRecord> {
  const article = new Article(report, options, given);
  for (let game = article.next(); game; game = article.next()) yield game;
}

/** Signs between moves and sentences that say nothing by themselves. */
const SEPARATORS = '.,;:)]}»”“\'"—–-…';
const NONE = -1;

/** Text that stands before the first token of a game: prose, a comment or a bookmark. */
interface Remark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'prose' | 'comment' | 'bookmark';
}

class Article {
  readonly #text: string;
  readonly #report: Report;
  readonly #options: ReadOptions;
  readonly #given: GivenStart | undefined;
  readonly #is: Recogniser;
  #at = 0;
  #body: Body | undefined;
  #game: GameRecord | undefined;
  /** Prose that is being gone over: its first character and the end of what belongs to it so far. */
  #proseStart = NONE;
  #proseEnd = NONE;
  /** Behind the last token that is no prose. */
  #tokenEnd = NONE;
  /** Brackets of prose that are open; their closing ones do not close a variation. */
  #brackets = 0;
  #preface: Remark[] = [];

  constructor(report: Report, options: ReadOptions, given: GivenStart | undefined) {
    this.#text = report.source.text;
    this.#report = report;
    this.#options = options;
    this.#given = given;
    this.#is = new Recogniser(this.#text);
  }

  /** Reads the next game; undefined where there is none. */
  next(): GameRecord | undefined {
    this.#game = undefined;
    while (this.#at < this.#text.length && !this.#game) this.#step();
    if (!this.#game) this.#finish();
    return this.#game;
  }

  #finish(): void {
    this.#flush();
    this.#game = this.#body?.finish();
    this.#body = undefined;
    this.#tokenEnd = NONE;
    this.#brackets = 0;
  }

  #step(): void {
    const code = this.#text.charCodeAt(this.#at);
    if (isSpace(code)) this.#at++;
    else if (isLetter(code) || isDigit(code)) this.#word(code);
    else if (!this.#bracket(this.#text[this.#at] as string)) this.#sign(this.#text[this.#at] as string);
  }

  #word(code: number): void {
    const at = this.#at;
    if (isWordStart(this.#text, at) || at === this.#tokenEnd) {
      if (isDigit(code) ? this.#numberAt(at) : this.#moveAt(at)) return;
      if (this.#positionAt(at, code) || this.#endingAt(at)) return;
      if (isUpperLetter(code) && this.#faultAt(at)) return;
    }
    let end = at + 1;
    while (isLetter(this.#text.charCodeAt(end)) || isDigit(this.#text.charCodeAt(end))) end++;
    this.#prose(end);
  }

  #prose(end: number): void {
    if (this.#proseStart === NONE) this.#proseStart = this.#at;
    this.#proseEnd = end;
    this.#at = end;
  }

  /** Goes on behind a token. */
  #token(end: number): true {
    this.#at = end;
    this.#tokenEnd = end;
    return true;
  }

  /** The game being read, its prose before the next token kept. */
  #begun(start?: PositionList): Body {
    this.#flush();
    if (this.#body) return this.#body;
    this.#report.startGame();
    const position = start?.position ?? this.#given?.position.clone() ?? startPosition();
    const numbered = start === undefined && this.#given?.numbered === true;
    // NOTE: in print the sentence around a list tells who is to move, and if nothing else the number of the first move.
    if (start && !start.namesTurn) position.turn = this.#is.nextColor(start.end) ?? position.turn;
    if (start) reportPosition(start, this.#report);
    this.#body = new Body(this.#report, position, { strict: false, illegal: this.#options.illegal, numbered });
    for (const remark of this.#preface) this.#keep(remark, this.#body);
    this.#preface = [];
    return this.#body;
  }

  #flush(): void {
    if (this.#proseStart === NONE) return;
    const prose: Remark = { start: this.#proseStart, end: this.#proseEnd, kind: 'prose' };
    this.#proseStart = NONE;
    this.#remark(prose);
  }

  /** Keeps a remark, for the game to come where none has begun. */
  #remark(remark: Remark): number {
    if (this.#body) return this.#keep(remark, this.#body);
    this.#preface.push(remark);
    return remark.end;
  }

  #keep({ start, end, kind }: Remark, body: Body): number {
    if (kind === 'comment') return body.comment(start);
    if (kind === 'bookmark') return body.bookmark(start);
    this.#report.add('kislyuk/prose', start, end, { ply: body.replayer.ply });
    body.remark(this.#text.slice(start, end));
    return end;
  }

  #moveAt(at: number): boolean {
    return this.#is.isMove(at) && this.#token(this.#begun().move(at));
  }

  #numberAt(at: number): boolean {
    return this.#is.isNumber(at) && this.#token(this.#begun().number(at));
  }

  #positionAt(at: number, code: number): boolean {
    if (!SIDE_LETTERS.has(code)) return false;
    const list = positionListAt(this.#text, at);
    if (!list?.complete) return false;
    // The list is read again as the start of the next game.
    if (this.#body) this.#finish();
    else {
      this.#begun(list);
      this.#token(list.end);
    }
    return true;
  }

  /** An ending counts only right behind a move. */
  #endingAt(at: number): boolean {
    return this.#isFresh() && this.#is.isEnding(at) && this.#token(this.#begun().ending(at));
  }

  #faultAt(at: number): boolean {
    const end = this.#is.brokenMoveEnd(at);
    return end >= 0 && this.#token(this.#begun().fault(at, end));
  }

  /** A bracket of the notation; brackets of prose are signs. */
  #bracket(char: string): boolean {
    const at = this.#at;
    switch (char) {
      case '{':
        return this.#quoted(at, this.#is.commentEnd(at), 'comment');
      case '<':
        return this.#mayMark() && this.#quoted(at, this.#is.bookmarkEnd(at), 'bookmark');
      case '[':
        return this.#isFresh() && timeAt(this.#text, at) !== undefined && this.#token(this.#begun().time(at));
      case '(':
        return this.#body !== undefined && this.#is.isVariation(at) && this.#token(this.#begun().open(at));
      case ')':
        return this.#closes(at);
      case '!':
      case '?':
        return at === this.#tokenEnd && this.#token(this.#begun().marks(at));
      default:
        return false;
    }
  }

  #quoted(start: number, end: number, kind: Remark['kind']): boolean {
    if (end < 0) return false;
    this.#flush();
    return this.#token(this.#remark({ start, end, kind }));
  }

  /** A bookmark stands behind a token or begins the text. */
  #mayMark(): boolean {
    return this.#proseStart === NONE && !this.#preface.some(({ kind }) => kind === 'prose');
  }

  #isFresh(): boolean {
    return this.#body !== undefined && this.#proseStart === NONE;
  }

  #closes(at: number): boolean {
    if (this.#brackets > 0 || !this.#body?.isInVariation) return false;
    return this.#token(this.#begun().close(at));
  }

  /** Signs are part of the prose around them; alone, most say nothing. */
  #sign(char: string): void {
    const inProse = this.#proseStart !== NONE;
    if (char === '(') this.#brackets++;
    if (char === ')' && this.#brackets > 0) this.#brackets--;
    if (inProse || !SEPARATORS.includes(char)) this.#prose(this.#at + 1);
    else this.#at++;
  }
}

/** ч, Ч, б, Б */
const SIDE_LETTERS = new Set([0x447, 0x427, 0x431, 0x411]);
