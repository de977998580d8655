/**
 * The check before any timing: everybody reads the same last position from every text of every game, and the texts that
 * we convert to say the same to tsshogi. A fast reader that reads something else has no business in a table.
 */
import { writeText } from '@kifukit/formats';
import type { GameRecord } from '@kifukit/record';
import { makeSfen, positionOf } from '@kifukit/rules';
import { readOurs } from './benchmarks.js';
import type { Game } from './games.js';
import { finalSfen, finalSfenOfJkf, jkfReads, type TextFormat } from './peers.js';

const textFormats: readonly TextFormat[] = ['csa', 'kif', 'usi'];

/** What does not agree, one line each; none where all is well. */
export function disagreements(games: readonly Game[]): string[] {
  return games.flatMap(({ name, record, texts }) => {
    const expected = placed(finalSfenOf(record));
    return textFormats.flatMap((from) =>
      [...readings(texts[from], from)]
        .filter(([, read]) => attempt(read) !== expected)
        .map(([reader, read]) => `${name}: ${reader} reads from ${from} ${attempt(read)}, not ${expected}`),
    );
  });
}

function* readings(text: string, from: TextFormat): Generator<[reader: string, read: () => string]> {
  yield ['kifukit', () => finalSfenOf(readOurs(text, from))];
  yield ['tsshogi', () => finalSfen(text, from)];
  if (jkfReads(from)) yield ['json-kifu-format', () => finalSfenOfJkf(text, from)];
  for (const to of ['csa', 'kif'] as const) {
    if (to !== from) yield [`tsshogi by way of ${to}`, () => finalSfen(writeText(readOurs(text, from), to).text, to)];
  }
}

function attempt(read: () => string): string {
  try {
    return placed(read());
  } catch (error) {
    return `nothing (${error instanceof Error ? error.message : error})`;
  }
}

function finalSfenOf({ start, main }: GameRecord): string {
  const position = positionOf(start);
  for (const move of main.moves) position.play(move);
  return makeSfen(position);
}

/** As we spell it and without the move number, which not everybody counts. */
const placed = (sfen: string): string => makeSfen(positionOf(sfen), 1);
