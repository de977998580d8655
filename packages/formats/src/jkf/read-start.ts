/** Where a record starts: `initial`, a preset or a board, with what its header calls the handicap. */
import { type Header, reportProblems } from '@kifukit/record';
import {
  BLACK,
  type Color,
  HAND_ROLES,
  handicapOf,
  handicapSfen,
  KING,
  makeSfen,
  Position,
  pieceOf,
  positionOf,
  squareAt,
  startPosition,
  WHITE,
} from '@kifukit/rules';
import { handicapOfName, OTHER_HANDICAP } from '../kakinoki/handicaps.js';
import type { JsonPath } from './json-places.js';
import { handicapOfPreset, kinds, OTHER, roleOfKind } from './names.js';
import type { RecordReport } from './record-report.js';
import { isNothing, isObject, type JsonObject, numberOf, squareOf } from './values.js';

const INITIAL: JsonPath = ['initial'];
const PRESET: JsonPath = ['initial', 'preset'];
const DATA: JsonPath = ['initial', 'data'];

const MAX_HELD = 99;

/** `fallback` is the SFEN of the start of records that do not tell theirs. */
export function readStart(record: JsonObject, fallback: string | undefined, report: RecordReport): Position {
  const { initial } = record;
  if (isNothing(initial)) return fallback === undefined ? startPosition() : positionOf(fallback);
  if (!isObject(initial)) {
    report.useless(INITIAL, 'the start is an object; the game is read from the even start');
    return startPosition();
  }
  const { preset, data } = initial;
  const position = isNothing(data) ? undefined : readPosition(data, firstMoveOf(record), report);
  const named = isNothing(preset) ? undefined : readPreset(preset, position, report);
  if (!position && preset === OTHER) report.useless(INITIAL, 'OTHER needs data; the game is read from the even start');
  return position ?? named ?? startPosition();
}

/** The preset's position; what it says beside `position`, which comes from data, is reported. */
function readPreset(preset: unknown, position: Position | undefined, report: RecordReport): Position | undefined {
  if (preset === OTHER) return undefined;
  const text = typeof preset === 'number' ? String(preset) : preset;
  if (typeof text !== 'string') {
    report.useless(PRESET, 'a preset is a word');
    return undefined;
  }
  const handicap = handicapOfPreset(text);
  if (handicap === undefined) {
    report.told(PRESET);
    const start = position ? 'position of its data' : 'even start';
    const severity = position ? 'warning' : 'error';
    report.addAt('jkf/jkf-unknown-preset', PRESET, { ply: 0, values: { text, start }, severity });
    return undefined;
  }
  if (handicap === 'even' && !position) return startPosition();
  const sfen = handicapSfen(handicap);
  // NOTE: Kifu for iPhone writes the preset HIRATE with every board; the board counts.
  if (position && makeSfen(position) !== sfen) {
    report.addAt('record/handicap-contradicts-diagram', PRESET, { ply: 0, values: { text } });
  } else if (handicap === 'three-pieces' && !position) {
    report.addAt('record/contested-handicap', PRESET, { ply: 0, values: { text, sfen } });
  }
  return positionOf(sfen);
}

/** The first move of the record, where it has one. */
function firstMoveOf({ moves }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(moves)) return undefined;
  for (const entry of moves.slice(0, 2) as unknown[]) if (isObject(entry) && isObject(entry.move)) return entry.move;
  return undefined;
}

function readPosition(data: unknown, first: JsonObject | undefined, report: RecordReport): Position | undefined {
  if (!isObject(data)) {
    report.useless(DATA, 'the data of a position are an object');
    return undefined;
  }
  const position = new Position();
  readBoard(data.board, position, report);
  readHands(data.hands, position, report);
  position.turn = readTurn(data.color, first, position, report);
  for (const field of Object.keys(data)) {
    if (!['color', 'board', 'hands'].includes(field)) report.addAt('jkf/unknown-field', [...DATA, field], { ply: 0 });
  }
  reportProblems(position, report, ...report.spanOf(DATA));
  return position;
}

