/**
 * Timing that stands comparison: CPU time of the process and not of the wall, all contenders in one run, taking turns
 * in every round over the same games, after a warm-up that is not counted.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median, pairedRatio, rounded } from './statistics.js';

/** Somebody who can do a benchmark's job for the text of one game. */
export interface Contender {
  readonly name: string;
  /** What it returns is of no interest, but it has to be made from the text. */
  run(text: string): unknown;
}

export interface Rounds {
  readonly rounds: number;
  /** CPU seconds of a contender's turn; a turn goes over all games at least once. */
  readonly seconds: number;
}

/** CPU seconds used so far; a test gives its own. */
export type Clock = () => number;

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Games a second in each round, by contender. */
export type Rates = ReadonlyMap<string, readonly number[]>;

export function measure(
  contenders: readonly Contender[],
  texts: readonly string[],
  { rounds, seconds }: Rounds,
  clock: Clock = cpuSeconds,
): Rates {
  if (texts.length === 0) throw new RangeError('there is nothing to measure with');
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) turn(contender, texts, seconds, clock);
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < contenders.length; place++) {
      // Nobody is always the first or always follows the same contender.
      const contender = contenders[(place + round) % contenders.length];
      rates.get(contender.name)?.push(turn(contender, texts, seconds, clock));
    }
  }
  return rates;
}

/** Keeps results alive over the turn, so that no compiler may leave the work out. */
let kept: unknown;

/** One contender's turn: whole passes over the games until the time is up. */
function turn({ run }: Contender, texts: readonly string[], seconds: number, clock: Clock): number {
  collectGarbage();
  const start = clock();
  let games = 0;
  let used = 0;
  do {
    for (const text of texts) kept = run(text);
    games += texts.length;
    used = clock() - start;
  } while (used < seconds);
  if (kept === undefined) throw new TypeError('a contender made nothing');
  return games / used;
}

let collector: (() => void) | undefined;

/** What one contender left behind must not be swept up in the next one's time. */
function collectGarbage(): void {
  if (collector === undefined) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc') as () => void;
  }
  collector();
}

/** Games a second by contender, and `ratio-NAME`: how many times faster the first contender is than NAME. */
export type Summary = Readonly<Record<string, number>>;

export function summary(rates: Rates): Summary {
  const [first, ...others] = [...rates];
  const figures: Record<string, number> = {};
  for (const [name, values] of rates) figures[name] = rounded(median(values));
  for (const [name, values] of others) figures[`ratio-${name}`] = rounded(pairedRatio(first[1], values));
  return figures;
}
