/** Mates that are none, mates that were not noticed. */
import { colorName } from '@kifukit/rules';
import type { Rule, RuleFinding } from '../rule.js';

export const mate: Rule = {
  codes: {
    'record/unjustified-mate': {
      severity: 'warning',
      message: 'the record ends in mate, but {side} has a legal move; the ending is kept',
      hint: 'moves may be missing at the end',
      explanation: 'A side is mated when its king is in check and no legal move ends the check.',
    },
    'record/moves-after-mate': {
      severity: 'warning',
      message:
        '{count} {count|move follows|moves follow} although the side to move was mated at ply {mate}; {count|it is|they are} kept',
      explanation: 'Mate ends the game, so no legal move can follow it.',
    },
    'record/missing-ending': {
      severity: 'info',
      message: 'the last move {what}, but the record does not say how the game ended',
      explanation: 'A side that is mated, or that has no legal move at all, has lost.',
    },
  },
  *check({ line, base, isMain, checks, mateAfter, end, canMove }): Generator<RuleFinding> {
    const length = line.moves.length;
    const ply = base + length;
    if (line.ending?.kind === 'mate' && canMove()) {
      yield { code: 'record/unjustified-mate', index: length, ply, values: { side: colorName(end.turn) } };
    }
    if (mateAfter !== undefined && mateAfter < length) {
      const values = { count: length - mateAfter, mate: base + mateAfter };
      yield { code: 'record/moves-after-mate', index: mateAfter, ply: base + mateAfter + 1, values };
    }
    if (isMain && length > 0 && !line.ending && !canMove()) {
      const what = checks[length - 1] ? 'gives mate' : 'leaves the other side without a legal move';
      yield { code: 'record/missing-ending', index: length - 1, ply, values: { what } };
    }
  },
};
