/** From an input to its games: its bytes, decoded and read. */
import { readFile } from 'node:fs/promises';
import { auditing, checkInput, graded } from '@kifukit/check';
import { type Opened, openBytes, type ReadOptions } from '@kifukit/formats';
import type { Diagnostic, GameRecord, Messages } from '@kifukit/record';
import { fileFault, InputFault } from './codes.js';
import type { Input } from './inputs.js';
import type { Reading } from './options.js';
import { isSystemError, reasonValues } from './system-error.js';

/** Standard input; it can be read once. */
export type ByteSource = AsyncIterable<Uint8Array | string>;

export async function openInput(input: Input, reading: Reading, stdin: ByteSource): Promise<Opened> {
  const { from, encoding, rules, messages, diagnosticsPerGame } = reading;
  const bytes = input.file === undefined ? await readAll(stdin) : await readFile(input.file);
  const opened = openBytes(bytes, {
    name: input.name,
    ...readOptionsOf(reading),
    ...(rules === undefined ? {} : auditing),
    ...(messages === undefined ? {} : { messages }),
    ...(from === undefined ? {} : { from }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(diagnosticsPerGame === undefined ? {} : { diagnosticsPerGame }),
  });
  if (opened.guessed) reportGuess(opened);
  return rules === undefined ? opened : { ...opened, games: checkInput(opened, rules) };
}

/** What readers are told. */
export const readOptionsOf = ({ illegal, settings, start }: Reading): ReadOptions => ({
  illegal: illegal === 'stop' ? 'stop' : 'keep',
  settings,
  ...(start === undefined ? {} : { start }),
});

function reportGuess({ format, encoding, report }: Opened): void {
  report.addGeneral('record/format-guessed', { values: { found: `${format?.title}, ${encoding}` } });
}

async function readAll(source: ByteSource): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The games that the input means, each with its number in the file. */
export function* gamesOf(opened: Opened, input: Input): Generator<readonly [number: number, game: GameRecord]> {
  let number = 0;
  for (const game of opened.games) {
    number++;
    if (input.game === undefined || input.game === number) yield [number, game];
    if (input.game === number) return;
  }
  if (input.game !== undefined && number > 0) {
    throw new InputFault('file/no-such-game', input.name, { number: input.game, count: number });
  }
}

/** What was found in the games that the input means, graded by the rules of the audit. */
export function findingsOf({ report }: Opened, input: Input, { rules }: Pick<Reading, 'rules'> = {}): Diagnostic[] {
  return aboutInput(rules === undefined ? report.diagnostics() : graded(report, rules), input);
}

/** What of the findings concerns the games that the input means. */
export function aboutInput(found: readonly Diagnostic[], input: Input): Diagnostic[] {
  if (input.game === undefined) return [...found];
  return found.filter(({ game }) => game === undefined || game === input.game);
}

/** Why an input could not be read. */
export function readingFault(error: unknown, input: Input, messages?: Messages): Diagnostic {
  if (error instanceof InputFault) return fileFault(error.code, error.source, error.values, messages);
  if (isSystemError(error)) {
    const missing = error.code === 'ENOENT';
    return fileFault(missing ? 'file/not-found' : 'file/cannot-read', input.name, reasonValues(error), messages);
  }
  const reason = error instanceof Error ? error.message : `${error}`;
  return fileFault('file/internal-error', input.name, { reason }, messages);
}
