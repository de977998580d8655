/** The table of what `kifukit check --fix` mends. */
import { mendable } from '@kifukit/check';
import { markdownTable } from './document.js';

export const mendingTable = (): string =>
  markdownTable(
    ['finding', 'what is done'],
    Object.entries(mendable).map(([code, done]) => [`\`${code}\``, done]),
  );
