/** The move that led to a position, as a header: what formats that hold nothing but a position can keep of the moves. */
import type { GameRecord, Header } from '@kifukit/record';
import { positionOf } from '@kifukit/rules';
import type { Capabilities } from './format.js';
import type { Tally } from './tally.js';

/** The header's key, in Japanese as those of all headers that only KIF and its relatives have. */
export const LAST_MOVE = '最終手';

/** The headers that go with the last position of the main line: another move than that before the start led there. */
export function headersOfLast({ start, headers, main }: GameRecord, can: Capabilities, tally: Tally): Header[] {
  const last = main.moves.at(-1);
  if (last === undefined) return headers;
  const others = headers.filter(([key]) => key !== LAST_MOVE);
  if (others.length < headers.length) tally.add('headers', 0, LAST_MOVE, headers.length - others.length);
  if (!can.lastMove) return others;
  const position = positionOf(start);
  for (const move of main.moves.slice(0, -1)) position.play(move);
  return [...others, [LAST_MOVE, can.lastMove(position, last)]];
}
