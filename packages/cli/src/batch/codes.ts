/** Diagnostics of inputs and outputs as files: what the record itself has nothing to do with. */
import { type CodeTable, type Diagnostic, Report, Source, type Values } from '@kifukit/record';

export const fileCodes = {
  'file/not-found': { severity: 'error', message: 'there is no such file or folder' },
  'file/no-match': { severity: 'error', message: 'no file with a game record is found here' },
  'file/cannot-read': { severity: 'error', message: 'it cannot be read: {reason}' },
  'file/cannot-write': { severity: 'error', message: '{output} cannot be written: {reason}' },
  'file/exists': {
    severity: 'error',
    message: '{output} exists already and is left as it is',
    hint: '--force replaces existing files, --skip-existing passes over them',
  },
  'file/no-such-game': { severity: 'error', message: 'there is no game {number}; the input holds {count}' },
  'file/several-games': {
    severity: 'error',
    message: 'it holds several games, but a {format} file holds one; nothing is written',
    hint: 'give a folder with --output, name one game as FILE#NUMBER, or put them together with --merge',
  },
  'file/same-output': {
    severity: 'error',
    message: 'its game {number} would become {output}, which is the output of another input; nothing is written',
  },
  'file/rejected': {
    severity: 'error',
    message: 'its moves have errors; nothing is written (--illegal reject)',
  },
  'file/lossy': {
    severity: 'error',
    message: 'it would lose what is not allowed to be lost; nothing is written (--fail-on loss)',
    hint: '--allow-loss KIND accepts a kind of loss, the last word of its code',
  },
  'file/no-such-variation': {
    severity: 'error',
    message: 'there is no variation {number} in its game {game}, which has {count} of them; nothing is written',
    hint: 'kifukit inspect --json lists the variations in their order',
  },
  'file/other-start': {
    severity: 'error',
    message: 'its game {number} begins at another position than {other}, whose lines it is to take; nothing is written',
  },
  'file/mended': {
    severity: 'info',
    message: '{count} {count|place|places} in it {count|was|were} mended ({codes}); what is left follows',
  },
  'file/not-mended': {
    severity: 'warning',
    message:
      '{count} {count|place|places} could be mended, but its bytes would change elsewhere too; it is left as it is',
    hint: 'convert it to UTF-8 first',
  },
  'file/internal-error': {
    severity: 'error',
    message: 'the program failed at this input: {reason}',
    hint: 'this is a fault of kifukit, please report it together with the input',
  },
} as const satisfies CodeTable;

export type FileCode = keyof typeof fileCodes;

/** A diagnostic about an input as a file. */
export function fileFault(code: FileCode, source: string, values: Values = {}): Diagnostic {
  const report = new Report(new Source('', source), fileCodes);
  report.addGeneral(code, { values });
  return report.diagnostics()[0];
}

/** Stops the work on one input; its diagnostic says why. */
export class InputFault extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: FileCode, source: string, values: Values = {}) {
    super(code);
    this.diagnostic = fileFault(code, source, values);
  }
}
