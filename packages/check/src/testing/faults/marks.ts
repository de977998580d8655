/** Signs of Kislyuk's notation that say something else than the board, and a variation of KIF that begins nowhere. */
import { type Around, around, endOf, lineAt, soundGame, textOf } from '../sound-game.js';
import type { FaultKind } from './fault.js';

/** How many moves are looked at in one game. */
const TRIES = 25;

/** `change` gives the move with a wrong sign, or undefined where it has no place for one. */
const mark = (
  word: string,
  change: (move: string, given: { readonly isCapture: boolean; readonly isCheck: boolean }) => string | undefined,
): FaultKind => ({
  name: word,
  formats: ['kislyuk'],
  make: (random) => {
    const game = soundGame(random, { least: 40, most: 80 });
    for (let tries = 0; tries < TRIES; tries++) {
      const ply = 1 + random.below(game.main.moves.length);
      const place: Around = around(game, 'kislyuk', ply);
      const isCheck = endOf(game, ply).inCheck();
      const changed = change(place.move, { isCapture: place.move.includes(':'), isCheck });
      if (changed === undefined || changed === place.move) continue;
      const line = lineAt(place.before, place.before.length);
      return { text: place.before + changed + place.after, line, ply, codes: [`kislyuk/${word}`] };
    }
    return undefined;
  },
});

export const markFaults: readonly FaultKind[] = [
  mark('check-missing', (move, { isCheck }) => (isCheck ? move.replace(/\+$/, '') : undefined)),
  mark('check-false', (move, { isCheck }) => (isCheck ? undefined : `${move}+`)),
  mark('mate-false', (move) => `${move.replace(/\+$/, '')}X`),
  mark('capture-mark-missing', (move, { isCapture }) => (isCapture ? move.replace(':', '—') : undefined)),
  mark('capture-mark-false', (move, { isCapture }) =>
    isCapture || move.includes('рез') ? undefined : move.replace('—', ':'),
  ),
  // A file that names its version is read strictly: a look-alike is no letter there, and it is told why.
  mark('homoglyph', (move) => move.replace('К', 'K').replace('М', 'M').replace('У', 'Y').replace('С', 'C')),
  mark('prefix-missing', (move) => (move.startsWith('пр. ') ? move.slice(4) : undefined)),
  {
    name: 'variation of a move that was not played',
    formats: ['kif'],
    make: (random) => {
      const text = textOf(soundGame(random), 'kif');
      const ply = 200 + random.below(100);
      const variation = `\n変化：${ply}手\n${String(ply).padStart(4)} ５八金(49)\n`;
      const line = lineAt(text, text.length) + 1;
      return { text: text + variation, line, ply, codes: ['record/variation-without-parent'] };
    },
  },
];
