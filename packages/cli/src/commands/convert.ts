/** `kifukit convert`: inputs to files of another format. */
import { editingOf, readingOf, targetFormat, type WritingWords, writingOf } from '../arguments.js';
import { convertInput, type Outcome, type Ports } from '../batch/convert.js';
import { listInputs } from '../batch/inputs.js';
import { mergeInputs } from '../batch/merge.js';
import type { Conversion } from '../batch/options.js';
import { type Job, planOutputs } from '../batch/plan.js';
import { TemporaryFiles } from '../batch/write-whole.js';
import type { Io } from '../io.js';
import { isRecordName, takenFromFolder } from '../record-names.js';
import { type ReportingWords, Session } from '../session.js';
import { UsageError } from '../usage.js';
import { readAdditions } from './additions.js';

export type ConvertWords = WritingWords & ReportingWords;

export async function convert(args: readonly string[], words: ConvertWords, io: Io): Promise<number> {
  const failOn = ['error', 'warning', 'loss'];
  const session = new Session(io, { words, sink: io.stderr, excerpts: false, verb: 'converted', failOn });
  const format = targetFormat(words);
  const { messages } = session;
  const reading = { ...readingOf(words, ['keep', 'stop', 'reject'], format), messages };
  const writing = writingOf(words, reading.settings);
  const editing = editingOf(words);
  const listing = await listInputs(args, { cwd: io.cwd, wanted: takenFromFolder(reading.from), messages });
  const extension = format.extensions[0];
  const { grouping } = writing;
  const plan = await planOutputs(listing, { cwd: io.cwd, output: words.output, grouping, extension, isRecordName });
  if ('refusal' in plan) throw new UsageError(plan.refusal);
  const { additions, diagnostics } = await readAdditions(words.addLines ?? [], reading, io);
  await session.start(listing);
  await session.report(diagnostics);
  for (const fault of listing.faults) await session.fail(fault);
  const conversion: Conversion = { reading, editing: { ...editing, additions }, writing };
  await convertPlanned(plan.jobs, conversion, session, io);
  return session.finish();
}

async function convertPlanned(jobs: readonly Job[], conversion: Conversion, session: Session, io: Io): Promise<void> {
  const temporaries = new TemporaryFiles();
  const ignoreInterrupt = io.onInterrupt(() => {
    temporaries.removeAll();
    return `interrupted: ${session.summary}`;
  });
  const ports: Ports = {
    stdin: io.stdin,
    stdout: (bytes) => io.stdout.write(bytes),
    temporaries,
    tell: (diagnostics) => session.report(diagnostics),
  };
  const finished = async (outcome: Outcome): Promise<void> => {
    add(outcome, session.totals);
    await session.report(outcome.diagnostics);
  };
  try {
    if (conversion.writing.grouping === 'merge') {
      const fault = await mergeInputs(jobs, conversion, ports, finished);
      if (fault) await session.fail(fault);
    } else {
      for (const job of jobs) await finished(await convertInput(job, conversion, ports));
    }
  } finally {
    ignoreInterrupt();
  }
}

function add({ state, games }: Outcome, totals: Session['totals']): void {
  if (state === 'skipped') totals.skipped++;
  else if (state === 'failed') totals.failed++;
  else if (state === 'empty') totals.empty++;
  else totals.files++;
  totals.games += games;
}
