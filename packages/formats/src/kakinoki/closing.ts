/** Reading the closing line of a line of play into the record. */
import { isFoul, type Replayer, type Report } from '@kifukit/record';
import type { Color } from '@kifukit/rules';
import { trimmed } from './chars.js';
import { type Conclusion, isFoulReason, MEMO, parseConclusion } from './conclusion.js';
import { endingOfWord, isOpenEnded } from './endings.js';

export class Closing {
  readonly #report: Report;
  readonly #replayer: Replayer;
  readonly #firstTurn: Color;
  readonly #firstNumber: number;

  /** To be made before the first move is played. */
  constructor(report: Report, replayer: Replayer) {
    this.#report = report;
    this.#replayer = replayer;
    this.#firstTurn = replayer.position.turn;
    this.#firstNumber = replayer.position.moveNumber;
  }

  /** The まで line: the ending, where no word in the place of a move has told it; else what it says is only compared. */
  take(line: string, start: number): void {
    const replayer = this.#replayer;
    const memoAt = line.search(MEMO);
    const words = memoAt < 0 ? line : line.slice(0, memoAt);
    const end = start + words.length;
    const said = parseConclusion(words, replayer.position.turn, this.#firstTurn);
    if (replayer.line.ending) this.#compareWinner(said, start, end);
    else this.#end(said, words, start, end);
    if (said.rest !== '') {
      const restAt = start + words.lastIndexOf(said.rest);
      this.#tell('record/trailing-text', restAt, restAt + said.rest.length, { text: said.rest });
    }
    if (memoAt >= 0) replayer.comment(trimmed(line.slice(memoAt + 1)));
    this.#compareCount(said.count, start, end);
  }

  /** NOTE: 二歩により先手の勝ち tells which foul it was; a remark keeps it. */
  #end({ kind, text, winner, namesSide }: Conclusion, words: string, start: number, end: number): void {
    const replayer = this.#replayer;
    const kept = kind === 'other' ? text : endingOfWord(text)?.text;
    if (kind === 'other') {
      this.#report.add('record/unknown-special-move', start, end, { ply: replayer.ply + 1, values: { text } });
    }
    const more = { ...(kept === undefined ? {} : { text: kept }), ...(namesSide && winner ? { winner } : {}) };
    replayer.end({ kind, ...more }, words, start, end);
    if (isFoul(kind) && isFoulReason(text)) replayer.comment(text);
  }

  #compareCount(named: number | undefined, start: number, end: number): void {
    const { ply, stopped } = this.#replayer;
    if (named === undefined || stopped || named === ply || named === ply + this.#firstNumber - 1) return;
    this.#tell('record/move-count-mismatch', start, end, { named, found: ply });
  }

  /**
   * NOTE: 反則負け alone does not tell who fouled where the last move is the foul: many programs then mean its mover.
   * There, and where the word names no winner, the line decides.
   */
  #compareWinner(said: Conclusion, start: number, end: number): void {
    const ending = this.#replayer.line.ending;
    if (!ending || !said.winner || said.winner === ending.winner) return;
    const isOpen = ending.winner === undefined || isOpenEnded(ending.kind);
    const isDoubtful = ending.kind === 'illegal-move' && (this.#replayer.lastMoveIsFoul || isFoul(said.kind));
    if (isOpen ? said.namesSide || said.kind === 'draw' : isDoubtful && said.namesSide) {
      this.#replayer.amendEnding({ winner: said.winner });
    } else if (said.namesSide && ending.winner !== undefined) {
      this.#tell('record/winner-mismatch', start, end, { named: said.winner, found: ending.winner });
    }
  }

  #tell(code: string, start: number, end: number, values: Record<string, string | number>): void {
    this.#report.add(code, start, end, { ply: this.#replayer.ply, values });
  }
}
