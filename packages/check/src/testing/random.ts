/** Numbers at random from a seed: the same seed makes the same test data on every machine. */

export interface Random {
  /** 0 … limit − 1. */
  below(limit: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(unit() * limit);
  return {
    below,
    chance: (percent) => 100 * unit() < percent,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
  };
}
