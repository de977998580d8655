/** Diagnostics of KI2, those that it shares with its relatives among them. */
import type { CodeTable } from '@kifukit/record';
import { kakinokiCodes } from '../kakinoki/codes.js';

export const ki2Codes = {
  ...kakinokiCodes,
  'record/side-marks-missing': {
    severity: 'warning',
    message: 'moves have no marks of the sides; they are read in their order (told once for the game)',
  },
  'record/wrong-side-mark': {
    severity: 'warning',
    message:
      'the mark is that of {side:phrase}, who is not to move; the order of the moves counts (told once for the game)',
  },
  'record/odd-qualifier': {
    severity: 'warning',
    message: "'{text}' does not fit the {named:phrase} on {from}, but no other one can go to {to}; it is moved",
  },
} as const satisfies CodeTable;
