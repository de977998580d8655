import { type Format, holdsEverything } from '../format.js';

export const sfen: Format = {
  id: 'sfen',
  title: 'SFEN',
  extensions: ['sfen'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [],
  can: () => holdsEverything,
  sniff: () => 0,
};
