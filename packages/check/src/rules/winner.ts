/** The recorded winner against the ending. */
import { recordCodes, winnerBy } from '@kifukit/record';
import type { Rule, RuleFinding } from '../rule.js';

export const winner: Rule = {
  codes: {
    'record/winner-mismatch': {
      ...recordCodes['record/winner-mismatch'],
      explanation: 'Who is to move when a game is resigned or lost on time has lost it.',
    },
  },
  *check({ line, base, end, first }): Generator<RuleFinding> {
    const { ending } = line;
    if (!ending?.winner || ending.kind === 'illegal-move' || ending.kind === 'illegal-action') return;
    const found = winnerBy(ending.kind, end.turn, first);
    if (found === undefined || found === ending.winner) return;
    const index = line.moves.length;
    yield { code: 'record/winner-mismatch', index, ply: base + index, values: { named: ending.winner, found } };
  },
};
