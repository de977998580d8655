/** Whether a game's last move is against the rules: there "the mover fouled" speaks of the side that made it. */
import type { GameRecord } from '@kifukit/record';
import { positionOf } from '@kifukit/rules';

export function endsInFoul({ start, main }: GameRecord): boolean {
  const last = main.moves.at(-1);
  if (last === undefined) return false;
  const position = positionOf(start);
  for (const move of main.moves.slice(0, -1)) position.play(move);
  return !position.isLegal(last);
}
