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

export const clock: Rule = {
  codes: {
    'record/time-exceeds-control': {
      severity: 'warning',
      message: '{side} has used {used} seconds on this move, where the time control leaves {left}',
      explanation:
        'Once the initial time is spent a move takes no longer than the byoyomi; where there is none, the game is lost on time. Told once for each side.',
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
};

/** The control, where both players have the same and it says what happens after the initial time. */
function controlOf(game: GameRecord): Control | undefined {
  if (headerOf(game, '先手持ち時間') !== undefined || headerOf(game, '後手持ち時間') !== undefined) return undefined;
  const control = parseAnyTimeControl(headerOf(game, 'timeControl') ?? '');
  const byoyomi = parseByoyomi(headerOf(game, '秒読み') ?? '') ?? control?.byoyomi;
  return control && byoyomi !== undefined ? { ...control, byoyomi } : undefined;
}

/** The first move of one side (`offset` 0: who moves first) that took longer than was left. */
function overstepping(
  { line, base, end, first }: LineFacts,
  { initial, byoyomi, increment }: Control,
  offset: 0 | 1,
): RuleFinding | undefined {
  const lostOnTime = line.ending?.kind === 'timeout' && (end.turn === first ? 0 : 1) === offset;
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
