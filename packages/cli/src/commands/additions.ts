/** The records that `--add-lines` names: FILE for its first game, FILE#12 for another. */
import type { Diagnostic } from '@kifukit/record';
import { type Input, inputName, listInputs } from '../batch/inputs.js';
import { findingsOf, gamesOf, openInput, readingFault } from '../batch/open-input.js';
import type { Addition, Reading } from '../batch/options.js';
import type { Io } from '../io.js';
import { UsageError } from '../usage.js';

interface Additions {
  readonly additions: readonly Addition[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function readAdditions(args: readonly string[], reading: Reading, io: Io): Promise<Additions> {
  const additions: Addition[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const arg of args) {
    const { inputs, faults } = await listInputs([arg], { cwd: io.cwd, wanted: () => false });
    const [input] = inputs;
    if (!input || inputs.length > 1) {
      throw new UsageError(`--add-lines ${arg}: ${faults[0]?.message ?? 'one file is needed'}`);
    }
    const { game, found } = await firstGame(input, reading, io);
    additions.push({ name: inputName(input), game });
    diagnostics.push(...found);
  }
  return { additions, diagnostics };
}

/** Its format and encoding are found out, whatever those of the inputs are said to be. */
async function firstGame(input: Input, { illegal, settings, start, messages }: Reading, io: Io) {
  const options: Reading = {
    illegal,
    settings,
    ...(start === undefined ? {} : { start }),
    ...(messages === undefined ? {} : { messages }),
  };
  try {
    const opened = await openInput(input, options, io.stdin);
    for (const [, game] of gamesOf(opened, input)) return { game, found: findingsOf(opened, input) };
  } catch (error) {
    throw new UsageError(`--add-lines ${inputName(input)}: ${readingFault(error, input).message}`);
  }
  throw new UsageError(`--add-lines ${inputName(input)}: there is no game in it`);
}
