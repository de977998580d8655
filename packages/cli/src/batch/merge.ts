/** Many inputs to one output file, which is written as they are read. */
import type { Diagnostic } from '@kifukit/record';
import { fileFault } from './codes.js';
import {
  convertInto,
  formatTo,
  joinedOutput,
  type Outcome,
  type Ports,
  shownName,
  shownOutput,
  standingFile,
  writingFault,
} from './convert.js';
import type { Conversion } from './options.js';
import type { Job } from './plan.js';
import { isSystemError } from './system-error.js';
import { Staging } from './write-whole.js';

/**
 * All jobs have the same target, in a format that has collections. An input that fails leaves nothing in the file and
 * the others go on. The fault that is given back is one of the file.
 */
export async function mergeInputs(
  jobs: readonly Job[],
  conversion: Conversion,
  ports: Ports,
  finished: (outcome: Outcome) => Promise<void>,
): Promise<Diagnostic | undefined> {
  const [first] = jobs;
  const { collection } = formatTo(conversion.writing);
  if (!first || !collection) return undefined;
  const standing = await standingFile(first.target, conversion.writing);
  const { messages } = conversion.reading;
  if (standing === 'refuse') {
    return faultOf(first, fileFault('file/exists', '', shownOutput(first.target), messages));
  }
  if (standing === 'skip') {
    for (const { input } of jobs) await finished({ input, state: 'skipped', games: 0, diagnostics: [] });
    return undefined;
  }
  const staging = new Staging(ports.temporaries, conversion.writing.existing === 'replace');
  try {
    const output = joinedOutput(collection, first.target, conversion, staging, ports.stdout);
    for (const job of jobs) await finished(await convertInto(output, job, conversion, ports, async () => {}));
    if (output.kept > 0) await staging.commit();
    return undefined;
  } catch (error) {
    if (first.target.kind === 'stream' || !isSystemError(error)) throw error;
    return faultOf(first, writingFault(error, first, messages));
  } finally {
    await staging.discard();
  }
}

/** The fault as one of the output, not of an input. */
const faultOf = ({ target }: Job, fault: Diagnostic): Diagnostic => ({ ...fault, source: shownName(target) });
