/** Mates that are none, mates that were not noticed. */
import { colorName } from '@kifukit/rules';
import { compareEnding, mendWithFix } from '../explanations/record-todos.js';
import { isMatedInTheEnd } from '../futile.js';
import type { Rule, RuleFinding } from '../rule.js';

/** White's king alone against a pawn and a gold in hand: dropped on 5b, the gold gives mate. */
const START = 'P-51OU\nP+59OU53FU00KI\n+\n';

export const mate = {
  codes: {
    'record/unjustified-mate': {
      severity: 'warning',
      message: 'the record ends in mate, but {side:phrase} has a legal move; the ending is kept',
      hint: 'moves may be missing at the end',
      explanation: {
        means: {
          en: 'A side is mated when its king is in check and no legal move ends the check. Here a legal move is left, so the game did not end on the board in this position; the recorded ending is kept. It is information only where the defender can do nothing but interpose pieces that are taken with mate, which problemists count as mate.',
          ja: '詰みとは、王手がかかっていて、それを防ぐ合法手がない状態です。この局面には合法手が残っているため詰みではありません。記録された結果はそのまま残しました。無駄合しか残っていない場合は、参考情報として示します。',
          ru: 'Мат — это шах, от которого нет законного хода. Здесь законный ход есть, значит, мата на доске нет; записанный исход сохранён. Если остались только бесполезные перекрытия, которые берутся с матом, это лишь сведение: в задачах такой мат засчитывают.',
        },
        todo: compareEnding,
        example: { format: 'csa', wrong: `${START}+0042KI\n%TSUMI\n`, right: `${START}+0052KI\n%TSUMI\n` },
      },
    },
    'record/moves-after-mate': {
      severity: 'warning',
      message:
        '{count} {count|move follows|moves follow} although the side to move was mated at ply {mate}; {count|it is|they are} kept',
      explanation: {
        means: {
          en: 'Mate ends the game, so no legal move can follow it. The moves are kept, and the one that leaves the king in check is reported as well.',
          ja: '詰みで対局は終わるため、そのあとに合法手はありません。指し手は残し、玉を取られる手も別に指摘しています。',
          ru: 'Мат заканчивает партию, и законного хода после него нет. Ходы сохранены; о ходе, оставившем короля под шахом, сказано отдельно.',
        },
        todo: compareEnding,
        example: { format: 'csa', wrong: `${START}+0052KI\n-5152OU\n%TORYO\n`, right: `${START}+0052KI\n%TORYO\n` },
      },
    },
    'record/missing-ending': {
      severity: 'info',
      message: 'the last move {what:phrase}, but the record does not say how the game ended',
      explanation: {
        means: {
          en: 'A side that is mated, or that has no legal move at all, has lost. The record stops there and names no ending, so its result is told by the board only.',
          ja: '詰まされた側、または合法手がまったくない側の負けです。棋譜はそこで終わっていますが、終局の記録がありません。',
          ru: 'Сторона, которой поставлен мат или у которой вовсе нет законных ходов, проиграла. Запись на этом кончается, но исхода не называет.',
        },
        todo: mendWithFix,
        example: { format: 'csa', wrong: `${START}+0052KI\n`, right: `${START}+0052KI\n%TSUMI\n` },
      },
    },
  },
  *check({ line, base, isMain, turn, ignoredMate, lastFault, end }): Generator<RuleFinding> {
    const length = line.moves.length;
    const ply = base + length;
    if (line.ending?.kind === 'mate' && end().hasLegalMove()) {
      const details = isMatedInTheEnd(end()) ? ({ severity: 'info' } as const) : {};
      yield { code: 'record/unjustified-mate', index: length, ply, values: { side: colorName(turn) }, ...details };
    }
    if (ignoredMate !== undefined) {
      const values = { count: length - ignoredMate, mate: base + ignoredMate };
      yield { code: 'record/moves-after-mate', index: ignoredMate, ply: base + ignoredMate + 1, values };
    }
    // Who mates by an illegal move, as by dropping a pawn, has not won by it.
    if (isMain && length > 0 && !line.ending && !lastFault && !end().hasLegalMove()) {
      const what = end().inCheck() ? 'gives mate' : 'leaves the other side without a legal move';
      yield { code: 'record/missing-ending', index: length - 1, ply, values: { what } };
    }
  },
} as const satisfies Rule;
