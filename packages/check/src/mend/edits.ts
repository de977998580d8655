/** Changes of a text, as places and what is to stand there. */

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The finding that it settles. */
  readonly code: string;
}

/** The text with the edits made; of two that touch the same place the first counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start), replacement);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
