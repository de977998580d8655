/** The options of `pnpm fuzz`. */
import { parseArgs } from 'node:util';
import { type FormatId, formatOf, formats } from '@kifukit/formats';
import { numberOf } from '../bench-options.js';
import { fixturesFolder } from './corpus.js';

export interface FuzzOptions {
  readonly seconds: number;
  /** No more inputs than this. */
  readonly inputs: number;
  readonly seed: number;
  /** The number of the first input: with the seed, it names one input. */
  readonly first: number;
  readonly format: FormatId | undefined;
  /** Megabytes of heap. */
  readonly memory: number;
  readonly fixtures: string;
  /** A saved input to go through instead. */
  readonly replay: string | undefined;
}

export const fuzzUsage = `usage: pnpm fuzz [options]

  --seconds S      how long (default 60)
  --inputs N       no more inputs than this
  --seed N         seed of the inputs (default: another one each time; it is printed)
  --first N        number of the first input (default 0): with --seed and --inputs 1, one input again
  --format ID      texts, reader and writer of one format only: ${formats.map(({ id }) => id).join(', ')}
  --memory MB      heap that the reading may take (default 512)
  --fixtures DIR   where to take files from instead of fixtures
  --replay FILE    only go through this saved input, with --format as that format only`;

/** A string says what is wrong with the arguments. */
export function parseFuzzOptions(args: readonly string[], anySeed: () => number): FuzzOptions | string {
  try {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: {
        seconds: { type: 'string', default: '60' },
        inputs: { type: 'string' },
        seed: { type: 'string' },
        first: { type: 'string', default: '0' },
        format: { type: 'string' },
        memory: { type: 'string', default: '512' },
        fixtures: { type: 'string', default: fixturesFolder },
        replay: { type: 'string' },
      },
    });
    const { format, replay, fixtures } = values;
    const formatId = format === undefined ? undefined : formatOf(format)?.id;
    if (format !== undefined && formatId === undefined) return `there is no format ${format}`;
    return {
      seconds: numberOf('seconds', values.seconds, 0),
      inputs: values.inputs === undefined ? Number.MAX_SAFE_INTEGER : numberOf('inputs', values.inputs, 1),
      seed: values.seed === undefined ? anySeed() : numberOf('seed', values.seed, 0),
      first: numberOf('first', values.first, 0),
      format: formatId,
      memory: numberOf('memory', values.memory, 16),
      fixtures,
      replay,
    };
  } catch (error) {
    return (error as Error).message;
  }
}