/** NOTE: without a colour White is to move where the first move is White's. */
function readTurn(color: unknown, first: JsonObject | undefined, position: Position, report: RecordReport): Color {
  const told = numberOf(color);
  if (told === BLACK || told === WHITE) return told;
  if (!isNothing(color)) report.useless([...DATA, 'color'], 'a colour is 0 or 1');
  const named = numberOf(first?.color);
  if (named === BLACK || named === WHITE) return named;
  return position.board[squareOf(first?.from)] >> 4 === WHITE ? WHITE : BLACK;
}

function readBoard(board: unknown, position: Position, report: RecordReport): void {
  const path = [...DATA, 'board'];
  if (!Array.isArray(board)) {
    const isEmpty = isObject(board) && Object.keys(board).length === 0;
    if (!isEmpty) report.useless(path, 'a board is a list of nine files');
    return;
  }
  const count = board.length;
  if (count !== 9) report.useless(path, 'it has {count} {count|file|files} instead of 9', { count });
  board.slice(0, 9).forEach((column: unknown, index) => {
    if (Array.isArray(column)) readColumn(column, index + 1, position, report);
    else report.useless([...path, index], 'a file is a list of nine squares');
  });
}

function readColumn(column: readonly unknown[], file: number, position: Position, report: RecordReport): void {
  const path = [...DATA, 'board', file - 1];
  const count = column.length;
  if (count !== 9) report.useless(path, 'it has {count} {count|square|squares} instead of 9', { count });
  column.slice(0, 9).forEach((square, index) => {
    if (isNothing(square)) return;
    const { kind, color } = isObject(square) ? square : { kind: square, color: square };
    const role = roleOfKind(kind);
    const side = numberOf(color);
    if (role > 0 && (side === BLACK || side === WHITE)) position.put(squareAt(file, index + 1), pieceOf(side, role));
    else if (!isNothing(kind)) report.useless([...path, index], 'a piece has a colour and a kind');
  });
}

function readHands(hands: unknown, position: Position, report: RecordReport): void {
  const path = [...DATA, 'hands'];
  const two: readonly unknown[] = Array.isArray(hands) ? hands : [];
  if (two.length > 2 || (two.length === 0 && !isNothing(hands))) report.useless(path, 'hands are a list of two');
  for (const color of [BLACK, WHITE] as const) {
    const hand = two[color];
    if (isObject(hand)) readHand(hand, color, position, report);
    else if (!isNothing(hand)) report.useless([...path, color], 'a hand is an object');
  }
}

/** NOTE: hands may list kings and promoted pieces; only as none of them does that make sense. */
function readHand(hand: JsonObject, color: Color, position: Position, report: RecordReport): void {
  for (const role of HAND_ROLES) {
    const kind = kinds[role];
    const told = hand[kind];
    if (isNothing(told)) continue;
    const count = numberOf(told);
    if (count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_HELD) {
      position.setHand(color, role, count);
    } else report.useless([...DATA, 'hands', color, kind], 'a count is 0 to {limit}', { limit: MAX_HELD });
  }
  for (const kind of kinds.slice(KING)) {
    if (isNothing(hand[kind]) || hand[kind] === 0) continue;
    report.useless([...DATA, 'hands', color, kind], "'{char}' cannot be in hand", { char: kind });
  }
}

/**
 * The headers without the handicap's name where it says no more than the start.
 * NOTE: as in KIF, 平手 stands above many a board that is not the even start.
 */
export function withoutKnownHandicap(headers: Header[], start: string, report: RecordReport): Header[] {
  if (!headers.some(([key]) => key === 'handicap')) return headers;
  const handicap = handicapOf(start);
  return headers.filter(([key, value]) => {
    if (key !== 'handicap') return true;
    const named = handicapOfName(value);
    if (named !== undefined && named === handicap) return false;
    if (value === OTHER_HANDICAP && handicap === undefined) return false;
    if (named !== undefined) {
      report.addAt('record/handicap-contradicts-diagram', ['header', '手合割'], { ply: 0, values: { text: value } });
    }
    return true;
  });
}
