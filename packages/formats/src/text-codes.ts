/** Diagnostics of texts as such: encodings, and what is lost on writing. */
import type { CodeTable } from '@kifukit/record';

export const textCodes = {
  'text/encoding-guessed': { severity: 'info', message: 'nothing declares the encoding; read as {encoding}' },
  'text/encoding-declaration-mismatch': {
    severity: 'warning',
    message: 'the text declares {declared}, but it is {used}; read as {used}',
  },
  'text/undecodable-bytes': {
    severity: 'warning',
    message: 'bytes at {bytes} are not {encoding}; they are read as \uFFFD',
  },
  'text/unrepresentable-character': {
    severity: 'warning',
    message: "'{char}' does not exist in {encoding}; '{replacement}' is written instead ({count} times)",
    hint: 'write UTF-8 to keep it',
  },
} as const satisfies CodeTable;

export const lossCodes = {
  'loss/moves': { severity: 'warning', message: 'a single position is written; {count} moves are left out' },
  'loss/variations': {
    severity: 'warning',
    message: '{count} variations are left out, the first begins at ply {ply}',
  },
  'loss/comments': { severity: 'warning', message: '{count} comments are left out' },
  'loss/comment-text': { severity: 'warning', message: '{count} comments are written in another form' },
  'loss/bookmarks': { severity: 'warning', message: '{count} bookmarks are left out' },
  'loss/bookmark-text': { severity: 'warning', message: 'bookmarks are written in another form: {what}' },
  'loss/times': { severity: 'warning', message: '{count} times are left out' },
  'loss/time-precision': { severity: 'warning', message: '{count} times are cut to whole seconds' },
  'loss/zero-times': { severity: 'info', message: 'a line whose {count} times are all 0 is written without times' },
  'loss/unknown-times': { severity: 'warning', message: '{count} unknown times are written as 0' },
  'loss/headers': { severity: 'warning', message: 'headers are left out: {what}' },
  'loss/header-value': { severity: 'warning', message: 'values of headers are written in another form: {what}' },
  'loss/ending': { severity: 'warning', message: 'the ending "{what}" has no exact word in this format' },
  'loss/start-position': { severity: 'warning', message: 'the start position cannot be written exactly' },
  'loss/move-number': { severity: 'warning', message: 'the number of the first move, {what}, is not kept' },
  'loss/illegal-move': { severity: 'warning', message: '{count} illegal moves cannot be written and end their lines' },
} as const satisfies CodeTable;
