/** Writes the canonical form: a file of one game, or the moves of its main line alone. */
import type { GameRecord, Report } from '@kifukit/record';
import { handicapOf, positionOf } from '@kifukit/rules';
import type { Settings } from '../format.js';
import { FIRST_LINE, literalKey } from './header.js';
import { HANDICAP, handicapWord, headerWordOf, POSITION } from './names.js';
import { writePosition } from './position.js';
import { writeLines } from './write-lines.js';

export function write(game: GameRecord, settings: Settings, report: Report): string {
  if (settings.layout !== 'moves') return `${writeHead(game)}\n${writeLines(game, { pairs: '\n' })}`;
  if (game.main.moves.length === 0) return `${writePosition(positionOf(game.start))}\n`;
  if (handicapOf(game.start) !== 'even') report.addGeneral('loss/start-position', { ply: 0 });
  return writeLines(game, { pairs: ' ' });
}

function writeHead({ start, headers }: GameRecord): string {
  const handicap = handicapOf(start);
  const inHandicapGame = handicap !== undefined && handicap !== 'even';
  let text = `${FIRST_LINE}\n`;
  for (const [key, value] of headers) {
    const word = headerWordOf(key, inHandicapGame) ?? literalKey(key);
    text += value === '' ? `${word}:\n` : `${word}: ${value}\n`;
  }
  if (inHandicapGame) text += `${HANDICAP}: ${handicapWord(handicap)}\n`;
  else if (handicap === undefined) text += `${POSITION}: ${writePosition(positionOf(start))}\n`;
  return text;
}
