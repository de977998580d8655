/** Random positions for properties: by legal play from many starts, and by putting men anywhere. */
import fc from 'fast-check';
import { handicapSfen, handicaps } from '../handicap.js';
import { isPromotion, type Move, targetOf } from '../move.js';
import { BLACK, type Color, HAND_ROLES, KING, pieceOf, type Role, WHITE } from '../piece.js';
import { Position } from '../position.js';
import { positionOf } from '../sfen.js';
import { SQUARES } from '../square.js';

/** Besides even and handicap games: middle games, full hands, an endgame with entered kings, mate problems. */
export const starts: readonly string[] = [
  ...handicaps.map(handicapSfen),
  'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
  'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1',
  '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124',
  '2+P6/1KG+P+R4/SGS+P1+P3/N2+B2P2/L6pl/2P1P+b2n/3+p1+psgs/4+r+pgk1/6+p2 b NL4Pnl2p 1',
  '4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP2r2b4g4s4n4l16p 1',
  '3sks3/9/4S4/9/9/9/9/9/9 b 2R2B4G4N4L18P 1',
];

/** Numbers from 0 up to, but not including, 1, the same for the same seed (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A move of the list; captures and promotions come up more often than their number, for livelier games. */
export function chooseMove(position: Position, moves: readonly Move[], random: () => number): Move {
  const pick = (): Move => moves[Math.floor(random() * moves.length)] as Move;
  const first = pick();
  const lively = (move: Move): boolean => isPromotion(move) || position.board[targetOf(move)] !== 0;
  return lively(first) ? first : ([pick(), first].find(lively) ?? first);
}

/** Plays up to `plies` random legal moves and gives them. */
export function playRandomly(position: Position, plies: number, random: () => number): Move[] {
  const played: Move[] = [];
  while (played.length < plies) {
    const moves = position.legalMoves();
    if (moves.length === 0) break;
    const move = chooseMove(position, moves, random);
    position.play(move);
    played.push(move);
  }
  return played;
}

const seeds = fc.integer({ min: 0, max: 0x7fff_ffff });

/** A position reached by legal moves. */
export const playedPositions: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...starts), fc.nat({ max: 160 }), seeds)
  .map(([sfen, plies, seed]) => {
    const position = positionOf(sfen);
    playRandomly(position, plies, randomNumbers(seed));
    return position;
  });

const colors = fc.constantFrom<Color>(BLACK, WHITE);
const squares = fc.nat({ max: SQUARES - 1 });
const men = fc.tuple(
  squares,
  colors,
  fc.integer({ min: 1, max: 14 }).filter((role) => role !== KING),
);
/** Mostly one king, sometimes none or several. */
const kings = fc.oneof(
  { weight: 6, arbitrary: fc.array(squares, { minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constant<number[]>([]) },
  { weight: 1, arbitrary: fc.array(squares, { minLength: 2, maxLength: 3 }) },
);
const hands = fc.array(fc.tuple(colors, fc.constantFrom<Role>(...HAND_ROLES), fc.nat({ max: 18 })), { maxLength: 5 });

/** Men anywhere, dead ends, doubled pawns and a king left in check among them. */
export const anyPositions: fc.Arbitrary<Position> = fc
  .tuple(fc.array(men, { maxLength: 24 }), kings, kings, hands, colors, fc.integer({ min: 1, max: 500 }))
  .map(([board, black, white, held, turn, number]) => {
    const position = new Position(turn, number);
    for (const [square, color, role] of board) position.put(square, pieceOf(color, role));
    for (const square of black) position.put(square, pieceOf(BLACK, KING));
    for (const square of white) position.put(square, pieceOf(WHITE, KING));
    for (const [color, role, count] of held) position.setHand(color, role, count);
    return position;
  });

export const positions = fc.oneof(playedPositions, anyPositions);
