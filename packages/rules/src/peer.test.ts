// The same legal moves as tsshogi has, over many thousands of positions; the number is KIFUKIT_PEER_POSITIONS.
import { describe, expect, test } from 'vitest';
import { impassePoints, judgeDeclaration24, judgeDeclaration27 } from './impasse.js';
import { type Move, makeUsi } from './move.js';
import { BLACK, type Color, HAND_ROLES, KING, opponent, pieceOf, WHITE } from './piece.js';
import { Position } from './position.js';
import { makeSfen, positionOf } from './sfen.js';
import { SQUARES } from './square.js';
import { peerDeclaration, peerLegalMoves, peerPosition } from './testing/peer.js';
import { chooseMove, randomNumbers, starts } from './testing/positions.js';

const wanted = Number(process.env.KIFUKIT_PEER_POSITIONS ?? 20_000);
const setUp = wanted / 10;
const TOTAL_POINTS = 54;
const long = { timeout: 60_000 + wanted * 5 };

function expectAgreement(position: Position): Move[] {
  const sfen = makeSfen(position);
  const ours = position.legalMoves();
  const theirs = peerLegalMoves(peerPosition(sfen)).map((move) => move.usi);
  if (ours.length !== theirs.length || !theirs.every(isAmong(ours))) {
    expect({ sfen, moves: ours.map(makeUsi).sort() }).toEqual({ sfen, moves: theirs.sort() });
  }
  return ours;
}

function isAmong(moves: readonly Move[]): (usi: string) => boolean {
  const known = new Set(moves.map(makeUsi));
  return (usi) => known.has(usi);
}

/** Up to 16 men and a hand anywhere; at most one king a side. */
function scatter(random: () => number): Position {
  const below = (limit: number): number => Math.floor(random() * limit);
  const position = new Position(below(2) as Color);
  for (let men = 2 + below(15); men > 0; men--) {
    const role = 1 + below(14);
    if (role !== KING) position.put(below(SQUARES), pieceOf(below(2) as Color, role));
  }
  for (const color of [BLACK, WHITE] as const) {
    if (random() < 0.9) position.put(below(SQUARES), pieceOf(color, KING));
    for (const role of HAND_ROLES) if (random() < 0.3) position.setHand(color, role, 1 + below(2));
  }
  return position;
}

describe('tsshogi agrees', long, () => {
  test(`on the legal moves of ${wanted} positions of random games`, () => {
    let count = 0;
    for (let game = 0; count < wanted; game++) {
      const random = randomNumbers(game);
      const position = positionOf(starts[game % starts.length] as string);
      for (let ply = 0; ply < 150 && count < wanted; ply++) {
        const moves = expectAgreement(position);
        count++;
        if (moves.length === 0) break;
        position.playLegal(chooseMove(position, moves, random));
      }
    }
  });

  // NOTE: a king that can be taken at once is left out: tsshogi then takes some pawn drops for mates that are none.
  test(`on the legal moves of ${setUp} positions set up at random`, () => {
    const random = randomNumbers(0x5e7);
    for (let count = 0; count < setUp; ) {
      const position = scatter(random);
      if (position.inCheck(opponent(position.turn))) continue;
      expectAgreement(position);
      count++;
    }
  });

  // NOTE: a declaration that lacks points loses by the 27-point rule; tsshogi calls it a draw, so only wins are compared.
  test('on declarations by 24 and by 27 points', () => {
    const random = randomNumbers(0x1a9);
    const verdicts = new Set<string>();
    for (let count = 0; count < 2_000; count++) {
      const position = enteredKing(random);
      const sfen = makeSfen(position);
      const missing = TOTAL_POINTS - impassePoints(position, BLACK) - impassePoints(position, WHITE);
      const ours = [judgeDeclaration24(position, missing), judgeDeclaration27(position, missing) === 'win'];
      const peer = peerPosition(sfen);
      const theirs = [peerDeclaration(peer, 24).replace('lose', 'fail'), peerDeclaration(peer, 27) === 'win'];
      expect({ sfen, verdict: ours }).toEqual({ sfen, verdict: theirs });
      verdicts.add(ours.join());
    }
    expect([...verdicts].sort()).toEqual(['draw,false', 'draw,true', 'fail,false', 'win,true']);
  });
});

/** A king in the enemy camp, mostly, with ten or so of its men and a hand. */
function enteredKing(random: () => number): Position {
  const below = (limit: number): number => Math.floor(random() * limit);
  const turn = below(2) as Color;
  const position = new Position(turn);
  const place = (role: number, ranks: number): void => {
    const rank = below(ranks);
    position.put(below(9) * 9 + (turn === BLACK ? rank : 8 - rank), pieceOf(turn, role));
  };
  for (let men = 10 + below(6); men > 0; men--) place(random() < 0.3 ? 13 + below(2) : 9 + below(4), 3);
  place(KING, random() < 0.9 ? 3 : 9);
  position.setHand(turn, 1, below(12));
  position.setHand(turn, 6, below(2));
  if (random() < 0.3) position.put(below(SQUARES), pieceOf(opponent(turn), 6));
  if (position.kingSquare(turn) < 0) place(KING, 3);
  return position;
}
