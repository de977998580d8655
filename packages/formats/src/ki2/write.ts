/**
 * Writes KI2 as Kifu for Windows lays it out: six moves a line, each as wide as the widest; a comment ends the line.
 * Variations come deepest first, which readers with a stack of lines need; a line's ending is its まで line.
 */
import { type Ending, type GameRecord, type Visit, walk } from '@kifukit/record';
import { type Color, type Move, type Position, turnOf } from '@kifukit/rules';
import type { Settings } from '../format.js';
import { makeConclusions } from '../kakinoki/conclusion.js';
import { makeDeclaration } from '../kakinoki/declaration.js';
import { isHandicapStart } from '../kakinoki/handicaps.js';
import { makeHead } from '../kakinoki/head.js';
import { makeComment, makeRemarks, makeVariation } from '../kakinoki/lines.js';
import { previousTarget } from '../kakinoki/previous-target.js';
import { widthOf } from '../kakinoki/squares.js';
import { makeMoveText } from './names.js';

const MOVES_PER_ROW = 6;
const MOVE_WIDTH = 12;
/** What fills the columns of a move, by its width. */
const GAPS = Array.from({ length: MOVE_WIDTH }, (_, width) => ' '.repeat(MOVE_WIDTH - width));

export const emitKi2 = (game: GameRecord, settings: Settings): string =>
  `${makeDeclaration('KI2', settings.declare)}${makeHead(game)}\n${new Writer(game).text}`;

class Writer {
  text = '';
  readonly #first: Color;
  readonly #isHandicap: boolean;
  /** Moves in the row that is being written. */
  #inRow = 0;
  /** The blanks that another move in the row wants before it. */
  #gap = '';

  constructor(game: GameRecord) {
    this.#first = turnOf(game.start);
    this.#isHandicap = isHandicapStart(game.start);
    walk(game, {
      enter: (visit) => this.#enter(visit),
      move: (visit, index, move, position) => this.#move(visit, index, move, position),
      leave: (visit, position) => this.#leave(visit, position.turn),
    });
  }

  #enter({ line, base, parent }: Visit): void {
    if (parent) this.text += `\n${makeVariation(base + 1)}\n`;
    this.text += makeRemarks(line, 0);
  }

  #move(visit: Visit, index: number, move: Move, position: Position): void {
    const { line } = visit;
    const words = makeMoveText(position, move, previousTarget(visit, index));
    this.text += this.#inRow === 0 ? words : this.#gap + words;
    this.#gap = GAPS[widthOf(words)] ?? ' ';
    const remarks = line.comments.size > 0 || line.bookmarks.size > 0 ? makeRemarks(line, index + 1) : '';
    this.#inRow++;
    if (this.#inRow === MOVES_PER_ROW || remarks !== '') this.#endRow();
    this.text += remarks;
  }

  #endRow(): void {
    if (this.#inRow > 0) this.text += '\n';
    this.#inRow = 0;
  }

  #leave({ line, base }: Visit, turn: Color): void {
    this.#endRow();
    const { ending } = line;
    if (ending) this.#end(ending, turn, base + line.moves.length);
  }

  #end(ending: Ending, turn: Color, count: number): void {
    for (const words of makeConclusions(ending, turn, this.#first, count, this.#isHandicap)) this.text += `${words}\n`;
    if (ending.comment !== undefined) this.text += makeComment(ending.comment);
  }
}
