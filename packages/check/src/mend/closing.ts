/** Mending what closes a record: the ending that a mate proves, the count of moves in the まで line. */
import type { FormatId } from '@kifukit/formats';
import { type Diagnostic, winnerBy } from '@kifukit/record';
import { positionOf } from '@kifukit/rules';
import type { Edit } from './edits.js';
import { firstNumber, numberBefore, type Sound } from './lines.js';

/** Lines that belong to the move before them, by format. */
const remarks: Partial<Readonly<Record<FormatId, RegExp>>> = { kif: /^[*#&]/, ki2: /^[*#&]/, csa: /^['T]/ };

/** The words that say mate, behind the last move and what belongs to it. */
export function endingEdit(sound: Sound): Edit[] {
  const { format, text, places } = sound;
  const { main } = sound.game;
  const last = places.spanOf(main, main.moves.length - 1);
  const words = mateWords(sound, last?.[0]);
  if (!last || words === undefined || !endOf(sound).inCheck()) return [];
  let at = lineEnd(text, format === 'kislyuk' ? text.trimEnd().length : last[1]);
  const isRemark = remarks[format];
  while (at < text.length && isRemark?.test(text.slice(at, at + 1))) at = lineEnd(text, at);
  const newline = NEWLINE.exec(text)?.[0] ?? '\n';
  const lead = /[\r\n]$/.test(text.slice(0, at).slice(-1)) ? '' : newline;
  return [{ start: at, end: at, replacement: lead + words + newline, code: 'record/missing-ending' }];
}

function mateWords(sound: Sound, lastMove: number | undefined): string | undefined {
  const { moves, variations } = sound.game.main;
  switch (sound.format) {
    case 'kif': {
      const printed = numberBefore(sound.text, lastMove)?.number;
      const number = variations.length > 0 && printed !== undefined ? printed + 1 : firstNumber(sound) + moves.length;
      return `${String(number).padStart(4)} 詰み`;
    }
    case 'ki2':
      return `まで${moves.length}手で詰み`;
    case 'csa':
      return '%TSUMI';
    case 'kislyuk':
      return 'Мат';
    default:
      return undefined;
  }
}

/** The position after the last move of the main line. */
function endOf({ game: { start, main } }: Sound) {
  const position = positionOf(start);
  for (const move of main.moves) position.play(move);
  return position;
}

const NEWLINE = /\r\n|\n|\r/;

/** The offset behind the line break after `at`, or the end of the text. */
function lineEnd(text: string, at: number): number {
  NEWLINE_AHEAD.lastIndex = at;
  return NEWLINE_AHEAD.test(text) ? NEWLINE_AHEAD.lastIndex : text.length;
}

const NEWLINE_AHEAD = /\r\n|\n|\r/g;

const COUNT = /^まで[、,]?\s*([^手\s]{1,9})手/;

/** The moves count, where something besides them speaks against the count that the line names. */
export function countEdits(sound: Sound, found: readonly Diagnostic[]): Edit[] {
  const { moves, variations } = sound.game.main;
  if (variations.length > 0) return [];
  return found.flatMap(({ code, span: [at, behind] = [0, 0] }) => {
    const words = sound.text.slice(at, behind);
    const named = COUNT.exec(words)?.[1];
    if (named === undefined || !(isEndingNumbered(sound) || isWinnerAgainst(sound, words, named))) return [];
    const start = at + words.indexOf(named);
    return [{ start, end: start + named.length, replacement: String(moves.length), code }];
  });
}

/** Whether a line behind the last move says the ending and has the number that is next. */
function isEndingNumbered(sound: Sound): boolean {
  const { text, places } = sound;
  const { main } = sound.game;
  const ending = numberBefore(text, places.spanOf(main, main.moves.length)?.[0]);
  const last = numberBefore(text, places.spanOf(main, main.moves.length - 1)?.[0]);
  return ending !== undefined && last !== undefined && ending.number === last.number + 1;
}

/** Whether the side that is named as the winner cannot have won after so many moves, but has after those of the record. */
function isWinnerAgainst({ game: { start, main } }: Sound, words: string, named: string): boolean {
  const { ending, moves } = main;
  const { turn } = positionOf(start);
  const isOdd = (Number(named.normalize('NFKC')) - moves.length) % 2 !== 0;
  if (!ending || !isOdd || !/[先後上下]手/.test(words)) return false;
  const toMove = moves.length % 2 === 0 ? turn : turn === 0 ? 1 : 0;
  const winner = winnerBy(ending.kind, toMove, turn);
  return winner !== undefined && winner !== 'draw' && (ending.winner ?? winner) === winner;
}
