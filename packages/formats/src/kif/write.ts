/**
 * Writes KIF as Kifu for Windows lays it out. Variations come deepest first, which readers with a stack of lines need.
 * Source: Kakinoki's description of the format, and files of his programs for what it leaves open.
 */
import {
  type Ending,
  type GameRecord,
  isFoul,
  NO_TIME,
  type Trail,
  type Visit,
  walkLines,
  winnerBy,
} from '@kifukit/record';
import { BLACK, type Color, moveNumberOf, roleMoved, targetOf, turnOf } from '@kifukit/rules';
import type { Settings } from '../format.js';
import { makeConclusion, makeVerdict } from '../kakinoki/conclusion.js';
import { makeDeclaration } from '../kakinoki/declaration.js';
import { wordOfEnding } from '../kakinoki/endings.js';
import { isHandicapStart } from '../kakinoki/handicaps.js';
import { makeHead } from '../kakinoki/head.js';
import { COLUMN_HEAD, makeComment, makeRemarks, makeVariation } from '../kakinoki/lines.js';
import { previousTarget } from '../kakinoki/previous-target.js';
import { targetWord } from '../kakinoki/squares.js';
import { makeClock } from './clock.js';
import { dialectOf, type KifDialect } from './dialects.js';
import { moveTail, numberColumn, padding } from './names.js';

export function emitKif(game: GameRecord, settings: Settings): string {
  const dialect = dialectOf(settings);
  const head = makeDeclaration('KIF', settings.declare) + makeHead(game, dialect);
  return `${head}${COLUMN_HEAD}\n${new Writer(game, dialect).text}`;
}

/** What is kept of a line while it and its variations are written. */
interface Sheet {
  /** Totals of both players before the line's first move, then the mover's after each of its moves. */
  readonly totals: number[];
  /** How many of the line's variations begin before or at the present move. */
  passed: number;
}

class Writer {
  text = '';
  readonly #first: Color;
  readonly #firstNumber: number;
  readonly #isHandicap: boolean;
  readonly #dialect: KifDialect;
  readonly #sheets = new Map<Visit, Sheet>();
  /** The line being written. */
  #sheet: Sheet = { totals: [0, 0], passed: 0 };
  /** Whether the last move of the line is against the rules; asked only where the ending names a foul. */
  #endsWithFoul = false;

  constructor(game: GameRecord, dialect: KifDialect) {
    this.#first = turnOf(game.start);
    this.#firstNumber = moveNumberOf(game.start);
    this.#dialect = dialect;
    this.#isHandicap = dialect.handicapPlayers && isHandicapStart(game.start);
    walkLines(game, (visit, trail) => {
      this.#enter(visit);
      this.#moves(visit, trail);
      this.#leave(visit, trail.position.turn);
    });
  }

  #enter(visit: Visit): void {
    const { line, base, parent } = visit;
    const parentSheet = parent && this.#sheets.get(parent);
    const index = parent ? base - parent.base : 0;
    this.#sheet = { totals: parentSheet?.totals.slice(index, index + 2) ?? [0, 0], passed: 0 };
    if (line.variations.length > 0) this.#sheets.set(visit, this.#sheet);
    this.#endsWithFoul = false;
    if (parent) this.text += `\n${makeVariation(this.#firstNumber + base)}\n`;
    this.text += makeRemarks(line, 0, this.#dialect.bookmarksFirst);
  }

  /** Here a writer of KIF spends its time; pieces are put behind the text one by one, which copies nothing. */
  #moves(visit: Visit, trail: Trail): void {
    const { moves, times, comments, bookmarks, ending } = visit.line;
    const { position } = trail;
    const hasRemarks = comments.size > 0 || bookmarks.size > 0;
    const number = this.#firstNumber + visit.base;
    let previous = previousTarget(visit, 0);
    let text = this.text;
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index];
      if (ending && isFoul(ending.kind)) this.#endsWithFoul = index === moves.length - 1 && !position.isLegal(move);
      const clock = this.#clock(index < times.length ? times[index] : NO_TIME, index);
      const hasSibling = this.#hasSibling(visit, index);
      text += numberColumn(number + index);
      text += targetWord(targetOf(move), previous);
      text += moveTail(move, roleMoved(position, move), hasSibling || clock !== '');
      text += clock;
      text += hasSibling ? '+\n' : '\n';
      if (hasRemarks) text += makeRemarks(visit.line, index + 1, this.#dialect.bookmarksFirst);
      previous = targetOf(move);
      trail.play(move);
    }
    this.text = text;
  }

  /** The clock behind the line's move `index`, empty where its time is not known. Asked for rising indices. */
  #clock(time: number, index: number): string {
    const { totals } = this.#sheet;
    const total = totals[index] + (time === NO_TIME ? 0 : time);
    totals.push(total);
    return time === NO_TIME ? '' : makeClock(time, total);
  }

  /** Whether an alternative to the line's move `index` follows. Asked for rising indices. */
  #hasSibling({ line: { variations }, hasLaterSibling }: Visit, index: number): boolean {
    if (index === 0 && hasLaterSibling) return true;
    if (variations.length === 0) return false;
    const sheet = this.#sheet;
    while (sheet.passed < variations.length && variations[sheet.passed].index < index) sheet.passed++;
    return variations[sheet.passed]?.index === index;
  }

  #leave(visit: Visit, turn: Color): void {
    const { line, base } = visit;
    const { ending } = line;
    if (!ending) return;
    const index = line.moves.length;
    const clock = this.#clock(ending.time ?? NO_TIME, index);
    const hasSibling = this.#hasSibling(visit, index);
    const word = this.#wordOf(ending);
    const space = hasSibling || clock !== '' ? padding(word) : '';
    this.text += `${numberColumn(this.#firstNumber + base + index)}${word}${space}${clock}${hasSibling ? '+' : ''}\n`;
    if (ending.comment !== undefined) this.text += makeComment(ending.comment);
    const conclusion = this.#conclusion(ending, turn, this.#firstNumber - 1 + base + index);
    if (conclusion !== undefined) this.text += `${conclusion}\n`;
  }

  /** 不戦勝 and 不戦敗 speak of the first mover. */
  #wordOf(ending: Ending): string {
    const isDefault = ending.kind === 'win-by-default' || ending.kind === 'loss-by-default';
    if (isDefault) return ending.winner === winnerBy('win-by-default', BLACK, this.#first) ? '不戦勝' : '不戦敗';
    return this.#dialect.words?.[ending.kind] ?? wordOfEnding(ending) ?? '中断';
  }

  /** The まで line, for most programs only where a reader would not know the winner without it. */
  #conclusion(ending: Ending, turn: Color, count: number): string | undefined {
    const { kind, winner } = ending;
    const isFoulOfMover = kind === 'illegal-move' && this.#endsWithFoul;
    const told = isFoulOfMover ? winnerBy('illegal-action', turn) : winnerBy(kind, turn, this.#first);
    const isNeeded = winner !== undefined && winner !== told;
    if (!isNeeded && !this.#dialect.concludes) return undefined;
    if (!isNeeded || kind === 'illegal-move') return makeConclusion(ending, turn, count, this.#isHandicap);
    return makeVerdict(winner, count, this.#isHandicap);
  }
}
