/** One run of a command: who is told what was found, what is counted, and with which code it ends. */
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Language } from '@kifukit/check';
import type { Diagnostic, Messages, Source } from '@kifukit/record';
import { pathKey } from './batch/file-names.js';
import type { Listing } from './batch/inputs.js';
import { isSystemError, reasonOf } from './batch/system-error.js';
import type { Io, Sink } from './io.js';
import { allMessagesIn, languageOf, type Verb } from './languages/index.js';
import { isForChecks, reporterOf } from './reporters/index.js';
import { jsonLines } from './reporters/json.js';
import {
  countBySeverity,
  type Reporter,
  type ReporterName,
  reporterNames,
  summaryLine,
  type Totals,
} from './reporters/reporter.js';
import { oneOf, UsageError } from './usage.js';

/** The options about reporting, as commander hands them over. */
export interface ReportingWords {
  readonly reporter?: string;
  readonly log?: string;
  readonly failOn?: readonly string[];
  readonly quiet?: boolean;
  readonly lang?: string;
}

export interface SessionOptions {
  readonly words: ReportingWords;
  /** Where the diagnostics go. */
  readonly sink: Sink;
  readonly excerpts: boolean;
  readonly verb: Verb;
  /** What `--fail-on` takes. */
  readonly failOn?: readonly string[];
  /** Whether it is a check, which has further reporters. */
  readonly isCheck?: boolean;
}

const SEVERITIES = ['error', 'warning'];

type Log = { write(text: string): Promise<void>; close(): Promise<void> };

export class Session {
  readonly totals: { -readonly [K in keyof Totals]: Totals[K] };
  readonly reporterName: ReporterName;
  readonly failsOnWarning: boolean;
  readonly language: Language;
  /** What diagnostics say in that language. */
  readonly messages: Messages;
  readonly #io: Io;
  readonly #options: SessionOptions;
  readonly #reporter: Reporter;
  #log: Log | undefined;
  #logFailed = false;

  constructor(io: Io, options: SessionOptions) {
    const { words, sink, excerpts } = options;
    this.#io = io;
    this.#options = options;
    this.reporterName = reporterNamed(words.reporter ?? 'text', options.isCheck);
    this.language = languageOf(words.lang, io.locale);
    this.messages = allMessagesIn(this.language);
    this.#reporter = reporterOf(this.reporterName, { color: sink.color, excerpts, language: this.language });
    const failing = (words.failOn ?? []).map((word) => oneOf('value of --fail-on', word, options.failOn ?? SEVERITIES));
    this.failsOnWarning = failing.includes('warning');
    this.totals = { files: 0, games: 0, empty: 0, skipped: 0, failed: 0, errors: 0, warnings: 0, infos: 0, others: 0 };
  }

  /** Opens the log. */
  async start(listing: Listing): Promise<void> {
    const { log } = this.#options.words;
    if (log !== undefined) this.#log = await openLog(log, this.#io.cwd, listing);
    this.totals.others = listing.others;
  }

  async report(diagnostics: readonly Diagnostic[], source?: Source): Promise<void> {
    if (diagnostics.length === 0) return;
    await this.count(diagnostics);
    const shown = this.#options.words.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
    const text = this.#reporter.report(shown, source);
    if (text !== '') await this.#options.sink.write(text);
  }

  /** Tells of an argument that gave no input. */
  async fail(diagnostic: Diagnostic): Promise<void> {
    this.totals.failed++;
    await this.report([diagnostic]);
  }

  /** Counts and logs what is told in another way. */
  async count(diagnostics: readonly Diagnostic[]): Promise<void> {
    this.totals.errors += countBySeverity(diagnostics, 'error');
    this.totals.warnings += countBySeverity(diagnostics, 'warning');
    this.totals.infos += countBySeverity(diagnostics, 'info');
    await this.#writeLog(jsonLines(diagnostics));
  }

  get summary(): string {
    return `${summaryLine(this.totals, this.#options.verb, this.language)}\n`;
  }

  /** Writes the closing line and gives the exit code. */
  async finish(): Promise<number> {
    await this.#log?.close().catch(() => {});
    const { sink, verb, words } = this.#options;
    // Where the diagnostics went elsewhere, the line stands alone.
    const closing = sink === this.#io.stderr ? this.#reporter.close(this.totals, verb) : this.summary;
    if (!words.quiet) await this.#io.stderr.write(closing);
    return this.#exitCode();
  }

  /** 2 where nothing could be done at all. */
  #exitCode(): number {
    const { files, empty, skipped, failed, errors, warnings } = this.totals;
    if (failed > 0 && files + empty + skipped === 0) return 2;
    return errors > 0 || failed > 0 || this.#logFailed || (this.failsOnWarning && warnings > 0) ? 1 : 0;
  }

  async #writeLog(text: string): Promise<void> {
    try {
      await this.#log?.write(text);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      await this.#io.stderr.write(`kifukit: ${this.#options.words.log} cannot be written: ${reasonOf(error)}\n`);
      await this.#log?.close().catch(() => {});
      this.#log = undefined;
      this.#logFailed = true;
    }
  }
}

function reporterNamed(given: string, isCheck = false): ReporterName {
  const name = oneOf('reporter', given, reporterNames);
  if (!isCheck && isForChecks(name)) throw new UsageError(`--reporter ${name} is for kifukit check only`);
  return name;
}

async function openLog(path: string, cwd: string, { inputs }: Listing): Promise<Log> {
  const file = resolve(cwd, path);
  if (inputs.some((input) => input.file !== undefined && pathKey(input.file) === file)) {
    throw new UsageError(`--log ${path} would overwrite an input`);
  }
  try {
    const handle = await open(file, 'w');
    return { write: (text) => handle.writeFile(text), close: () => handle.close() };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`--log ${path} cannot be written: ${reasonOf(error)}`);
  }
}
