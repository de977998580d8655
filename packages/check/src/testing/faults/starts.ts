/**
 * Starts that are not as they should be: damaged diagrams, men too many or too few, hands, sides to move, handicaps. What
 * is odd about a position as a whole is told where its board begins.
 */
import type { FormatId } from '@kifukit/formats';
import {
  type Color,
  isDeadEnd,
  KING,
  KNIGHT,
  LANCE,
  makeSfen,
  opponent,
  PAWN,
  type Position,
  pieceOf,
  positionOf,
  SET_COUNTS,
  SQUARES,
  type Square,
} from '@kifukit/rules';
import type { Random } from '../random.js';
import { endOf, lineAt, soundGame, textOf } from '../sound-game.js';
import { ALL, type FaultKind, type Faulty, replaced } from './fault.js';

/** A game from the middle of another, so that its text has a board. */
const fromBoard = (random: Random) => {
  const start = makeSfen(endOf(soundGame(random, { least: 12, most: 50 })), 1);
  return soundGame(random, { start, least: 4 });
};

/** Where a text begins to tell its board. */
const BOARD: Partial<Readonly<Record<FormatId, RegExp>>> = { kif: /^\|/m, csa: /^P1/m, usi: /^/, kislyuk: /^Позиция/m };

/** The board is changed by `change`; no move is played from it. */
const odd = (code: string, change: (position: Position, random: Random) => boolean | undefined): FaultKind => ({
  name: code,
  formats: ALL,
  make: (random, format) => {
    const { start } = fromBoard(random);
    const position = positionOf(start);
    if (!change(position, random)) return undefined;
    const game = soundGame(random, { start: makeSfen(position, 1), least: 0, most: 0 });
    const text = textOf(game, format);
    return { text, line: lineAt(text, text.search(BOARD[format] as RegExp)), ply: 0, codes: [`position/${code}`] };
  },
});

/** An empty square that fits. */
function emptySquare({ board }: Position, random: Random, fits: (square: Square) => boolean): Square | undefined {
  for (let tries = 0; tries < 200; tries++) {
    const square = random.below(SQUARES);
    if (board[square] === 0 && fits(square)) return square;
  }
  return undefined;
}

const isQuiet = (position: Position): boolean => !position.inCheck(opponent(position.turn));

const pawnsOf = ({ board }: Position, color: Color, square: Square): number => {
  const first = square - (square % 9);
  return board.subarray(first, first + 9).filter((piece) => piece === pieceOf(color, PAWN)).length;
};

const oddities: readonly FaultKind[] = [
  odd('too-many-pieces', (position, random) => {
    const role = 2 + random.below(6);
    position.setHand(random.below(2) as Color, role, SET_COUNTS[role] + 1);
    return true;
  }),
  odd('two-kings', (position, random) => {
    const square = emptySquare(position, random, () => true);
    if (square === undefined) return false;
    position.put(square, pieceOf(random.below(2) as Color, KING));
    return isQuiet(position);
  }),
  odd('king-missing', (position, random) => {
    position.put(position.kingSquare(random.below(2) as Color), 0);
    return isQuiet(position);
  }),
  odd('pawns-doubled', (position, random) => {
    const color = random.below(2) as Color;
    const pawn = pieceOf(color, PAWN);
    const square = emptySquare(position, random, (at) => !isDeadEnd(pawn, at) && pawnsOf(position, color, at) === 1);
    const other = position.board.findIndex(
      (piece, at) => piece === pawn && square !== undefined && (at / 9) >> 0 !== (square / 9) >> 0,
    );
    if (square === undefined || other < 0) return false;
    position.put(other, 0);
    position.put(square, pawn);
    return isQuiet(position);
  }),
  odd('piece-on-dead-rank', (position, random) => {
    const color = random.below(2) as Color;
    const role = random.pick([LANCE, KNIGHT]);
    const other = position.board.indexOf(pieceOf(color, role));
    const square = emptySquare(position, random, (at) => isDeadEnd(pieceOf(color, role), at));
    if (square === undefined || other < 0) return false;
    position.put(other, 0);
    position.put(square, pieceOf(color, role));
    return isQuiet(position);
  }),
  odd('opponent-in-check', (position) => {
    if (!position.inCheck()) return false;
    position.turn = opponent(position.turn);
    return true;
  }),
];

