/** Wrong usage: one sentence that names what was not understood and the nearest thing that would have been. */

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

/** The known word that differs least. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distances = known.map((one) => ({ one, distance: distance(word.toLowerCase(), one.toLowerCase()) }));
  return distances.sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** The known words that may have been meant, the likeliest first. */
export function nearMisses(word: string, known: readonly string[], most = 3): string[] {
  const far = Math.max(2, Math.floor(word.length / 2));
  return known
    .map((one) => ({ one, distance: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter((near) => near.distance <= far)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, replaced);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
