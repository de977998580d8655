import { type Format, holdsEverything } from '../format.js';

export const kif: Format = {
  id: 'kif',
  title: 'KIF',
  extensions: ['kif', 'kifu'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [],
  can: () => holdsEverything,
  sniff: () => 0,
};
