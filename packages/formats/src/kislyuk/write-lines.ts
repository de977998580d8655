/**
 * Writes the tree of lines. Variations stand in parentheses behind the move they replace, so lines are interrupted and
 * gone on with; a stack holds them, however deep they nest.
 */
import { type GameRecord, type Line, Trail, timeOf } from '@kifukit/record';
import { BLACK, type Color, isPromotion, positionOf } from '@kifukit/rules';
import { escaped } from './escapes.js';
import { pairOf } from './tokens.js';
import { checkSign, endingText, isByPromoted, mightPromote, moveText, timeText } from './write-move.js';

/** A line that is being written. */
interface Level {
  readonly line: Line;
  /** Moves from the start before the line's first. */
  readonly base: number;
  /** The index of the next move. */
  next: number;
  /** The next of the line's variations. */
  variation: number;
  /** Variations that replace this move come next; the line's length for those behind its end, −1 before the first move. */
  branch: number;
  /** The next move of White needs the number of its pair, because something stands between it and Black's. */
  numbered: boolean;
  /** A «пр.» right behind the last move would be read as its own. */
  doubtful: boolean;
  ended: boolean;
}

const newLevel = (line: Line, base: number): Level => ({
  line,
  base,
  next: 0,
  variation: 0,
  branch: -1,
  numbered: true,
  doubtful: false,
  ended: false,
});

export interface Layout {
  /** Between the pairs of the main line. */
  readonly pairs: '\n' | ' ';
}

export function writeLines(game: GameRecord, layout: Layout): string {
  return new LineWriter(game, layout).write();
}

class LineWriter {
  readonly #main: Line;
  readonly #trail: Trail;
  readonly #first: Color;
  readonly #pairs: string;
  readonly #levels: Level[] = [];
  #text = '';
  /** Nothing stands on the line of text, or in the parentheses, yet. */
  #isFresh = true;
  /** A variation of the main line has just ended. */
  #isBroken = false;

  constructor(game: GameRecord, layout: Layout) {
    this.#main = game.main;
    this.#trail = new Trail(positionOf(game.start));
    this.#first = this.#trail.position.turn;
    this.#pairs = layout.pairs;
  }

  write(): string {
    this.#enter(newLevel(this.#main, 0));
    for (let level = this.#top(); level; level = this.#top()) this.#step(level);
    return this.#text === '' ? '' : `${this.#text}\n`;
  }

  #top(): Level | undefined {
    return this.#levels[this.#levels.length - 1];
  }

  #step(level: Level): void {
    const { line, next } = level;
    const variation = line.variations[level.variation];
    if (variation?.index === level.branch) {
      level.variation++;
      this.#open(variation.line, level.base + variation.index);
    } else if (next < line.moves.length) this.#move(level);
    else if (!level.ended) this.#end(level);
    else this.#leave(level);
  }

  #enter(level: Level): void {
    this.#levels.push(level);
    this.#remarks(level.line, 0);
  }

  #open(line: Line, base: number): void {
    this.#text += this.#levels.length === 1 ? '\n   (' : ' (';
    this.#isFresh = true;
    this.#trail.backTo(base);
    this.#enter(newLevel(line, base));
  }

  #leave(level: Level): void {
    this.#levels.pop();
    const parent = this.#top();
    if (!parent) return;
    this.#text += ')';
    this.#isBroken = this.#levels.length === 1;
    this.#trail.backTo(level.base);
    const replaced = parent.line.moves[parent.branch];
    if (replaced !== undefined) this.#trail.play(replaced);
    parent.numbered = true;
  }

  #move(level: Level): void {
    const { line, next } = level;
    const { position } = this.#trail;
    const move = line.moves[next];
    const { turn, moveNumber } = position;
    const repeats = level.doubtful && isByPromoted(position, move);
    if (this.#levels.length === 1) this.#break(turn === BLACK || next === 0);
    this.#space();
    if (turn === BLACK) this.#text += `${pairOf(moveNumber, turn)}. `;
    else if (level.numbered || repeats) this.#text += `${pairOf(moveNumber, turn)}. ... `;
    const doubtful = mightPromote(position, move);
    // A «пр.» that the rules forbid would be taken for the next move's, unless a number follows.
    const forbidden = isPromotion(move) && !position.isLegal(move);
    this.#text += moveText(position, move);
    this.#trail.play(move);
    const sign = checkSign(position);
    this.#text += sign;
    level.doubtful = doubtful && sign === '';
    level.branch = next;
    level.next = next + 1;
    const time = timeOf(line, next);
    if (time !== undefined) this.#text += ` ${timeText(time)}`;
    level.numbered = this.#remarks(line, next + 1) || forbidden;
  }

  #end(level: Level): void {
    const { line } = level;
    const { ending } = line;
    level.ended = true;
    level.branch = line.moves.length;
    if (this.#needsNumber(level)) this.#number(level);
    if (!ending) return;
    if (this.#levels.length === 1) this.#break(true);
    this.#space();
    this.#text += endingText(ending, line, this.#first, this.#trail);
    if (ending.time !== undefined) this.#text += ` ${timeText(ending.time)}`;
    if (ending.comment !== undefined) this.#text += ` {${escaped(ending.comment)}}`;
  }

  /** A line without moves needs a number where only that says what it begins with. */
  #needsNumber({ line, base }: Level): boolean {
    if (line.moves.length > 0) return false;
    const parent = this.#levels[this.#levels.length - 2];
    if (!parent) return this.#trail.position.moveNumber !== 1;
    const goesOn = base === parent.base + parent.line.moves.length;
    return !line.ending || (goesOn && !parent.line.ending);
  }

  #number(level: Level): void {
    const { turn, moveNumber } = this.#trail.position;
    if (this.#levels.length === 1) this.#break(true);
    this.#space();
    this.#text += `${pairOf(moveNumber, turn)}.${turn === BLACK ? '' : ' ...'}`;
    level.numbered = false;
  }

  /** Bookmark and comment of a point of the line; whether there are any. */
  #remarks(line: Line, index: number): boolean {
    const bookmark = line.bookmarks.size === 0 ? undefined : line.bookmarks.get(index);
    const comment = line.comments.size === 0 ? undefined : line.comments.get(index);
    if (bookmark !== undefined) {
      this.#space();
      this.#text += `<${escaped(bookmark)}>`;
    }
    if (comment !== undefined) {
      this.#space();
      this.#text += `{${escaped(comment)}}`;
    }
    return bookmark !== undefined || comment !== undefined;
  }

  /** Begins a new line of text on the main line, if it is time for one. */
  #break(wanted: boolean): void {
    if (!this.#isFresh && (wanted || this.#isBroken)) {
      this.#text += this.#pairs;
      this.#isFresh = true;
    }
    this.#isBroken = false;
  }

  #space(): void {
    if (!this.#isFresh) this.#text += ' ';
    this.#isFresh = false;
  }
}
