/** A record in a few words, for people. */
import { formatOf, type Opened } from '@kifukit/formats';
import { type Ending, type GameRecord, headerOf, type Line } from '@kifukit/record';
import { type Handicap, handicapOf } from '@kifukit/rules';
import { type Input, inputName } from '../batch/inputs.js';
import { printable } from '../reporters/printable.js';
import { count } from '../reporters/reporter.js';

/** For example `a.kif: KIF in shift_jis, 1 game`. */
export function describeInput(input: Input, { format, encoding }: Opened, games: number): string {
  const title = format ? (formatOf(format.id)?.title ?? format.id) : 'unknown format';
  return `${printable(inputName(input))}: ${title} in ${encoding ?? 'text'}, ${count(games, 'game')}`;
}

/** For example `  1: 甲野 – 乙川, 112 moves, resign (black wins), 3 variations`. */
export function describeGame(number: number, game: GameRecord): string {
  const players = [headerOf(game, 'black'), headerOf(game, 'white')];
  const facts = [
    ...(players.some((name) => name) ? [players.map((name) => name || '?').join(' – ')] : []),
    describeStart(game.start),
    count(game.main.moves.length, 'move'),
    ...(game.main.ending ? [describeEnding(game.main.ending)] : []),
    ...counted(variationsOf(game), 'variation'),
    ...counted(game.main.comments.size, 'comment'),
  ];
  return `  ${number}: ${facts
    .filter((fact) => fact !== '')
    .map(printable)
    .join(', ')}\n`;
}

function describeStart(start: string): string {
  const handicap: Handicap | undefined = handicapOf(start);
  if (handicap === 'even') return '';
  return handicap === undefined ? 'own start position' : `handicap ${handicap}`;
}

function describeEnding({ kind, winner, text }: Ending): string {
  const result = winner === undefined ? '' : winner === 'draw' ? ' (draw)' : ` (${winner} wins)`;
  return `${kind === 'other' && text !== undefined ? text : kind}${result}`;
}

const counted = (number: number, word: string): string[] => (number > 0 ? [count(number, word)] : []);

function variationsOf(game: GameRecord): number {
  let number = 0;
  const pending: Line[] = [game.main];
  for (let line = pending.pop(); line; line = pending.pop()) {
    number += line.variations.length;
    for (const variation of line.variations) pending.push(variation.line);
  }
  return number;
}
