/** Where a game starts, by its diagram, the name of its handicap, the line that says who is to move, and its first move. */
import { type Report, reportProblems } from '@kifukit/record';
import {
  BLACK,
  type Color,
  type Handicap,
  handicapSfen,
  makeSfen,
  Position,
  positionOf,
  type Role,
  type Square,
  startPosition,
  WHITE,
} from '@kifukit/rules';
import { type RowSpan, readBoard } from './diagram.js';
import { handicapOfName, needsDiagram, OTHER_HANDICAP } from './handicaps.js';
import { readHand } from './hands.js';

/** A part of the text and what it says. */
export interface Told extends RowSpan {
  readonly text: string;
}

export interface HandTold extends RowSpan {
  readonly color: Color;
}

/** What a record tells of its start. */
export interface StartTold {
  readonly rows: readonly RowSpan[];
  readonly hands: readonly HandTold[];
  readonly turn: Color | undefined;
  readonly handicap: Told | undefined;
}

export interface StartHints {
  /** The square that the first move leaves, where it is a board move. */
  readonly origin?: Square | undefined;
  /** The role that the first move drops. */
  readonly dropped?: Role | undefined;
  /** The side whose mark the first move bears. */
  readonly side?: Color | undefined;
  /** SFEN of the start of records that do not tell theirs. */
  readonly fallback?: string | undefined;
}

export interface Start {
  readonly position: Position;
  /** Whether the handicap's name says something that the position does not. */
  readonly keepsName: boolean;
}

export function decideStart(told: StartTold, hints: StartHints, report: Report): Start {
  return told.rows.length > 0 ? startOfDiagram(told, hints, report) : startByName(told, hints.fallback, report);
}

function startByName({ handicap, hands, turn }: StartTold, fallback: string | undefined, report: Report): Start {
  reportHands(hands, report);
  const named = handicap && handicapOfName(handicap.text);
  const position =
    named !== undefined
      ? positionOfHandicap(named)
      : !handicap && fallback !== undefined
        ? positionOf(fallback)
        : startPosition();
  if (handicap && named === undefined) reportUnnamed(handicap, report);
  if (handicap && named === 'three-pieces') {
    const values = { text: handicap.text, sfen: makeSfen(position) };
    report.add('record/contested-handicap', handicap.start, handicap.end, { ply: 0, values });
  }
  if (turn !== undefined) position.turn = turn;
  return { position, keepsName: handicap !== undefined && named === undefined && handicap.text !== OTHER_HANDICAP };
}

/** Reports the pieces in hand of a game without a diagram. */
export function reportHands(hands: readonly HandTold[], report: Report): void {
  for (const { start, end } of hands) {
    const text = report.source.text.slice(start, end);
    if (text !== '' && text !== 'なし') {
      report.add('position/hand-without-diagram', start, end, { ply: 0, values: { text } });
    }
  }
}

function reportUnnamed({ text, start, end }: Told, report: Report): void {
  const code = needsDiagram(text) ? 'record/diagram-missing' : 'record/unknown-handicap';
  report.add(code, start, end, { ply: 0, values: { text } });
}

const positionOfHandicap = (handicap: Handicap): Position =>
  handicap === 'even' ? startPosition() : positionOf(handicapSfen(handicap));

/** NOTE: many programs write 手合割：平手 above every diagram; the diagram counts. */
function startOfDiagram({ rows, hands, turn, handicap }: StartTold, hints: StartHints, report: Report): Start {
  const { text } = report.source;
  const position = new Position();
  readBoard(text, rows, position, report);
  for (const { start, end, color } of hands) readHand(text, start, end, color, position, report);
  const named = handicap && handicapOfName(handicap.text);
  const fitting = named !== undefined && isSameSetup(position, positionOfHandicap(named)) ? named : undefined;
  const first = rows[0];
  const last = rows[rows.length - 1];
  position.turn = turn ?? (fitting === undefined ? BLACK : positionOfHandicap(fitting).turn);
  if (turn === undefined && fitting === undefined && isWhitesMove(position, hints)) {
    position.turn = WHITE;
    report.add('record/side-to-move-inferred', first.start, last.end, { ply: 0 });
  }
  const agrees = fitting !== undefined && positionOfHandicap(fitting).turn === position.turn;
  if (handicap && named !== undefined && !agrees) {
    const values = { text: handicap.text };
    report.add('record/handicap-contradicts-diagram', handicap.start, handicap.end, { ply: 0, values });
  }
  reportProblems(position, report, first.start, last.end);
  return { position, keepsName: handicap !== undefined && !agrees && handicap.text !== OTHER_HANDICAP };
}

/** Whether the first move can only be White's, by its mark, by the piece that it moves, or by the hand that it drops from. */
function isWhitesMove(position: Position, { origin, dropped, side }: StartHints): boolean {
  if (origin !== undefined) return position.board[origin] >> 4 === WHITE;
  if (side !== undefined || dropped === undefined) return side === WHITE;
  return position.inHand(BLACK, dropped) === 0 && position.inHand(WHITE, dropped) > 0;
}

/** Whether board and hands agree, whoever is to move. */
function isSameSetup(a: Position, b: Position): boolean {
  const b2 = b.clone();
  b2.turn = a.turn;
  return makeSfen(a, 1) === makeSfen(b2, 1);
}
