/** `kifukit check`: everything that is wrong or doubtful in the inputs. What it finds is its result: standard output. */
import type { Profile } from '@kifukit/check';
import type { Diagnostic, Severity } from '@kifukit/record';
import { diagnosticsPerGame, type ReadingWords, readingOf } from '../arguments.js';
import { type Input, inputName, type Listing, listInputs } from '../batch/inputs.js';
import type { Reading } from '../batch/options.js';
import type { Io } from '../io.js';
import { takenFromFolder } from '../record-names.js';
import type { DocumentReporter } from '../reporters/document.js';
import { documentReporterOf } from '../reporters/index.js';
import { type ReportingWords, Session } from '../session.js';
import { UsageError } from '../usage.js';
import { version } from '../version.js';
import { eachInput, type Visitor } from './each-input.js';
import { allExplanations } from './explain.js';
import { mendAll, printDiffs } from './mend.js';
import { rulesOf } from './rules.js';

export type CheckWords = ReadingWords &
  ReportingWords & {
    readonly rules?: string;
    readonly fix?: boolean;
    readonly dryRun?: boolean;
    readonly maxDiagnostics?: string;
  };

/** A reading by the rules of an audit. */
type Auditing = Reading & { readonly rules: Profile };

export async function check(args: readonly string[], words: CheckWords, io: Io): Promise<number> {
  // The diff of a dry run is the result then.
  const sink = words.dryRun ? io.stderr : io.stdout;
  const session = new Session(io, { words, sink, excerpts: true, verb: 'checked', isCheck: true });
  const document = documentFor(session, io);
  refuseDryRun(words, session, document);
  const rules = await rulesOf(words.rules, io.cwd);
  const { messages } = session;
  const auditing = { ...readingOf(words, ['keep', 'stop']), messages, rules };
  const limit = diagnosticsPerGame(words.maxDiagnostics ?? '100');
  const listing = await listInputs(args, { cwd: io.cwd, wanted: takenFromFolder(auditing.from), messages });
  if (words.fix) refuseUnmendable(listing.inputs);
  await session.start(listing);
  const mended = words.fix ? await mend(listing.inputs, words, auditing, io) : [];
  const reading = { ...auditing, diagnosticsPerGame: limit };
  if (document) await writeDocument(document, listing, reading, mended, session, io);
  else await tellAll(listing, reading, mended, session, io);
  return session.finish();
}

function documentFor(
  { reporterName, failsOnWarning, language, messages }: Session,
  io: Io,
): DocumentReporter | undefined {
  const failing = new Set<Severity>(failsOnWarning ? ['error', 'warning'] : ['error']);
  const texts = { codes: messages.codes, explanations: allExplanations, language };
  return documentReporterOf(reporterName, { version: version(), cwd: io.cwd, failing, ...texts });
}

function refuseDryRun({ fix, dryRun }: CheckWords, { reporterName }: Session, document?: DocumentReporter): void {
  if (!dryRun) return;
  if (!fix) throw new UsageError('--dry-run is for --fix only');
  if (document) throw new UsageError(`--dry-run prints a diff, so --reporter ${reporterName} has no place to go`);
}

/** Only whole files can be written back. */
function refuseUnmendable(inputs: readonly Input[]): void {
  const bad = inputs.find(({ file, game }) => file === undefined || game !== undefined);
  if (bad) throw new UsageError(`--fix mends whole files, not ${inputName(bad)}`);
}

/** All files before anything is reported, so that the report is about what is left. */
const mend = (inputs: readonly Input[], { dryRun }: CheckWords, auditing: Auditing, io: Io): Promise<Diagnostic[]> =>
  (dryRun ? printDiffs : mendAll)(inputs, auditing, auditing.rules, io);

async function tellAll(
  listing: Listing,
  reading: Reading,
  mended: readonly Diagnostic[],
  session: Session,
  io: Io,
): Promise<void> {
  await session.report(mended);
  await eachInput(listing, reading, io, session, {
    fault: (diagnostic) => session.report([diagnostic]),
    end: ({ diagnostics, opened }) => session.report(diagnostics, opened?.report.source),
  });
}

async function writeDocument(
  document: DocumentReporter,
  listing: Listing,
  reading: Reading,
  mended: readonly Diagnostic[],
  session: Session,
  io: Io,
): Promise<void> {
  await io.stdout.write(document.begin());
  await eachInput(listing, reading, io, session, intoDocument(document, mended, session, io));
  await io.stdout.write(document.end(session.totals));
}

function intoDocument(document: DocumentReporter, mended: readonly Diagnostic[], session: Session, io: Io): Visitor {
  const mendedBySource = new Map(mended.map((diagnostic) => [diagnostic.source, diagnostic]));
  return {
    async fault(diagnostic) {
      await session.count([diagnostic]);
      const nothing = { format: null, encoding: null, games: 0, source: undefined };
      await io.stdout.write(document.input({ ...nothing, name: diagnostic.source, diagnostics: [diagnostic] }));
    },
    async end({ input, opened, games, diagnostics: found }) {
      const name = inputName(input);
      const told = mendedBySource.get(name);
      const diagnostics = told ? [told, ...found] : found;
      await session.count(diagnostics);
      const format = opened?.format?.id ?? null;
      const encoding = opened?.encoding ?? null;
      await io.stdout.write(
        document.input({ name, format, encoding, games, diagnostics, source: opened?.report.source }),
      );
    },
  };
}
