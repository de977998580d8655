/**
 * Diagnostics: what is wrong or doubtful with an input, where, and what was done about it.
 *
 * A reader reports a code and offsets; message, line and column are made when the diagnostics are asked for, so that a
 * clean file pays nothing.
 */
import type { Places } from './places.js';
import { Source } from './source.js';

export type Severity = 'error' | 'warning' | 'info';

/**
 * What a code means. `message` and `hint` may hold `{name}` for a value that is reported with the code, and
 * `{name|move|moves}` for the form of a word that goes with a number.
 */
export interface CodeEntry {
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
}

export type CodeTable = Readonly<Record<string, CodeEntry>>;

export interface Diagnostic {
  /** `area/word`, for example `move/nifu`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly source: string;
  /** UTF-16 offsets into the text; absent, like line and column, where no place in the text is meant. */
  readonly span?: readonly [start: number, end: number];
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  /** 1-based number of the game in the input. */
  readonly game?: number;
  /** The ply meant: the first move is 1, the start position 0. */
  readonly ply?: number;
}

export type Values = Readonly<Record<string, string | number>>;

export interface FindingDetails {
  readonly ply?: number;
  readonly values?: Values;
  /** Where it differs from the code's own. */
  readonly severity?: Severity;
}

/** A reported diagnostic; its severity changes where the report is told that it is explained. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
  readonly game: number;
  readonly ply: number | undefined;
  readonly values: Values | undefined;
  /** False where the game has had so many that this one is only counted. */
  readonly shown: boolean;
}

const NOWHERE = -1;

/** How many diagnostics of one game are kept; the rest are counted. */
export const DIAGNOSTICS_PER_GAME = 100;

export class Report {
  readonly source: Source;
  /** Set by who wants to know where the moves stand, before reading. */
  places: Places | undefined;
  readonly #codes: CodeTable;
  readonly #limit: number;
  #findings: Finding[] = [];
  readonly #seen = new Set<string>();
  /** How many findings each game has had, and how many of those beyond the limit had which severity. */
  readonly #counts = new Map<number, number>();
  readonly #suppressed = new Map<number, Record<Severity, number>>();
  #game = 0;

  /** `codes` must hold every code that will be reported. */
  constructor(source: Source | string, codes: CodeTable, limit = DIAGNOSTICS_PER_GAME) {
    this.source = typeof source === 'string' ? new Source(source) : source;
    this.#codes = codes;
    this.#limit = limit;
  }

  /** The 1-based number of the game being read; 0 before the first. */
  get game(): number {
    return this.#game;
  }

  startGame(): void {
    this.#game++;
  }

  /** Says that what follows is about that game again, as when games are written after all were read. */
  resumeGame(game: number): void {
    this.#game = game;
  }

