import { type Format, holdsEverything } from '../format.js';

export const kislyuk: Format = {
  id: 'kislyuk',
  title: 'Kislyuk',
  extensions: ['ksl'],
  language: 'ru',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [],
  can: () => holdsEverything,
  sniff: () => 0,
};
