/**
 * Changes of a text as a unified diff, as `patch -p1` takes it. The changes are known by their places, so no two texts
 * have to be compared, and a file of any length takes linear time.
 */
import { applyEdits, type Edit, madeEdits } from '@kifukit/check';
import { printable } from './printable.js';

/** Lines shown around what changes. */
const CONTEXT = 3;

/** Lines, each with its break, that others take the place of. */
interface Block {
  /** The index of the first of them, or of the line before which something is put in. */
  readonly at: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Empty where the edits change nothing. */
export function unifiedDiff(name: string, text: string, edits: readonly Edit[]): string {
  const lines = linesOf(text);
  const hunks = hunksOf(blocksOf(text, lines, edits));
  if (hunks.length === 0) return '';
  const parts = [`--- ${sideName('a', name)}\n+++ ${sideName('b', name)}\n`];
  let shift = 0;
  for (const blocks of hunks) {
    parts.push(hunkText(blocks, lines, shift));
    shift += growth(blocks);
  }
  return parts.join('');
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** What the edits make of the lines that they touch; neighbouring lines change together. */
function blocksOf(text: string, lines: readonly string[], edits: readonly Edit[]): Block[] {
  const starts = [0];
  for (const line of lines) starts.push(starts[starts.length - 1] + line.length);
  const groups: { readonly from: number; to: number; readonly edits: Edit[] }[] = [];
  for (const edit of madeEdits(edits)) {
    const from = lineAt(edit.start, lines, starts);
    const to = Math.min(lineAt(edit.end, lines, starts) + 1, lines.length);
    const last = groups[groups.length - 1];
    if (last && from <= last.to) {
      last.edits.push(edit);
      last.to = Math.max(last.to, to);
    } else groups.push({ from, to, edits: [edit] });
  }
  return groups.flatMap(({ from, to, edits: touching }) => {
    const offset = starts[from];
    const own = touching.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }));
    return changed(from, lines.slice(from, to), linesOf(applyEdits(text.slice(offset, starts[to]), own)));
  });
}

/** The index of the line that an offset is in; behind the last line break it is the line that is not there. */
function lineAt(offset: number, lines: readonly string[], starts: readonly number[]): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  const isBehindUnended = low === lines.length && low > 0 && !lines[low - 1].endsWith('\n');
  return isBehindUnended ? low - 1 : low;
}

/** Without the lines at both ends that stay; nothing where all do. */
function changed(at: number, before: readonly string[], after: readonly string[]): Block[] {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const removed = before.slice(head, before.length - tail);
  const added = after.slice(head, after.length - tail);
  return removed.length + added.length === 0 ? [] : [{ at: at + head, removed, added }];
}

/** Blocks whose context would meet stand in one hunk. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const block of blocks) {
    if (block.at - end <= 2 * CONTEXT) hunks[hunks.length - 1].push(block);
    else hunks.push([block]);
    end = block.at + block.removed.length;
  }
  return hunks;
}

const growth = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { removed, added }) => sum + added.length - removed.length, 0);

/** `shift`: by how many lines the hunks before have moved the new side. */
function hunkText(blocks: readonly Block[], lines: readonly string[], shift: number): string {
  const last = blocks[blocks.length - 1];
  const start = Math.max(0, blocks[0].at - CONTEXT);
  const end = Math.min(lines.length, last.at + last.removed.length + CONTEXT);
  const count = end - start;
  const parts = [`@@ -${range(start, count)} +${range(start + shift, count + growth(blocks))} @@\n`];
  let at = start;
  for (const block of blocks) {
    parts.push(...signed(' ', lines.slice(at, block.at)), ...signed('-', block.removed), ...signed('+', block.added));
    at = block.at + block.removed.length;
  }
  return [...parts, ...signed(' ', lines.slice(at, end))].join('');
}

/** The first line from 1 and the number of lines; of none, the line before which they would stand. */
function range(start: number, count: number): string {
  if (count === 0) return `${start},0`;
  return count === 1 ? `${start + 1}` : `${start + 1},${count}`;
}

const signed = (sign: string, lines: readonly string[]): string[] =>
  lines.map((line) => `${sign}${shown(line)}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`);

/** Line breaks and tabs as they are, so that `patch` finds the line; whatever else could move a cursor is made visible. */
function shown(line: string): string {
  const [, content, end] = /^([\s\S]*?)(\r*\n?)$/.exec(line) as RegExpExecArray;
  return content.split('\t').map(printable).join('\t') + end;
}

/** NOTE: `patch` takes a name with blanks in it whole where a tab ends it. */
function sideName(side: 'a' | 'b', name: string): string {
  const path = printable(name)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
  return `${side}/${path}${/\s/.test(path) ? '\t' : ''}`;
}
