/** `kifukit formats`: what each format reads, writes and keeps, and the settings that `--set` knows. */
import { type Format, formatOf, formats, keptIn, lossMatrix } from '@kifukit/formats';
import type { Io } from '../io.js';
import { padDisplay } from '../reporters/width.js';
import { unknown } from '../usage.js';

export interface FormatsWords {
  readonly matrix?: boolean;
}

export async function listFormats(ids: readonly string[], words: FormatsWords, io: Io): Promise<number> {
  const chosen = ids.length === 0 ? formats : ids.map(named);
  if (words.matrix) {
    await io.stdout.write(matrix(chosen));
    return 0;
  }
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
    GAMES: gamesIn(format),
    VARIATIONS: yes(can.moves && can.variations),
    COMMENTS: yes(can.moves && can.comments),
    BOOKMARKS: yes(can.moves && can.bookmarks),
    TIMES: can.moves && can.times !== 'none' ? can.times : '-',
    HEADERS: keptIn(format, 'headers'),
    ENDINGS: keptIn(format, 'ending'),
  };
}

function gamesIn({ can, collection }: Format): string {
  if (!can({}).moves) return 'a position';
  return collection === undefined ? 'one' : collection.usual ? 'many' : 'one (many: --merge)';
}

const yes = (value: unknown): string => (value ? 'yes' : '-');

/** What is kept in each format, by the kinds of loss that `--allow-loss` names. */
function matrix(chosen: readonly Format[]): string {
  const { formats: columns, rows, notes } = lossMatrix(chosen);
  const head = ['LOSS', ...columns.map(({ id }) => id)];
  const legend = notes.length === 0 ? '' : `\n* with a setting:\n${notes.map((note) => `  ${note}\n`).join('')}`;
  return table([head, ...rows.map(({ kind, cells }) => [kind, ...cells])]) + legend;
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
