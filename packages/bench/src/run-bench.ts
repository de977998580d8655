/** `pnpm bench`: makes or reads the games, checks that everybody reads them alike, measures, shows the figures. */
import { disagreements } from './agreement.js';
import { type BenchOptions, benchUsage, parseBenchOptions } from './bench-options.js';
import { type Benchmark, benchmarks } from './benchmarks.js';
import { type Game, gamesBelow, madeGames } from './games.js';
import { measure, type Summary, summary } from './measure.js';
import { type MemoryReader, measureMemory, memoryReaders } from './memory.js';
import { profile } from './profile.js';
import { rounded } from './statistics.js';
import { table } from './table.js';

export interface Output {
  /** Results. */
  print(text: string): void;
  /** Progress and faults. */
  tell(text: string): void;
}

/** The exit code: 0 done, 1 the readers disagree, 2 wrong usage. */
export function runBench(args: readonly string[], output: Output): number {
  if (args.includes('--help')) {
    output.print(benchUsage);
    return 0;
  }
  const options = parseBenchOptions(args);
  if (typeof options === 'string') {
    output.tell(`${options}\n\n${benchUsage}`);
    return 2;
  }
  if (options.memory) {
    showMemory(options, output);
    return 0;
  }
  const games = gamesFor(options, output);
  const faults = disagreements(games);
  if (games.length === 0) faults.push('there is no game to measure with');
  if (faults.length > 0) {
    output.tell(`nothing was measured, because the readers do not agree:\n${faults.slice(0, 20).join('\n')}`);
    return 1;
  }
  const chosen = benchmarks.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  if (options.profile) for (const benchmark of chosen) showProfile(benchmark, games, options, output);
  else showSpeed(chosen, games, options, output);
  return 0;
}

function gamesFor({ games, seed }: BenchOptions, { tell }: Output): readonly Game[] {
  if (typeof games === 'number') return madeGames(games, seed);
  const { games: read, skipped } = gamesBelow(games);
  if (skipped.length > 0) tell(`left out, with errors or without moves: ${skipped.length} games`);
  return read;
}

function showSpeed(chosen: readonly Benchmark[], games: readonly Game[], options: BenchOptions, output: Output): void {
  const plies = games.reduce((sum, { record }) => sum + record.main.moves.length, 0);
  output.tell(`${games.length} games, ${plies} plies; games a second of CPU, median of ${options.rounds} rounds`);
  const figures: [name: string, figures: Summary][] = chosen.map(({ name, from, contenders }) => {
    const texts = games.map((game) => game.texts[from]);
    const found = summary(measure(contenders, texts, options));
    output.tell(`${name} measured`);
    return [name, found];
  });
  output.print(options.json ? JSON.stringify(Object.fromEntries(figures)) : speedTable(figures));
}

export function speedTable(figures: readonly (readonly [name: string, figures: Summary])[]): string {
  const columns = ['kifukit', 'tsshogi', 'tsshogi-unchecked', 'json-kifu-format', 'parse-and-replay', 'reading'];
  const titles = ['', ...columns, '× tsshogi', '× unchecked', '× jkf', '× parse', '× reading'];
  const cells = [...columns, ...columns.slice(1).map((name) => `ratio-${name}`)];
  return table(
    titles,
    figures.map(([name, found]) => [name, ...cells.map((cell) => found[cell])]),
  );
}

function showMemory({ games, seed, json }: BenchOptions, { print }: Output): void {
  // Ten times as many, since a heap changes by itself while it is looked at.
  const count = typeof games === 'number' ? games * 10 : 1000;
  const readers = Object.keys(memoryReaders) as MemoryReader[];
  const figures = readers.map((reader) => [reader, rounded(measureMemory(reader, count, seed))] as const);
  print(
    json ? JSON.stringify({ 'bytes-per-move': Object.fromEntries(figures) }) : table(['', 'bytes a move'], figures),
  );
}

const PROFILED_FUNCTIONS = 25;

function showProfile(benchmark: Benchmark, games: readonly Game[], options: BenchOptions, { print }: Output): void {
  const { run } = benchmark.contenders[0];
  const texts = games.map((game) => game.texts[benchmark.from]);
  const found = profile(() => texts.forEach(run), options.seconds * options.rounds).slice(0, PROFILED_FUNCTIONS);
  if (options.json) print(JSON.stringify({ [benchmark.name]: found }));
  else
    print(
      table(
        [benchmark.name, 'self %'],
        found.map(({ name, self }) => [name, (self * 100).toFixed(1)]),
      ),
    );
}
