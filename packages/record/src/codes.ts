/** Diagnostics of moves, records and positions, whatever the format. */
import type { CodeTable } from './messages.js';

export const recordCodes = {
  'move/bad-move-syntax': {
    severity: 'error',
    message: "'{text}' is not a move; the line of play ends before it",
    hint: 'compare it with the original record',
  },
  'move/wrong-side': {
    severity: 'error',
    message: '{side:phrase} is to move, but the record names the other side; the line of play ends before the move',
    hint: 'a move may be missing or written twice before this one',
  },
  'move/no-piece-at-origin': {
    severity: 'error',
    message: 'there is no piece on {from}; the line of play ends before the move',
    hint: 'a move may be missing or mistyped before this one',
  },
  'move/not-own-piece': {
    severity: 'error',
    message: "the {found:phrase} on {from} is the opponent's; the line of play ends before the move",
    hint: 'a move may be missing or written twice before this one',
  },
  'move/piece-mismatch': {
    severity: 'error',
    message:
      'the record names a {named:phrase}, but a {found:phrase} stands on {from}; the line of play ends before the move',
  },
  'move/own-piece-on-target': {
    severity: 'error',
    message: 'an own piece stands on {to}; the line of play ends before the move',
  },
  'move/not-in-hand': {
    severity: 'error',
    message: 'there is no {named:phrase} in hand to drop on {to}; the line of play ends before the move',
  },
  'move/occupied': {
    severity: 'error',
    message: '{to} is occupied, nothing can be dropped there; the line of play ends before the move',
  },
  'move/cannot-promote': {
    severity: 'error',
    message: 'this piece cannot promote; the line of play ends before the move',
  },
  'move/ambiguous-move': {
    severity: 'error',
    message: 'pieces on {candidates} can go to {to} and nothing says which; the line of play ends before the move',
  },
  'move/unreachable': {
    severity: 'error',
    message: 'illegal: the {found:phrase} on {from} cannot go to {to}; the move is {done:phrase}',
  },
  'move/outside-promotion-zone': {
    severity: 'error',
    message: 'illegal: the move promotes without touching the promotion zone; it is {done:phrase}',
  },
  'move/must-promote': {
    severity: 'error',
    message: 'illegal: unpromoted, the {found:phrase} could never move again from {to}; the move is {done:phrase}',
  },
  'move/dead-end': {
    severity: 'error',
    message: 'illegal: a {named:phrase} dropped on {to} could never move; the move is {done:phrase}',
  },
  'move/nifu': {
    severity: 'error',
    message: 'illegal: a second unpromoted pawn on file {file} (nifu); the move is {done:phrase}',
  },
  'move/uchifuzume': {
    severity: 'error',
    message: 'illegal: the dropped pawn gives mate (uchifuzume); the move is {done:phrase}',
  },
  'move/king-left-in-check': {
    severity: 'error',
    message: 'illegal: the own king can be taken after the move; the move is {done:phrase}',
  },
  'record/moves-not-read': {
    severity: 'warning',
    message:
      '{count} more {count|move|moves} of this line {count|was|were} not replayed, because it ended at ply {ply}',
  },
  'record/variation-without-parent': {
    severity: 'error',
    message: 'no line of the record reaches ply {parent}, so the variation has nowhere to begin and is left out',
  },
  'record/moves-after-end': {
    severity: 'warning',
    message: 'moves follow an ending; they are kept as {as:phrase}',
  },
  'record/second-ending': {
    severity: 'warning',
    message: "the line has ended already; '{text}' is kept as a comment",
  },
  'record/time-without-move': { severity: 'warning', message: 'a time stands before the first move; it is left out' },
  'record/trailing-text': { severity: 'warning', message: "'{text}' is not understood here; it is left out" },
  'record/unknown-special-move': {
    severity: 'warning',
    message: "'{text}' is not a known way to end a game; the words are kept",
  },
  'record/handicap-contradicts-diagram': {
    severity: 'warning',
    message: "the handicap '{text}' is not the position of the diagram; the diagram counts",
  },
  'record/unknown-handicap': {
    severity: 'error',
    message: "'{text}' is not a known handicap and there is no diagram; the game is read from the even start",
  },
  'record/contested-handicap': {
    severity: 'info',
    message: "programs disagree which pieces '{text}' takes off; read as {sfen}",
  },
  'record/extension-mismatch': {
    severity: 'warning',
    message: 'the name says {named}, the content is {found}; it is read as {found}',
  },
  'record/format-guessed': { severity: 'info', message: 'nothing names the format; read as {found}' },
  'position/too-many-pieces': {
    severity: 'warning',
    message: 'the position holds {count} {count|piece|pieces} of the kind {named:phrase}, a set has {set}',
  },
  'record/winner-mismatch': {
    severity: 'warning',
    message: 'the record names {named:phrase} as the winner, by its ending it is {found:phrase}; the ending counts',
  },
  'record/move-count-mismatch': {
    severity: 'warning',
    message: 'the record speaks of {named} {named|move|moves}, there {found|is|are} {found}',
  },
  'record/move-number-mismatch': {
    severity: 'warning',
    message: 'the move has number {named}, {found} would be next; the order of the moves counts',
  },
  'record/unjustified-declaration': {
    severity: 'warning',
    message: 'the declaration does not hold: {reason:phrase}; the recorded ending is kept',
  },
  'record/headers-differ': {
    severity: 'warning',
    message: 'records that are put together differ in their headers, those of the first count: {what}',
  },
  'record/times-differ': {
    severity: 'warning',
    message: 'records that are put together differ in {count} {count|time|times}; the first counts',
  },
  'record/too-large': {
    severity: 'error',
    message: 'the game has more than {limit} {what:phrase}; the rest is left out',
  },
  'record/no-game': { severity: 'error', message: 'there is no game and no position in the input' },
  'record/more-diagnostics': {
    severity: 'info',
    message:
      '{count} more {count|diagnostic|diagnostics} of this game {count|is|are} not shown, {errors} of them {errors|an error|errors}',
  },
  'position/bad-board-row': { severity: 'error', message: 'row {rank} of the board: {reason:phrase}' },
  'position/bad-hand': { severity: 'error', message: "'{text}' is not a list of pieces in hand: {reason:phrase}" },
  'position/bad-sfen-row': { severity: 'error', message: 'SFEN board: {reason:phrase}' },
  'position/bad-sfen-piece': { severity: 'error', message: 'SFEN board: {reason:phrase}' },
  'position/bad-sfen-hand': { severity: 'error', message: 'SFEN hands: {reason:phrase}' },
  'position/bad-sfen-turn': { severity: 'error', message: 'SFEN side to move: {reason:phrase}' },
  'position/bad-sfen-number': { severity: 'error', message: 'SFEN move number: {reason:phrase}' },
  'position/two-kings': { severity: 'warning', message: '{side:phrase} has more than one king' },
  'position/king-missing': { severity: 'warning', message: '{side:phrase} has no king' },
  'position/pawns-doubled': { severity: 'warning', message: '{side:phrase} has two unpromoted pawns on file {file}' },
  'position/piece-on-dead-rank': { severity: 'warning', message: 'the {named:phrase} on {square} could never move' },
  'position/opponent-in-check': { severity: 'warning', message: 'the side not to move is in check' },
} as const satisfies CodeTable;
