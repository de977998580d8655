/** `kifukit formats`: what each format reads, writes and keeps, and the settings that `--set` knows. */
import { type Format, formatOf, formats } from '@kifukit/formats';
import { endingKinds, headerKeys } from '@kifukit/record';
import { BLACK } from '@kifukit/rules';
import type { Io } from '../io.js';
import { padDisplay } from '../reporters/width.js';
import { unknown } from '../usage.js';

export async function listFormats(ids: readonly string[], io: Io): Promise<number> {
  const chosen = ids.length === 0 ? formats : ids.map(named);
  const rows = [Object.keys(describe(chosen[0])), ...chosen.map((format) => Object.values(describe(format)))];
  await io.stdout.write(`${table(rows)}${settings(chosen)}`);
  return 0;
}

function named(id: string): Format {
  const format = formatOf(id.toLowerCase());
  if (!format)
    throw unknown(
      'format',
      id,
      formats.map((one) => one.id),
    );
  return format;
}

/** The columns of the table, in their order. */
function describe(format: Format): Readonly<Record<string, string>> {
  const can = format.can({});
  return {
    FORMAT: format.id,
    EXTENSIONS: format.extensions.map((extension) => `.${extension}`).join(' '),
    READS: yes(format.read),
    WRITES: yes(format.write),
    GAMES: !can.moves ? 'a position' : format.join ? 'many' : 'one',
    VARIATIONS: yes(can.moves && can.variations),
    COMMENTS: yes(can.moves && can.comments),
    BOOKMARKS: yes(can.moves && can.bookmarks),
    TIMES: can.moves && can.times !== 'none' ? can.times : '-',
    HEADERS: keptHeaders(format),
    ENDINGS: keptEndings(format),
  };
}

const yes = (value: unknown): string => (value ? 'yes' : '-');

/** By trying: `all` where even a key nobody knows survives. */
function keptHeaders(format: Format): string {
  const can = format.can({});
  if (can.header('謎のキー', 'value') !== undefined) return 'all';
  return headerKeys.some((key) => can.header(key, 'value') !== undefined) ? 'known' : '-';
}

/** How many of the kinds of ending come back as they were. */
function keptEndings(format: Format): string {
  const can = format.can({});
  if (!can.moves) return '-';
  const kept = endingKinds.filter((kind) => {
    const ending = kind === 'other' ? { kind, text: 'text' } : { kind };
    return can.ending(ending, BLACK)?.kind === kind;
  });
  if (kept.length === endingKinds.length) return 'all';
  return kept.length === 0 ? '-' : `${kept.length} of ${endingKinds.length}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => padDisplay(cell, widths[column]))
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join('');
}

function settings(chosen: readonly Format[]): string {
  const lines = chosen.flatMap((format) =>
    format.options.map(({ name, values, default: usual, description }) => {
      const choice = values ? values.join('|') : 'TEXT';
      return `  ${format.id}: --set ${name}=${choice}  ${description} (default: ${usual})\n`;
    }),
  );
  return lines.length === 0 ? '' : `\nSettings:\n${lines.join('')}`;
}
