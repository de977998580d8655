/** Playing a drop that the record calls one. */
import type { Replayer } from '@kifukit/record';
import { isPromoted, KING, makeDrop, makeMove, type Role, type Square, unpromoted } from '@kifukit/rules';

export function playDrop(replayer: Replayer, role: Role, to: Square, start: number, end: number): void {
  if (isPromoted(role)) replayer.impossible('cannot-promote', makeDrop(unpromoted(role), to), start, end, role);
  else if (role === KING) replayer.impossible('not-in-hand', makeMove(to, to), start, end, role);
  else replayer.drop(role, to, start, end);
}
