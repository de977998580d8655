/**
 * The files a glob matches, for shells that do not expand globs and for lists too long for a command line.
 *
 * NOTE: the glob library passes over folders it cannot list; a listing function handed to it tells of them.
 */
import { readdir } from 'node:fs';
import { isAbsolute, posix, resolve, sep } from 'node:path';
import type { Diagnostic, Messages } from '@kifukit/record';
import { type FileSystemAdapter, glob, isDynamicPattern } from 'tinyglobby';
import { fileFault } from './codes.js';
import { findMangled, type Located } from './file-names.js';
import { hasCode, isSystemError, reasonValues } from './system-error.js';

export interface GlobListing {
  /** `below`: the path from the fixed part of the pattern down. */
  readonly files: readonly (Located & { readonly below: string })[];
  readonly faults: readonly Diagnostic[];
}

export async function expandGlob(pattern: string, cwd: string, messages?: Messages): Promise<GlobListing> {
  const slashed = sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
  const faults: Diagnostic[] = [];
  const paths = await glob(slashed, {
    cwd,
    absolute: isAbsolute(pattern),
    expandDirectories: false,
    fs: listing(faults, messages),
  });
  const base = fixedPart(slashed);
  const found = await Promise.all(
    paths.map(async (path) => {
      if (!path.includes('\ufffd')) return [{ file: resolve(cwd, path), shown: path }];
      return findMangled(path, cwd);
    }),
  );
  const files = found.flat().map((place) => ({ ...place, below: posix.relative(base, place.shown) }));
  return { files: files.sort((a, b) => (a.shown < b.shown ? -1 : 1)), faults };
}

/** The folders before the first part that holds a wildcard. */
function fixedPart(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => isDynamicPattern(part));
  return parts.slice(0, first < 0 ? -1 : first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function listing(faults: Diagnostic[], messages: Messages | undefined): FileSystemAdapter {
  const list = (folder: string, options: { withFileTypes: true }, done: (error: unknown, entries: unknown) => void) =>
    readdir(folder, options, (error, entries) => {
      if (isSystemError(error) && !hasCode(error, 'ENOENT', 'ENOTDIR')) {
        faults.push(fileFault('file/cannot-read', folder, reasonValues(error), messages));
      }
      done(error, entries);
    });
  return { readdir: list as unknown as typeof readdir };
}
