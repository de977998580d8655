// The tree of lines: variations by ply, as KIF has them, and in brackets.
import { startPosition } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { recordCodes } from './codes.js';
import { Report } from './diagnostic.js';
import type { Line } from './record.js';
import { Replayer } from './replayer.js';
import { draw, read } from './testing/script.js';

const drawn = (text: string): string => draw(read(text).game.main);
/** Six plies that leave room for others. */
const MAIN = '7g7f 3c3d 2g2f 4c4d 3i4h 8b4b';

describe('variations by ply', () => {
  test('descending, as KIF writes them, hang on the main line', () => {
    expect(drawn(`${MAIN} @5 2f2e @3 6g6f @1 2g2f`)).toBe(`${MAIN} [0: 2g2f] [2: 6g6f] [4: 2f2e]`);
  });

  test('a variation that begins later hangs on the one before it', () => {
    expect(drawn(`${MAIN} @3 6g6f 8c8d 7i6h @5 2g2f`)).toBe(`${MAIN} [2: 6g6f 8c8d 7i6h [2: 2g2f]]`);
  });

  test('one that begins at the same ply or before hangs where that one does', () => {
    expect(drawn(`${MAIN} @3 6g6f 8c8d @3 1g1f @2 8c8d`)).toBe(`${MAIN} [1: 8c8d] [2: 6g6f 8c8d] [2: 1g1f]`);
    expect(drawn(`${MAIN} @3 6g6f 8c8d 7i6h @5 2g2f @4 1c1d`)).toBe(`${MAIN} [2: 6g6f 8c8d 7i6h [1: 1c1d] [2: 2g2f]]`);
  });

  test('one that goes on after the end of the line read last', () => {
    expect(drawn(`7g7f 3c3d @2 8c8d @3 2g2f`)).toBe('7g7f 3c3d [1: 8c8d [1: 2g2f]]');
  });

  test('ascending: where the line before is too short, the line that reaches the ply has it', () => {
    expect(drawn(`${MAIN} @1 2g2f @3 6g6f @5 2f2e`)).toBe(`${MAIN} [0: 2g2f] [2: 6g6f] [4: 2f2e]`);
    expect(drawn(`${MAIN} @1 2g2f 8c8d @3 2f2e @6 8c8d`)).toBe(`${MAIN} [0: 2g2f 8c8d [2: 2f2e]] [5: 8c8d]`);
  });

  test('alternatives to the same move keep their order', () => {
    expect(drawn('7g7f @1 2g2f @1 1g1f @1 5g5f')).toBe('7g7f [0: 2g2f] [0: 1g1f] [0: 5g5f]');
  });

  test('one that no line reaches is told, with its moves, and spoils nothing', () => {
    const { game, told } = read(`7g7f 3c3d @2 8c8d 2g2f 8d8e @9 1g1f 1c1d {lost} @4 4c4d`);
    expect(draw(game.main)).toBe('7g7f 3c3d [1: 8c8d 2g2f 8d8e [2: 4c4d]]');
    expect(told).toEqual(['record/variation-without-parent error 9 «@9»', 'record/moves-not-read warning 0']);
  });

  test('a ply below one is no ply', () => {
    expect(read('7g7f @0 2g2f').told[0]).toBe('record/variation-without-parent error 0 «@0»');
  });

  test('a variation of what could not be read has no parent either', () => {
    const { game, told } = read('7g7f ?? 2g2f @3 8c8d');
    expect(draw(game.main)).toBe('7g7f');
    expect(told).toEqual([
      'move/bad-move-syntax error 2 «??»',
      'record/variation-without-parent error 3 «@3»',
      'record/moves-not-read warning 1',
      'record/moves-not-read warning 0',
    ]);
  });

  test('comments, bookmarks and times before and after the first move are the variation’s own', () => {
    const { game } = read(`${MAIN} {main} @3 {before} &mark 6g6f t2 {after}`);
    const line = game.main.variations[0]?.line as Line;
    expect(game.main.comments).toEqual(new Map([[6, 'main']]));
    expect(line.comments).toEqual(
      new Map([
        [0, 'before'],
        [1, 'after'],
      ]),
    );
    expect(line.bookmarks).toEqual(new Map([[0, 'mark']]));
    expect(line.times).toEqual([2000]);
  });

  test('each has its own ending', () => {
    expect(drawn('7g7f 3c3d !resign @2 8c8d !timeout')).toBe('7g7f 3c3d !resign=white [1: 8c8d !timeout=white]');
  });
});

describe('variations in brackets', () => {
  test('replace the move before them', () => {
    expect(drawn('7g7f ( 2g2f 8c8d ) 3c3d')).toBe('7g7f 3c3d [0: 2g2f 8c8d]');
    expect(drawn('7g7f 3c3d ( 8c8d ) ( 4c4d ) 2g2f')).toBe('7g7f 3c3d 2g2f [1: 8c8d] [1: 4c4d]');
  });

  test('nest', () => {
    expect(drawn('7g7f 3c3d ( 8c8d 2g2f ( 6g6f 8d8e ) 8d8e ) 2g2f')).toBe(
      '7g7f 3c3d 2g2f [1: 8c8d 2g2f 8d8e [1: 6g6f 8d8e]]',
    );
  });

  test('to the first move of a variation stand beside it, so that a tree has one shape', () => {
    expect(drawn('7g7f 3c3d ( 8c8d ( 4c4d 2g2f ) 2g2f ) 2g2f')).toBe('7g7f 3c3d 2g2f [1: 8c8d 2g2f] [1: 4c4d 2g2f]');
  });

  test('may go on where the line ends', () => {
    expect(drawn('7g7f 3c3d (+ 2g2f ) !resign')).toBe('7g7f 3c3d !resign=white [2: 2g2f]');
  });

  test('have nothing to replace before the first move', () => {
    const replayer = new Replayer(startPosition(), new Report('', recordCodes));
    expect(replayer.openVariation(0, 0)).toBe(false);
    expect(replayer.closeVariation()).toBe(false);
    expect(replayer.line).toBe(replayer.game.main);
  });

  test('that stopped are told when they are left, those never closed too', () => {
    expect(read('7g7f ( ?? 3c3d ) 3c3d').told).toEqual([
      'move/bad-move-syntax error 1 «??»',
      'record/moves-not-read warning 0',
    ]);
    expect(read('7g7f 3c3d ( 8c8d ?? 2g2f ( 4c4d').told).toEqual([
      'move/bad-move-syntax error 3 «??»',
      'record/moves-not-read warning 2',
    ]);
  });

  test('the line goes on where it was interrupted, and so does its foul', () => {
    const { game, told } = read('7g7f 3c3d 5i5e ( 2g2f ) !illegal-move');
    expect(draw(game.main)).toBe('7g7f 3c3d 5i5e !illegal-move=white [2: 2g2f]');
    expect(told).toEqual(
      ['move/own-piece-on-target error 3 «5i5e»'].map((text) =>
        text.replace('own-piece-on-target error', 'unreachable info'),
      ),
    );
  });
});
