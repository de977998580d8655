/** How lines end while a record is being read: what an ending explains, and what becomes of moves behind it. */
import { type Color, colorName, opponent, type Position } from '@kifukit/rules';
import type { Report } from './diagnostic.js';
import { amendedEnding, type EndPoint, understoodEnding } from './end-point.js';
import { type Ending, isFoul, isProvisional } from './ending.js';
import type { LineTree } from './line-tree.js';
import { unjustifiedDeclaration } from './move-values.js';

export class LineEnds {
  readonly #tree: LineTree;
  readonly #report: Report;
  /** Whether lines end before an illegal move. */
  readonly #leavesFoulsOut: boolean;
  readonly #position: Position;
  readonly #first: Color;

  constructor(tree: LineTree, report: Report, leavesFoulsOut: boolean) {
    this.#tree = tree;
    this.#report = report;
    this.#leavesFoulsOut = leavesFoulsOut;
    this.#position = tree.trail.position;
    this.#first = this.#position.turn;
  }

  /** Of two endings the first counts and the second's words become a comment. */
  end(ending: Ending, words: string, start: number, end: number): void {
    const { frame, ply } = this.#tree;
    const { line } = frame;
    if (line.ending) {
      this.#report.add('record/second-ending', start, end, { ply, values: { text: words } });
      this.#tree.comment(words);
      return;
    }
    line.ending = understoodEnding(ending, this.#point);
    frame.endingWords = words;
    this.#report.places?.note(line, line.moves.length, start, end);
    if (frame.lastFoul && this.#explainsFoul(line.ending)) this.#report.explain(frame.lastFoul.finding);
    if (ending.kind === 'declaration' && !frame.stopped) this.#checkDeclaration(start, end);
  }

  amend(change: Partial<Ending>): void {
    const { line } = this.#tree.frame;
    if (line.ending) line.ending = amendedEnding({ ...line.ending, ...change }, this.#point);
  }

  /** Whether the last move of the line was illegal, be it kept or the one that stopped the line. */
  get lastMoveIsFoul(): boolean {
    const { lastFoul, stopped, skipped } = this.#tree.frame;
    return lastFoul?.ply === this.#tree.ply && (this.#leavesFoulsOut ? skipped === 0 : !stopped);
  }

  /** A record may go on after an adjournment; after any other ending the moves become a variation, so nothing is lost. */
  goOn(start: number, end: number): void {
    const { frame, ply } = this.#tree;
    const ending = frame.line.ending as Ending;
    const provisional = isProvisional(ending.kind);
    const as = provisional ? 'the continuation of the game, the ending as a comment' : 'a variation';
    this.#report.add('record/moves-after-end', start, end, { ply: ply + 1, values: { as } });
    if (!provisional) {
      this.#tree.openContinuation();
      return;
    }
    delete frame.line.ending;
    const time = ending.time === undefined ? '' : ` (${ending.time / 1000}s)`;
    this.#tree.comment((ending.text ?? frame.endingWords) + time);
    if (ending.comment !== undefined) this.#tree.comment(ending.comment);
  }

  /** An ending that has the side win which made the illegal last move speaks of another foul. */
  #explainsFoul({ kind, winner }: Ending): boolean {
    const { turn } = this.#position;
    return isFoul(kind) && this.lastMoveIsFoul && winner !== colorName(this.#leavesFoulsOut ? turn : opponent(turn));
  }

  /** What is known of the game where an ending stands. */
  get #point(): EndPoint {
    const left = this.#leavesFoulsOut ? 'left-out' : 'played';
    return {
      turn: this.#position.turn,
      first: this.#first,
      foul: this.lastMoveIsFoul ? left : undefined,
      isKnown: !this.#tree.frame.stopped,
    };
  }

  #checkDeclaration(start: number, end: number): void {
    const values = unjustifiedDeclaration(this.#position, this.#tree.game.start);
    if (values) this.#report.add('record/unjustified-declaration', start, end, { ply: this.#tree.ply, values });
  }
}
