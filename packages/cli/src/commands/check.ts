/** `kifukit check`: everything that is wrong or doubtful in the inputs. What it finds is its result: standard output. */
import { type ReadingWords, readingOf } from '../arguments.js';
import { inputName, listInputs } from '../batch/inputs.js';
import type { Io } from '../io.js';
import { takenFromFolder } from '../record-names.js';
import { diagnosticJson } from '../reporters/json.js';
import { type ReportingWords, Session } from '../session.js';
import { eachInput, type Visitor } from './each-input.js';
import { rulesOf } from './rules.js';

export type CheckWords = ReadingWords & ReportingWords & { readonly rules?: string };

export async function check(args: readonly string[], words: CheckWords, io: Io): Promise<number> {
  const session = new Session(io, { words, sink: io.stdout, excerpts: true, verb: 'checked' });
  const rules = await rulesOf(words.rules, io.cwd);
  const reading = { ...readingOf(words, ['keep', 'stop']), rules };
  const listing = await listInputs(args, { cwd: io.cwd, wanted: takenFromFolder(reading.from) });
  await session.start(listing);
  if (words.reporter !== 'json') {
    await eachInput(listing, reading, io, session, {
      fault: (diagnostic) => session.report([diagnostic]),
      end: ({ diagnostics, opened }) => session.report(diagnostics, opened?.report.source),
    });
    return session.finish();
  }
  await io.stdout.write('{"inputs":[');
  await eachInput(listing, reading, io, session, intoReport(io, session));
  await io.stdout.write(`\n],"summary":${JSON.stringify(session.totals)}}\n`);
  return session.finish();
}

/** The entries of one JSON object, `check-report.schema.json` describes it. */
function intoReport(io: Io, session: Session): Visitor {
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
    async end({ input, opened, games, diagnostics }) {
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
