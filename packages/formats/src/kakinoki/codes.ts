/** Diagnostics of the Kakinoki family: KIF, KI2 and BOD. */
import type { CodeTable } from '@kifukit/record';

export const kakinokiCodes = {
  'position/contested-mark': {
    severity: 'warning',
    message: "programs disagree whose piece '{text}' marks; read as {side:phrase}",
  },
  'position/odd-diagram': { severity: 'warning', message: 'the diagram is not written as usual: {reason:phrase}' },
  'position/hand-without-diagram': {
    severity: 'warning',
    message: "there is no diagram to which the pieces in hand '{text}' belong; they are left out",
  },
  'record/diagram-missing': {
    severity: 'error',
    message: "'{text}' says that a diagram shows the start, but there is none; the game is read from the even start",
  },
  'record/side-to-move-inferred': {
    severity: 'warning',
    message: 'nothing says who is to move; White starts, because the first move is one of White',
  },
  'record/variation-before-moves': {
    severity: 'warning',
    message: "'{text}' stands before the first move and is left out",
  },
  'record/odd-move-spelling': {
    severity: 'warning',
    message: "'{text}' is not how programs write a move; it is read as {usual} (told once for the game)",
  },
} as const satisfies CodeTable;
