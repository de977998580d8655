/**
 * Writes KIF as Kifu for Windows lays it out. Variations come deepest first, which readers with a stack of lines need.
 * Source: Kakinoki's description of the format, and files of his programs for what it leaves open.
 */
import { type Ending, type GameRecord, isFoul, NO_TIME, type Visit, walk, winnerBy } from '@kifukit/record';
import { BLACK, type Color, isDrop, type Move, originOf, type Position, positionOf } from '@kifukit/rules';
import type { Settings } from '../format.js';
import { makeConclusion, makeVerdict } from '../kakinoki/conclusion.js';
import { makeDeclaration } from '../kakinoki/declaration.js';
import { wordOfEnding } from '../kakinoki/endings.js';
import { isHandicapStart } from '../kakinoki/handicaps.js';
import { makeHead } from '../kakinoki/head.js';
import { COLUMN_HEAD, makeComment, makeRemarks, makeVariation } from '../kakinoki/lines.js';
import { previousTarget } from '../kakinoki/previous-target.js';
import { makeClock } from './clock.js';
import { dialectOf, type KifDialect } from './dialects.js';
import { makeMoveText, numberColumn, padding } from './names.js';

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
    const { turn, moveNumber } = positionOf(game.start);
    this.#first = turn;
    this.#firstNumber = moveNumber;
    this.#dialect = dialect;
    this.#isHandicap = dialect.handicapPlayers && isHandicapStart(game.start);
    walk(game, {
      enter: (visit) => this.#enter(visit),
      move: (visit, index, move, position) => this.#move(visit, index, move, position),
      leave: (visit, position) => this.#leave(visit, position.turn),
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

  #move(visit: Visit, index: number, move: Move, position: Position): void {
    const { line, base } = visit;
    if (index === line.moves.length - 1 && line.ending && isFoul(line.ending.kind)) {
      this.#endsWithFoul = !position.isLegal(move);
    }
    const role = isDrop(move) ? 0 : position.board[originOf(move)] & 15;
    const time = line.times[index] ?? NO_TIME;
    const total = this.#sheet.totals[index] + Math.max(time, 0);
    this.#sheet.totals.push(total);
    const hasSibling = this.#hasSibling(visit, index);
    const isPadded = hasSibling || time !== NO_TIME;
    const words = makeMoveText(move, role, previousTarget(visit, index), isPadded);
    this.#entry(base + index, words, time, total, hasSibling);
    if (line.comments.size > 0 || line.bookmarks.size > 0) {
      this.text += makeRemarks(line, index + 1, this.#dialect.bookmarksFirst);
    }
  }

  /** Whether an alternative to the line's move `index` follows. Asked for rising indices. */
  #hasSibling({ line: { variations }, hasLaterSibling }: Visit, index: number): boolean {
    const sheet = this.#sheet;
    while (sheet.passed < variations.length && variations[sheet.passed].index < index) sheet.passed++;
    return (index === 0 && hasLaterSibling) || variations[sheet.passed]?.index === index;
  }

  #leave(visit: Visit, turn: Color): void {
    const { line, base } = visit;
    const { ending } = line;
    if (!ending) return;
    const index = line.moves.length;
    const time = ending.time ?? NO_TIME;
    const total = this.#sheet.totals[index] + Math.max(time, 0);
    const hasSibling = this.#hasSibling(visit, index);
    const word = this.#wordOf(ending);
    const words = hasSibling || time !== NO_TIME ? word + padding(word) : word;
    this.#entry(base + index, words, time, total, hasSibling);
    if (ending.comment !== undefined) this.text += makeComment(ending.comment);
    const conclusion = this.#conclusion(ending, turn, this.#firstNumber - 1 + base + index);
    if (conclusion !== undefined) this.text += `${conclusion}\n`;
  }

  #entry(ply: number, words: string, time: number, total: number, hasSibling: boolean): void {
    const clock = time === NO_TIME ? '' : makeClock(time, total);
    this.text += numberColumn(this.#firstNumber + ply) + words + clock + (hasSibling ? '+\n' : '\n');
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
