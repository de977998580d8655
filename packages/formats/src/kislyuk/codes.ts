/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const kislyukCodes = {
  'kislyuk/homoglyph': {
    severity: 'warning',
    message: "'{text}' holds characters that only look right ({found}); read as {meant}",
    hint: 'the ranks a to i, the digits and the mate sign X are Latin, the letters of the pieces Cyrillic',
  },
  'kislyuk/latin-p': {
    severity: 'warning',
    message: "a Latin P in '{text}' is the silver (Р) by its shape and the pawn (П) by habit; read as {meant}",
  },
  'kislyuk/stray-char': { severity: 'warning', message: "'{found}' inside a square of '{text}' is left out" },
  'kislyuk/punct': { severity: 'warning', message: "a dot is missing or misplaced in '{text}'" },
  'kislyuk/no-separator': {
    severity: 'warning',
    message: "'{text}' lacks the dash or colon between its squares, or the space before the next move",
  },
  'kislyuk/foreign-drop': { severity: 'warning', message: "'*' in '{text}' is read as «рез.—»" },
  'kislyuk/foreign-capture': { severity: 'warning', message: "'{found}' in '{text}' is read as the capture sign ':'" },
  'kislyuk/ambiguous-pr': {
    severity: 'warning',
    message: '«пр.» may belong to the move before it or to the one after it; it is read as belonging to the latter',
    hint: 'write the number again before the second move: 1. П8d—8c 1. ... пр. Л2h—3h',
  },
  'kislyuk/prefix-missing': {
    severity: 'warning',
    message: "'{text}' lacks «пр.» in front, for a {found:phrase} stands on {from}",
  },
  'kislyuk/check-missing': { severity: 'warning', message: "'{text}' gives check, but the sign + is missing" },
  'kislyuk/check-false': { severity: 'warning', message: "the move does not give check, as the sign '{text}' says" },
  'kislyuk/mate-missing': { severity: 'warning', message: "'{text}' gives mate, but the sign X is missing" },
  'kislyuk/mate-false': { severity: 'warning', message: "the move does not give mate, as the sign '{text}' says" },
  'kislyuk/capture-mark-missing': {
    severity: 'warning',
    message: "the move captures a {found:phrase}, but '{text}' stands instead of ':'",
  },
  'kislyuk/capture-mark-false': { severity: 'warning', message: "the move captures nothing, as '{text}' says" },
  'kislyuk/number': {
    severity: 'warning',
    message: 'the move has number {named}, {found} would be next; the order of the moves counts',
  },
  'kislyuk/prose': { severity: 'warning', message: 'text between the moves is kept as a comment' },
  'kislyuk/unclosed': { severity: 'warning', message: "'{text}' is not closed; it is read to the end of the text" },
  'kislyuk/bad-position': {
    severity: 'error',
    message: "'{text}' does not belong in a list of pieces: {reason:phrase}; it is left out",
  },
} as const satisfies CodeTable;
