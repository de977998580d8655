/** The games of a benchmark and their texts, made once and the same for everybody. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openBytes, writeText } from '@kifukit/formats';
import { emptyLine, type GameRecord, type Header } from '@kifukit/record';
import type { TextFormat } from './peers.js';
import { playouts } from './playout.js';

/** A game with its text in each format that benchmarks read. */
export interface Game {
  readonly name: string;
  readonly record: GameRecord;
  readonly texts: Readonly<Record<TextFormat, string>>;
}

export const madeGames = (count: number, seed: number): Game[] =>
  playouts(count, seed).map((record, index) => gameOf(`playout ${index + 1}`, record));

/** NOTE: tsshogi takes a line break after the last USI move for a part of that move, so the text ends without one. */
function gameOf(name: string, record: GameRecord): Game {
  const texts = {
    csa: asDecoded(writeText(record, 'csa').text),
    kif: asDecoded(writeText(record, 'kif').text),
    ki2: asDecoded(writeText(record, 'ki2').text),
    usi: asDecoded(writeText(record, 'usi').text.trimEnd()),
    jkf: asDecoded(writeText(record, 'jkf').text),
  };
  return { name, record, texts };
}

/** A text as one reads it from a file: V8 keeps what was put together from pieces in a form that is slower to read. */
const asDecoded = (text: string): string => Buffer.from(text).toString();

export interface FolderReading {
  readonly games: readonly Game[];
  /** Games left out: not readable without errors, or without moves. */
  readonly skipped: readonly string[];
}

/**
 * The games of all CSA and KIF files below a folder. Only what every peer can do is kept of them: main lines, the
 * players' names, times and ending. Peers that check refuse an illegal move, so games with errors are left out.
 */
export function gamesBelow(folder: string): FolderReading {
  const games: Game[] = [];
  const skipped: string[] = [];
  for (const path of filesBelow(folder)) {
    const { games: records, report } = openBytes(readFileSync(path), { name: path });
    const read = [...records];
    read.forEach((record, index) => {
      const name = read.length === 1 ? path : `${path}#${index + 1}`;
      if (report.has('error') || record.main.moves.length === 0) skipped.push(name);
      else games.push(gameOf(name, plain(record)));
    });
    if (read.length === 0) skipped.push(path);
  }
  return { games, skipped };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(csa|kifu?)$/i.test(path))
    .sort()
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());

function plain({ start, headers, main }: GameRecord): GameRecord {
  const { moves, times, ending } = main;
  const record: GameRecord = { start, headers: headers.filter(isName), main: { ...emptyLine(), moves, times } };
  if (ending) {
    const { comment: _, ...bare } = ending;
    record.main.ending = bare;
  }
  return record;
}

const isName = ([key]: Header): boolean => key === 'black' || key === 'white';
