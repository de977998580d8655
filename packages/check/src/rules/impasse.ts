/** Impasse and declaration against the points on the board. */
import { recordCodes } from '@kifukit/record';
import {
  colorName,
  type DeclarationVerdict,
  declarationOf,
  handicapPoints,
  impassePoints,
  inCamp,
  judgeDeclaration24,
  judgeDeclaration27,
  judgeImpasse24,
  judgeImpasse27,
  type Position,
  positionOf,
} from '@kifukit/rules';
import type { Profile } from '../profile.js';
import type { Rule, RuleFinding } from '../rule.js';

export const impasse: Rule = {
  codes: {
    'record/unjustified-impasse': {
      severity: 'warning',
      message: 'the record ends in an impasse, but {reason}; the ending is kept',
      explanation:
        'An impasse is agreed when both kings have entered the enemy camp. By 24 points each side needs as many for a draw, by 27 points the side with more wins.',
    },
    'record/unjustified-declaration': {
      ...recordCodes['record/unjustified-declaration'],
      explanation:
        'Who declares must have the king and ten more pieces in the enemy camp, no check against the king, and the points.',
    },
  },
  *check({ line, base, end }, profile, game): Generator<RuleFinding> {
    const kind = line.ending?.kind;
    if (kind !== 'impasse' && kind !== 'declaration') return;
    const index = line.moves.length;
    const ply = base + index;
    const handicap = handicapPoints(positionOf(game.start));
    if (kind === 'impasse') {
      const reason = noImpasse(end, handicap, profile);
      if (reason) yield { code: 'record/unjustified-impasse', index, ply, values: { reason } };
    }
    if (kind === 'declaration' && profile.declaration !== 'none' && fails(end, handicap, profile)) {
      const { points, piecesInCamp } = declarationOf(end, handicap);
      const reason = `${points} points, ${piecesInCamp} pieces in the enemy camp`;
      yield { code: 'record/unjustified-declaration', index, ply, values: { reason } };
    }
  },
};

function fails(end: Position, handicap: number, { declaration }: Profile): boolean {
  const verdicts: DeclarationVerdict[] = [];
  if (declaration !== '24-points') verdicts.push(judgeDeclaration27(end, handicap));
  if (declaration !== '27-points') verdicts.push(judgeDeclaration24(end, handicap));
  return verdicts.every((verdict) => verdict === 'fail');
}

/** Why the position is no drawn impasse; undefined where it is one. */
function noImpasse(end: Position, handicap: number, profile: Profile): string | undefined {
  const outside = ([0, 1] as const).find((color) => {
    const king = end.kingSquare(color);
    return king < 0 || !inCamp(color, king);
  });
  if (outside !== undefined) return `${colorName(outside)}'s king has not entered the enemy camp`;
  const verdict = profile.impasse === '24-points' ? judgeImpasse24(end, handicap) : judgeImpasse27(end, handicap);
  if (verdict === 'draw' || verdict === undefined) return undefined;
  const black = impassePoints(end, 0);
  const white = impassePoints(end, 1) + handicap;
  return `${colorName(verdict)} wins by points (${black} : ${white})`;
}
