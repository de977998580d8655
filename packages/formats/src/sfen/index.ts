/** SFEN: a position in one line. Lines with moves are read too, as USI has them. */
import type { Format } from '../format.js';
import { readLines } from '../usi/read.js';
import { kindOfLines } from '../usi/sniff.js';
import { canSfen, writeSfen } from './write.js';

export const sfen: Format = {
  id: 'sfen',
  title: 'SFEN',
  extensions: ['sfen'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [
    {
      name: 'at',
      values: ['end', 'start', 'ply'],
      default: 'end',
      description:
        'which position is written: the last of the main line, the first, or one line of text for each position from first to last',
    },
  ],
  can: canSfen,
  sniff: (head) => ({ game: 0.8, position: 1, none: 0 })[kindOfLines(head) ?? 'none'],
  read: readLines,
  write: writeSfen,
  collection: { usual: true, member: (text) => text },
};
