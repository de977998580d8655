/**
 * Whether values are as the schema of JKF wants them. The schema is checked by functions that were made from it
 * beforehand; see `jkf.schema.json`.
 */
import type { Values } from '@kifukit/record';
import type { JsonPath } from './json-places.js';
import { validateEntry, validateRecord } from './schema-validators.js';

/** What the made functions report. */
interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly AjvError[] | null;
}

/** Something that is not as the schema wants it. */
export interface SchemaFault {
  /** From the value that was checked. */
  readonly path: JsonPath;
  /** Undefined for a field that has no business there. */
  readonly reason: string | undefined;
  /** What the reason speaks of. */
  readonly values?: Values;
}

/** Header, start and the form of `moves` without its entries. */
export const recordFaults = (value: unknown): readonly SchemaFault[] => faultsOf(validateRecord, value);

/** One entry of `moves` or of a fork, without the entries of its own forks. */
export const entryFaults = (value: unknown): readonly SchemaFault[] => faultsOf(validateEntry, value);

/** The reason of a fault where something is not there. */
export const MISSING = 'it is missing';

const NONE: readonly SchemaFault[] = [];

function faultsOf(validator: Validator, value: unknown): readonly SchemaFault[] {
  return validator(value) ? NONE : (validator.errors ?? []).map(faultOf);
}

function faultOf({ instancePath, keyword, params }: AjvError): SchemaFault {
  const path = parsePointer(instancePath);
  switch (keyword) {
    case 'additionalProperties':
      return { path: [...path, String(params.additionalProperty)], reason: undefined };
    case 'required':
      return { path: [...path, String(params.missingProperty)], reason: MISSING };
    case 'enum': {
      const known = (params.allowedValues as unknown[]).map((value) => JSON.stringify(value));
      return { path, reason: 'it is none of {known}', values: { known: known.join(', ') } };
    }
    case 'type':
      return { path, reason: 'its type is not {types}', values: { types: [params.type].flat().join('|') } };
    case 'pattern':
      return { path, reason: 'it is not of the form {form}', values: { form: String(params.pattern) } };
    default:
      return { path, reason: 'it has not {count} {count|item|items}', values: { count: Number(params.limit) } };
  }
}

const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Longer pointers show their end only: variations may nest a hundred thousand deep. */
const POINTER_STEPS = 60;

/** The JSON pointer of a path. */
export function makePointer(path: JsonPath): string {
  const shown = path
    .slice(-POINTER_STEPS)
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return (path.length > POINTER_STEPS ? '…' : '') + shown.join('');
}

/** Whether a value is a JKF record by the schema. */
export function isJkf(value: unknown): boolean {
  if (!validateRecord(value)) return false;
  const lists = [(value as { moves: unknown[] }).moves.slice(1)];
  for (let list = lists.pop(); list; list = lists.pop()) {
    for (const entry of list) {
      if (!validateEntry(entry)) return false;
      for (const fork of (entry as { forks?: unknown[][] | null }).forks ?? []) lists.push(fork);
    }
  }
  return true;
}
