/** Figures as a table that reads well in a terminal: names to the left, numbers to the right. */

export type Cell = string | number | undefined;

/** `rows` hold one cell for each title; an absent one is shown as –. */
export function table(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [titles, ...rows.map((row) => titles.map((_, column) => shown(row[column])))];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => padded(cell, widths[column], column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const padded = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

const shown = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US', { maximumSignificantDigits: 3 }) : (cell ?? '–');
