/** Mate problems: every move of the attacker checks, the line ends in mate. */

import { isMatedInTheEnd } from '../futile.js';
import type { Texts } from '../languages/language.js';
import type { Rule, RuleFinding } from '../rule.js';

const correctSolution: Texts = {
  en: 'Compare the solution with its source and correct it; where the record is no mate problem, check by other rules.',
  ja: '手順を元の作品と照らし合わせて直してください。詰将棋でなければ、別の--rulesを指定してください。',
  ru: 'Сверьте решение с источником и исправьте его; если это не задача на мат, проверяйте по другим правилам.',
};

const PROBLEM = 'sfen 4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1 moves';

export const tsume = {
  codes: {
    'record/tsume-move-without-check': {
      severity: 'warning',
      message: "the attacker's move gives no check; a mate problem is solved with checks only",
      explanation: {
        means: {
          en: 'In a mate problem the attacker gives check with every move until mate. This move gives none, so it is no move of a solution; the record is kept.',
          ja: '詰将棋では、攻方は詰みまで王手を続けます。この手は王手ではないため、正しい手順ではありません。棋譜はそのまま残しました。',
          ru: 'В задаче на мат атакующий шахует каждым ходом до самого мата. Этот ход шаха не даёт, значит, решением быть не может; запись сохранена.',
        },
        todo: correctSolution,
        example: { format: 'usi', profile: 'tsume', wrong: `${PROBLEM} G*7g 5a4a\n`, right: `${PROBLEM} G*5b\n` },
      },
    },
    'record/tsume-without-mate': {
      severity: 'warning',
      message: 'the solution does not end in mate',
      explanation: {
        means: {
          en: 'The solution of a mate problem leads to mate. After its last move the defender still has a legal move; the record is kept.',
          ja: '詰将棋の手順は詰みで終わります。最後の手のあとに合法手が残っていますが、棋譜はそのまま残しました。',
          ru: 'Решение задачи на мат приводит к мату. После последнего хода у защищающегося ещё есть законный ход; запись сохранена.',
        },
        todo: correctSolution,
        example: { format: 'usi', profile: 'tsume', wrong: `${PROBLEM} G*4b 5a4b\n`, right: `${PROBLEM} G*5b\n` },
      },
    },
  },
  *check({ line, base, checks, end, isMain }, profile): Generator<RuleFinding> {
    if (!profile.tsume) return;
    const given = checks();
    for (let index = base % 2; index < given.length; index += 2) {
      if (!given[index]) yield { code: 'record/tsume-move-without-check', index, ply: base + index + 1 };
    }
    const length = line.moves.length;
    if (isMain && length > 0 && !isMatedInTheEnd(end())) {
      yield { code: 'record/tsume-without-mate', index: length - 1, ply: base + length };
    }
  },
} as const satisfies Rule;
