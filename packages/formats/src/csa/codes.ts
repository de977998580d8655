/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const csaCodes = {
  'csa/lower-case': { severity: 'warning', message: "'{text}' is read as upper case; so are all like it in this game" },
  'csa/look-alike': {
    severity: 'warning',
    message: "'{text}' holds a dash or plus that is not ASCII; it is read as one, and so are all like it in this game",
    hint: 'text copied from a web page has such signs',
  },
  'csa/no-start-position': {
    severity: 'warning',
    message: 'there are moves but no start position; the game is read from the even start',
  },
  'csa/no-turn': {
    severity: 'warning',
    message: "no line '+' or '-' says who moves first; {side:phrase} does, {reason:phrase}",
  },
  'csa/two-boards': {
    severity: 'warning',
    message: 'the position is given both as PI and in rows P1 to P9; the rows count',
  },
  'csa/bad-position-line': {
    severity: 'error',
    message: "'{text}' in a line of the position is not readable: {reason:phrase}",
  },
  'csa/row-numbers': {
    severity: 'warning',
    message: 'the numbers of the rows are not 1 to 9; the nine rows are taken as they stand, from the top',
  },
  'csa/wrong-sign': {
    severity: 'warning',
    message:
      "the sign of '{text}' is the other side's, but the piece is {side:phrase}'s, who is to move; the piece counts",
    hint: 'compare it with the original record',
  },
  'csa/removal-mismatch': {
    severity: 'warning',
    message:
      "'{text}' takes a {named:phrase} off {square}, where the even position has a {found:phrase}; the {found:phrase} is taken off",
  },
  'csa/square-given-twice': {
    severity: 'warning',
    message: '{place:phrase} is given more than once; the last piece counts',
  },
  'csa/remainder-given-twice': {
    severity: 'warning',
    message: 'the rest of the pieces (00AL) is given to both sides; the first gets it',
  },
  'csa/bad-time': { severity: 'warning', message: "'{text}' is not a time; it is left unknown" },
  'csa/not-in-version': { severity: 'warning', message: "'{text}' does not exist in version {version}; it is kept" },
  'csa/missing-separator': {
    severity: 'warning',
    message: "a new game begins without a line '/' before it",
  },
} as const satisfies CodeTable;
