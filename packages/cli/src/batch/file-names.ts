/**
 * File names that are not UTF-8.
 *
 * NOTE: archives from Windows unpack on Linux with names in Shift_JIS. Node gives such a name with U+FFFD in place of
 * its bytes, and no file can be opened by that. So folders are listed as bytes, and a path with U+FFFD that came from
 * the command line or from a glob is looked for among the names that Node would show so.
 */
import { readdir } from 'node:fs/promises';
import { isAbsolute, join, parse, resolve, sep } from 'node:path';
import { decode } from '@kifukit/formats';

/** What the file system knows a file by: bytes where the path is not UTF-8. */
export type FilePath = string | Buffer;

/** A file, and its path in letters that can be shown. */
export interface Located {
  readonly file: FilePath;
  readonly shown: string;
}

/** A name from a folder listing, exact where it is UTF-8. */
export function nameOf(bytes: Buffer): { readonly name: FilePath; readonly shown: string } {
  const name = bytes.toString('utf8');
  if (Buffer.from(name, 'utf8').equals(bytes)) return { name, shown: name };
  return { name: bytes, shown: decode(bytes, { language: 'ja' }).text };
}

export function joinPath(folder: FilePath, name: FilePath): FilePath {
  if (typeof folder === 'string' && typeof name === 'string') return join(folder, name);
  return Buffer.concat([bytesOf(folder), Buffer.from(sep), bytesOf(name)]);
}

const bytesOf = (path: FilePath): Buffer => (typeof path === 'string' ? Buffer.from(path) : path);

/** The same text for the same path. */
export const pathKey = (file: FilePath): string => (typeof file === 'string' ? file : `\0${file.toString('latin1')}`);

/** The files that Node shows by `path`, which holds U+FFFD; `path` may be relative to `cwd`. */
export async function findMangled(path: string, cwd: string): Promise<Located[]> {
  const { root } = parse(path);
  let found: Located[] = [{ file: root === '' ? cwd : resolve(cwd, root), shown: root }];
  for (const part of path.slice(root.length).split(/[/\\]/)) {
    if (part === '') continue;
    const steps = await Promise.all(found.map((folder) => stepInto(folder, part)));
    found = steps.flat();
  }
  return found;
}

async function stepInto({ file, shown }: Located, part: string): Promise<Located[]> {
  const show = (name: string): string => (shown === '' || isAbsolute(name) ? name : join(shown, name));
  if (!part.includes('\ufffd')) return [{ file: joinPath(file, part), shown: show(part) }];
  const names = await readdir(file, { encoding: 'buffer' }).catch(() => []);
  return names
    .filter((bytes) => bytes.toString('utf8') === part)
    .map(nameOf)
    .map(({ name, shown: nameShown }) => ({ file: joinPath(file, name), shown: show(nameShown) }));
}
