/** The options of `pnpm bench`. */
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks.js';

export interface BenchOptions {
  /** How many games to make, or the folder to read them from. */
  readonly games: number | string;
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  /** Names of the benchmarks to run. */
  readonly only: readonly string[];
  readonly json: boolean;
  readonly memory: boolean;
  readonly profile: boolean;
}

export const benchUsage = `usage: pnpm bench [options]

  --games N|DIR    how many games to make, or a folder of CSA and KIF files (default 100)
  --rounds N       rounds to take the median of (default 7)
  --seconds S      CPU seconds of a contender's turn in a round, one pass over the games at least (default 0.3)
  --seed N         seed of the games (default 1)
  --only NAME      this benchmark only; may be given again: ${benchmarks.map(({ name }) => name).join(', ')}
  --json           one line of JSON instead of a table
  --memory         measure the bytes that a record keeps for each move, and no speed
  --profile        tell function by function where kifukit spends its time, and compare with nobody`;

/** A string says what is wrong with the arguments. */
export function parseBenchOptions(args: readonly string[]): BenchOptions | string {
  try {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: {
        games: { type: 'string', default: '100' },
        rounds: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '0.3' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        memory: { type: 'boolean', default: false },
        profile: { type: 'boolean', default: false },
      },
    });
    const { games, rounds, seconds, seed, only, ...flags } = values;
    const unknown = only.find((name) => !benchmarks.some((benchmark) => benchmark.name === name));
    if (unknown !== undefined) return `there is no benchmark ${unknown}`;
    return {
      games: /^\d+$/.test(games) ? numberOf('games', games, 1) : games,
      rounds: numberOf('rounds', rounds, 1),
      seconds: numberOf('seconds', seconds, 0),
      seed: numberOf('seed', seed, 0),
      only,
      ...flags,
    };
  } catch (error) {
    return (error as Error).message;
  }
}

export function numberOf(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`--${name} needs a number of at least ${least}, not '${text}'`);
  }
  return value;
}
