/**
 * Diagnostics: what is wrong or doubtful with an input, where, and what was done about it.
 *
 * A reader reports a code and offsets; message, line and column are made when the diagnostics are asked for, so that a
 * clean file pays nothing.
 */
import { type CodeEntry, type CodeTable, fillIn, type Phrases, type Severity, type Values } from './messages.js';
import type { Places } from './places.js';
import { Source } from './source.js';

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
  /** Of the closing line of a game with too many: how many of each severity it stands for. */
  readonly omitted?: BySeverity;
}

export type BySeverity = Readonly<Record<Severity, number>>;

/** Severities that replace those of findings, by code; `off` leaves them out. */
export type Severities = Readonly<Record<string, Severity | 'off'>>;

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

export interface ReportOptions {
  /** How many diagnostics of each game are kept. */
  readonly limit?: number;
  /** What values that are words are called in the language of the codes. */
  readonly phrases?: Phrases | undefined;
}

export class Report {
  readonly source: Source;
  /** Set by who wants to know where the moves stand, before reading. */
  places: Places | undefined;
  readonly #codes: CodeTable;
  readonly #phrases: Phrases | undefined;
  readonly #limit: number;
  #findings: Finding[] = [];
  readonly #seen = new Set<string>();
  /** How many findings each game has had, and how many of those beyond the limit had which code and severity. */
  readonly #counts = new Map<number, number>();
  readonly #suppressed = new Map<number, Map<string, Record<Severity, number>>>();
  readonly #inGame = new Map<string, Set<number | undefined>>();
  #game = 0;

  /** `codes` must hold every code that will be reported. */
  constructor(source: Source | string, codes: CodeTable, { limit, phrases }: ReportOptions = {}) {
    this.source = typeof source === 'string' ? new Source(source) : source;
    this.#codes = codes;
    this.#phrases = phrases;
    this.#limit = limit ?? DIAGNOSTICS_PER_GAME;
  }

  /** The 1-based number of the game being read; 0 before the first. */
  get game(): number {
    return this.#game;
  }

  /** How many diagnostics of each game are kept. */
  get limit(): number {
    return this.#limit;
  }

  startGame(): void {
    this.resumeGame(this.#game + 1);
  }

  /** Says that what follows is about that game again, as when games are written after all were read. */
  resumeGame(game: number): void {
    if (game !== this.#game) this.#inGame.clear();
    this.#game = game;
  }

  /** Reports a code at text[start, end). */
  add(code: string, start: number, end: number, details: FindingDetails = {}): Finding {
    const count = (this.#counts.get(this.#game) ?? 0) + 1;
    this.#counts.set(this.#game, count);
    this.#seen.add(code);
    this.#note(code, details.ply);
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

  /** The codes that the present game has had since it was begun or resumed, kept or only counted, with their plies. */
  get inGame(): ReadonlyMap<string, ReadonlySet<number | undefined>> {
    return this.#inGame;
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
    return [...this.#suppressed.values()].some((codes) => [...codes.values()].some((counts) => counts[severity] > 0));
  }

  /** Everything found, in the order of the text; what was only counted closes each game. */
  diagnostics(severities: Severities = {}): Diagnostic[] {
    const found = this.#findings.flatMap((finding) => graded(finding, severities)).sort(byPlace);
    const closing = [...this.#suppressed].map(([game, codes]) => this.#closing(game, codes, severities));
    const described = [...found.map((finding) => this.#describe(finding)), ...closing.flat()];
    // A stable sort leaves the closing line behind the findings of its game.
    return closing.length === 0 ? described : described.sort((a, b) => (a.game ?? 0) - (b.game ?? 0));
  }

  #note(code: string, ply: number | undefined): void {
    const plies = this.#inGame.get(code);
    if (plies) plies.add(ply);
    else this.#inGame.set(code, new Set([ply]));
  }

  #suppress({ game, code, severity }: Finding, change: 1 | -1): void {
    const codes = this.#suppressed.get(game) ?? new Map<string, Record<Severity, number>>();
    const counts = codes.get(code) ?? { error: 0, warning: 0, info: 0 };
    counts[severity] += change;
    codes.set(code, counts);
    this.#suppressed.set(game, codes);
  }

  /** One line for what was only counted of a game; none where nothing of it is wanted. */
  #closing(game: number, codes: ReadonlyMap<string, BySeverity>, severities: Severities): Diagnostic[] {
    const omitted = { error: 0, warning: 0, info: 0 };
    for (const [code, counts] of codes) {
      for (const own of ['error', 'warning', 'info'] as const) {
        const severity = severities[code] ?? own;
        if (severity !== 'off') omitted[severity] += counts[own];
      }
    }
    const { error, warning, info } = omitted;
    const count = error + warning + info;
    if (count === 0) return [];
    const severity = error > 0 ? 'error' : warning > 0 ? 'warning' : 'info';
    const values = { count, errors: error };
    const place = { start: NOWHERE, end: NOWHERE, game, ply: undefined };
    const closing = this.#describe({ code: 'record/more-diagnostics', severity, ...place, values, shown: true });
    return [{ ...closing, omitted }];
  }

  #describe(finding: Finding): Diagnostic {
    const { message, hint } = this.#entry(finding.code);
    return {
      code: finding.code,
      severity: finding.severity,
      message: fillIn(message, finding.values, this.#phrases),
      ...(hint === undefined ? {} : { hint: fillIn(hint, finding.values, this.#phrases) }),
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

const byPlace = (a: Finding, b: Finding): number => a.game - b.game || place(a) - place(b);

function graded(finding: Finding, severities: Severities): Finding[] {
  const severity = severities[finding.code];
  if (severity === 'off') return [];
  return [severity === undefined ? finding : { ...finding, severity }];
}
