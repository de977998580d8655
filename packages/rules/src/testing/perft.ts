/** Counting the sequences of legal moves of a given length (perft), and the tables of such counts in fixtures/perft. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Position } from '../position.js';

export function perft(position: Position, depth: number): number {
  const moves = position.legalMoves();
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const captured = position.play(move);
    nodes += perft(position, depth - 1);
    position.undo(move, captured);
  }
  return nodes;
}

export interface PerftRow {
  readonly sfen: string;
  readonly counts: readonly { readonly depth: number; readonly nodes: number }[];
}

const folder = new URL('../../../../fixtures/perft/', import.meta.url);

/** Lines `SFEN ; depth count ; depth count …`; a # begins a comment, commas group the digits. */
export function perftTables(): PerftRow[] {
  const tables = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return tables.flatMap((table) => readFileSync(new URL(table, folder), 'utf8').split('\n').flatMap(readRow));
}

function readRow(line: string): PerftRow[] {
  const [sfen, ...counts] = line
    .replace(/#.*/, '')
    .split(';')
    .map((field) => field.trim());
  if (!sfen) return [];
  const numbers = counts.map((count) => count.replaceAll(',', '').split(/\s+/).map(Number) as [number, number]);
  return [{ sfen, counts: numbers.map(([depth, nodes]) => ({ depth, nodes })) }];
}
