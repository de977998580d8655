/** One input to its output files. Knows nothing of a command line, and takes and gives plain data. */
import { setImmediate } from 'node:timers/promises';
import { extensionOf, type Format, formatOf, type Opened } from '@kifukit/formats';
import type { Diagnostic, Messages, Values } from '@kifukit/record';
import { StreamSink } from './byte-sink.js';
import { fileFault, fileOutput, InputFault } from './codes.js';
import { edited } from './edit.js';
import { type Form, formOf } from './encode-text.js';
import type { Input } from './inputs.js';
import { losesMore } from './losses.js';
import { aboutInput, type ByteSource, gamesOf, openInput, readingFault } from './open-input.js';
import type { Conversion, Writing } from './options.js';
import { JoinedOutput, type Output, SingleOutput } from './output.js';
import type { Job, Target } from './plan.js';
import { hasCode, isSystemError, reasonValues, type SystemError } from './system-error.js';
import { Staging, type Standing, standingAt, type TemporaryFiles } from './write-whole.js';

/**
 * `done`: something was written. `empty`: the record gave nothing to write. `skipped`: the output was there already.
 * `failed`: what stopped it lies outside the record.
 */
export type State = 'done' | 'empty' | 'skipped' | 'failed';

export interface Outcome {
  readonly input: Input;
  readonly state: State;
  /** Games written. */
  readonly games: number;
  /** What was not told before. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Ports {
  readonly stdin: ByteSource;
  readonly stdout: (bytes: Uint8Array) => Promise<void>;
  readonly temporaries: TemporaryFiles;
  /** Is told what was found in an input that holds more than memory should. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => Promise<void>;
}

/** Games after which other things may happen, such as a signal. */
const GAMES_BEFORE_A_BREATH = 64;
/** Findings that are kept until an input has been read. */
const FINDINGS_HELD = 2000;

/** Throws only when standard output is gone; whatever else is wrong is in the outcome. */
export async function convertInput(job: Job, conversion: Conversion, ports: Ports): Promise<Outcome> {
  const { input, target } = job;
  const { writing } = conversion;
  const staging = new Staging(ports.temporaries, writing.existing === 'replace');
  try {
    const standing = await standingFile(target, writing);
    if (standing === 'skip') return { input, state: 'skipped', games: 0, diagnostics: [] };
    if (standing === 'refuse') throw new InputFault('file/exists', input.name, shownOutput(target));
    const output = outputOf(job, conversion, staging, ports);
    return await convertInto(output, job, conversion, ports, () => staging.commit());
  } catch (error) {
    if (isGone(error, target)) throw error;
    return { input, state: 'failed', games: 0, diagnostics: [readingFault(error, input, conversion.reading.messages)] };
  } finally {
    await staging.discard();
  }
}

/** What becomes of an output because of the file that stands there already. */
export async function standingFile(target: Target, { existing }: Writing): Promise<'skip' | 'refuse' | undefined> {
  if (target.kind === 'stream' || existing === 'replace') return undefined;
  const standing: Standing = await standingAt(target.path).catch(() => 'nothing');
  return standing === 'file' ? existing : undefined;
}

export const formatTo = ({ to }: Writing): Format => formatOf(to) as Format;

export const formFor = (target: Target, writing: Writing): Form =>
  formOf(formatTo(writing), target.kind === 'stream' ? undefined : extensionOf(target.path), writing);

/** Whether an input may turn out to give no output only when all of it has been gone through. */
const isJudgedAsWhole = ({ reading, writing }: Conversion): boolean =>
  reading.illegal === 'reject' || writing.refuseLosses;

function outputOf(job: Job, conversion: Conversion, staging: Staging, { stdout }: Ports): Output {
  const { writing } = conversion;
  const { collection } = formatTo(writing);
  const form = formFor(job.target, writing);
  if (!collection || writing.grouping === 'split' || !collection.usual) {
    return new SingleOutput(job, { format: formatTo(writing), form, existing: writing.existing, staging, stdout });
  }
  return joinedOutput(collection, job.target, conversion, staging, stdout);
}

export function joinedOutput(
  collection: NonNullable<Format['collection']>,
  target: Target,
  conversion: Conversion,
  staging: Staging,
  stdout: Ports['stdout'],
): JoinedOutput {
  const holds = isJudgedAsWhole(conversion);
  return new JoinedOutput(collection, formFor(target, conversion.writing), async () =>
    target.kind === 'stream' ? new StreamSink(stdout, holds) : staging.open(target.path, holds),
  );
}

/** Writes the games of an input into an output; `commit` gives the files their names. */
export async function convertInto(
  output: Output,
  job: Job,
  conversion: Conversion,
  ports: Ports,
  commit: () => Promise<void>,
): Promise<Outcome> {
  const { input, target } = job;
  let opened: Opened | undefined;
  try {
    opened = await openInput(input, conversion.reading, ports.stdin);
    const { read, fault } = await writeGames(opened, output, job, conversion, ports);
    if (fault) {
      await output.undo();
      const isLoss = ({ code }: Diagnostic): boolean => code.startsWith('loss/');
      const found = untoldOf(opened, input, conversion.writing).filter(
        (one) => fault.code === 'file/lossy' || !isLoss(one),
      );
      return { input, state: 'empty', games: 0, diagnostics: [...found, fault] };
    }
    const { games } = output;
    await output.keep();
    await commit();
    const found = untoldOf(opened, input, conversion.writing);
    return { input, state: games > 0 ? 'done' : read > 0 ? 'skipped' : 'empty', games, diagnostics: found };
  } catch (error) {
    if (isGone(error, target)) throw error;
    await output.undo().catch(() => {});
    const { messages } = conversion.reading;
    const isWriting = opened !== undefined && isSystemError(error);
    const fault = isWriting ? writingFault(error, job, messages) : readingFault(error, input, messages);
    const found = opened ? untoldOf(opened, input, conversion.writing) : [];
    return { input, state: 'failed', games: 0, diagnostics: [...found, fault] };
  }
}

/** The number of games read, and why nothing of them may be written after all. */
async function writeGames(
  opened: Opened,
  output: Output,
  { input, target }: Job,
  conversion: Conversion,
  ports: Ports,
): Promise<{ readonly read: number; readonly fault: Diagnostic | undefined }> {
  const { report } = opened;
  const { writing, editing } = conversion;
  const format = formatTo(writing);
  const { settings } = formFor(target, writing);
  const isWhole = isJudgedAsWhole(conversion);
  let read = 0;
  for (const [number, game] of edited(gamesOf(opened, input), editing, report, input)) {
    await output.add(number, format.write?.(game, report, { settings }) ?? '', report);
    if (!isWhole && report.size > FINDINGS_HELD) await ports.tell(toldOf(report.drain(), input, writing));
    if (++read % GAMES_BEFORE_A_BREATH === 0) await setImmediate();
  }
  return { read, fault: isWhole ? refusalOf(opened, input, conversion) : undefined };
}

const untoldOf = ({ report }: Opened, input: Input, writing: Writing): Diagnostic[] =>
  toldOf(report.diagnostics(), input, writing);

/** What of the findings is told: what concerns the game that is meant, and no losses that are accepted. */
const toldOf = (found: readonly Diagnostic[], input: Input, { allowed }: Writing): Diagnostic[] =>
  aboutInput(found, input).filter(({ code }) => !allowed.has(code));

function refusalOf(opened: Opened, input: Input, { reading, writing }: Conversion): Diagnostic | undefined {
  if (reading.illegal === 'reject' && aboutInput(opened.report.diagnostics(), input).some(isMoveError)) {
    return fileFault('file/rejected', input.name, {}, reading.messages);
  }
  return writing.refuseLosses && losesMore(opened.report.seen, writing.allowed)
    ? fileFault('file/lossy', input.name, {}, reading.messages)
    : undefined;
}

/** An error among those that are only counted may be one of a move. */
const isMoveError = ({ code, severity }: Diagnostic): boolean =>
  severity === 'error' && (code.startsWith('move/') || code === 'record/more-diagnostics');

const STANDARD_OUTPUT = 'standard output';

export const shownName = (target: Target): string => (target.kind === 'stream' ? STANDARD_OUTPUT : target.shown);

/** The output as the values of a message. */
export const shownOutput = (target: Target): Values =>
  target.kind === 'stream' ? { output: STANDARD_OUTPUT } : fileOutput(target.shown);

const isGone = (error: unknown, target: Target): boolean => target.kind === 'stream' && hasCode(error, 'EPIPE');

export function writingFault(error: SystemError, { input, target }: Job, messages?: Messages): Diagnostic {
  const output = shownOutput(target);
  if (hasCode(error, 'EEXIST') && 'syscall' in error && error.syscall === 'link') {
    return fileFault('file/exists', input.name, output, messages);
  }
  return fileFault('file/cannot-write', input.name, { ...reasonValues(error), ...output }, messages);
}
