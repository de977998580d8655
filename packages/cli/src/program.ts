/** The command line as commander knows it: commands, options, help. */
import { languages, profiles } from '@kifukit/check';
import { Command } from 'commander';
import { namedLosses } from './batch/losses.js';
import { type CheckWords, check } from './commands/check.js';
import { type ConvertWords, convert } from './commands/convert.js';
import { type ExplainWords, explain } from './commands/explain.js';
import { type FormatsWords, listFormats } from './commands/formats.js';
import { type InspectWords, inspect } from './commands/inspect.js';
import type { Io } from './io.js';
import { version } from './version.js';

/** What commander wants to show, and what the command that ran gave back. */
export interface Run {
  out: string;
  err: string;
  code: number;
}

const LINES =
  'all (usual), main, separate (a game for each line), together (games that begin alike as one with variations)';
const LOSSES = `${namedLosses.join(', ')}, or all`;
const RULES = `${Object.keys(profiles).join(', ')}, or FILE.json#NAME`;
const LANGUAGE = `language of messages and hints: ${languages.join(', ')}; that of the locale where it is left out`;
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
    .option('--matrix', 'a table of what is kept of a record in each, by kinds of loss')
    .action(async (ids: string[], words: FormatsWords) => {
      run.code = await listFormats(ids, words, io);
    });
  program
    .command('explain [code]')
    .description('say what a diagnostic means; without a code, list all of them')
    .option('--lang <language>', LANGUAGE)
    .action(async (code: string | undefined, words: ExplainWords) => {
      run.code = await explain(code, words, io);
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
    .option('--skip-existing', 'pass over inputs whose output exists already')
    .option('--merge', 'write all games of all inputs into one file')
    .option('--split', 'write each game into a file of its own; those of one input are numbered');
  addEditing(command);
  addReading(command, 'keep, stop or reject');
  command.option('--allow-loss <kinds>', `losses that are accepted and not reported: ${LOSSES}`, collectWords);
  addReporting(command, 'error, warning, or loss: what would lose more than is allowed is not written')
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
  command.option('--rules <profile>', `rules of the audit: ${RULES}`, 'jsa');
  command.option('--fix', 'mend in the files what is certain: numbers, totals, signs, endings that the moves prove');
  command.option('--dry-run', 'with --fix: write nothing, print a diff of what would be mended');
  command.option('--max-diagnostics <n>', 'how many are told of each game, or all; the rest are counted', '100');
  addReading(command, 'keep or stop');
  addReporting(command, 'error or warning', 'text, json, github, sarif or junit').action(
    async (inputs: string[], words: CheckWords) => {
      run.code = await check(inputs, words, io);
    },
  );
}

function addInspect(program: Command, io: Io, run: Run): void {
  const command = program
    .command('inspect')
    .description('show what is in records')
    .argument('<inputs...>', INPUTS)
    .option('--json', 'print one JSON object a line for each input');
  addReading(command, 'keep or stop');
  addReporting(command, 'error or warning').action(async (inputs: string[], words: InspectWords) => {
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

function addEditing(command: Command): Command {
  return command
    .option('--lines <which>', `which lines of play are written: ${LINES}`)
    .option('--add-lines <file>', 'add the lines and remarks of another record (FILE or FILE#12, repeatable)', collect)
    .option('--promote <n>', 'make the nth variation the main line, in the order of inspect --json')
    .option('--cut <ply>', 'end every line at this ply');
}

function addReporting(command: Command, failing: string, reporters = 'text, json or github'): Command {
  return command
    .option('--reporter <name>', `how diagnostics are shown: ${reporters}`, 'text')
    .option('--log <file>', 'also write all diagnostics to a file, a JSON object a line')
    .option('--fail-on <what>', `exit with 1 on this too: ${failing}`, collectWords)
    .option('--quiet', 'show errors only, no closing line')
    .option('--lang <language>', LANGUAGE);
}

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** Words with commas between them. */
const collectWords = (value: string, before: readonly string[] = []): string[] => [...before, ...value.split(',')];

const CONVERT_EXAMPLES = `
Examples:
  kifukit convert game.kif --to csa                      to standard output
  kifukit convert game.kif --output game.csa             to a file
  kifukit convert games --to kif --output out            a folder with its subfolders
  kifukit convert floodgate.csa#12 --to usi              the twelfth game of a file
  kifukit convert games --merge --to csa -o all.csa      one file of all games
  kifukit convert all.csa --split --to csa -o out        a file for each game
  kifukit convert game.kif --lines separate --to usi     the main line and each variation as a game
  kifukit convert a.kif --add-lines b.kif -o both.kif    two analyses of one game as one record
  cat game.ksl | kifukit convert - --from kislyuk --to kif --encoding utf-8

Exit code: 0 done, 1 some input had errors, 2 wrong usage or nothing could be done.
`;
