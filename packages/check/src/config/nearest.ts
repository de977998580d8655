/** The known words that may have been meant by one that is not known. */

/** The known word that differs least, however much that is; undefined only where none is known. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return byDistance(word, known)[0]?.one;
}

/** The known words that may have been meant, the likeliest first; none where all are far. */
export function nearMisses(word: string, known: readonly string[], most = 3): string[] {
  const far = Math.max(2, Math.floor(Math.min(word.length, MAX_LENGTH) / 2));
  return byDistance(word, known)
    .filter(({ changes }) => changes <= far)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Letters of a longer word that are looked at; such a word is no slip. */
const MAX_LENGTH = 100;

function byDistance(word: string, known: readonly string[]): { readonly one: string; readonly changes: number }[] {
  const given = word.toLowerCase().slice(0, MAX_LENGTH);
  return known
    .map((one) => ({ one, changes: distance(given, one.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
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
