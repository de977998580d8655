/** Writing positions of a game as SFEN. The number of the move to be played next is kept exactly. */
import type { GameRecord, Report } from '@kifukit/record';
import { makeSfen, positionOf } from '@kifukit/rules';
import { type Capabilities, holdsEverything, type Settings, type WriteOptions } from '../format.js';
import { losses } from '../losses.js';

export const canSfen = (settings: Settings): Capabilities => ({
  ...holdsEverything,
  moves: settings.at === 'ply',
  variations: false,
  comments: false,
  bookmarks: false,
  times: 'none',
  header: () => undefined,
  ending: () => undefined,
});

export function writeSfen(game: GameRecord, report: Report, { settings = {} }: WriteOptions = {}): string {
  const can = canSfen(settings);
  const last = losses(game, can, report);
  if (settings.at === 'start') return `${game.start}\n`;
  return settings.at === 'ply' ? everyPosition(game) : `${last.start}\n`;
}

function everyPosition({ start, main }: GameRecord): string {
  const position = positionOf(start);
  let text = `${start}\n`;
  for (const move of main.moves) {
    position.play(move);
    text += `${makeSfen(position)}\n`;
  }
  return text;
}
