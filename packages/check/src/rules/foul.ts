/** Fouls that the ending names and the moves do not show. */
import { isFoul } from '@kifukit/record';
import type { Rule, RuleFinding } from '../rule.js';

export const foul = {
  codes: {
    'record/foul-not-shown': {
      severity: 'info',
      message: 'the record ends by a foul, but its moves show none',
      hint: 'the illegal move may have been left out',
      explanation: {
        means: {
          en: 'By the rules of the Japan Shogi Association an illegal move loses at once. The record ends so, but all its moves are legal; fouls that are no moves on the board, such as moving twice, look the same.',
          ja: '日本将棋連盟の対局規則では、反則は指した時点で負けになります。反則で終わったと記録されていますが、指し手はすべて合法です。二手指しなど、盤上の手に表れない反則でもこうなります。',
          ru: 'По правилам Японской ассоциации сёги запрещённый ход сразу проигрывает. Запись кончается нарушением, но все её ходы законны; так же выглядят и нарушения не на доске, например два хода подряд.',
        },
        todo: {
          en: 'Add the illegal move where it is known, or tell in a comment what the foul was.',
          ja: '分かれば反則の手を書き加え、そうでなければ反則の内容をコメントに書いてください。',
          ru: 'Допишите запрещённый ход, если он известен, или поясните нарушение в комментарии.',
        },
        example: {
          format: 'csa',
          wrong: 'PI\n+\n+7776FU\n%ILLEGAL_MOVE\n',
          right: 'PI\n+\n+7776FU\n-3335FU\n%ILLEGAL_MOVE\n',
        },
      },
    },
  },
  *check({ line, base, lastFault, repetition }): Generator<RuleFinding> {
    const length = line.moves.length;
    if (!line.ending || !isFoul(line.ending.kind) || lastFault || repetition?.kind === 'perpetual-check') return;
    yield { code: 'record/foul-not-shown', index: length, ply: base + length };
  },
} as const satisfies Rule;
