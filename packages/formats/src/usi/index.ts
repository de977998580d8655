import { type Format, holdsEverything } from '../format.js';

export const usi: Format = {
  id: 'usi',
  title: 'USI',
  extensions: ['usi'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [],
  can: () => holdsEverything,
  sniff: () => 0,
};
