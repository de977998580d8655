/** Two remarks on the same point of a record as one; what both say stands there once. */

/** Both comments, one below the other. */
export function joinedComments(first: string, second: string): string {
  if (holds(first, second, '\n')) return first;
  return holds(second, first, '\n') ? second : `${first}\n${second}`;
}

const BETWEEN_NAMES = ' / ';

/** Both bookmarks in one line. */
export function joinedBookmarks(first: string, second: string): string {
  if (holds(first, second, BETWEEN_NAMES)) return first;
  return holds(second, first, BETWEEN_NAMES) ? second : first + BETWEEN_NAMES + second;
}

/** Whether `part` is the whole of a text or stands in it between separators. */
const holds = (whole: string, part: string, separator: string): boolean =>
  (separator + whole + separator).includes(separator + part + separator);
