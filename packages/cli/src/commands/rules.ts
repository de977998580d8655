/** The rules of an audit: a built-in profile, or one of a configuration file. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Profile, parseProfiles, profileOf, profiles } from '@kifukit/check';
import { isSystemError, reasonOf } from '../batch/system-error.js';
import { UsageError, unknown } from '../usage.js';

const FILE = /^(.+\.json)(?:#(.*))?$/i;

/** `jsa`, `club.json#league`; a file of one profile needs no name. */
export async function rulesOf(given = 'jsa', cwd = '.'): Promise<Profile> {
  const builtIn = profileOf(given);
  if (builtIn) return builtIn;
  const [, file, name] = FILE.exec(given) ?? [];
  if (file === undefined) throw unknown('profile of rules', given, Object.keys(profiles));
  const own = await profilesIn(file, cwd);
  const names = [...own.keys()];
  const wanted = name ?? (names.length === 1 ? names[0] : undefined);
  if (wanted === undefined)
    throw new UsageError(`--rules ${file}#NAME must name a profile (known: ${names.join(', ')})`);
  const found = own.get(wanted);
  if (!found) throw unknown(`profile of ${file}`, wanted, names);
  return found;
}

async function profilesIn(file: string, cwd: string): Promise<ReadonlyMap<string, Profile>> {
  const parsed = parseProfiles(await textOf(file, cwd));
  if (parsed.ok) return parsed.profiles;
  const faults = parsed.faults.map(
    ({ pointer, line, column, reason }) => `${file}:${line}:${column}: ${pointer} ${reason}`,
  );
  throw new UsageError(`--rules: ${faults.join('\n')}`);
}

async function textOf(file: string, cwd: string): Promise<string> {
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`--rules ${file} cannot be read: ${reasonOf(error)}`);
  }
}
