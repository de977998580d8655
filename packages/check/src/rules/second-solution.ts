/** Mate problems whose last move could be another one. */
import { isDrop, type Move, makeUsi, originOf, type Position, positionOf, targetOf } from '@kifukit/rules';
import type { Rule, RuleFinding } from '../rule.js';

export const secondSolution: Rule = {
  codes: {
    'record/tsume-second-solution': {
      severity: 'warning',
      message: 'another move gives mate here as well: {moves}',
      explanation:
        'A mate problem has one solution. Only the last move is searched, and whether it promotes does not count as another.',
    },
  },
  *check({ line, base, isMain, mateAfter }, profile, game): Generator<RuleFinding> {
    const { length } = line.moves;
    if (!profile.tsume || !isMain || length % 2 === 0 || mateAfter !== length) return;
    const position = positionOf(game.start);
    for (const move of line.moves.slice(0, -1)) position.play(move);
    const others = matesIn(position, line.moves[length - 1] as Move);
    if (others.length === 0) return;
    const values = { moves: others.map(makeUsi).join(' ') };
    yield { code: 'record/tsume-second-solution', index: length - 1, ply: base + length, values };
  },
};

/** Moves that give mate, those left out that differ from `solution` in nothing but promotion. */
function matesIn(position: Position, solution: Move): Move[] {
  return position.legalMoves().filter((move) => {
    if (isSameButPromotion(move, solution)) return false;
    const captured = position.play(move);
    const mate = position.isMate();
    position.undo(move, captured);
    return mate;
  });
}

function isSameButPromotion(a: Move, b: Move): boolean {
  if (a === b) return true;
  return !isDrop(a) && !isDrop(b) && originOf(a) === originOf(b) && targetOf(a) === targetOf(b);
}
