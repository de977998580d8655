/** Edits of a text and edits of what it became by them, as edits of the first text. */
import { applyEdits, byPlace, codesOf, type Edit } from './edits.js';

/** Where an edit lies in the text between. */
interface Stretch {
  readonly start: number;
  end: number;
  /** By how much its edits of the first text have made that text longer. */
  growth: number;
  readonly edits: Edit[];
  /** Edits of the text between. */
  readonly later: Edit[];
}

/** `between`: the text after the first edits. */
export function composed(between: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  let shift = 0;
  return joined(stretchesOf(first, second)).map(({ start, end, growth, edits, later }) => {
    const from = start - shift;
    shift += growth;
    const inside = later.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const replacement = applyEdits(between.slice(start, end), inside);
    const [code = '', ...also] = new Set(edits.flatMap(codesOf));
    return { start: from, end: end - shift, replacement, code, ...(also.length > 0 ? { also } : {}) };
  });
}

function stretchesOf(first: readonly Edit[], second: readonly Edit[]): Stretch[] {
  let shift = 0;
  const stretches = [...first].sort(byPlace).map((edit): Stretch => {
    const start = edit.start + shift;
    const growth = edit.replacement.length - (edit.end - edit.start);
    shift += growth;
    return { start, end: start + edit.replacement.length, growth, edits: [edit], later: [] };
  });
  for (const edit of second) {
    stretches.push({ start: edit.start, end: edit.end, growth: 0, edits: [edit], later: [edit] });
  }
  return stretches;
}

/** In the order of the text; stretches that have characters in common are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const next of [...stretches].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (!last || next.start >= last.end) {
      result.push(next);
      continue;
    }
    last.end = Math.max(last.end, next.end);
    last.growth += next.growth;
    last.edits.push(...next.edits);
    last.later.push(...next.later);
  }
  return result;
}
