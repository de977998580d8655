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
    message: "'{char}' does not exist in {encoding}; '{replacement}' is written instead ({count} {count|time|times})",
    hint: 'write UTF-8 to keep it',
  },
} as const satisfies CodeTable;

export const lossCodes = {
  'loss/moves': {
    severity: 'warning',
    message: 'a single position is written; {count} {count|move is|moves are} left out',
  },
  'loss/variations': {
    severity: 'warning',
    message: '{count} {count|variation is|variations are} left out, the first begins at ply {ply}',
  },
  'loss/comments': { severity: 'warning', message: '{count} {count|comment is|comments are} left out' },
  'loss/comment-text': {
    severity: 'warning',
    message: '{count} {count|comment is|comments are} written in another form',
  },
  'loss/analysis': {
    severity: 'warning',
    message:
      '{count} {count|remark of an engine is|remarks of engines are} written without all that was said: {what:phrases}',
  },
  'loss/bookmarks': { severity: 'warning', message: '{count} {count|bookmark is|bookmarks are} left out' },
  'loss/bookmark-text': { severity: 'warning', message: 'bookmarks are written in another form: {what}' },
  'loss/times': { severity: 'warning', message: '{count} {count|time is|times are} left out' },
  'loss/time-precision': { severity: 'warning', message: '{count} {count|time is|times are} cut to whole seconds' },
  'loss/zero-times': {
    severity: 'info',
    message: 'a line whose {count} {count|time is|times are all} 0 is written without times',
  },
  'loss/unknown-times': { severity: 'warning', message: '{count} unknown {count|time is|times are} written as 0' },
  'loss/headers': { severity: 'warning', message: 'headers are left out: {what}' },
  'loss/header-value': { severity: 'warning', message: 'values of headers are written in another form: {what}' },
  'loss/header-form': { severity: 'info', message: 'values of headers are said in other words: {what}' },
  'loss/ending': { severity: 'warning', message: 'the ending "{what}" has no exact word in this format' },
  'loss/start-position': { severity: 'warning', message: 'the start position cannot be written exactly' },
  'loss/move-number': { severity: 'warning', message: 'the number of the first move, {what}, is not kept' },
  'loss/illegal-move': {
    severity: 'warning',
    message:
      '{count} illegal {count|move cannot be written and ends its line|moves cannot be written and end their lines}',
  },
} as const satisfies CodeTable;
