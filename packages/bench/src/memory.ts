/**
 * How much memory a record keeps: bytes of heap for each move, texts let go. Run apart with `--expose-gc`, because what
 * a heap holds can be told only just after a collection and in a process that did nothing else.
 */
import { spawnSync } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOurs } from './benchmarks.js';
import { madeGames } from './games.js';
import { readUnchecked } from './peers.js';

export const memoryReaders = {
  kifukit: (text: string) => readOurs(text, 'csa'),
  tsshogi: (text: string) => readUnchecked(text, 'csa'),
} as const;

export type MemoryReader = keyof typeof memoryReaders;

/** Bytes a move that the reader's records keep, by a process of its own. */
export function measureMemory(reader: MemoryReader, games: number, seed: number): number {
  const extension = extname(import.meta.url);
  const child = fileURLToPath(new URL(`memory-child${extension}`, import.meta.url));
  const fromSources = extension === '.ts' ? ['--conditions=kifu-source', '--import', 'tsx'] : [];
  const args = ['--expose-gc', ...fromSources, child, reader, String(games), String(seed)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the memory measurement failed\n${stderr}`);
  return Number(stdout);
}

/** So many that V8 has compiled what it is going to, and tables that fill as they are asked are full: both lie in the heap. */
const WARM_UP_PASSES = 10;

/** The measurement itself, in a process that runs with `--expose-gc`. */
export function keptBytesPerMove(reader: MemoryReader, count: number, seed: number, collect: () => void): number {
  const read = memoryReaders[reader];
  for (let pass = 1; pass <= WARM_UP_PASSES; pass++) readAll(read, count, seed + pass);
  const before = heapAfter(collect);
  const { records, moves } = readAll(read, count, seed);
  const kept = heapAfter(collect) - before;
  if (records.length !== count) throw new RangeError('a game is missing');
  return kept / moves;
}

/** A function of its own, so that nothing but the records outlives it. */
function readAll(read: (text: string) => unknown, count: number, seed: number) {
  const games = madeGames(count, seed);
  const moves = games.reduce((sum, { record }) => sum + record.main.moves.length, 0);
  return { records: games.map(({ texts }) => read(texts.csa)), moves };
}

function heapAfter(collect: () => void): number {
  // The second collection takes what the first one made free by finishing its finalizers.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
