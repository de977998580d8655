// Going along the lines: the trail back and forth, the order of the walk.
import { type Move, makeSfen, makeUsi, parseUsi, positionOf, START_SFEN, startPosition } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { read } from './testing/script.js';
import { Trail } from './trail.js';
import { walk } from './walk.js';

const movesOf = (text: string): Move[] => text.split(' ').map((usi) => parseUsi(usi) as Move);

describe('the trail', () => {
  test('goes back and forth', () => {
    const trail = new Trail(startPosition());
    for (const move of movesOf('7g7f 3c3d 8h2b+')) trail.play(move);
    expect([trail.ply, trail.moves.map(makeUsi)]).toEqual([3, ['7g7f', '3c3d', '8h2b+']]);
    trail.backTo(5);
    expect(trail.ply).toBe(3);
    trail.backTo(1);
    expect(makeSfen(trail.position)).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2');
    trail.playLegal(movesOf('3c3d')[0] as Move);
    trail.backTo(0);
    expect(makeSfen(trail.position)).toBe(START_SFEN);
  });
});

describe('the walk', () => {
  const TREE = '7g7f 3c3d 2g2f 4c4d @3 6g6f 8c8d 7i6h @5 2g2f @5 1g1f @4 1c1d @3 5g5f @2 8c8d !resign @1 2g2f';

  test('visits the main line, then the variations, the last first, each followed by its own', () => {
    const visits: string[] = [];
    walk(read(TREE).game, {
      enter({ line, base, parent, hasLaterSibling }, position) {
        expect(position.moveNumber).toBe(base + 1);
        visits.push(
          `${base}${parent ? `<${parent.base}` : ''}${hasLaterSibling ? '+' : ''} ${line.moves.map(makeUsi).join(' ')}`,
        );
      },
    });
    expect(visits).toEqual([
      '0 7g7f 3c3d 2g2f 4c4d',
      '2<0+ 6g6f 8c8d 7i6h',
      '4<2+ 2g2f',
      '4<2 1g1f',
      '3<2 1c1d',
      '2<0 5g5f',
      '1<0 8c8d',
      '0<0 2g2f',
    ]);
  });

  test('has the position before each move and after the last, and the path to it', () => {
    let moves = 0;
    walk(read(TREE).game, {
      move({ base }, index, move, position) {
        expect(position.moveNumber).toBe(base + index + 1);
        expect(position.isLegal(move)).toBe(true);
        moves++;
      },
      leave({ line, base }, position, trail) {
        const again = positionOf(START_SFEN);
        for (const move of trail.moves) again.play(move);
        expect(trail.ply).toBe(base + line.moves.length);
        expect(makeSfen(position)).toBe(makeSfen(again));
      },
    });
    expect(moves).toBe(13);
  });

  test('of an empty record is one visit', () => {
    let visits = 0;
    walk(read('').game, { enter: () => visits++ });
    expect(visits).toBe(1);
  });

  test('goes as deep as variations nest', () => {
    const shuffle = ['4i4h', '4a4b', '4h4i', '4b4a'];
    const steps = Array.from({ length: 5_000 }, (_, n) => `${shuffle[n % 4]} ${shuffle[(n + 1) % 4]} @${n + 2}`);
    let deepest = 0;
    walk(read(steps.join(' ')).game, {
      enter: ({ base }) => {
        deepest = Math.max(deepest, base);
      },
    });
    expect(deepest).toBeGreaterThan(4_900);
  });
});
