/** Counting the ends of all games of a given length (perft), and the tables of such counts under fixtures/perft. */
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

export interface PerftCount {
  readonly table: string;
  readonly sfen: string;
  readonly depth: number;
  readonly nodes: number;
}

const folder = new URL('../../../../fixtures/perft/', import.meta.url);

/** Lines `sfen ; depth count ; depth count …`; what follows a # is a comment, and counts may be grouped by commas. */
export function perftTables(): PerftCount[] {
  const tables = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return tables.flatMap((table) =>
    readFileSync(new URL(table, folder), 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [sfen, ...counts] = line.split(';').map((part) => part.trim());
        return counts.map((count) => {
          const [depth, nodes] = count.replaceAll(',', '').split(/\s+/).map(Number);
          return { table, sfen: sfen as string, depth: depth as number, nodes: nodes as number };
        });
      }),
  );
}
