/** BOD (局面図), a position as a diagram, as it is pasted into letters and forums. Several of them are several games. */
import type { Format } from '../format.js';
import { readKi2 } from '../ki2/read.js';
import { sniffBod } from './sniff.js';
import { canBod, writeBod } from './write.js';

export const bod: Format = {
  id: 'bod',
  title: 'BOD',
  extensions: ['bod'],
  language: 'ja',
  output: () => ({ encoding: 'shift_jis', newline: '\r\n' }),
  options: [
    {
      name: 'at',
      values: ['end', 'start'],
      default: 'end',
      description: 'which position is written: the last of the main line, or the first',
    },
  ],
  can: () => canBod,
  sniff: sniffBod,
  // Moves may follow a diagram, and then they are those of KI2.
  read: readKi2,
  write: writeBod,
  collection: { usual: true, member: (text, index) => (index === 0 ? text : `\n${text}`) },
};
