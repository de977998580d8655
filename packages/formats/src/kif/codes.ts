/** Diagnostics of KIF, those that it shares with its relatives among them. */
import type { CodeTable } from '@kifukit/record';
import { kakinokiCodes } from '../kakinoki/codes.js';

export const kifCodes = {
  ...kakinokiCodes,
  'record/variation-before-moves': {
    severity: 'warning',
    message: "'{text}' stands before the first move and is left out",
  },
  'record/move-number-missing': {
    severity: 'warning',
    message: 'moves have no numbers; they are read in their order (told once for the game)',
  },
  'record/odd-move-spelling': {
    severity: 'warning',
    message: "'{text}' is not how KIF writes a move; it is read as {usual} (told once for the game)",
  },
} as const satisfies CodeTable;