/** Something in the text of a board is replaced; `old` tells where. */
const damaged = (
  name: string,
  format: FormatId,
  make: (text: string, random: Random) => Faulty | undefined,
): FaultKind => ({
  name,
  formats: [format],
  make: (random) => {
    const faulty = make(textOf(fromBoard(random), format), random);
    return faulty && { ...faulty, ply: 0 };
  },
});

const row = (random: Random): number => 1 + random.below(9);
const RANKS = '一二三四五六七八九';

/** The line of the board's row, changed. */
function changedRow(text: string, line: RegExp, change: (row: string) => string): Faulty | undefined {
  const found = line.exec(text)?.[0];
  return found === undefined ? undefined : replaced(text, found, change(found), 'position/bad-board-row');
}

export const startFaults: readonly FaultKind[] = [
  ...oddities,
  damaged('row too short', 'kif', (text, random) =>
    changedRow(text, new RegExp(`^\\|.*\\|${RANKS[row(random) - 1]}$`, 'm'), (line) => `|${line.slice(3)}`),
  ),
  damaged('row with a strange sign', 'kif', (text, random) =>
    changedRow(text, new RegExp(`^\\|.*\\|${RANKS[row(random) - 1]}$`, 'm'), (line) => `| 犬${line.slice(3)}`),
  ),
  damaged('row with a strange piece', 'csa', (text, random) =>
    changedRow(text, new RegExp(`^P${row(random)}.*$`, 'm'), (line) => `${line.slice(0, 2)}+XX${line.slice(5)}`),
  ),
  damaged('row too short', 'csa', (text, random) =>
    changedRow(text, new RegExp(`^P${row(random)}.*$`, 'm'), (line) => line.slice(0, 2) + line.slice(5)),
  ),
  damaged('row too long', 'usi', (text) => replaced(text, /(?<=sfen )/, '1', 'position/bad-sfen-row')),
  damaged('row with a strange piece', 'usi', (text) =>
    replaced(text, /(?<=sfen )./, 'x', 'position/bad-sfen-piece', 'position/bad-sfen-row'),
  ),
  damaged('strange turn', 'usi', (text) => replaced(text, / [bw] /, ' x ', 'position/bad-sfen-turn')),
  damaged('strange hand', 'usi', (text) => replaced(text, /(?<= [bw] )\S+/, 'K', 'position/bad-sfen-hand')),
  damaged('strange hand', 'kif', (text) => replaced(text, /(?<=先手の持駒：)\S.*$/m, '犬　', 'position/bad-hand')),
  damaged('strange hand', 'csa', (text) => replaced(text, /^P\+00\w\w/m, 'P+00XX', 'position/bad-hand')),
  damaged('no side to move', 'kif', (text) => {
    const line = lineAt(text, text.search(BOARD.kif as RegExp));
    const without = text.replace(/^後手番\n/m, '');
    return without === text ? undefined : { text: without, line, codes: ['record/side-to-move-inferred'] };
  }),
  damaged('no side to move', 'csa', (text) => replaced(text, /^[+-]\n/m, '', 'csa/no-turn')),
  damaged('handicap that is not on the board', 'kif', (text, random) =>
    replaced(
      text,
      /^後手の持駒/m,
      `手合割：${random.pick(['香落ち', '角落ち', '飛車落ち', '二枚落ち', '六枚落ち'])}\n後手の持駒`,
      'record/handicap-contradicts-diagram',
    ),
  ),
  damaged('board that is missing', 'kif', (text) => {
    const at = text.indexOf('後手の持駒');
    const rest = text.slice(text.indexOf('手数----'));
    return {
      text: `${text.slice(0, at)}手合割：その他\n${rest}`,
      line: lineAt(text, at),
      codes: ['record/diagram-missing'],
    };
  }),
  {
    name: 'unknown handicap',
    formats: ['kif'],
    make: (random) => {
      const text = textOf(soundGame(random), 'kif');
      const faulty = replaced(text, '手合割：平手', '手合割：猫落ち', 'record/unknown-handicap');
      return faulty && { ...faulty, ply: 0 };
    },
  },
];
