/** One input to its output files. Knows nothing of a command line, and takes and gives plain data. */
import { setImmediate } from 'node:timers/promises';
import { extensionOf, type Format, formatOf, type Opened } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import { fileFault, InputFault } from './codes.js';
import { formOf } from './encode-text.js';
import type { Input } from './inputs.js';
import { type ByteSource, findingsOf, gamesOf, openInput, readingFault } from './open-input.js';
import type { Conversion, Writing } from './options.js';
import { Output } from './output.js';
import type { Job, Target } from './plan.js';
import { hasCode, isSystemError, reasonOf, type SystemError } from './system-error.js';
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
  readonly diagnostics: readonly Diagnostic[];
}

export interface Ports {
  readonly stdin: ByteSource;
  readonly stdout: (bytes: Uint8Array) => Promise<void>;
  readonly temporaries: TemporaryFiles;
}

type Result = Omit<Outcome, 'input'>;

/** Games after which other things may happen, such as a signal. */
const GAMES_BEFORE_A_BREATH = 64;

/** Throws only when standard output is gone; whatever else is wrong is in the outcome. */
export async function convertInput(job: Job, conversion: Conversion, ports: Ports): Promise<Outcome> {
  const { input, target } = job;
  const staging = new Staging(ports.temporaries, conversion.writing.existing === 'replace');
  let opened: Opened | undefined;
  try {
    const result = await beforehand(job, conversion.writing);
    if (result) return { input, ...result };
    opened = await openInput(input, conversion.reading, ports.stdin);
    return { input, ...(await convertOpened(opened, job, conversion, staging, ports)) };
  } catch (error) {
    if (target.kind === 'stream' && hasCode(error, 'EPIPE')) throw error;
    const fault = opened && isSystemError(error) ? writingFault(error, job) : readingFault(error, input);
    return { input, state: 'failed', games: 0, diagnostics: [...(opened ? findingsOf(opened, input) : []), fault] };
  } finally {
    await staging.discard();
  }
}

/** The outcome where what stands at the output decides it before anything is read. */
async function beforehand({ input, target }: Job, { existing }: Writing): Promise<Result | undefined> {
  if (target.kind === 'stream' || existing === 'replace') return undefined;
  const standing: Standing = await standingAt(target.path).catch(() => 'nothing');
  if (standing !== 'file') return undefined;
  if (existing === 'skip') return { state: 'skipped', games: 0, diagnostics: [] };
  throw new InputFault('file/exists', input.name, { output: target.shown });
}

async function convertOpened(
  opened: Opened,
  job: Job,
  { reading, writing }: Conversion,
  staging: Staging,
  ports: Ports,
): Promise<Result> {
  const { input, target } = job;
  const { report } = opened;
  const format = formatOf(writing.to) as Format;
  const form = formOf(format, extensionOfTarget(target), writing);
  const output = new Output(job, { format, form, existing: writing.existing, report, staging });
  let read = 0;
  for (const [number, game] of gamesOf(opened, input)) {
    await output.add(number, format.write?.(game, report, { settings: form.settings }) ?? '');
    if (++read % GAMES_BEFORE_A_BREATH === 0) await setImmediate();
  }
  if (reading.illegal === 'reject' && findingsOf(opened, input).some(isMoveError)) {
    const found = findingsOf(opened, input).filter(({ code }) => !code.startsWith('loss/'));
    return { state: 'empty', games: 0, diagnostics: [...found, fileFault('file/rejected', input.name)] };
  }
  const bytes = await output.close();
  if (bytes) await ports.stdout(bytes);
  await staging.commit();
  const { games } = output;
  const state = games > 0 ? 'done' : read > 0 ? 'skipped' : 'empty';
  return { state, games, diagnostics: findingsOf(opened, input) };
}

const isMoveError = ({ code, severity }: Diagnostic): boolean => severity === 'error' && code.startsWith('move/');

const extensionOfTarget = (target: Target): string | undefined =>
  target.kind === 'stream' ? undefined : extensionOf(target.path);

function writingFault(error: SystemError, { input, target }: Job): Diagnostic {
  const output = target.kind === 'stream' ? 'standard output' : target.shown;
  if (hasCode(error, 'EEXIST') && 'syscall' in error && error.syscall === 'link') {
    return fileFault('file/exists', input.name, { output });
  }
  return fileFault('file/cannot-write', input.name, { output, reason: reasonOf(error) });
}
