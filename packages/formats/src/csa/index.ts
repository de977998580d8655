import { type Format, holdsEverything } from '../format.js';

export const csa: Format = {
  id: 'csa',
  title: 'CSA',
  extensions: ['csa'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [],
  can: () => holdsEverything,
  sniff: () => 0,
};
