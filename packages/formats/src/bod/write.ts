/**
 * Writes one position of a game as a diagram, with the last move before it: `手数＝171  ▲６二角成  まで`. Source: files
 * of Kifu for Windows, for nobody has described the format.
 */
import type { GameRecord, Report } from '@kifukit/record';
import { positionOf } from '@kifukit/rules';
import { type Capabilities, holdsEverything, type WriteOptions } from '../format.js';
import { makeDiagram } from '../kakinoki/diagram.js';
import { isHandicapStart } from '../kakinoki/handicaps.js';
import { makeHeaderLine, survivingHeader } from '../kakinoki/headers.js';
import { makePlayed } from '../kakinoki/lines.js';
import { makeMoveText } from '../ki2/names.js';
import { losses } from '../losses.js';

export const canBod: Capabilities = {
  ...holdsEverything,
  moves: false,
  variations: false,
  comments: false,
  bookmarks: false,
  times: 'none',
  header: survivingHeader,
  ending: () => undefined,
};

export function writeBod(game: GameRecord, report: Report, { settings = {} }: WriteOptions = {}): string {
  const survived = losses(game, canBod, report);
  const isStart = settings.at === 'start';
  const start = isStart ? game.start : survived.start;
  const position = positionOf(start);
  const isHandicap = isHandicapStart(start);
  let text = '';
  for (const header of survived.headers) text += `${makeHeaderLine(header, isHandicap)}\n`;
  const played = makePlayed(position.moveNumber - 1, isStart ? undefined : lastMoveText(game));
  return `${text}${makeDiagram(position)}${played}\n`;
}

/** The last move of the main line, its square written in full. */
function lastMoveText({ start, main }: GameRecord): string | undefined {
  const last = main.moves[main.moves.length - 1];
  if (last === undefined) return undefined;
  const position = positionOf(start);
  for (const move of main.moves.slice(0, -1)) position.play(move);
  return makeMoveText(position, last, undefined);
}
