/**
 * How many bytes a move of a record takes: a program of its own, for it needs a heap that nobody else uses.
 * Run it as `node --expose-gc --conditions=kifu-source --import tsx memory.ts [records] [plies]`; it prints the figure.
 */
import { type Move, parseUsi, startPosition } from '@kifukit/rules';
import { recordCodes } from '../codes.js';
import { Report } from '../diagnostic.js';
import type { GameRecord } from '../record.js';
import { Replayer } from '../replayer.js';

const [records = 20_000, plies = 100] = process.argv.slice(2).map(Number);
const round = ['4i4h', '4a4b', '4h4i', '4b4a'].map((usi) => parseUsi(usi) as Move);

/** A game with a time for each move, made as readers make it. Which moves they are does not matter for the size. */
function readGame(): GameRecord {
  const replayer = new Replayer(startPosition(), new Report('', recordCodes));
  for (let ply = 0; ply < plies; ply++) {
    replayer.usi(round[ply % round.length] as Move, 0, 0);
    replayer.time(1000 * (ply % 60), 0, 0);
  }
  replayer.end({ kind: 'resign' }, '', 0, 0);
  return replayer.finish();
}

function used(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

readGame();
const before = used();
const games = Array.from({ length: records }, readGame);
const bytes = used() - before;
const moves = games.reduce((sum, { main }) => sum + main.moves.length, 0);
process.stdout.write(`${JSON.stringify({ records, moves, bytesPerMove: bytes / moves })}\n`);
