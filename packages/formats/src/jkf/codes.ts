/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const jkfCodes = {
  'jkf/json-syntax': {
    severity: 'error',
    message: 'the text is not JSON: {reason:phrase}; what follows is not read',
    hint: 'a file that was cut off, a comma too many and quotes of another sort are common causes',
  },
  'jkf/too-deep': { severity: 'error', message: 'the text nests too deep to be read here' },
  'jkf/schema': {
    severity: 'error',
    message: '{pointer} is not as JKF wants it: {reason:phrase}{others:phrase}',
  },
  'jkf/bad-value': { severity: 'error', message: '{pointer} cannot be used: {reason:phrase}' },
  'jkf/unknown-field': {
    severity: 'warning',
    message: 'JKF has no field {pointer}; it is left out, and so are all like it in this game',
  },
  'jkf/jkf-unknown-preset': {
    severity: 'error',
    message: "'{text}' is not a preset of JKF; the game is read from the {start:phrase}",
  },
  'jkf/repeated-key': { severity: 'warning', message: "the header '{text}' stands there {count} times; all are kept" },
  'jkf/move-in-first-entry': {
    severity: 'warning',
    message:
      'the first entry belongs to the start position, but holds a move, an ending or variations; they are read as those of ply 1',
  },
  'jkf/time-without-move': {
    severity: 'warning',
    message: 'a time stands where there is neither a move nor an ending; it is left out',
  },
  'jkf/color-mismatch': {
    severity: 'warning',
    message:
      'the record calls the move one of the other side; {side:phrase} is to move, and the order counts (told once for the game)',
  },
  'jkf/capture-mismatch': {
    severity: 'warning',
    message:
      'the record says that the move takes a {named:phrase}, on the board it takes a {found:phrase}; the board counts',
  },
  'jkf/same-mismatch': {
    severity: 'warning',
    message:
      'the record says that the move goes where the one before went, but its target is another; the target counts',
  },
  'jkf/piece-after-promotion': {
    severity: 'warning',
    message: 'the piece is named as it stands after the move; it is read as a promoting {found:phrase}',
  },
  'jkf/needless-promote': {
    severity: 'warning',
    message: 'the record says that the piece does not promote where it could not; this is left out',
  },
  'jkf/total-mismatch': {
    severity: 'info',
    message: 'the total time is not the sum of the times; the times count (told once for the game)',
  },
} as const satisfies CodeTable;
