/**
 * Random numbers from a seed, so that a benchmark runs on the same games and a fuzzer finds the same fault again.
 * The generator is SplitMix32: one word of state, a full period, and good enough for choosing moves and bytes.
 */
export class Random {
  #state: number;

  /** Only the lower 32 bits of the seed count. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** An integer of 32 bits, not negative. */
  word(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let z = this.#state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  }

  /** A number from 0 up to but not including 1. */
  unit(): number {
    return this.word() / 0x1_0000_0000;
  }

  /** An integer from 0 up to but not including `limit`; 0 where the limit is not positive. */
  below(limit: number): number {
    return limit > 0 ? Math.floor(this.unit() * limit) : 0;
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}

/** The seed of the `index`-th thing made from `seed`: neighbours have nothing in common. */
export const seedOf = (seed: number, index: number): number =>
  new Random(seed ^ Math.imul(index + 1, 0x85ebca6b)).word();
