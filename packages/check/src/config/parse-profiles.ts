/** Rule profiles of a configuration file: JSON, held to `profiles.schema.json`, every fault with its place. */
import { type JsonPath, JsonPlaces, makePointer } from '@kifukit/formats';
import { fillIn, Source } from '@kifukit/record';
import { auditCodes } from '../input.js';
import { type Profile, type ProfileName, profiles } from '../profile.js';
import { nearMisses } from './nearest.js';
import { validateProfiles } from './schema-validator.js';

/** Something in a configuration file that is not as it should be. */
export interface ConfigFault {
  /** JSON pointer of the value; empty for the whole file. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  /** `'repetitoin' is not known here; did you mean 'repetition'?` */
  readonly reason: string;
}

export type ParsedProfiles =
  | { readonly ok: true; readonly profiles: ReadonlyMap<string, Profile> }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/** What the file says of a profile, once the schema has passed it. */
type Given = Partial<Profile> & { readonly base?: ProfileName };

/** What the function that was made from the schema reports. */
interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Validator = ((value: unknown) => boolean) & { readonly errors?: readonly AjvError[] | null };

interface Fault {
  readonly path: JsonPath;
  readonly reason: string;
}

const validate = validateProfiles as Validator;

/** The profiles by name, or all faults of the file. */
export function parseProfiles(text: string): ParsedProfiles {
  const places = new JsonPlaces(text);
  const source = new Source(text);
  if (places.fault) {
    const { at, reason, values } = places.fault;
    const why = fillIn(reason, values);
    return { ok: false, faults: [{ pointer: '', ...source.placeOf(at), reason: `it is no JSON: ${why}` }] };
  }
  const value = JSON.parse(text) as unknown;
  const faults = validate(value) ? unknownCodes(value as { profiles: Record<string, Given> }) : schemaFaults();
  if (faults.length === 0)
    return { ok: true, profiles: built((value as { profiles: Record<string, Given> }).profiles) };
  return {
    ok: false,
    faults: faults.map(({ path, reason }) => ({
      pointer: makePointer(path),
      ...source.placeOf(places.find(path)[0]),
      reason,
    })),
  };
}

const built = (given: Readonly<Record<string, Given>>): Map<string, Profile> =>
  new Map(
    Object.entries(given).map(([name, { base = 'jsa', ...own }]) => {
      const { severities, ...rest } = profiles[base] as Profile;
      return [name, { ...rest, ...own, severities: { ...severities, ...own.severities } }];
    }),
  );

/** Codes are no part of the schema, for there are more with every version. */
function unknownCodes({ profiles: given }: { profiles: Record<string, Given> }): Fault[] {
  const known = Object.keys(auditCodes);
  return Object.entries(given).flatMap(([name, { severities = {} }]) =>
    Object.keys(severities)
      .filter((code) => !Object.hasOwn(auditCodes, code))
      .map((code) => ({ path: ['profiles', name, 'severities', code], reason: unknown(code, known) })),
  );
}

const schemaFaults = (): Fault[] => (validate.errors ?? []).map(faultOf);

function faultOf({ instancePath, keyword, params }: AjvError): Fault {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      return { path: [...path, key], reason: unknown(key, path.length === 0 ? TOP_KEYS : PROFILE_KEYS) };
    }
    case 'required':
      return { path, reason: `'${String(params.missingProperty)}' is missing` };
    case 'enum':
      return { path, reason: `it is none of ${(params.allowedValues as string[]).join(', ')}` };
    case 'type':
      return { path, reason: `it is no ${String(params.type)}` };
    default:
      return { path, reason: `it is not ${String(params.comparison)} ${String(params.limit)}` };
  }
}

const TOP_KEYS = ['profiles', '$schema'];
const PROFILE_KEYS = ['base', ...Object.keys(profiles.jsa)];

function unknown(word: string, known: readonly string[]): string {
  const [near] = nearMisses(word, known, 1);
  return `'${word}' is not known here${near === undefined ? '' : `; did you mean '${near}'?`}`;
}
