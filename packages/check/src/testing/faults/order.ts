/** Lines that are missing, doubled, misnumbered, damaged or signed for the wrong side. */
import type { FormatId } from '@kifukit/formats';
import { isDrop } from '@kifukit/rules';
import type { Random } from '../random.js';
import { type Around, around, lineAt, soundGame } from '../sound-game.js';
import { ALL, type FaultKind, type Faulty } from './fault.js';

interface Place extends Around {
  readonly ply: number;
  readonly isDrop: boolean;
  readonly format: FormatId;
}

/** Something done to the text at one of its moves, neither the first nor the last. */
const atMove = (
  name: string,
  formats: readonly FormatId[],
  make: (place: Place, random: Random) => Faulty | undefined,
): FaultKind => ({
  name,
  formats,
  make: (random, format) => {
    const game = soundGame(random);
    const ply = 2 + random.below(game.main.moves.length - 3);
    const move = game.main.moves[ply - 1];
    return make({ ...around(game, format, ply), ply, isDrop: isDrop(move), format }, random);
  },
});

/** The line of the move and what is before and after it, with its time. */
function lineOf({ before, move, after }: Place): readonly [above: string, line: string, below: string] {
  const start = before.lastIndexOf('\n') + 1;
  // The time of a CSA move stands on a line of its own.
  const end = /^[^\n]*\n(?:T\d+\n)?/.exec(after)?.[0].length ?? after.length;
  return [before.slice(0, start), before.slice(start) + move + after.slice(0, end), after.slice(end)];
}

const onLine = (text: string, at: number, ply: number, ...codes: readonly string[]): Faulty => ({
  text,
  line: lineAt(text, at),
  ply,
  codes,
});

export const orderFaults: readonly FaultKind[] = [
  atMove('damaged move', ALL, ({ before, move, after, ply, format }, random) => {
    // Kislyuk's notation is lenient with words; a square without a file or a rank is none.
    const damages: Partial<Record<FormatId, readonly string[]>> = {
      kif: [move.replace(/^./, '？'), move.slice(1), move.replace(/[一二三四五六七八九]/, '十')],
      csa: [move.replace(/\d/, 'x'), move.slice(0, 5), `${move.slice(0, 5)}XX`],
      usi: [move.slice(1), `${move}x`, move.replace(/[a-i]/, 'z')],
      kislyuk: [move.replace(/[1-9](?=[a-i])/, '0'), move.replace(/[a-i]/, 'z')],
    };
    const text = before + random.pick(damages[format] ?? []) + after;
    return onLine(text, before.length, ply, 'move/bad-move-syntax');
  }),
  atMove('wrong number', ['kif'], ({ before, move, after, ply }, random) => {
    const wrong = ply + random.pick([-1, 1, 2, 10, 100]);
    const text = before.replace(/ *\d+ $/, `${String(wrong).padStart(4)} `) + move + after;
    return onLine(text, before.length, ply, 'record/move-number-mismatch');
  }),
  atMove('wrong number', ['kislyuk'], ({ before, move, after, ply }, random) => {
    if (ply % 2 === 0) return undefined;
    const wrong = (ply + 1) / 2 + random.pick([1, 2, 10, 100]);
    return onLine(before.replace(/\d+\. $/, `${wrong}. `) + move + after, before.length, ply, 'kislyuk/number');
  }),
  atMove('missing line', ['kif'], (place) => {
    const [above, , below] = lineOf(place);
    return onLine(above + below, above.length, place.ply, 'record/move-number-mismatch');
  }),
  atMove('missing line', ['csa'], (place) => {
    const [above, , below] = lineOf(place);
    return onLine(above + below, above.length, place.ply, 'move/wrong-side');
  }),
  atMove('doubled line', ['kif'], (place) => {
    const [above, line, below] = lineOf(place);
    return onLine(
      above + line + line + below,
      above.length + line.length,
      place.ply + 1,
      'record/move-number-mismatch',
    );
  }),
  atMove('doubled line', ['csa'], (place) => {
    const [above, line, below] = lineOf(place);
    return onLine(above + line + line + below, above.length + line.length, place.ply + 1, 'move/wrong-side');
  }),
  atMove('wrong sign', ['csa'], ({ before, move, after, ply, isDrop: isDropped }) => {
    const signed = (move.startsWith('+') ? '-' : '+') + move.slice(1);
    return onLine(before + signed + after, before.length, ply, isDropped ? 'move/wrong-side' : 'csa/wrong-sign');
  }),
  atMove('resigned too early', ['kif', 'csa'], (place) => {
    const [above, line, below] = lineOf(place);
    const word = place.format === 'kif' ? `${String(place.ply).padStart(4)} 投了\n` : '%TORYO\n';
    return onLine(above + word + line + below, above.length + word.length, place.ply, 'record/moves-after-end');
  }),
  atMove('time that is none', ['csa'], ({ before, move, after, ply }, random) => {
    const text = before + move + after.replace(/^\nT\d+/, `\nT${random.pick(['abc', '5m', '--'])}`);
    return onLine(text, before.length + move.length + 1, ply, 'csa/bad-time');
  }),
];
