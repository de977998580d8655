/**
 * `kifukit inspect`: what is in the inputs, as a line of JSON each for programs or in a few lines for people, with what
 * a check by the usual rules finds.
 */
import { profiles } from '@kifukit/check';
import { analysesOf, type Opened } from '@kifukit/formats';
import { toJson } from '@kifukit/record';
import { type ReadingWords, readingOf } from '../arguments.js';
import { type Input, inputName, listInputs } from '../batch/inputs.js';
import type { Io } from '../io.js';
import { takenFromFolder } from '../record-names.js';
import { diagnosticJson } from '../reporters/json.js';
import { type ReportingWords, Session } from '../session.js';
import { describeGame, describeInput } from './describe.js';
import { eachInput, type Visitor } from './each-input.js';

export type InspectWords = ReadingWords & ReportingWords & { readonly json?: boolean };

export async function inspect(args: readonly string[], words: InspectWords, io: Io): Promise<number> {
  const session = new Session(io, { words, sink: io.stderr, excerpts: false, verb: 'inspected' });
  const { messages } = session;
  const reading = { ...readingOf(words, ['keep', 'stop']), messages, rules: profiles.jsa };
  const listing = await listInputs(args, { cwd: io.cwd, wanted: takenFromFolder(reading.from), messages });
  await session.start(listing);
  const out = new BufferedOutput(io);
  await eachInput(listing, reading, io, session, words.json ? asJson(out, session) : asText(out, session));
  await out.flush();
  return session.finish();
}

/** Game by game, so that a file with a million games is never held as one text. */
function asJson(out: BufferedOutput, session: Session): Visitor {
  let isFirst = true;
  return {
    async fault(diagnostic) {
      await session.count([diagnostic]);
      const { source } = diagnostic;
      const line = { source, format: null, encoding: null, games: [], diagnostics: [diagnosticJson(diagnostic)] };
      await out.add(`${JSON.stringify(line)}\n`);
    },
    begin(input, opened) {
      isFirst = true;
      const source = JSON.stringify(inputName(input));
      const format = JSON.stringify(opened?.format?.id ?? null);
      const encoding = JSON.stringify(opened?.encoding ?? null);
      return out.add(`{"source":${source},"format":${format},"encoding":${encoding},"games":[`);
    },
    game(number, game) {
      const comma = isFirst ? '' : ',';
      isFirst = false;
      return out.add(comma + JSON.stringify(toJson(game, number, { analyse: analysesOf })));
    },
    async end({ diagnostics }) {
      await session.count(diagnostics);
      await out.add(`],"diagnostics":${JSON.stringify(diagnostics.map(diagnosticJson))}}\n`);
    },
  };
}

function asText(out: BufferedOutput, session: Session): Visitor {
  let lines: string[] = [];
  let current: { input: Input; opened: Opened | undefined } | undefined;
  return {
    fault: (diagnostic) => session.report([diagnostic]),
    begin(input, opened) {
      current = { input, opened };
      lines = [];
    },
    game(number, game) {
      lines.push(describeGame(number, game));
    },
    async end({ diagnostics, games }) {
      if (current?.opened) await out.add(`${describeInput(current.input, current.opened, games)}\n${lines.join('')}`);
      await session.report(diagnostics);
    },
  };
}

/** Fewer and larger writes. */
class BufferedOutput {
  readonly #io: Io;
  #parts: string[] = [];
  #length = 0;

  constructor(io: Io) {
    this.#io = io;
  }

  async add(text: string): Promise<void> {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#length > 1 << 16) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#parts.join('');
    this.#parts = [];
    this.#length = 0;
    if (text !== '') await this.#io.stdout.write(text);
  }
}
