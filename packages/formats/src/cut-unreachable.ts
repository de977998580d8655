/**
 * For formats that name a move by its piece and target (KI2): a piece that does not move that way cannot be written at
 * all. A line ends before such a move; what hangs on the part behind it is lost with it. Other illegal moves (two pawns
 * on a file, a king left in check) can be written, for a piece can reach the square.
 */
import { addVariation, type Ending, emptyLine, type GameRecord, isFoul, type Line, walk } from '@kifukit/record';
import { isDrop, originOf, reaches, targetOf } from '@kifukit/rules';
import type { Tally } from './tally.js';

/** The record with every line ending before its first unreachable move; the same record where there is none. */
export function cutUnreachable(game: GameRecord, tally: Tally): GameRecord {
  const lengths = new Map<Line, number>();
  walk(game, {
    move({ line, base }, index, move, position) {
      if (isDrop(move) || reaches(position.board, position.board[originOf(move)], originOf(move), targetOf(move)))
        return;
      if (lengths.has(line)) return;
      lengths.set(line, index);
      tally.add('illegal-move', base + index + 1);
    },
  });
  return lengths.size === 0 ? game : { ...game, main: cutTree(game.main, lengths, tally) };
}

function cutTree(main: Line, lengths: ReadonlyMap<Line, number>, tally: Tally): Line {
  const result = cutLine(main, lengths.get(main), 0, tally);
  const pending = [{ from: main, to: result, base: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { from, to, base } = next;
    for (const { index, line } of from.variations) {
      if (index > to.moves.length) tally.add('variations', base + index + 1);
      if (index > to.moves.length) continue;
      const copy = cutLine(line, lengths.get(line), base + index, tally);
      addVariation(to, index, copy);
      pending.push({ from: line, to: copy, base: base + index });
    }
  }
  return result;
}

/** A copy of the line without variations and without what lies behind its first `length` moves. */
function cutLine(line: Line, length: number | undefined, base: number, tally: Tally): Line {
  if (length === undefined) return { ...line, variations: [] };
  const cut: Line = { ...emptyLine(), moves: line.moves.slice(0, length), times: line.times.slice(0, length) };
  for (const [index, text] of line.comments) {
    if (index <= length) cut.comments.set(index, text);
    else tally.add('comments', base + index);
  }
  for (const [index, name] of line.bookmarks) {
    if (index <= length) cut.bookmarks.set(index, name);
    else tally.add('bookmarks', base + index);
  }
  const ending = line.ending && survivingEnding(line.ending, line.moves.length - length);
  if (ending) cut.ending = ending;
  else if (line.ending) tally.add('ending', base + length, line.ending.text ?? line.ending.kind);
  return cut;
}

/** A foul that the ending names stays said: the side that would have made the last move fouled, and the same side wins. */
function survivingEnding(ending: Ending, movesLost: number): Ending | undefined {
  return movesLost === 1 && isFoul(ending.kind) ? { ...ending, kind: 'illegal-move' } : undefined;
}
