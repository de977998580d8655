/** Diagnostics of KIF, those that it shares with its relatives among them. */
import type { CodeTable } from '@kifukit/record';
import { kakinokiCodes } from '../kakinoki/codes.js';

export const kifCodes = {
  ...kakinokiCodes,
  'record/move-number-missing': {
    severity: 'warning',
    message: 'moves have no numbers; they are read in their order (told once for the game)',
  },
} as const satisfies CodeTable;
