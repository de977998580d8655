/** Reports about a record that was read from JSON: they name values by path, and places are looked up only for them. */
import { type Finding, type FindingDetails, type Line, Places, Report, type Values } from '@kifukit/record';
import type { JsonPath, JsonPlaces, Span } from './json-places.js';
import { MISSING, makePointer, type SchemaFault } from './schema.js';

/** What the replayer is given in place of an offset: it means the entry that is being read. */
export const HERE = -2;
const NOWHERE = -1;
/** NOTE: an entry may lie a hundred thousand forks deep, so that each place costs time, however many are asked for. */
const MOST_LOCATED = 1000;

/** Where the record is in the text. */
export interface RecordPlace {
  /** The JSON text that holds the record, gone through when first asked for. */
  places(): JsonPlaces;
  /** The offset of the record in the source, where it is known. */
  readonly at: number | undefined;
  /** The record's number among the values of that text. */
  readonly value: number;
  /** Whether the text ends too early, so that something is missing for certain. */
  readonly isCut: boolean;
  /** The path from the text's outermost value to the record. */
  readonly prefix: JsonPath;
}

export class RecordReport extends Report {
  /**
   * Marks the entry that is being read, the record itself before the first: what it gives is the path from the record to
   * it, at any later time too.
   */
  mark: () => () => JsonPath = () => () => [];

  readonly #target: Report;
  readonly #place: RecordPlace;
  readonly #useless = new Map<string, { readonly path: JsonPath; readonly values: Values }>();
  readonly #told = new Set<string>();
  /** Kinds of faults that were reported for good, because nothing was lost by them. */
  readonly #doubts = new Set<string>();
  readonly #located: number;
  #count = 0;

  /** Everything goes to `target`. */
  constructor(target: Report, place: RecordPlace) {
    super(target.source, {});
    this.#target = target;
    this.#place = place;
    this.#located = Math.min(target.limit, MOST_LOCATED);
    if (target.places) this.places = new EntryPlaces(target.places, this);
  }

  override add(code: string, start: number, end: number, details: FindingDetails = {}): Finding {
    if (start === HERE) return this.addHere(code, ['move'], details);
    this.#count++;
    return this.#target.add(code, start, end, details);
  }

  override explain(finding: Finding): void {
    this.#target.explain(finding);
  }

  /** Reports a code at a value of the record, which the message may call {pointer}. */
  addAt(code: string, path: JsonPath, details: FindingDetails = {}): Finding {
    return this.#addAt(code, () => path, details);
  }

  /** Reports a code at a value of the entry that is being read. */
  addHere(code: string, path: JsonPath, details: FindingDetails = {}): Finding {
    return this.#addAt(code, () => [...this.mark()(), ...path], details);
  }

  #addAt(code: string, pathTo: () => JsonPath, details: FindingDetails): Finding {
    if (this.#count++ >= this.#located) {
      const values: Values = { ...details.values, pointer: makePointer(this.#place.prefix) };
      return this.#target.add(code, NOWHERE, NOWHERE, { ...details, values });
    }
    const path = pathTo();
    const values: Values = { ...details.values, pointer: makePointer([...this.#place.prefix, ...path]) };
    return this.#target.add(code, ...this.spanOf(path), { ...details, values });
  }

  spanOf(path: JsonPath): Span {
    return this.#place.places().find(path, this.#place.value);
  }

  /** The span of a value of the entry that is being read, as long as it is of any use. */
  spanHere(path: JsonPath): Span {
    return this.#count < this.#located ? this.spanOf([...this.mark()(), ...path]) : [NOWHERE, NOWHERE];
  }

  /** The keys of the object at `path` as the text has them, repeated ones included. */
  membersOf(path: JsonPath): { key: string; span: Span }[] {
    return this.#place.places().members(path, this.#place.value);
  }

  /** Notes that nothing came of the value at `path`, from the part of the record that is being read. */
  useless(path: JsonPath, reason: string, details: Values = {}): void {
    this.#useless.set(makePointer(path), { path, values: { ...details, reason } });
  }

  /** Notes that the value at `path` was reported in better words than the schema has. */
  told(path: JsonPath): void {
    this.#told.add(makePointer(path));
  }

  /** Whether `closePart` has anything to say although the schema is content. */
  get hasUseless(): boolean {
    return this.#useless.size > 0;
  }

  /**
   * Reports what is wrong with the entry that is being read, or before the first with the rest of the record: what the
   * schema says, as errors where a value was useless, and what was useless though the schema has no objection.
   */
  closePart(faults: readonly SchemaFault[], ply: number): void {
    const explained = new Set<string>();
    for (const fault of faults) {
      const { path, reason } = fault;
      const pointers = [...path, ''].map((_, index) => makePointer(path.slice(0, index)));
      const useless = pointers.find((pointer) => this.#useless.has(pointer));
      if (useless !== undefined) explained.add(useless);
      if (pointers.some((pointer) => this.#told.has(pointer))) continue;
      if (this.#place.isCut && reason === MISSING) continue;
      if (useless !== undefined && reason !== undefined) {
        this.addHere('jkf/schema', path, { ply, values: { ...fault.values, reason, others: '' } });
      } else if (this.#isNew(fault)) this.#addDoubt(fault, ply);
    }
    for (const [pointer, { path, values }] of this.#useless) {
      if (!explained.has(pointer)) this.addHere('jkf/bad-value', path, { ply, values });
    }
    this.#useless.clear();
    this.#told.clear();
  }

  #addDoubt({ path, reason, values: details }: SchemaFault, ply: number): void {
    if (reason === undefined) this.addHere('jkf/unknown-field', path, { ply });
    else {
      const values = { ...details, reason, others: ' (what is like it in this game is not told again)' };
      this.addHere('jkf/schema', path, { ply, values, severity: 'warning' });
    }
  }

  /** NOTE: a program that leaves out a field, or adds one, does so at every move. */
  #isNew({ path, reason, values }: SchemaFault): boolean {
    const steps = path.map((step) => (/^\d+$/.test(String(step)) ? '*' : step));
    const kind = [steps.join('/'), reason ?? '', ...Object.values(values ?? {})].join(' ');
    if (this.#doubts.has(kind)) return false;
    this.#doubts.add(kind);
    return true;
  }
}

/** Moves and endings are found by the paths of their entries. */
class EntryPlaces extends Places {
  readonly #target: Places;
  readonly #report: RecordReport;

  constructor(target: Places, report: RecordReport) {
    super();
    this.#target = target;
    this.#report = report;
  }

  override note(line: Line, index: number): void {
    const entry = this.#report.mark();
    const field = index < line.moves.length ? 'move' : 'special';
    this.#target.noteLater(line, index, () => this.#report.spanOf([...entry(), field]));
  }
}
