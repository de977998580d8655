/** One `move` of a record, from what `JSON.parse` made of it. */
import { HAND_ROLES, type Square } from '@kifukit/rules';
import { type EntryPlayer, type MoveToken, newToken } from './entry-player.js';
import type { JsonPath } from './json-places.js';
import { roleOfKind } from './names.js';
import { HERE, type RecordReport } from './record-report.js';
import { isNothing, type JsonObject, NO_SQUARE, squareOf } from './values.js';

const MOVE: JsonPath = ['move'];

export class MoveReader {
  readonly #player: EntryPlayer;
  readonly #report: RecordReport;
  readonly #token: MoveToken = { ...newToken(), start: HERE, end: HERE };

  constructor(player: EntryPlayer, report: RecordReport) {
    this.#player = player;
    this.#report = report;
  }

  /** Plays the move, or ends the line before it. */
  read(move: JsonObject): void {
    const token = this.#token;
    const isDrop = isNothing(move.from);
    token.from = isDrop ? NO_SQUARE : squareOf(move.from);
    token.to = this.#targetOf(move);
    token.role = roleOfKind(move.piece);
    if (token.to === NO_SQUARE || (isDrop ? !HAND_ROLES.includes(token.role) : token.from === NO_SQUARE)) {
      this.#player.replayer.syntaxFault(...this.#report.spanHere(MOVE));
      this.#report.useless(
        MOVE,
        'a move has a target on the board, and an origin there or a piece that can be in hand',
      );
      return;
    }
    token.color = move.color === 0 || move.color === 1 ? move.color : -1;
    token.promote = typeof move.promote === 'boolean' ? move.promote : undefined;
    token.same = move.same === true;
    token.capture = roleOfKind(move.capture);
    this.#player.move(token);
  }

  /** NOTE: with `same`, some programs leave the target out. */
  #targetOf(move: JsonObject): Square {
    return isNothing(move.to) && move.same === true ? this.#player.lastTarget : squareOf(move.to);
  }
}