  /** Reports a code at text[start, end). */
  add(code: string, start: number, end: number, details: FindingDetails = {}): Finding {
    const count = (this.#counts.get(this.#game) ?? 0) + 1;
    this.#counts.set(this.#game, count);
    this.#seen.add(code);
    const finding: Finding = {
      code,
      severity: details.severity ?? this.#entry(code).severity,
      start,
      end,
      game: this.#game,
      ply: details.ply,
      values: details.values,
      shown: count <= this.#limit,
    };
    if (finding.shown) this.#findings.push(finding);
    else this.#suppress(finding, 1);
    return finding;
  }

  /** Makes a finding mere information, as when the recorded ending explains an illegal move. */
  explain(finding: Finding): void {
    if (!finding.shown) this.#suppress(finding, -1);
    (finding as { severity: Severity }).severity = 'info';
    if (!finding.shown) this.#suppress(finding, 1);
  }

  /** Reports a code that has no place in the text. */
  addGeneral(code: string, details: FindingDetails = {}): Finding {
    return this.add(code, NOWHERE, NOWHERE, details);
  }

  /** Whether the present game has a finding of this sort; what is only counted is not looked at. */
  hasInGame(test: (finding: Finding) => boolean): boolean {
    // The present game's findings are the last ones.
    for (let at = this.#findings.length - 1; at >= 0 && this.#findings[at].game === this.#game; at--) {
      if (test(this.#findings[at])) return true;
    }
    return false;
  }

  /** The codes of everything that was found, kept or only counted. */
  get seen(): ReadonlySet<string> {
    return this.#seen;
  }

  /** How many findings `diagnostics` would tell, those that are only counted left out. */
  get size(): number {
    return this.#findings.length;
  }

  /** Everything found since the last time, to be forgotten here: for inputs with more games than memory should hold. */
  drain(): Diagnostic[] {
    const drained = this.diagnostics();
    this.#findings = [];
    this.#suppressed.clear();
    for (const game of this.#counts.keys()) if (game !== this.#game) this.#counts.delete(game);
    return drained;
  }

  /** Whether anything of this severity was found, kept or only counted, and not drained since. */
  has(severity: Severity): boolean {
    if (this.#findings.some((finding) => finding.severity === severity)) return true;
    return [...this.#suppressed.values()].some((counts) => counts[severity] > 0);
  }

  /** Everything found, in the order of the text; what was only counted closes each game. */
  diagnostics(): Diagnostic[] {
    const found = [...this.#findings];
    for (const [game, { error, warning, info }] of this.#suppressed) {
      const severity = error > 0 ? 'error' : warning > 0 ? 'warning' : 'info';
      const values = { count: error + warning + info, errors: error };
      found.push({
        code: 'record/more-diagnostics',
        severity,
        start: NOWHERE,
        end: NOWHERE,
        game,
        ply: undefined,
        values,
        shown: true,
      });
    }
    return found.sort((a, b) => a.game - b.game || place(a) - place(b)).map((finding) => this.#describe(finding));
  }

  #suppress({ game, severity }: Finding, change: 1 | -1): void {
    const counts = this.#suppressed.get(game) ?? { error: 0, warning: 0, info: 0 };
    counts[severity] += change;
    this.#suppressed.set(game, counts);
  }

  #describe(finding: Finding): Diagnostic {
    const { message, hint } = this.#entry(finding.code);
    return {
      code: finding.code,
      severity: finding.severity,
      message: fillIn(message, finding.values),
      ...(hint === undefined ? {} : { hint: fillIn(hint, finding.values) }),
      source: this.source.name,
      ...this.#placeOf(finding),
      ...(finding.game > 0 ? { game: finding.game } : {}),
      ...(finding.ply === undefined ? {} : { ply: finding.ply }),
    };
  }

  #placeOf({ start, end }: Finding): Partial<Diagnostic> {
    if (start === NOWHERE) return {};
    const from = this.source.placeOf(start);
    const to = this.source.placeOf(end);
    return { span: [start, end], line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  #entry(code: string): CodeEntry {
    const entry = this.#codes[code];
    if (!entry) throw new TypeError(`unknown diagnostic code ${code}`);
    return entry;
  }
}

const place = (finding: Finding): number => (finding.start === NOWHERE ? Number.MAX_SAFE_INTEGER : finding.start);

const PLACEHOLDER = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

const fillIn = (text: string, values: Values = {}): string =>
  text.replace(PLACEHOLDER, (whole, name: string, forms: string) => {
    if (!(name in values)) return whole;
    return forms === '' ? String(values[name]) : formFor(Number(values[name]), forms.slice(1).split('|'));
  });

/** Two forms are for one and many, three as in the Slavic languages: for 1, 21 …, for 2–4, 22–24 …, and for the rest. */
function formFor(number: number, forms: readonly string[]): string {
  if (forms.length < 3) return forms[number === 1 ? 0 : forms.length - 1];
  const unit = number % 10;
  if (Math.floor((number % 100) / 10) === 1 || unit === 0 || unit > 4) return forms[2];
  return forms[unit === 1 ? 0 : 1];
}

/** A message before its values are known, each word in the form that goes with many. */
export const messagePattern = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: string, forms: string) =>
    forms === '' ? `{${name}}` : (forms.split('|').at(-1) as string),
  );
