/**
 * Puts entries on the board. What a move says beyond origin, target, piece and promotion is compared with the board, which
 * counts.
 */
import type { Replayer } from '@kifukit/record';
import {
  canPromote,
  colorName,
  inCamp,
  isPromoted,
  makeDrop,
  promoted,
  type Role,
  roleNames,
  type Square,
  targetOf,
} from '@kifukit/rules';
import { endingOfSpecial } from './names.js';
import type { RecordReport } from './record-report.js';
import { NO_SQUARE } from './values.js';

/** What an entry says of its move. */
export interface MoveToken {
  /** Its place in the text, or HERE. */
  start: number;
  end: number;
  /** −1 where it is not said. */
  color: number;
  /** NO_SQUARE for a drop. */
  from: Square;
  to: Square;
  /** 0 where it is not said. */
  role: Role;
  promote: boolean | undefined;
  same: boolean;
  /** 0 where it is not said. */
  capture: Role;
}

export const newToken = (): MoveToken => ({
  start: 0,
  end: 0,
  color: -1,
  from: NO_SQUARE,
  to: NO_SQUARE,
  role: 0,
  promote: undefined,
  same: false,
  capture: 0,
});

/** Milliseconds that either side has spent. */
export type Spent = readonly [black: number, white: number];

export class EntryPlayer {
  readonly replayer: Replayer;
  /** What either side has spent in all up to the present point. */
  spent: Spent = [0, 0];

  readonly #report: RecordReport;
  #toldColor = false;
  #toldTotal = false;

  constructor(replayer: Replayer, report: RecordReport) {
    this.replayer = replayer;
    this.#report = report;
  }

  /** The target of the last move, NO_SQUARE before the first. */
  get lastTarget(): Square {
    const last = this.replayer.lastMove;
    return last === undefined ? NO_SQUARE : targetOf(last);
  }

  move(token: MoveToken): void {
    if (!this.replayer.stopped) this.#compare(token);
    if (token.from === NO_SQUARE) this.#drop(token);
    else this.#move(token);
  }

  #compare(token: MoveToken): void {
    const { board, turn } = this.replayer.position;
    const { color, capture, to } = token;
    if (color !== turn && color >= 0 && !this.#toldColor) {
      this.#toldColor = true;
      this.#add('jkf/color-mismatch', token, { side: colorName(turn) });
    }
    if (token.same && to !== this.lastTarget) this.#add('jkf/same-mismatch', token);
    const found = board[to] & 15;
    if (capture !== 0 && capture !== found) {
      const values = { named: roleNames[capture], found: roleNames[found] || 'nothing' };
      this.#add('jkf/capture-mismatch', token, values);
    }
  }

  #drop(token: MoveToken): void {
    const { role, to, promote, start, end } = token;
    if (promote === true) {
      this.replayer.impossible('cannot-promote', makeDrop(role, to), start, end);
      return;
    }
    if (promote === false) this.#add('jkf/needless-promote', token);
    this.replayer.drop(role, to, start, end);
  }

  #move(token: MoveToken): void {
    const { from, to, role, promote, start, end } = token;
    const { replayer } = this;
    const { board, turn } = replayer.position;
    const found = board[from] & 15;
    if (isPromoted(role) && found !== role && promoted(found) === role && promote !== false && !replayer.stopped) {
      this.#add('jkf/piece-after-promotion', token, { found: roleNames[found] });
      replayer.move(from, to, found, true, start, end);
      return;
    }
    const mayPromote = canPromote(found) && (inCamp(turn, from) || inCamp(turn, to));
    if (promote === false && !mayPromote && found !== 0 && !replayer.stopped) this.#add('jkf/needless-promote', token);
    replayer.move(from, to, role, promote === true, start, end);
  }

  #add(code: string, token: MoveToken, values: Readonly<Record<string, string>> = {}): void {
    this.#report.add(code, token.start, token.end, { ply: this.replayer.ply + 1, values });
  }

  /** The time of the last move or ending, and what the record calls the sum; −1 where it does not say it. */
  time(now: number, total: number, start: number, end: number): void {
    const { position, line } = this.replayer;
    this.replayer.time(now, start, end);
    const isBlack = (line.ending ? position.turn : 1 - position.turn) === 0;
    const [black, white] = this.spent;
    const sum = (isBlack ? black : white) + now;
    this.spent = isBlack ? [sum, white] : [black, sum];
    if (total < 0 || total === sum || this.#toldTotal) return;
    this.#toldTotal = true;
    this.#report.add('jkf/total-mismatch', start, end, { ply: this.replayer.ply });
  }

  /** NOTE: json-kifu-format keeps the bookmarks of KIF among the comments, with their `&`. The first one is read as such. */
  comments(texts: readonly string[]): void {
    const at = texts.findIndex((text) => text.startsWith('&'));
    if (at >= 0) this.replayer.bookmark(texts[at].slice(1));
    const lines = at < 0 ? texts : texts.filter((_, index) => index !== at);
    if (lines.length > 0) this.replayer.comment(lines.join('\n'));
  }

  /** False where the line had ended already. */
  end(special: string, start: number, end: number): boolean {
    const { replayer } = this;
    const isFirst = replayer.line.ending === undefined;
    replayer.end(endingOfSpecial(special, replayer.position.turn), special, start, end);
    return isFirst;
  }
}
