/**
 * Timing that stands comparison: CPU time of the process and not of the wall, all contenders in one run, taking turns
 * in every round over the same games, after a warm-up that is not counted.
 */
import { setFlagsFromString } from 'node:v8';
import { median, pairedRatio, rounded } from './statistics.js';

/** Somebody who can do a benchmark's job for the text of one game. */
export interface Contender {
  readonly name: string;
  /** Everything that it made from the text, the record as well as a text. */
  run(text: string): object;
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
  keepCode();
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  const kept: Kept = new Map();
  for (const contender of contenders) turn(contender, texts, seconds, clock, kept);
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < contenders.length; place++) {
      // Nobody is always the first or always follows the same contender.
      const contender = contenders[(place + round) % contenders.length];
      rates.get(contender.name)?.push(turn(contender, texts, seconds, clock, kept));
    }
  }
  return rates;
}

/**
 * What each contender made last. It lives on, because with the last record the shapes of its objects would go, and with
 * them all code that V8 has compiled for these shapes: whoever's turn comes after a collection would have to warm up
 * again, in some rounds and not in others, and be measured at a third of its speed.
 */
type Kept = Map<Contender, object>;

/** For the same reason V8 must not throw away the code of those whose turn it is not, and no collection is forced. */
const keepCode = (): void => setFlagsFromString('--no-flush-bytecode');

/** The share of a turn that goes before it and is not counted. */
const WARM_UP = 0.25;

/** One contender's turn: whole passes over the games until the time is up. */
function turn(contender: Contender, texts: readonly string[], seconds: number, clock: Clock, kept: Kept): number {
  const before = clock();
  for (let at = 0; at < texts.length && clock() - before < seconds * WARM_UP; at++) contender.run(texts[at]);
  const start = clock();
  let games = 0;
  let used = 0;
  do {
    for (const text of texts) kept.set(contender, contender.run(text));
    games += texts.length;
    used = clock() - start;
  } while (used < seconds);
  return games / used;
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
