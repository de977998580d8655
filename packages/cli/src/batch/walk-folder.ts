/**
 * The files below a folder, in the order of their names.
 *
 * NOTE: `opendir` with `recursive` loses entries in Node 20 and listing as text mangles names that are not UTF-8;
 * hence a walk of its own. No recursion, however deep the folders nest; a symbolic link that leads back is not followed
 * twice.
 */
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import type { Diagnostic, Messages } from '@kifukit/record';
import { fileFault } from './codes.js';
import { type FilePath, joinPath, type Located, nameOf } from './file-names.js';
import { hasCode, isSystemError, reasonValues } from './system-error.js';

export interface FolderListing {
  /** `below`: the path from the folder down, with `/` between its parts. */
  readonly files: readonly (Located & { readonly below: string })[];
  readonly faults: readonly Diagnostic[];
  /** Visible files that `wanted` refused. */
  readonly others: number;
}

interface Pending extends Located {
  readonly below: string;
  readonly kind: 'file' | 'folder';
}

export async function walkFolder(
  folder: Located,
  wanted: (name: string) => boolean,
  messages?: Messages,
): Promise<FolderListing> {
  const files: Pending[] = [];
  const faults: Diagnostic[] = [];
  const seen = new Set<string>();
  let others = 0;
  const pending: Pending[] = [{ ...folder, below: '', kind: 'folder' }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'file') {
      files.push(next);
      continue;
    }
    try {
      const real = (await realpath(next.file, { encoding: 'buffer' })).toString('latin1');
      if (seen.has(real)) continue;
      seen.add(real);
      const entries = await entriesOf(next, wanted);
      others += entries.others;
      for (const entry of entries.found.reverse()) pending.push(entry);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      faults.push(fileFault('file/cannot-read', next.shown, reasonValues(error), messages));
    }
  }
  return { files, faults, others };
}

async function entriesOf(folder: Pending, wanted: (name: string) => boolean) {
  const entries = await readdir(folder.file, { withFileTypes: true, encoding: 'buffer' });
  const found: Pending[] = [];
  let others = 0;
  for (const entry of entries) {
    const { name, shown } = nameOf(entry.name);
    const isWanted = wanted(shown);
    const isHidden = shown.startsWith('.');
    const file = joinPath(folder.file, name);
    const kind = isHidden ? 'other' : await kindOf(entry, file);
    if (kind === 'folder' || (kind === 'file' && isWanted)) {
      const below = folder.below === '' ? shown : `${folder.below}/${shown}`;
      found.push({ file, shown: `${folder.shown.replace(/[/\\]+$/, '')}/${shown}`, below, kind });
    } else if (kind === 'file' || isWanted) others++;
  }
  found.sort((a, b) => (a.below < b.below ? -1 : 1));
  return { found, others };
}

async function kindOf(entry: Dirent<Buffer>, file: FilePath): Promise<'file' | 'folder' | 'other'> {
  if (!entry.isSymbolicLink()) return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
  try {
    const target = await stat(file);
    return target.isFile() ? 'file' : target.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    // A link to nothing is an input that cannot be read, which reading it will say.
    return hasCode(error, 'ENOENT') ? 'file' : 'other';
  }
}
