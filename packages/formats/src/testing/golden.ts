/** Golden files: what a record is read as, in JSON beside it, so that dropping a file into a folder makes a test. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Diagnostic, type GameJson, type GameRecord, toJson } from '@kifukit/record';
import { openBytes } from '../open.js';

export interface Reading {
  readonly records: readonly GameRecord[];
  readonly diagnostics: readonly Diagnostic[];
  readonly golden: Golden;
}

/** What the file beside a record holds. */
export interface Golden {
  readonly format: string | null;
  readonly encoding: string | null;
  readonly games: readonly GameJson[];
  /** Messages may be reworded, so they are no part of it. */
  readonly diagnostics: readonly {
    readonly [K in 'code' | 'severity' | 'line' | 'game' | 'ply']: Diagnostic[K] | undefined;
  }[];
}

const root = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));

/** The records below a folder of `fixtures`, as paths from there: all files but golden ones and documents. */
export const recordsBelow = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !/\.(md|expected\.json)$/.test(path) && statSync(root + path).isFile())
    .sort();

export const bytesOf = (path: string): Uint8Array => readFileSync(root + path);

export function readingOf(path: string): Reading {
  const { format, encoding, report, games } = openBytes(bytesOf(path), { name: path });
  const records = [...games];
  const diagnostics = report.diagnostics();
  return {
    records,
    diagnostics,
    golden: {
      format: format?.id ?? null,
      encoding: encoding ?? null,
      games: records.map((game, index) => toJson(game, index + 1)),
      diagnostics: diagnostics.map(({ code, severity, line, game, ply }) => ({ code, severity, line, game, ply })),
    },
  };
}

const goldenPath = (path: string): string => `${root}${path}.expected.json`;

/** The text that must lie beside a record. A missing file is written where `update` says so, and else is no text. */
export function expectedText(path: string, golden: Golden, update: boolean): string {
  if (update) writeFileSync(goldenPath(path), textOf(golden));
  return existsSync(goldenPath(path)) ? readFileSync(goldenPath(path), 'utf8') : '';
}

/** JSON whose lists of plain values stand on one line each, so that a difference is readable. */
export const textOf = (golden: Golden): string =>
  `${JSON.stringify(golden, null, 2).replace(/\[\s+(?:"[^"\n]*"|-?\d+|null)(?:,\s+(?:"[^"\n]*"|-?\d+|null))*\s+\]/g, oneLine)}\n`;

const oneLine = (list: string): string => list.replace(/\n\s*/g, ' ');
