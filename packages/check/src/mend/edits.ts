/** Changes of a text, as places and what is to stand there. */

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The finding that it settles. */
  readonly code: string;
  /** Further findings about the same place that it settles. */
  readonly also?: readonly string[];
}

/** Edits that are made together or not at all. */
export interface Proposal {
  /** The game that they are about, from 1; 0 where it is the whole text. */
  readonly game: number;
  readonly edits: readonly Edit[];
}

/** In the order of the text; what is put in at a place stands before what is changed there. */
export const byPlace = (a: Edit, b: Edit): number => a.start - b.start || a.end - b.end;

export const codesOf = ({ code, also = [] }: Edit): readonly string[] => [code, ...also];

/** Those that are made, in the order of their places: of two that touch the same place the first counts. */
export function madeEdits(edits: readonly Edit[]): Edit[] {
  let at = 0;
  return [...edits].sort(byPlace).filter(({ start, end }) => {
    if (start < at) return false;
    at = end;
    return true;
  });
}

/** The text with the edits made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, replacement } of madeEdits(edits)) {
    parts.push(text.slice(at, start), replacement);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
