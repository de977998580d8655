/** Writing a game as `position startpos moves …`. */
import { type Ending, type GameRecord, walk, winnerBy } from '@kifukit/record';
import { type Color, type Move, makeUsi, START_SFEN } from '@kifukit/rules';
import { type Capabilities, holdsEverything, type Settings } from '../format.js';
import { isEndingText } from './moves.js';
import { wordOfEnding } from './names.js';

export const canUsi = (settings: Settings): Capabilities => ({
  ...holdsEverything,
  variations: settings.lines === 'all',
  comments: false,
  bookmarks: false,
  times: 'none',
  illegalMoves: false,
  header: () => undefined,
  ending: settings.ending === 'word' ? endingInWords : () => undefined,
});

/** What is left of an ending in one word: its kind, and the winner that follows from it. */
function endingInWords(ending: Ending, turn: Color): Ending | undefined {
  const { kind, text, winner: _, ...rest } = ending;
  if (kind === 'other') return isEndingText(text ?? '') ? { ...rest, kind, text: text as string } : undefined;
  if (kind === 'sealed') return { ...rest, kind: 'interrupted' };
  if (wordOfEnding(kind) === undefined) return undefined;
  const winner = winnerBy(kind, turn);
  return { ...rest, kind, ...(winner === undefined ? {} : { winner }) };
}

/** One line for the main line or, where the settings say so, for every line of the record. */
export function writeUsi(game: GameRecord): string {
  const start = game.start === START_SFEN ? 'position startpos' : `position sfen ${game.start}`;
  if (game.main.variations.length === 0) return line(start, game.main.moves, game.main.ending);
  let text = '';
  walk(game, {
    leave(visit, _position, trail) {
      text += line(start, trail.moves, visit.line.ending);
    },
  });
  return text;
}

/** The words of moves with the blank before them, by move, as they come up. */
const words: string[] = [];

function wordOf(move: Move): string {
  words[move] ??= ` ${makeUsi(move)}`;
  return words[move];
}

function line(start: string, moves: readonly Move[], ending: Ending | undefined): string {
  const word = ending && (ending.text ?? wordOfEnding(ending.kind));
  if (moves.length === 0 && word === undefined) return `${start}\n`;
  let text = `${start} moves`;
  for (const move of moves) text += wordOf(move);
  return word === undefined ? `${text}\n` : `${text} ${word}\n`;
}
