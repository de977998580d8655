/** The square that 同 means while a record is walked. */
import type { Visit } from '@kifukit/record';
import { type Square, targetOf } from '@kifukit/rules';

/** The square of the move before the line's move `index`, in the line or in the one that it hangs on. */
export function previousTarget({ line, base, parent }: Visit, index: number): Square | undefined {
  const moves = index > 0 || !parent ? line.moves : parent.line.moves;
  const at = index > 0 || !parent ? index - 1 : base - parent.base - 1;
  return at < 0 ? undefined : targetOf(moves[at]);
}
