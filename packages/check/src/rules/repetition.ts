/** Repetition and perpetual check: claimed without cause, or not claimed. */
import { colorName, opponent } from '@kifukit/rules';
import type { LineFacts } from '../facts.js';
import type { Profile } from '../profile.js';
import type { Rule, RuleFinding } from '../rule.js';

export const repetition: Rule = {
  codes: {
    'record/unjustified-sennichite': {
      severity: 'warning',
      message: 'the record claims a repetition, but {reason}; the ending is kept',
      explanation:
        'The game ends without a result when one position, hands and side to move included, stands four times.',
    },
    'record/unjustified-perpetual-check': {
      severity: 'warning',
      message: 'the record claims perpetual check, but {reason}; the ending is kept',
      explanation: 'Who checks with every move of a repetition loses when the position stands for the last time.',
    },
    'record/unclaimed-sennichite': {
      severity: 'warning',
      message: 'the position stood {times} times, which ends the game without a result; the moves after it are kept',
      explanation:
        'The game ends without a result when one position, hands and side to move included, stands four times.',
    },
    'record/unclaimed-perpetual-check': {
      severity: 'warning',
      message: '{side} has checked perpetually and has lost by it; the record does not say so',
      explanation: 'Who checks with every move of a repetition loses when the position stands for the last time.',
    },
  },
  *check(facts, profile): Generator<RuleFinding> {
    const claimed = claim(facts, profile);
    if (claimed) yield claimed;
    else {
      const missed = omission(facts, profile);
      if (missed) yield missed;
    }
  },
};

/** The ending that claims what the moves do not show. */
function claim({ line, base, endRepetition: atEnd, end }: LineFacts, profile: Profile): RuleFinding | undefined {
  const kind = line.ending?.kind;
  if (kind !== 'repetition' && kind !== 'perpetual-check') return undefined;
  const index = line.moves.length;
  const ply = base + index;
  const code = kind === 'repetition' ? 'record/unjustified-sennichite' : 'record/unjustified-perpetual-check';
  if (!atEnd) {
    const times = kind === 'repetition' ? profile.repetition : profile.perpetualCheck;
    return { code, index, ply, values: { reason: `the last position has not stood ${times} times` } };
  }
  if (kind === 'repetition' && atEnd.kind === 'perpetual-check') {
    const side = colorName(atEnd.loser ?? opponent(end.turn));
    return { code, index, ply, values: { reason: `${side} gave check with every move and loses` } };
  }
  if (kind === 'perpetual-check' && atEnd.kind === 'sennichite') {
    return { code, index, ply, values: { reason: 'not every move of one side gave check' } };
  }
  return undefined;
}

/** A repetition that nobody claimed; a foul as the ending may stand for perpetual check. */
function omission(
  { line, base, repetition: found, endRepetition }: LineFacts,
  profile: Profile,
): RuleFinding | undefined {
  if (!found || found.ply <= base) return undefined;
  const index = found.ply - base - 1;
  const kind = line.ending?.kind;
  if (found.kind === 'perpetual-check') {
    if (kind === 'illegal-move' || kind === 'illegal-action' || kind === 'perpetual-check') return undefined;
    const values = { side: colorName(found.loser ?? 0) };
    return { code: 'record/unclaimed-perpetual-check', index, ply: found.ply, values };
  }
  // NOTE: some formats have one word for every draw.
  if (endRepetition && (kind === 'repetition' || kind === 'draw') && found === endRepetition) return undefined;
  return { code: 'record/unclaimed-sennichite', index, ply: found.ply, values: { times: profile.repetition } };
}
