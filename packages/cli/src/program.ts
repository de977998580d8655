/** The command line as commander knows it: commands, options, help. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { type CheckWords, check } from './commands/check.js';
import { type ConvertWords, convert } from './commands/convert.js';
import { explain } from './commands/explain.js';
import { listFormats } from './commands/formats.js';
import { type InspectWords, inspect } from './commands/inspect.js';
import type { Io } from './io.js';

/** What commander wants to show, and what the command that ran gave back. */
export interface Run {
  out: string;
  err: string;
  code: number;
}

const INPUTS = 'files, folders, globs, - for standard input, FILE#12 for one game of a file';

export function programFor(io: Io, run: Run): Command {
  const program = new Command('kifukit');
  program
    .description('Convert, check and inspect shogi game records.')
    .version(version(), '-V, --version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        run.out += text;
      },
      writeErr: (text) => {
        run.err += text;
      },
      outputError: () => {},
    });
  addConvert(program, io, run);
  addCheck(program, io, run);
  addInspect(program, io, run);
  program
    .command('formats [formats...]')
    .description('list the formats with what each reads, writes and keeps, and their settings')
    .action(async (ids: string[]) => {
      run.code = await listFormats(ids, io);
    });
  program
    .command('explain [code]')
    .description('say what a diagnostic means; without a code, list all of them')
    .action(async (code: string | undefined) => {
      run.code = await explain(code, io);
    });
  return program;
}

function addConvert(program: Command, io: Io, run: Run): void {
  const command = program
    .command('convert')
    .description('write records in another format')
    .argument('<inputs...>', INPUTS)
    .option('--to <format>', 'format to write; may be left out where the name of the output file says it')
    .option('-o, --output <path>', 'file or folder to write to; standard output where it is left out')
    .option(
      '--encoding <name>',
      'encoding to write; by default what files of the format have, UTF-8 on standard output',
    )
    .option('--force', 'replace existing files')
    .option('--skip-existing', 'pass over inputs whose output exists already');
  addReading(command, 'keep, stop or reject');
  addReporting(command)
    .addHelpText('after', CONVERT_EXAMPLES)
    .action(async (inputs: string[], words: ConvertWords) => {
      run.code = await convert(inputs, words, io);
    });
}

function addCheck(program: Command, io: Io, run: Run): void {
  const command = program
    .command('check')
    .description('report everything wrong or doubtful in records')
    .argument('<inputs...>', INPUTS);
  addReading(command, 'keep or stop');
  addReporting(command).action(async (inputs: string[], words: CheckWords) => {
    run.code = await check(inputs, words, io);
  });
}

function addInspect(program: Command, io: Io, run: Run): void {
  const command = program
    .command('inspect')
    .description('show what is in records')
    .argument('<inputs...>', INPUTS)
    .option('--json', 'print one JSON object a line for each input');
  addReading(command, 'keep or stop');
  addReporting(command).action(async (inputs: string[], words: InspectWords) => {
    run.code = await inspect(inputs, words, io);
  });
}

function addReading(command: Command, illegal: string): Command {
  return command
    .option('--from <format>', 'format to read; found out where it is left out')
    .option('--input-encoding <name>', 'encoding to read; found out where it is left out')
    .option('--illegal <what>', `what becomes of illegal moves: ${illegal}`, 'keep')
    .option('--start <sfen>', 'start position of records whose text does not say it')
    .option('--set <name=value>', 'setting of a format, see "kifukit formats" (repeatable)', collect);
}

function addReporting(command: Command): Command {
  return command
    .option('--reporter <name>', 'how diagnostics are shown: text, json or github', 'text')
    .option('--log <file>', 'also write all diagnostics to a file, a JSON object a line')
    .option('--fail-on <severity>', 'exit with 1 on this severity already: warning')
    .option('--quiet', 'show errors only, no closing line');
}

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}

const CONVERT_EXAMPLES = `
Examples:
  kifukit convert game.kif --to csa                      to standard output
  kifukit convert game.kif --output game.csa             to a file
  kifukit convert games --to kif --output out            a folder with its subfolders
  kifukit convert floodgate.csa#12 --to usi              the twelfth game of a file
  cat game.ksl | kifukit convert - --from kislyuk --to kif --encoding utf-8

Exit code: 0 done, 1 some input had errors, 2 wrong usage or nothing could be done.
`;
