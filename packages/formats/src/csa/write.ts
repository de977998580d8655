/** Writing CSA V2.2 and V3.0. */
import { type GameRecord, type Line, NO_TIME } from '@kifukit/record';
import {
  canPromote,
  droppedRole,
  isDrop,
  isPromotion,
  opponent,
  originOf,
  type Position,
  PROMOTED,
  positionOf,
  SQUARES,
  targetOf,
} from '@kifukit/rules';
import { endsInFoul } from '../ends-in-foul.js';
import type { Settings } from '../format.js';
import { makeComment } from './comments.js';
import { dialectOf } from './dialects.js';
import { makeEnding } from './endings.js';
import { makeHeader } from './headers.js';
import { digitsOf, roleCodes, signOf } from './names.js';
import { isVersion3, type Version, versionOf } from './versions.js';
import { makePosition } from './write-position.js';

const digits = Array.from({ length: SQUARES }, (_, square) => digitsOf(square));

/** `+77` by colour and origin; the last of each colour is the hand, `+00`. */
const beginnings = ([0, 1] as const).map((color) => [...digits, '00'].map((from) => signOf(color) + from));
const HAND = SQUARES;

/** `76FU` and the line's end, by role · 81 + target. */
const ends = roleCodes.flatMap((code) => digits.map((to) => `${to}${code}\n`));

/** The text of a game that CSA can hold. */
export function writeCsa(game: GameRecord, settings: Settings): string {
  const version = versionOf(settings);
  const { main, start, headers } = game;
  const ended = main.ending !== undefined && main.ending.kind !== 'declaration';
  const position = positionOf(start);
  let text = beginning(version, settings);
  for (const [key, value] of headers) text += `${makeHeader(key, value, version)}\n`;
  text += makePosition(position, dialectOf(settings).rows);
  text += movesOf(main, position, ended);
  if (!main.ending) return text;
  const { ending } = main;
  const turn = main.moves.length % 2 === 0 ? position.turn : opponent(position.turn);
  text += `${makeEnding(ending, turn, ending.kind === 'illegal-move' && endsInFoul(game))}\n`;
  if (ending.time !== undefined) text += makeTime(ending.time);
  return text + commentOf(ending.comment, ended);
}

function beginning(version: Version, settings: Settings): string {
  const encoding = settings.encoding === 'SHIFT_JIS' ? 'SHIFT_JIS' : 'UTF-8';
  return isVersion3(version) ? `'CSA encoding=${encoding}\nV${version}\n` : `${dialectOf(settings).versionLine}\n`;
}

/** Moves with their times and comments. All that it takes to name a piece is which role stands where. */
function movesOf(line: Line, { board, turn: first }: Position, ended: boolean): string {
  const { moves, times, comments } = line;
  const roles = board.map((piece) => piece & 15);
  let text = comments.size > 0 ? commentOf(comments.get(0), ended) : '';
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index];
    const isBoardMove = !isDrop(move);
    const from = isBoardMove ? originOf(move) : HAND;
    const role = isBoardMove ? roles[from] : droppedRole(move);
    const after = isPromotion(move) && canPromote(role) ? role + PROMOTED : role;
    const to = targetOf(move);
    text += beginnings[index & 1 ? opponent(first) : first][from];
    text += ends[after * SQUARES + to];
    if (isBoardMove) roles[from] = 0;
    roles[to] = after;
    const time = times[index] ?? NO_TIME;
    if (time !== NO_TIME) text += makeTime(time);
    if (comments.size > 0) text += commentOf(comments.get(index + 1), ended);
  }
  return text;
}

/** Lines of whole seconds, of the times that are usual. */
const TIMES = Array.from({ length: 3600 }, (_, seconds) => `T${seconds}\n`);

/** NOTE: fractions stand only where they are needed, as version 3.0 wants. */
function makeTime(milliseconds: number): string {
  const rest = milliseconds % 1000;
  if (rest === 0) return TIMES[milliseconds / 1000] ?? `T${milliseconds / 1000}\n`;
  return `T${(milliseconds - rest) / 1000}.${String(rest).padStart(3, '0').replace(/0+$/, '')}\n`;
}

function commentOf(comment: string | undefined, ended: boolean): string {
  if (comment === undefined) return '';
  let text = '';
  for (const line of comment.split('\n')) text += `${makeComment(line, ended)}\n`;
  return text;
}

/** NOTE: version 3.0 says encoding and version once for the whole file, 2.2 says its version for each game. */
export const memberOfCsa = (text: string, index: number): string =>
  index === 0 ? text : `/\n${text.replace(/^'CSA encoding=.*\n.*\n/, '')}`;
