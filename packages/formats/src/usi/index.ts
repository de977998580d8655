/** USI: a game as a line of moves in the spelling of engines, `position startpos moves 7g7f 3c3d`. */
import { type Format, writerOf } from '../format.js';
import { readLines } from './read.js';
import { kindOfLines } from './sniff.js';
import { canUsi, writeUsi } from './write.js';

export const usi: Format = {
  id: 'usi',
  title: 'USI',
  extensions: ['usi'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [
    {
      name: 'lines',
      values: ['main', 'all'],
      default: 'main',
      description: 'the main line only, or one line of text for it and for each variation, from the start of the game',
    },
    {
      name: 'ending',
      values: ['none', 'word'],
      default: 'none',
      description: 'whether a word such as `resign` follows the moves; USI itself knows none, some programs read them',
    },
  ],
  can: canUsi,
  sniff: (head) => ({ game: 1, position: 0.8, none: 0 })[kindOfLines(head) ?? 'none'],
  read: readLines,
  write: writerOf(canUsi, writeUsi),
  collection: { usual: true, member: (text) => text },
};
