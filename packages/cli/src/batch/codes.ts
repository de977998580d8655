/** Diagnostics of inputs and outputs as files: what the record itself has nothing to do with. */
import { type CodeTable, type Diagnostic, type Messages, Report, Source, type Values } from '@kifukit/record';

export const fileCodes = {
  'file/not-found': { severity: 'error', message: 'there is no such file or folder' },
  'file/no-match': { severity: 'error', message: 'no file with a game record is found here' },
  'file/cannot-read': { severity: 'error', message: 'it cannot be read: {reason:phrase}' },
  'file/cannot-write': { severity: 'error', message: '{output:phrase} cannot be written: {reason:phrase}' },
  'file/exists': {
    severity: 'error',
    message: '{output:phrase} exists already and is left as it is',
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
      '{count} {count|place|places} could be mended, but not in the encoding of the file without changing more; it is left as it is',
    hint: 'convert it to UTF-8 first',
  },
  'file/internal-error': {
    severity: 'error',
    message: 'the program failed at this input: {reason}',
    hint: 'this is a fault of kifukit, please report it together with the input',
  },
} as const satisfies CodeTable;

export type FileCode = keyof typeof fileCodes;

/** A file as the output of which a message speaks. */
export const fileOutput = (path: string): Values => ({ output: '{path}', path });

const english: Messages = { codes: fileCodes };

/** A diagnostic about an input as a file, in the language of the messages. */
export function fileFault(
  code: FileCode,
  source: string,
  values: Values = {},
  { codes, phrases }: Messages = english,
): Diagnostic {
  const report = new Report(new Source('', source), codes, { phrases });
  report.addGeneral(code, { values });
  return report.diagnostics()[0];
}

/** Stops the work on one input, for a reason that concerns it as a file. */
export class InputFault extends Error {
  readonly code: FileCode;
  readonly source: string;
  readonly values: Values;

  constructor(code: FileCode, source: string, values: Values = {}) {
    super(code);
    this.code = code;
    this.source = source;
    this.values = values;
  }
}
