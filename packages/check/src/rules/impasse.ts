/** Impasse and declaration against the points on the board. */
import { declarationValues, recordCodes, type Values } from '@kifukit/record';
import {
  colorName,
  type DeclarationVerdict,
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

/** Black's king in the enemy camp, 24 points in hand. */
const ENTERED = 'P+51OU00HI00HI00KA00KA00KI00KI00KI00KI\n';

export const impasse = {
  codes: {
    'record/unjustified-impasse': {
      severity: 'warning',
      message: 'the record ends in an impasse, but {reason:phrase}; the ending is kept',
      explanation: {
        means: {
          en: 'An impasse (jishogi) is agreed when both kings have entered the enemy camp. Rooks and bishops count 5 points, other pieces 1: by the 24-point rule each side needs as many for a draw, by the 27-point rule the side with more wins. The recorded ending is kept.',
          ja: '持将棋は、双方の玉が敵陣に入ったときに合意で成立します。大駒は5点、小駒は1点で、24点法では双方24点以上、27点法では同点なら引き分けです。記録された結果はそのまま残しました。',
          ru: 'О дзисёги договариваются, когда оба короля вошли в лагерь противника. Ладьи и слоны считаются по 5 очков, прочие фигуры по 1: по правилу 24 очков для ничьей столько нужно каждому, по правилу 27 очков выигрывает тот, у кого больше. Записанный исход сохранён.',
        },
        todo: {
          en: 'See whether moves are missing at the end, or check by the rules of the event (--rules).',
          ja: '最後の手が抜けていないか確かめるか、大会の規則に合わせて--rulesを指定してください。',
          ru: 'Проверьте, не пропущены ли последние ходы, или укажите правила турнира ключом --rules.',
        },
        example: { format: 'csa', wrong: 'PI\n+\n+7776FU\n%JISHOGI\n', right: `${ENTERED}P-59OU00AL\n+\n%JISHOGI\n` },
      },
    },
    'record/unjustified-declaration': {
      ...recordCodes['record/unjustified-declaration'],
      explanation: {
        means: {
          en: 'Who declares must have the king and ten more pieces in the enemy camp, no check against the king, and enough points there and in hand: by the 27-point rule 28 for Black and 27 for White, by the 24-point rule 31 to win and 24 to draw. Something of it is wanting; the recorded ending is kept.',
          ja: '入玉宣言には、玉と他の駒十枚以上が敵陣にあること、王手がかかっていないこと、敵陣と持駒の点数が足りることが必要です（27点法は先手28点・後手27点、24点法は31点で勝ち・24点で引き分け）。条件を満たしていませんが、記録された結果はそのまま残しました。',
          ru: 'Для объявления король и ещё десять фигур должны стоять в лагере противника, король не под шахом, а очков там и в руке должно хватать: по правилу 27 очков чёрным 28, белым 27, по правилу 24 очков 31 для победы и 24 для ничьей. Чего-то из этого нет; записанный исход сохранён.',
        },
        todo: {
          en: 'See whether moves are missing at the end; where the declaration failed, the side that made it has lost.',
          ja: '最後の手が抜けていないか確かめてください。宣言が成立していなければ、宣言した側の負けです。',
          ru: 'Проверьте, не пропущены ли последние ходы; если условия не выполнены, объявивший проиграл.',
        },
        example: {
          format: 'csa',
          wrong: 'PI\n+\n+7776FU\n-3334FU\n%KACHI\n',
          right: `${ENTERED}P+41GI61GI13FU23FU33FU43FU53FU63FU73FU83FU93FU\nP-59OU00AL\n+\n%KACHI\n`,
        },
      },
    },
  },
  *check({ line, base, end: endOf }, profile, game): Generator<RuleFinding> {
    const kind = line.ending?.kind;
    if (kind !== 'impasse' && kind !== 'declaration') return;
    const index = line.moves.length;
    const ply = base + index;
    const end = endOf();
    const handicap = handicapPoints(positionOf(game.start));
    if (kind === 'impasse') {
      const values = noImpasse(end, handicap, profile);
      if (values) yield { code: 'record/unjustified-impasse', index, ply, values };
    }
    if (kind === 'declaration' && profile.declaration !== 'none' && fails(end, handicap, profile)) {
      yield { code: 'record/unjustified-declaration', index, ply, values: declarationValues(end, handicap) };
    }
  },
} as const satisfies Rule;

function fails(end: Position, handicap: number, { declaration }: Profile): boolean {
  const verdicts: DeclarationVerdict[] = [];
  if (declaration !== '24-points') verdicts.push(judgeDeclaration27(end, handicap));
  if (declaration !== '27-points') verdicts.push(judgeDeclaration24(end, handicap));
  return verdicts.every((verdict) => verdict === 'fail');
}

/** Why the position is no drawn impasse; undefined where it is one. */
function noImpasse(end: Position, handicap: number, profile: Profile): Values | undefined {
  const outside = ([0, 1] as const).find((color) => {
    const king = end.kingSquare(color);
    return king < 0 || !inCamp(color, king);
  });
  if (outside !== undefined) {
    return { reason: "{side:phrase}'s king has not entered the enemy camp", side: colorName(outside) };
  }
  const verdict = profile.impasse === '24-points' ? judgeImpasse24(end, handicap) : judgeImpasse27(end, handicap);
  if (verdict === 'draw' || verdict === undefined) return undefined;
  const black = impassePoints(end, 0);
  const white = impassePoints(end, 1) + handicap;
  return { reason: '{side:phrase} wins by points ({black} : {white})', side: colorName(verdict), black, white };
}
