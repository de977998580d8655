/** How sure it is that a text is CSA: a few of its first lines tell. */
import { LineCursor } from '../line-cursor.js';

/** Lines that no other format has. */
const certain =
  /^(?:V[123](?:\.\d)?|PI(?:\d\d[A-Z]{2})*|P[1-9](?: ?\*|[+-][A-Z]{2}){1,9}.*|P[+-](?:\d\d[A-Z]{2})+|N[+-].*|[+-]\d{4}[A-Z]{2}(?:,.*)?|'CSA encoding=.*)$/;
const likely = /^(?:\$[A-Z_]{2,20}[+-]?:.*|%[A-Z_+-]{3,20}|[+-]|T\d+|P\d.*|V\d.*|pi|[+-]\d{4}[a-z]{2}(?:,.*)?)$/;
/** Remarks that may stand before the first line that says something. */
const MOST_REMARKS = 100;
const MOST_LINES = 8;
const LONGEST = 120;

export function sniffCsa(head: string): number {
  const cursor = new LineCursor(head);
  let best = 0;
  let remarks = 0;
  let strange = 0;
  for (let lines = 0; lines < MOST_LINES && remarks < MOST_REMARKS && cursor.next(); ) {
    if (cursor.isEmpty) continue;
    const line = head.slice(cursor.start, Math.min(cursor.end, cursor.start + LONGEST));
    if (certain.test(line)) return strange === 0 ? 1 : 0.7;
    if (line.startsWith("'")) {
      remarks++;
      continue;
    }
    lines++;
    if (likely.test(line)) best = Math.max(best, strange === 0 ? 0.6 : 0.3);
    else strange++;
  }
  return best;
}
