/** Diagnostics that only lines of USI and SFEN have. */
import type { CodeTable } from '@kifukit/record';

export const usiCodes = {
  'usi/unknown-line': {
    severity: 'error',
    message: "'{text}' is neither a position nor a list of moves; the line is left out",
    hint: "a line begins with 'position', 'startpos', 'sfen', 'moves' or an SFEN board",
  },
  'usi/odd-spelling': { severity: 'warning', message: "'{text}' is read as '{as}'" },
  'usi/missing-word': { severity: 'warning', message: "'{word}' is missing before '{text}'" },
} as const satisfies CodeTable;
