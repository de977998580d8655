/** Fouls that the ending names and the moves do not show. */
import { isFoul } from '@kifukit/record';
import type { Rule, RuleFinding } from '../rule.js';

export const foul: Rule = {
  codes: {
    'record/foul-not-shown': {
      severity: 'info',
      message: 'the record ends by a foul, but its moves show none',
      hint: 'the illegal move may have been left out',
      explanation:
        'An illegal move loses at once. Fouls that are no moves, such as moving twice or perpetual check, end a game as well.',
    },
  },
  *check({ line, base, lastFault, repetition }): Generator<RuleFinding> {
    const length = line.moves.length;
    if (!line.ending || !isFoul(line.ending.kind) || lastFault || repetition?.kind === 'perpetual-check') return;
    yield { code: 'record/foul-not-shown', index: length, ply: base + length };
  },
};
