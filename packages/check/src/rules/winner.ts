/** The recorded winner against the ending. */
import { recordCodes, winnerBy } from '@kifukit/record';
import { compareEnding } from '../explanations/record-todos.js';
import type { Rule, RuleFinding } from '../rule.js';

export const winner = {
  codes: {
    'record/winner-mismatch': {
      ...recordCodes['record/winner-mismatch'],
      explanation: {
        means: {
          en: 'Who won follows from the way a game ends: who is to move when it is resigned, mated or lost on time has lost. The record names the other side, as in its closing line (まで…手で先手の勝ち); the ending counts.',
          ja: '勝者は終局の仕方で決まります。投了・詰み・時間切れなら手番の側の負けです。「まで○手で先手の勝ち」などの記載が食い違っているため、終局のほうを採りました。',
          ru: 'Победитель следует из исхода: при сдаче, мате и просрочке времени проиграла сторона, чья очередь хода. Запись называет победителем другую, например в строке まで…手で先手の勝ち; считается исход.',
        },
        todo: compareEnding,
        example: {
          format: 'kif',
          wrong: '   1 ７六歩(77)\n   2 投了\nまで1手で後手の勝ち\n',
          right: '   1 ７六歩(77)\n   2 投了\nまで1手で先手の勝ち\n',
        },
      },
    },
  },
  *check({ line, base, turn, first }): Generator<RuleFinding> {
    const { ending } = line;
    if (!ending?.winner || ending.kind === 'illegal-move' || ending.kind === 'illegal-action') return;
    const found = winnerBy(ending.kind, turn, first);
    if (found === undefined || found === ending.winner) return;
    const index = line.moves.length;
    yield { code: 'record/winner-mismatch', index, ply: base + index, values: { named: ending.winner, found } };
  },
} as const satisfies Rule;
