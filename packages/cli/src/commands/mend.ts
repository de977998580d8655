/** `kifukit check --fix`: the files are mended, or with `--dry-run` only a diff of that is printed. */
import type { Profile } from '@kifukit/check';
import type { Diagnostic } from '@kifukit/record';
import type { Input } from '../batch/inputs.js';
import { mendFile, mendingOf, notMended } from '../batch/mend-file.js';
import type { Reading } from '../batch/options.js';
import { TemporaryFiles } from '../batch/write-whole.js';
import type { Io } from '../io.js';
import { unifiedDiff } from '../reporters/unified-diff.js';

/** Says what was mended, and what could not be. */
export async function mendAll(
  inputs: readonly Input[],
  reading: Reading,
  rules: Profile,
  io: Io,
): Promise<Diagnostic[]> {
  const temporaries = new TemporaryFiles();
  const ignoreInterrupt = io.onInterrupt(() => {
    temporaries.removeAll();
    return 'interrupted';
  });
  const told: Diagnostic[] = [];
  try {
    for (const input of inputs) {
      const diagnostic = await mendFile(input, reading, rules, temporaries);
      if (diagnostic) told.push(diagnostic);
    }
  } finally {
    ignoreInterrupt();
  }
  return told;
}

/** Prints what would be mended, and says what could not be. */
export async function printDiffs(
  inputs: readonly Input[],
  reading: Reading,
  rules: Profile,
  io: Io,
): Promise<Diagnostic[]> {
  const told: Diagnostic[] = [];
  for (const input of inputs) {
    const mending = await mendingOf(input, reading, rules);
    if (!mending) continue;
    if (mending.bytes) await io.stdout.write(unifiedDiff(input.name, mending.text, mending.edits));
    else told.push(notMended(input, mending, reading));
  }
  return told;
}
