/**
 * One `move` of a record. What it says beyond origin, target, piece and promotion is compared with the board, which
 * counts.
 */
import type { Replayer } from '@kifukit/record';
import {
  canPromote,
  colorName,
  HAND_ROLES,
  inCamp,
  isPromoted,
  makeDrop,
  promoted,
  type Role,
  roleNames,
  type Square,
  targetOf,
} from '@kifukit/rules';
import type { JsonPath } from './json-places.js';
import { roleOfKind } from './names.js';
import { HERE, type RecordReport } from './record-report.js';
import { isNothing, type JsonObject, NO_SQUARE, squareOf } from './values.js';

const MOVE: JsonPath = ['move'];

export class MoveReader {
  readonly #replayer: Replayer;
  readonly #report: RecordReport;
  #toldColor = false;

  constructor(replayer: Replayer, report: RecordReport) {
    this.#replayer = replayer;
    this.#report = report;
  }

  /** Plays the move, or ends the line before it. */
  read(move: JsonObject): void {
    const replayer = this.#replayer;
    const role = roleOfKind(move.piece);
    const isDrop = isNothing(move.from);
    const from = isDrop ? NO_SQUARE : squareOf(move.from);
    const to = this.#targetOf(move);
    if (to === NO_SQUARE || (isDrop ? !isHeld(role) : from === NO_SQUARE)) {
      this.#spoilt();
      return;
    }
    if (!replayer.stopped) this.#compare(move, to);
    if (isDrop) this.#drop(move, role, to);
    else this.#move(move, from, to, role);
  }

  /** NOTE: with `same`, some programs leave the target out. */
  #targetOf(move: JsonObject): Square {
    const last = this.#replayer.lastMove;
    const before = last === undefined ? NO_SQUARE : targetOf(last);
    if (isNothing(move.to)) return move.same === true ? before : NO_SQUARE;
    const to = squareOf(move.to);
    if (move.same === true && to !== before && to !== NO_SQUARE && !this.#replayer.stopped)
      this.#add('jkf/same-mismatch');
    return to;
  }

  #spoilt(): void {
    const path = [...this.#report.here(), ...MOVE];
    this.#replayer.syntaxFault(...this.#report.spanOf(path));
    this.#report.useless(MOVE, 'a move has a target on the board, and an origin there or a piece that can be in hand');
  }

  #compare(move: JsonObject, to: Square): void {
    const { board, turn } = this.#replayer.position;
    const { color, capture } = move;
    if (color !== turn && (color === 0 || color === 1) && !this.#toldColor) {
      this.#toldColor = true;
      this.#add('jkf/color-mismatch', { side: colorName(turn) });
    }
    if (isNothing(capture)) return;
    const named = roleOfKind(capture);
    const found = board[to] & 15;
    if (named !== found && named !== 0) {
      this.#add('jkf/capture-mismatch', { named: roleNames[named], found: roleNames[found] || 'nothing' });
    }
  }

  #drop(move: JsonObject, role: Role, to: Square): void {
    if (move.promote === true) this.#replayer.impossible('cannot-promote', makeDrop(role, to), HERE, HERE);
    else {
      if (move.promote === false) this.#add('jkf/needless-promote');
      this.#replayer.drop(role, to, HERE, HERE);
    }
  }

  #move(move: JsonObject, from: Square, to: Square, role: Role): void {
    const replayer = this.#replayer;
    const { board, turn } = replayer.position;
    const found = board[from] & 15;
    if (isPromoted(role) && found !== role && promoted(found) === role && move.promote !== false && !replayer.stopped) {
      this.#add('jkf/piece-after-promotion', { found: roleNames[found] });
      replayer.move(from, to, found, true, HERE, HERE);
      return;
    }
    if (move.promote === false && !(canPromote(found) && (inCamp(turn, from) || inCamp(turn, to))) && found !== 0) {
      this.#add('jkf/needless-promote');
    }
    replayer.move(from, to, role, move.promote === true, HERE, HERE);
  }

  #add(code: string, values: Readonly<Record<string, string>> = {}): void {
    this.#report.addAt(code, [...this.#report.here(), ...MOVE], { ply: this.#replayer.ply + 1, values });
  }
}

const isHeld = (role: Role): boolean => HAND_ROLES.includes(role);
