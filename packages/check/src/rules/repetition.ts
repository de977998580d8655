/** Repetition and perpetual check: claimed without cause, or not claimed. */
import { colorName, opponent } from '@kifukit/rules';
import { compareEnding } from '../explanations/record-todos.js';
import type { LineFacts } from '../facts.js';
import type { Profile } from '../profile.js';
import type { Rule, RuleFinding } from '../rule.js';

/** Four moves after which the position is the same again. */
const SHUFFLE = '+2838HI,-8272HI,+3828HI,-7282HI\n';

/** Checks by which the position comes again and again. */
const chase = (times: number): string =>
  `# Сёги, нотация Кислюка, версия 1
Позиция: чёрные М9i, Л4i; белые М5a; ход чёрных
${'Л4i—5i+ М5a—4a\nЛ5i—4i+ М4a—5a\n'.repeat(times)}`;

export const repetition = {
  codes: {
    'record/unjustified-sennichite': {
      severity: 'warning',
      message: 'the record claims a repetition, but {reason:phrase}; the ending is kept',
      explanation: {
        means: {
          en: 'A game ends without a result (sennichite) when one position, hands and side to move included, stands four times, unless one side gave check with every move. The moves do not show it; the recorded ending is kept.',
          ja: '同一局面（盤面・持駒・手番）が四回現れると千日手となり、勝敗なしで終わります。ただし、一方がずっと王手を続けていた場合は除きます。指し手からはそうなっていませんが、記録された結果はそのまま残しました。',
          ru: 'Партия кончается без результата (сэннититэ), когда одна и та же позиция вместе с руками и очередью хода встаёт четыре раза, если только одна из сторон не шаховала каждым ходом. Ходы этого не показывают; записанный исход сохранён.',
        },
        todo: compareEnding,
        example: {
          format: 'csa',
          wrong: `PI\n+\n${SHUFFLE}%SENNICHITE\n`,
          right: `PI\n+\n${SHUFFLE.repeat(3)}%SENNICHITE\n`,
        },
      },
    },
    'record/unjustified-perpetual-check': {
      severity: 'warning',
      message: 'the record claims perpetual check, but {reason:phrase}; the ending is kept',
      explanation: {
        means: {
          en: "Who gives check with every move of a repetition loses when the position stands for the last time (perpetual check): the fourth by the official rules, the third in Kislyuk's article of 1990. The moves do not show it; the recorded ending is kept.",
          ja: '王手を続けて同一局面を繰り返した側は、その局面が規定の回数現れた時点で負けです（連続王手の千日手）。現行の規則では四回目、キスリュークの1990年の記事では三回目です。指し手からはそうなっていませんが、記録された結果はそのまま残しました。',
          ru: 'Кто повторяет позицию, шахуя каждым ходом, проигрывает, когда она встаёт в последний раз (вечный шах): по официальным правилам в четвёртый, по статье Кислюка 1990 года в третий. Ходы этого не показывают; записанный исход сохранён.',
        },
        todo: compareEnding,
        example: {
          format: 'kislyuk',
          wrong: `${chase(1)}Повторение с вечным шахом\n`,
          right: `${chase(3)}Повторение с вечным шахом\n`,
        },
      },
    },
    'record/unclaimed-sennichite': {
      severity: 'warning',
      message:
        'the position stood {times} times, which ends the game without a result, but the record does not say so; it is kept as it is',
      explanation: {
        means: {
          en: 'A game ends without a result (sennichite) when one position, hands and side to move included, stands four times, unless one side gave check with every move. It did so here, but the record goes on or ends otherwise; everything is kept.',
          ja: '同一局面（盤面・持駒・手番）が四回現れると千日手となり、勝敗なしで終わります。ただし、一方がずっと王手を続けていた場合は除きます。ここで千日手が成立していますが、対局が続いているか、別の結果で終わっています。棋譜はすべて残しました。',
          ru: 'Партия кончается без результата (сэннититэ), когда одна и та же позиция вместе с руками и очередью хода встаёт четыре раза, если только одна из сторон не шаховала каждым ходом. Здесь так и случилось, но запись продолжается или кончается иначе; всё сохранено.',
        },
        todo: compareEnding,
        example: {
          format: 'csa',
          wrong: `PI\n+\n${SHUFFLE.repeat(3)}+7776FU\n%TORYO\n`,
          right: `PI\n+\n${SHUFFLE.repeat(3)}%SENNICHITE\n`,
        },
      },
    },
    'record/unclaimed-perpetual-check': {
      severity: 'warning',
      message: '{side:phrase} has checked perpetually and has lost by it; the record does not say so',
      explanation: {
        means: {
          en: "Who gives check with every move of a repetition loses when the position stands for the last time (perpetual check): the fourth by the official rules, the third in Kislyuk's article of 1990. It did so here, but the record goes on or ends otherwise; everything is kept.",
          ja: '王手を続けて同一局面を繰り返した側は、その局面が規定の回数現れた時点で負けです（連続王手の千日手）。現行の規則では四回目、キスリュークの1990年の記事では三回目です。ここで成立していますが、対局が続いているか、別の結果で終わっています。棋譜はすべて残しました。',
          ru: 'Кто повторяет позицию, шахуя каждым ходом, проигрывает, когда она встаёт в последний раз (вечный шах): по официальным правилам в четвёртый, по статье Кислюка 1990 года в третий. Здесь так и случилось, но запись продолжается или кончается иначе; всё сохранено.',
        },
        todo: compareEnding,
        example: { format: 'kislyuk', wrong: `${chase(3)}Сдача\n`, right: `${chase(3)}Повторение с вечным шахом\n` },
      },
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
} as const satisfies Rule;

/** The ending that claims what the moves do not show. */
function claim({ line, base, endRepetition: atEnd, turn }: LineFacts, profile: Profile): RuleFinding | undefined {
  const kind = line.ending?.kind;
  if (kind !== 'repetition' && kind !== 'perpetual-check') return undefined;
  const index = line.moves.length;
  const ply = base + index;
  const code = kind === 'repetition' ? 'record/unjustified-sennichite' : 'record/unjustified-perpetual-check';
  if (!atEnd) {
    const times = kind === 'repetition' ? profile.repetition : profile.perpetualCheck;
    return { code, index, ply, values: { reason: 'the last position has not stood {times} times', times } };
  }
  if (kind === 'repetition' && atEnd.kind === 'perpetual-check') {
    const side = colorName(atEnd.loser ?? opponent(turn));
    return { code, index, ply, values: { reason: '{side:phrase} gave check with every move and loses', side } };
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
    const loser = colorName(found.loser ?? 0);
    const isFoul = kind === 'illegal-move' || kind === 'illegal-action' || kind === 'perpetual-check';
    if (isFoul && line.ending?.winner !== loser) return undefined;
    const values = { side: loser };
    return { code: 'record/unclaimed-perpetual-check', index, ply: found.ply, values };
  }
  // NOTE: some formats have one word for every draw.
  if (endRepetition && (kind === 'repetition' || kind === 'draw') && found === endRepetition) return undefined;
  return { code: 'record/unclaimed-sennichite', index, ply: found.ply, values: { times: profile.repetition } };
}
