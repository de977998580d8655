/** The entry of the command: from arguments to an exit code. */
import { type Command, CommanderError } from 'commander';
import { isSystemError, reasonOf } from './batch/system-error.js';
import { type Io, isBrokenPipe, processIo } from './io.js';
import { programFor, type Run } from './program.js';
import { UsageError, unknown } from './usage.js';

/** Exit codes: 0 done, 1 some input had errors, 2 wrong usage or nothing could be done. */
export async function run(args: readonly string[], io: Io = processIo()): Promise<number> {
  const state: Run = { out: '', err: '', code: 0 };
  const program = programFor(io, state);
  try {
    await program.parseAsync(args, { from: 'user' });
    return state.code;
  } catch (error) {
    // Whoever read the output has seen enough.
    if (isBrokenPipe(error)) return state.code;
    if (error instanceof CommanderError && error.exitCode === 0) return show(state.out, io);
    const help = error instanceof CommanderError && error.code === 'commander.help';
    await io.stderr.write(help ? state.err : `kifukit: ${sentence(error, program, args)}\n`);
    return 2;
  }
}

async function show(help: string, io: Io): Promise<number> {
  await io.stdout.write(help).catch((error) => {
    if (!isBrokenPipe(error)) throw error;
  });
  return 0;
}

function sentence(error: unknown, program: Command, args: readonly string[]): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof CommanderError) return usageSentence(error, program, args);
  // Files have their own diagnostics; what is left is where results go.
  if (isSystemError(error)) return `standard output cannot be written: ${reasonOf(error)}`;
  return `internal error, please report it: ${error instanceof Error ? error.stack : error}`;
}

/** Commander's message in one line; of what it does not know, the nearest is always named. */
function usageSentence(error: CommanderError, program: Command, args: readonly string[]): string {
  const given = /'([^'\n]*)'/.exec(error.message)?.[1] ?? '';
  if (error.code === 'commander.unknownCommand') {
    return unknown('command', given, namesOf(program)).message;
  }
  if (error.code === 'commander.unknownOption') {
    const command = program.commands.find((one) => one.name() === args[0]) ?? program;
    return unknown('option', given, optionsOf(command)).message;
  }
  return error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
}

const namesOf = (program: Command): string[] => program.commands.map((command) => command.name());

const optionsOf = (command: Command): string[] => [
  ...command.options.flatMap(({ long, short }) => [long, short].filter((flag) => typeof flag === 'string')),
  '--help',
];
