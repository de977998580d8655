/** The fields `header` and `initial`. */
import type { GameRecord } from '@kifukit/record';
import { BLACK, HAND_ROLES, handicapOf, type Piece, type Position, positionOf, WHITE } from '@kifukit/rules';
import { handicapName, isHandicapStart } from '../kakinoki/handicaps.js';
import { wordOfKey } from '../kakinoki/headers.js';
import { kinds, OTHER, presetOf } from './names.js';

/** NOTE: as json-kifu-format has it, the header says the handicap's name besides the preset. */
export function makeHeader({ headers, start }: GameRecord): string {
  const isHandicap = isHandicapStart(start);
  const handicap = handicapOf(start);
  const members = headers.map(([key, value]) => makeMember(wordOfKey(key, isHandicap), value));
  const isTold = headers.some(([key]) => key === 'handicap');
  if (handicap !== undefined && !isTold) members.unshift(makeMember('手合割', handicapName(handicap)));
  return `{${members.join(',')}}`;
}

const makeMember = (key: string, value: string): string => `${JSON.stringify(key)}:${JSON.stringify(value)}`;

export function makeInitial(start: string): string {
  const preset = presetOf(handicapOf(start));
  return preset === undefined
    ? `{"preset":"${OTHER}","data":${makeData(positionOf(start))}}`
    : `{"preset":"${preset}"}`;
}

/** The board with one file on a line. */
function makeData(position: Position): string {
  const squares = Array.from(position.board, makeSquare);
  const files = Array.from({ length: 9 }, (_, file) => `[${squares.slice(file * 9, file * 9 + 9).join(',')}]`);
  const hands = ([BLACK, WHITE] as const).map((color) => {
    const counts = [...HAND_ROLES].reverse().map((role) => `"${kinds[role]}":${position.inHand(color, role)}`);
    return `{${counts.join(',')}}`;
  });
  return `{"color":${position.turn},"board":[\n${files.join(',\n')}\n],"hands":[${hands.join(',')}]}`;
}

const makeSquare = (piece: Piece): string =>
  piece === 0 ? '{}' : `{"color":${piece >> 4},"kind":"${kinds[piece & 15]}"}`;
