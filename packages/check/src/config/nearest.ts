/** The known word that differs least from one that is not known. */

/** Undefined where none is near enough to have been meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const far = Math.max(2, Math.floor(word.length / 2));
  let found: string | undefined;
  let least = far + 1;
  for (const one of known) {
    const changes = distance(word.toLowerCase(), one.toLowerCase());
    if (changes >= least) continue;
    least = changes;
    found = one;
  }
  return found;
}

/** Longer words than this are no slips. */
const MAX_LENGTH = 100;

/** Letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  if (a.length > MAX_LENGTH) return Number.POSITIVE_INFINITY;
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    last = row;
  }
  return last[b.length];
}
