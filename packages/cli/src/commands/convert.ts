/** `kifukit convert`: inputs to files of another format. */
import { readingOf, targetFormat, type WritingWords, writingOf } from '../arguments.js';
import { convertInput, type Outcome, type Ports } from '../batch/convert.js';
import { listInputs } from '../batch/inputs.js';
import type { Conversion } from '../batch/options.js';
import { type Job, planOutputs } from '../batch/plan.js';
import { TemporaryFiles } from '../batch/write-whole.js';
import type { Io } from '../io.js';
import { isRecordName, takenFromFolder } from '../record-names.js';
import { type ReportingWords, Session } from '../session.js';
import { UsageError } from '../usage.js';

export type ConvertWords = WritingWords & ReportingWords;

export async function convert(args: readonly string[], words: ConvertWords, io: Io): Promise<number> {
  const session = new Session(io, { words, sink: io.stderr, excerpts: false, verb: 'converted' });
  const format = targetFormat(words);
  const reading = readingOf(words, ['keep', 'stop', 'reject'], format);
  const conversion: Conversion = { reading, writing: writingOf(words, reading.settings) };
  const listing = await listInputs(args, { cwd: io.cwd, wanted: takenFromFolder(reading.from) });
  const extension = format.extensions[0];
  const plan = await planOutputs(listing, { cwd: io.cwd, output: words.output, extension, isRecordName });
  if ('refusal' in plan) throw new UsageError(plan.refusal);
  await session.start(listing);
  for (const fault of listing.faults) await session.fail(fault);
  const temporaries = new TemporaryFiles();
  const ignoreInterrupt = io.onInterrupt(() => {
    temporaries.removeAll();
    return `interrupted: ${session.summary}`;
  });
  try {
    const ports = { stdin: io.stdin, stdout: (bytes: Uint8Array) => io.stdout.write(bytes), temporaries };
    await convertAll(plan.jobs, conversion, session, ports);
    return await session.finish();
  } finally {
    ignoreInterrupt();
  }
}

async function convertAll(jobs: readonly Job[], conversion: Conversion, session: Session, ports: Ports): Promise<void> {
  for (const job of jobs) {
    const outcome = await convertInput(job, conversion, ports);
    add(outcome, session.totals);
    await session.report(outcome.diagnostics);
  }
}

function add({ state, games }: Outcome, totals: Session['totals']): void {
  if (state === 'skipped') totals.skipped++;
  else if (state === 'failed') totals.failed++;
  else if (state === 'empty') totals.empty++;
  else totals.files++;
  totals.games += games;
}
