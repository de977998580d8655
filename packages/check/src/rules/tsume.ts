/** Mate problems: every move of the attacker checks, the line ends in mate. */
import type { Rule, RuleFinding } from '../rule.js';

export const tsume: Rule = {
  codes: {
    'record/tsume-move-without-check': {
      severity: 'warning',
      message: "the attacker's move gives no check; a mate problem is solved with checks only",
      explanation: 'In a mate problem the attacker gives check with every move.',
    },
    'record/tsume-without-mate': {
      severity: 'warning',
      message: 'the solution does not end in mate',
      explanation: 'The solution of a mate problem leads to mate.',
    },
  },
  *check({ line, base, checks, mateAfter, isMain }, profile): Generator<RuleFinding> {
    if (!profile.tsume) return;
    for (let index = base % 2; index < checks.length; index += 2) {
      if (!checks[index]) yield { code: 'record/tsume-move-without-check', index, ply: base + index + 1 };
    }
    const length = line.moves.length;
    if (isMain && length > 0 && mateAfter !== length) {
      yield { code: 'record/tsume-without-mate', index: length - 1, ply: base + length };
    }
  },
};
