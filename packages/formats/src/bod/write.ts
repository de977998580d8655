/**
 * Writes one position of a game as a diagram, with the last move before it: `手数＝171  ▲６二角成  まで`. Source: files
 * of Kifu for Windows, for nobody has described the format.
 */
import { emptyLine, type GameRecord, type Header, type Report } from '@kifukit/record';
import { type Move, type Position, positionOf } from '@kifukit/rules';
import { type Capabilities, holdsEverything, type WriteOptions } from '../format.js';
import { trimmed } from '../kakinoki/chars.js';
import { makeDiagram } from '../kakinoki/diagram.js';
import { isHandicapStart } from '../kakinoki/handicaps.js';
import { makeHeaderLine, survivingHeader } from '../kakinoki/headers.js';
import { makePlayed } from '../kakinoki/lines.js';
import { makeMoveText } from '../ki2/names.js';
import { LAST_MOVE } from '../last-move.js';
import { losses, project } from '../losses.js';

export const canBod: Capabilities = {
  ...holdsEverything,
  moves: false,
  variations: false,
  comments: false,
  bookmarks: false,
  times: 'none',
  gather: lastMoveAtEnd,
  // Nobody sees the square of the move before in a diagram, so it is written in full.
  lastMove: (position: Position, move: Move) => makeMoveText(position, move, undefined),
  header: survivingHeader,
  ending: () => undefined,
};

/** The last move stands below the diagram, behind all headers. */
function lastMoveAtEnd(headers: readonly Header[]): readonly Header[] {
  const isLast = ([key, value]: Header): boolean => key === LAST_MOVE && trimmed(value) !== '';
  const last = headers.filter(isLast).at(-1);
  return last === undefined ? headers : [...headers.filter((header) => header !== last), last];
}

export function writeBod(game: GameRecord, report: Report, { settings = {} }: WriteOptions = {}): string {
  const { start, headers } = settings.at === 'start' ? firstPosition(game, report) : losses(game, canBod, report);
  const position = positionOf(start);
  const isHandicap = isHandicapStart(start);
  const [lastKey, lastValue] = headers.at(-1) ?? [];
  const last = lastKey === LAST_MOVE && lastValue !== '' ? lastValue : undefined;
  let text = '';
  for (const header of last === undefined ? headers : headers.slice(0, -1)) {
    text += `${makeHeaderLine(header, isHandicap)}\n`;
  }
  return `${text}${makeDiagram(position)}${makePlayed(position.moveNumber - 1, last)}\n`;
}

/** The record of the first position, which the move before it goes with. */
function firstPosition(game: GameRecord, report: Report): GameRecord {
  losses({ ...game, headers: game.headers.filter(([key]) => key !== LAST_MOVE) }, canBod, report);
  return project({ ...game, main: emptyLine() }, canBod);
}
