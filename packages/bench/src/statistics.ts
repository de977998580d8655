/** The few statistics that a benchmark needs. Medians, because a busy machine spoils single rounds and never improves one. */

/** The middle value, or the mean of the two in the middle; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of ours ÷ theirs, round by round: what slowed a whole round down falls out of it. */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): number {
  if (ours.length !== theirs.length) throw new RangeError('the rounds do not pair up');
  return median(ours.map((value, round) => value / theirs[round]));
}

/** How far the rounds lie apart: half the distance of the quartiles, as a share of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const lower = median(sorted.slice(0, Math.max(half, 1)));
  const upper = median(sorted.slice(Math.min(sorted.length - half, sorted.length - 1)));
  return (upper - lower) / 2 / median(sorted);
}

/** Three significant digits, so that a table does not pretend to know more than it does. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
