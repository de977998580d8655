/** More time used than the control that the headers name allows. */
import { parseAnyTimeControl, parseByoyomi, type TimeControl } from '@kifukit/formats';
import { type GameRecord, headerOf, timeOf } from '@kifukit/record';
import { colorName } from '@kifukit/rules';
import type { LineFacts } from '../facts.js';
import type { Rule, RuleFinding } from '../rule.js';

const MINUTE = 60_000;
/** Programs round a move's time to seconds, each in its own way, and add what the network took. */
const TOLERANCE = 2000;

type Control = TimeControl & { readonly byoyomi: number };

export const clock = {
  codes: {
    'record/time-exceeds-control': {
      severity: 'warning',
      message: '{side:phrase} has used {used} {used|second|seconds} on this move, where the time control leaves {left}',
      explanation: {
        means: {
          en: 'Once the initial time is spent, a move takes no longer than the byoyomi, and without a byoyomi the game is lost on time. The time control of the headers and the times of the moves contradict each other; both are kept. Told once for each side.',
          ja: '持ち時間を使い切ると一手は秒読みの範囲で指し、秒読みがなければ時間切れ負けです。ヘッダーの持ち時間と消費時間が食い違っていますが、どちらも残しました。双方それぞれ一度だけ知らせます。',
          ru: 'Когда основное время вышло, на ход даётся не больше бёёми, а без бёёми партия просрочена. Контроль времени в заголовках и время ходов противоречат друг другу; и то и другое сохранено. Сообщается один раз для каждой стороны.',
        },
        todo: {
          en: 'See which of the two is right: the time control, or the time of the move.',
          ja: '持ち時間と消費時間のどちらが正しいか確かめてください。',
          ru: 'Проверьте, что верно: контроль времени или время хода.',
        },
        example: {
          format: 'csa',
          wrong: 'V2.2\n$TIME_LIMIT:00:01+10\nPI\n+\n+7776FU\nT90\n',
          right: 'V2.2\n$TIME_LIMIT:00:01+10\nPI\n+\n+7776FU\nT60\n',
        },
      },
    },
  },
  *check(facts, _profile, game): Generator<RuleFinding> {
    if (!facts.isMain || facts.line.times.length === 0) return;
    const control = controlOf(game);
    if (!control) return;
    for (const offset of [0, 1] as const) {
      const found = overstepping(facts, control, offset);
      if (found) yield found;
    }
  },
} as const satisfies Rule;

/** The control, where both players have the same and it says what happens after the initial time. */
function controlOf(game: GameRecord): Control | undefined {
  if (headerOf(game, '先手持ち時間') !== undefined || headerOf(game, '後手持ち時間') !== undefined) return undefined;
  const control = parseAnyTimeControl(headerOf(game, 'timeControl') ?? '');
  const byoyomi = parseByoyomi(headerOf(game, '秒読み') ?? '') ?? control?.byoyomi;
  return control && byoyomi !== undefined ? { ...control, byoyomi } : undefined;
}

/** The first move of one side (`offset` 0: who moves first) that took longer than was left. */
function overstepping(
  { line, base, turn, first }: LineFacts,
  { initial, byoyomi, increment }: Control,
  offset: 0 | 1,
): RuleFinding | undefined {
  const lostOnTime = line.ending?.kind === 'timeout' && (turn === first ? 0 : 1) === offset;
  let bank = initial;
  for (let index = offset; index < line.moves.length; index += 2) {
    const spent = timeOf(line, index);
    if (spent === undefined) return undefined;
    bank += increment;
    const used = counted(spent, byoyomi);
    const over = used - bank - byoyomi;
    if (over > TOLERANCE && !lostOnTime) {
      const side = colorName(offset === 0 ? first : first === 0 ? 1 : 0);
      const values = { side, used: seconds(spent), left: seconds(bank + byoyomi) };
      return { code: 'record/time-exceeds-control', index, ply: base + index + 1, values };
    }
    bank = Math.max(0, bank - used);
  }
  return undefined;
}

/** NOTE: by stopwatch, usual with a byoyomi of whole minutes, only full minutes are taken off. */
const counted = (spent: number, byoyomi: number): number =>
  byoyomi > 0 && byoyomi % MINUTE === 0 ? spent - (spent % MINUTE) : spent;

const seconds = (time: number): number => Math.round(time / 1000);
