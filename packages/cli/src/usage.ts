/** Wrong usage: one sentence that names what was not understood and the nearest thing that would have been. */

import { nearest } from '@kifukit/check';

/** Ends the command with exit code 2; thrown where the caller is wrong, before anything is done. */
export class UsageError extends Error {}

/** `unknown format 'kiff'; did you mean 'kif'? (known: …)` */
export function unknown(what: string, given: string, known: readonly string[]): UsageError {
  const near = nearest(given, known);
  const proposal = near === undefined ? '' : `; did you mean '${near}'?`;
  const list = known.length > 1 && known.length <= 12 ? ` (known: ${known.join(', ')})` : '';
  return new UsageError(`unknown ${what} '${given}'${proposal}${list}`);
}

/** One of `known`, or an error that names them. */
export function oneOf<T extends string>(what: string, given: string, known: readonly T[]): T {
  const found = known.find((one) => one === given);
  if (found === undefined) throw unknown(what, given, known);
  return found;
}
