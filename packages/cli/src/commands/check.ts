/** `kifukit check`: everything that is wrong or doubtful in the inputs. What it finds is its result: standard output. */

import type { Profile } from '@kifukit/check';
import type { Diagnostic } from '@kifukit/record';
import { type ReadingWords, readingOf } from '../arguments.js';
import { type Input, inputName, listInputs } from '../batch/inputs.js';
import { mendFile } from '../batch/mend-file.js';
import type { Reading } from '../batch/options.js';
import { TemporaryFiles } from '../batch/write-whole.js';
import type { Io } from '../io.js';
import { takenFromFolder } from '../record-names.js';
import { diagnosticJson } from '../reporters/json.js';
import { type ReportingWords, Session } from '../session.js';
import { UsageError } from '../usage.js';
import { eachInput, type Visitor } from './each-input.js';
import { rulesOf } from './rules.js';

export type CheckWords = ReadingWords & ReportingWords & { readonly rules?: string; readonly fix?: boolean };

export async function check(args: readonly string[], words: CheckWords, io: Io): Promise<number> {
  const session = new Session(io, { words, sink: io.stdout, excerpts: true, verb: 'checked' });
  const rules = await rulesOf(words.rules, io.cwd);
  const reading = { ...readingOf(words, ['keep', 'stop']), rules };
  const listing = await listInputs(args, { cwd: io.cwd, wanted: takenFromFolder(reading.from) });
  if (words.fix) refuseUnmendable(listing.inputs);
  await session.start(listing);
  const mended = words.fix ? await mendAll(listing.inputs, reading, rules, io) : [];
  if (words.reporter !== 'json') {
    await session.report(mended);
    await eachInput(listing, reading, io, session, {
      fault: (diagnostic) => session.report([diagnostic]),
      end: ({ diagnostics, opened }) => session.report(diagnostics, opened?.report.source),
    });
    return session.finish();
  }
  await io.stdout.write('{"inputs":[');
  await eachInput(listing, reading, io, session, intoReport(io, session, mended));
  await io.stdout.write(`\n],"summary":${JSON.stringify(session.totals)}}\n`);
  return session.finish();
}

/** Only whole files can be written back. */
function refuseUnmendable(inputs: readonly Input[]): void {
  const bad = inputs.find(({ file, game }) => file === undefined || game !== undefined);
  if (bad) throw new UsageError(`--fix mends whole files, not ${inputName(bad)}`);
}

/** Mends all files before anything is reported, so that the report is about what is left. */
async function mendAll(inputs: readonly Input[], reading: Reading, rules: Profile, io: Io): Promise<Diagnostic[]> {
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

/** The entries of one JSON object, `check-report.schema.json` describes it. */
function intoReport(io: Io, session: Session, mended: readonly Diagnostic[]): Visitor {
  let isFirst = true;
  const entry = async (value: unknown): Promise<void> => {
    await io.stdout.write(`${isFirst ? '' : ','}\n${JSON.stringify(value)}`);
    isFirst = false;
  };
  return {
    async fault(diagnostic) {
      const { source } = diagnostic;
      await session.count([diagnostic]);
      await entry({ source, format: null, encoding: null, games: 0, diagnostics: [diagnosticJson(diagnostic)] });
    },
    async end({ input, opened, games, diagnostics: found }) {
      const diagnostics = [...mended.filter(({ source }) => source === inputName(input)), ...found];
      await session.count(diagnostics);
      await entry({
        source: inputName(input),
        format: opened?.format?.id ?? null,
        encoding: opened?.encoding ?? null,
        games,
        diagnostics: diagnostics.map(diagnosticJson),
      });
    },
  };
}
