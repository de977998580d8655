/** The words that tell pieces apart, through the writer and the reader: the printed examples, and crowded boards. */
import { addVariation, emptyLine, emptyRecord, type GameRecord, Report } from '@kifukit/record';
import {
  BISHOP,
  type Color,
  DRAGON,
  fileOf,
  GOLD,
  HORSE,
  isDrop,
  KING,
  KNIGHT,
  LANCE,
  type Move,
  makeMove,
  makeSfen,
  makeUsi,
  originOf,
  Position,
  PROMOTED_KNIGHT,
  PROMOTED_LANCE,
  PROMOTED_SILVER,
  pieceOf,
  ROOK,
  type Role,
  rankOf,
  SILVER,
  SQUARES,
  type Square,
  TOKIN,
  targetOf,
} from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { qualifierExamples } from '../kakinoki/testing/qualifier-examples.js';
import { type Random, seeded } from '../testing/random.js';
import { readText } from '../testing/read-text.js';
import { ki2 } from './index.js';
import { makeMoveText } from './names.js';

/** All moves as alternatives to each other, so that one text holds them all. */
function recordOf(position: Position, moves: readonly Move[]): GameRecord {
  const game = emptyRecord(makeSfen(position));
  moves.forEach((move, i) => {
    if (i === 0) game.main.moves.push(move);
    else addVariation(game.main, 0, { ...emptyLine(), moves: [move] });
  });
  return game;
}

function writtenAndRead(game: GameRecord) {
  const text = ki2.write?.(game, new Report('', allCodes)) ?? '';
  const { games, diagnostics } = readText(ki2, text);
  const main = games[0]?.main ?? emptyLine();
  const moves = [...main.moves, ...main.variations.flatMap(({ line }) => line.moves)];
  return { text, moves: moves.map(makeUsi), codes: diagnostics.map(({ code }) => code) };
}

for (const isWhite of [false, true]) {
  describe(`printed examples for ${isWhite ? 'White' : 'Black'}`, () => {
    test.each(qualifierExamples(isWhite))('$name', ({ to, origins, position }) => {
      const moves = origins.map(({ from }) => makeMove(from, to));
      const { text, moves: read, codes } = writtenAndRead(recordOf(position, moves));
      const written = text.match(/^[▲△].*$/gm) ?? [];
      expect(written.map((words) => words.replace(/不?成$/, ''))).toEqual(
        origins.map(({ words }) => expect.stringMatching(new RegExp(`[^上寄引左右直]${words}$`))),
      );
      expect(read).toEqual(moves.map(makeUsi));
      expect(codes.filter((code) => !code.startsWith('position/'))).toEqual([]);
    });
  });
}

const roles: readonly Role[] = [
  GOLD,
  SILVER,
  TOKIN,
  PROMOTED_LANCE,
  PROMOTED_KNIGHT,
  PROMOTED_SILVER,
  KNIGHT,
  LANCE,
  BISHOP,
  ROOK,
  HORSE,
  DRAGON,
];

/** Two to ten pieces of one kind for each side, near each other, one of the kind in hand, a king or none. */
function crowdedPosition(role: Role, random: Random): Position {
  const position = new Position(random.below(2) as Color);
  const file = 1 + random.below(5);
  const rank = 1 + random.below(5);
  const place = (piece: number): void => {
    const square = random.chance(70)
      ? (file + random.below(5) - 1) * 9 + rank + random.below(5) - 1
      : random.below(SQUARES);
    if (position.board[square] === 0) position.put(square, piece);
  };
  for (const color of [0, 1] as const) {
    if (random.chance(60)) place(pieceOf(color, KING));
    for (let men = 2 + random.below(9); men > 0; men--) place(pieceOf(color, role));
    if (role < KING && random.chance(50)) position.setHand(color, role, 1);
  }
  if (position.inCheck((1 - position.turn) as Color)) position.turn = (1 - position.turn) as Color;
  return position;
}

const sign = (position: Position): number => (position.turn === 0 ? 1 : -1);

/** Whether one word of a move fits a piece, as the rules say it: an implementation apart from the one that is tested. */
function fits(position: Position, from: Square, to: Square, word: string): boolean {
  const up = (rankOf(from) - rankOf(to)) * sign(position);
  const left = (fileOf(from) - fileOf(to)) * sign(position);
  if (word === '左') return left > 0;
  if (word === '右') return left < 0;
  if (word === '直') return left === 0 && up > 0;
  return word === '上' ? up > 0 : word === '引' ? up < 0 : up === 0;
}

/** Words of a move that could be left out. Two horses or dragons are named by their places to each other, so not theirs. */
function needlessWords(position: Position, move: Move, text: string): string[] {
  const to = targetOf(move);
  const role = position.board[originOf(move)] & 15;
  const words = [...(/[左右直上寄引]+/.exec(text)?.[0] ?? '')];
  const rivals = position.movesTo(to, role);
  if (words.length > 0 && rivals.length < 2) return words;
  if (role === HORSE || role === DRAGON) return [];
  return words.filter((word) => {
    const rest = words.filter((other) => other !== word);
    return (
      rest.length > 0 && rivals.filter((from) => rest.every((other) => fits(position, from, to, other))).length < 2
    );
  });
}

describe.each(roles)('crowds of role %i', (role) => {
  test('every legal move comes back, and no word is needless', { timeout: 60_000 }, () => {
    const random = seeded(role);
    for (let n = 0; n < 60; n++) {
      const position = crowdedPosition(role, random);
      const moves = position.legalMoves();
      if (moves.length === 0) continue;
      const { text, moves: read, codes } = writtenAndRead(recordOf(position, moves));
      expect(read, text).toEqual(moves.map(makeUsi));
      expect(
        codes.filter((code) => !code.startsWith('position/')),
        text,
      ).toEqual([]);
      for (const move of moves) {
        const words = makeMoveText(position, move, undefined);
        if (isDrop(move)) expect(words.endsWith('打')).toBe(position.movesTo(targetOf(move), role).length > 0);
        else expect(needlessWords(position, move, words), `${words} in ${makeSfen(position)}`).toEqual([]);
        if (role !== HORSE && role !== DRAGON) expect(words).not.toContain('(');
      }
    }
  });
});
