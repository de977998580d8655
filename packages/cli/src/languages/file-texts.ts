/** What a language says of inputs and outputs as files, and the words of the command itself. */
import type { Translations } from '@kifukit/check';
import type { FileCode } from '../batch/codes.js';
import type { SystemReason } from '../batch/system-error.js';

/** English: the labels of a diagnostic, and the parts of the line that closes a run. */
export const labels = {
  hint: 'hint',
  game: 'game {game}',
  ply: 'ply {ply}',
  noGame: 'there is no game in it',
  andMore: ' (and {count} more)',
  more: '{count} more, see --log or --reporter json',
  converted: '{files} {files|file|files}, {games} {games|game|games} converted',
  checked: '{files} {files|file|files}, {games} {games|game|games} checked',
  inspected: '{files} {files|file|files}, {games} {games|game|games} inspected',
  empty: '{count} {count|file|files} without output',
  skipped: '{count} {count|file|files} skipped',
  failed: '{count} failed',
  errors: '{count} {count|error|errors}',
  warnings: '{count} {count|warning|warnings}',
  others: '{count} {count|file|files} of other kinds left aside',
} as const;

export type Labels = Readonly<Record<keyof typeof labels, string>>;

/** What was done to the games. */
export type Verb = 'converted' | 'checked' | 'inspected';

export interface FileTexts {
  readonly codes: Translations<FileCode>;
  readonly phrases: Readonly<Record<SystemReason | '{path}' | 'standard output', string>>;
  readonly labels: Labels;
}
