/** The line of the source that a diagnostic is about, with carets under the place. */
import type { Diagnostic, Source } from '@kifukit/record';
import { printable } from './printable.js';
import { charWidth, displayWidth } from './width.js';

/** Columns of a line that are shown; a game in USI is one line of a thousand. */
const WINDOW = 100;
/** Columns shown before the place where the line is cut. */
const LEAD = 30;

/** Two lines, or none where the diagnostic has no place. */
export function excerpt(source: Source, { line, column, endLine, endColumn }: Diagnostic): readonly string[] {
  if (line === undefined || column === undefined) return [];
  const text = source.lineText(line);
  const end = endLine === line && endColumn !== undefined ? endColumn : text.length + 1;
  const cut = cutAround(text, column - 1);
  const before = printable(text.slice(cut.start, column - 1));
  const marked = printable(text.slice(column - 1, Math.min(Math.max(end - 1, column), cut.end)));
  const after = printable(text.slice(Math.min(Math.max(end - 1, column), cut.end), cut.end));
  const head = cut.start > 0 ? '…' : '';
  const tail = cut.end < text.length ? '…' : '';
  const gutter = String(line).padStart(6);
  const indent = ' '.repeat(displayWidth(head + before));
  return [
    `${gutter} | ${head}${before}${marked}${after}${tail}`.trimEnd(),
    `${' '.repeat(gutter.length)} | ${indent}${'^'.repeat(Math.max(1, displayWidth(marked)))}`,
  ];
}

/** Offsets of the part of a long line that is shown. */
function cutAround(text: string, place: number): { start: number; end: number } {
  let start = place;
  for (let width = 0; start > 0 && width < LEAD; start--) width += charWidth(text[start - 1]);
  if (displayWidth(text.slice(0, place)) <= LEAD + 1) start = 0;
  let end = start;
  for (let width = 0; end < text.length && width < WINDOW; end++) width += charWidth(text[end]);
  return { start: outsidePair(text, start), end: outsidePair(text, end) };
}

/** A surrogate pair is not cut in two. */
const outsidePair = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};
