/** Mate problems whose last move could be another one. */
import { isDrop, type Move, makeUsi, originOf, type Position, positionOf, targetOf } from '@kifukit/rules';
import type { Rule, RuleFinding } from '../rule.js';

export const secondSolution = {
  codes: {
    'record/tsume-second-solution': {
      severity: 'warning',
      message: 'another move gives mate here as well: {moves}',
      explanation: {
        means: {
          en: 'A mate problem has one solution, and here another move gives mate as well, which makes the problem faulty. Only the last move is searched, and whether it promotes does not count as another.',
          ja: '詰将棋の作意は一つでなければなりませんが、ほかにも詰む手があり、余詰となっています。調べるのは最終手だけで、成・不成の違いは別の手と見なしません。',
          ru: 'У задачи на мат одно решение, а здесь мат ставит и другой ход: это побочное решение. Проверяется только последний ход; превращение и отказ от него разными ходами не считаются.',
        },
        todo: {
          en: 'See whether the position is copied rightly; by custom a second way on the last move is forgiven.',
          ja: '図面が正しいか確かめてください。最終手の余詰は慣例として許容されます。',
          ru: 'Проверьте, верно ли переписана позиция; по обычаю второй путь на последнем ходу прощается.',
        },
        example: {
          format: 'usi',
          profile: 'tsume',
          wrong: 'sfen 4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1 moves G*5b\n',
          right: 'sfen 4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1 moves G*5b\n',
        },
      },
    },
  },
  *check({ line, base, isMain, end }, profile, game): Generator<RuleFinding> {
    const { length } = line.moves;
    if (!profile.tsume || !isMain || length % 2 === 0 || !end().isMate()) return;
    const position = positionOf(game.start);
    for (const move of line.moves.slice(0, -1)) position.play(move);
    const others = matesIn(position, line.moves[length - 1] as Move);
    if (others.length === 0) return;
    const values = { moves: others.map(makeUsi).join(' ') };
    yield { code: 'record/tsume-second-solution', index: length - 1, ply: base + length, values };
  },
} as const satisfies Rule;

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
