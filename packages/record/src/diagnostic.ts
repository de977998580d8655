/**
 * Diagnostics: what is wrong or doubtful with an input, where, and what was done about it.
 *
 * A reader reports a code and offsets; message, line and column are made when the diagnostics are asked for, so that a
 * clean file pays nothing.
 */
import { Source } from './source.js';

export type Severity = 'error' | 'warning' | 'info';

/** What a code means. `message` and `hint` may hold `{name}` for a value that is reported with the code. */
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
}

const NOWHERE = -1;

/** How many diagnostics of one game are kept; the rest are counted. */
export const DIAGNOSTICS_PER_GAME = 100;

export class Report {
  readonly source: Source;
  readonly #codes: CodeTable;
  readonly #limit: number;
  readonly #findings: Finding[] = [];
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
    const finding: Finding = {
      code,
      severity: details.severity ?? this.#entry(code).severity,
      start,
      end,
      game: this.#game,
      ply: details.ply,
      values: details.values,
    };
    const count = (this.#counts.get(this.#game) ?? 0) + 1;
    this.#counts.set(this.#game, count);
    if (count <= this.#limit) this.#findings.push(finding);
    else this.#suppress(finding, 1);
    return finding;
  }

  /** Makes a finding mere information, as when the recorded ending explains an illegal move. */
  explain(finding: Finding): void {
    const counted = !this.#findings.includes(finding);
    if (counted) this.#suppress(finding, -1);
    (finding as { severity: Severity }).severity = 'info';
    if (counted) this.#suppress(finding, 1);
  }

  /** Reports a code that has no place in the text. */
  addGeneral(code: string, details: FindingDetails = {}): Finding {
    return this.add(code, NOWHERE, NOWHERE, details);
  }

  /** Whether anything of this severity was found, kept or only counted. */
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

const fillIn = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
