/** Going through the comments of a record, each with the position that it is about. */
import type { Move, Position } from '@kifukit/rules';
import type { AnalysisPlace } from './analysis.js';
import type { GameRecord, Line } from './record.js';
import { type Visit, walk } from './walk.js';

export interface PlacedComment {
  readonly line: Line;
  /** Moves of the line before the comment. */
  readonly index: number;
  /** Whether it is the remark after the line's ending. */
  readonly isRemark: boolean;
  readonly ply: number;
  readonly text: string;
  /** Its position lives only as long as the call. */
  readonly place: AnalysisPlace;
}

/** Line by line as `walk` goes; a record without comments costs next to nothing. */
export function eachComment(game: GameRecord, visit: (comment: PlacedComment) => void): void {
  if (!hasComments(game)) return;
  let before: Position | undefined;
  const tell = ({ line, base, parent }: Visit, index: number, position: Position): void => {
    const text = line.comments.get(index);
    if (text === undefined) return;
    const lastMove = index > 0 ? line.moves[index - 1] : parent && moveBefore(parent, base);
    const place = { position, lastMove, before: index > 0 ? before : undefined };
    visit({ line, index, isRemark: false, ply: base + index, text, place });
  };
  walk(game, {
    enter: (at, position) => tell(at, 0, position),
    move(at, index, _move, position) {
      if (index > 0) tell(at, index, position);
      if (at.line.comments.has(index + 1)) before = position.clone();
    },
    leave(at, position) {
      const { line, base } = at;
      const index = line.moves.length;
      if (index > 0) tell(at, index, position);
      const text = line.ending?.comment;
      if (text === undefined) return;
      const place = { position, lastMove: line.moves.at(-1) };
      visit({ line, index, isRemark: true, ply: base + index + 1, text, place });
    },
  });
}

/** The move that the line has at a ply, or that leads to the line. */
function moveBefore(parent: Visit, ply: number): Move | undefined {
  let visit: Visit | undefined = parent;
  while (visit && visit.base >= ply) visit = visit.parent;
  return visit?.line.moves[ply - visit.base - 1];
}

function hasComments(game: GameRecord): boolean {
  const pending = [game.main];
  for (let line = pending.pop(); line; line = pending.pop()) {
    if (line.comments.size > 0 || line.ending?.comment !== undefined) return true;
    for (const variation of line.variations) pending.push(variation.line);
  }
  return false;
}
