// Endings: who won, fouls that an ending explains, what comes after an ending, declarations.

import { BLACK, handicapSfen, makeDrop, startPosition, WHITE } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { recordCodes } from './codes.js';
import { Report } from './diagnostic.js';
import { type EndingKind, endingKinds, isFoul, isProvisional, winnerBy } from './ending.js';
import { Replayer } from './replayer.js';
import { draw, read } from './testing/script.js';

describe('the winner', () => {
  /** With Black to move in an even game, and in one in which White moved first. */
  const expected: Record<EndingKind, readonly [string | undefined, string | undefined]> = {
    resign: ['white', 'white'],
    mate: ['white', 'white'],
    'no-mate': [undefined, undefined],
    timeout: ['white', 'white'],
    repetition: ['draw', 'draw'],
    'perpetual-check': [undefined, undefined],
    impasse: ['draw', 'draw'],
    declaration: ['black', 'black'],
    'illegal-move': ['white', 'white'],
    'illegal-action': ['black', 'black'],
    'max-moves': ['draw', 'draw'],
    try: ['black', 'black'],
    'win-by-default': ['black', 'white'],
    'loss-by-default': ['white', 'black'],
    draw: ['draw', 'draw'],
    interrupted: [undefined, undefined],
    sealed: [undefined, undefined],
    matta: [undefined, undefined],
    error: [undefined, undefined],
    other: [undefined, undefined],
  };

  test.for([...endingKinds])('by %s', (kind) => {
    expect([winnerBy(kind, BLACK), winnerBy(kind, BLACK, WHITE)]).toEqual(expected[kind]);
    const { game } = read(`7g7f 3c3d !${kind}`);
    expect(game.main.ending?.winner).toBe(expected[kind][0]);
  });

  test('in a handicap game White is the first mover', () => {
    expect(read('!win-by-default', handicapSfen('rook')).game.main.ending?.winner).toBe('white');
  });

  test('that the record names counts', () => {
    expect(read('7g7f !resign=white').game.main.ending?.winner).toBe('white');
    expect(read('7g7f !interrupted=draw').game.main.ending?.winner).toBe('draw');
  });
});

describe('a foul', () => {
  const NIFU = '4k4/9/9/9/9/9/4P4/9/4K4 b P 1';

  test.for<[text: string, options: 'keep' | 'stop', kind: string, winner: string]>([
    // The mover of the foul is Black: Black lost, whichever words the record has for it.
    ['P*5e !illegal-move', 'keep', 'illegal-move', 'white'],
    ['P*5e !illegal-action', 'keep', 'illegal-action', 'white'],
    ['P*5e !illegal-move', 'stop', 'illegal-move', 'white'],
    // Where the foul is not played Black is still to move, so the kind must be that of the mover.
    ['P*5e !illegal-action', 'stop', 'illegal-move', 'white'],
  ])('%s (%s) is explained by the ending', ([text, illegal, kind, winner]) => {
    const { game, told } = read(text, NIFU, { illegal });
    expect(told).toEqual(['move/nifu info 1 «P*5e»']);
    expect(game.main.ending).toEqual({ kind, winner });
  });

  test.for<[text: string, options: 'keep' | 'stop', winner: string]>([
    ['P*5e !resign', 'keep', 'black'],
    ['P*5e !timeout', 'keep', 'black'],
    ['P*5e !resign', 'stop', 'black'],
    ['P*5e !resign=white', 'stop', 'white'],
  ])('%s (%s) is not: the side to move after it ended the game', ([text, illegal, winner]) => {
    const { game, told } = read(text, NIFU, { illegal });
    expect(told).toEqual(['move/nifu error 1 «P*5e»']);
    expect(game.main.ending?.winner).toBe(winner);
  });

  test.for<[text: string, options: 'keep' | 'stop']>([
    ['P*5e 5a5b !illegal-move', 'keep'],
    ['P*5e 5a5b !illegal-action', 'keep'],
    ['P*5e 5a5b !illegal-action', 'stop'],
    ['P*5e ?? !illegal-move', 'keep'],
  ])('%s (%s) is not where moves came between', ([text, illegal]) => {
    expect(read(text, NIFU, { illegal }).told[0]).toBe('move/nifu error 1 «P*5e»');
  });

  test('in a variation is explained by the variation’s ending only', () => {
    const { told } = read('P*5e 5a5b !resign @1 P*5d !illegal-move', NIFU);
    expect(told).toEqual(['move/nifu error 1 «P*5e»', 'move/nifu info 1 «P*5d»']);
  });

  test('is explained also where it was only counted', () => {
    const report = new Report('', recordCodes, { limit: 0 });
    report.startGame();
    const replayer = new Replayer(startPosition(), report);
    replayer.usi(0x3fff as never, 0, 0);
    expect(report.has('error')).toBe(true);
    const other = new Report('', recordCodes, { limit: 0 });
    other.startGame();
    const fouling = new Replayer(startPosition(), other);
    fouling.move(60, 58, 0, false, 0, 0);
    expect(other.has('error')).toBe(true);
    fouling.end({ kind: 'illegal-action' }, '', 0, 0);
    expect(other.has('error')).toBe(false);
  });

  test('tells the last move apart', () => {
    const { replayer } = read('P*5e', NIFU);
    expect(replayer.lastMoveIsFoul).toBe(true);
    expect(read('P*5e 5a5b', NIFU).replayer.lastMoveIsFoul).toBe(false);
    expect(read('5i5h', NIFU).replayer.lastMoveIsFoul).toBe(false);
  });
});

describe('after the ending', () => {
  test('a second ending is told and its words kept', () => {
    const { game, told } = read('7g7f !resign !timeout');
    expect(game.main.ending).toEqual({ kind: 'resign', winner: 'black', comment: '!timeout' });
    expect(told).toEqual(['record/second-ending warning 1 «!timeout»']);
  });

  test('moves are a variation', () => {
    const { game, told } = read('7g7f !resign 3c3d 2g2f');
    expect(draw(game.main)).toBe('7g7f !resign=black [1: 3c3d 2g2f]');
    expect(told).toEqual(['record/moves-after-end warning 2 «3c3d»']);
  });

  test('moves after the ending of a variation are its continuation, of an empty one its sibling', () => {
    expect(draw(read('7g7f 3c3d @2 8c8d !resign 2g2f').game.main)).toBe('7g7f 3c3d [1: 8c8d !resign=white [1: 2g2f]]');
    expect(draw(read('7g7f 3c3d @2 !resign 8c8d').game.main)).toBe('7g7f 3c3d [1: !resign=black] [1: 8c8d]');
  });

  test('a second ending of the moves after the ending belongs to them', () => {
    expect(draw(read('7g7f !resign 3c3d !timeout').game.main)).toBe('7g7f !resign=black [1: 3c3d !timeout=white]');
  });

  test.for(['interrupted', 'sealed', 'matta'])('the game goes on after %s, and the words are kept', (kind) => {
    const { game, told } = read(`7g7f !${kind} {later} 3c3d !resign`);
    expect(draw(game.main)).toBe('7g7f 3c3d !resign=white');
    expect(game.main.comments).toEqual(new Map([[1, `!${kind}\nlater`]]));
    expect(told).toEqual(['record/moves-after-end warning 2 «3c3d»']);
  });

  test('only these are provisional, and only two are fouls', () => {
    expect(endingKinds.filter(isProvisional)).toEqual(['interrupted', 'sealed', 'matta']);
    expect(endingKinds.filter(isFoul)).toEqual(['illegal-move', 'illegal-action']);
  });

  test('what is known of an ending may be amended', () => {
    const replayer = new Replayer(startPosition(), new Report('', recordCodes));
    replayer.amendEnding({ winner: 'black' });
    replayer.end({ kind: 'timeout' }, '', 0, 0);
    replayer.amendEnding({ winner: 'black', text: 'so' });
    expect(replayer.finish().main.ending).toEqual({ kind: 'timeout', winner: 'black', text: 'so' });
  });
});

describe('a declaration', () => {
  const camp = '+R+B2K2+B+R/+P+P2+P2+P+P/4+P4/9/9/9/9/9/4k4';

  test.for([
    ['28 points by the 27-point rule', `${camp} b 2P4g4s4n4l10p 1`, true],
    ['24 points by the 24-point rule', camp.replace('+R+B2K2+B+R', '+P+B2K2+B+R').concat(' b 2Pr4g4s4n4l9p 1'), true],
    ['23 points by neither', camp.replace('+R+B2K2+B+R', '+P+B2K2+B+R').concat(' b Pr4g4s4n4l10p 1'), false],
    ['the start of a game', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', false],
  ] as const)('%s', ([, start, holds]) => {
    const { game, told } = read('!declaration', start);
    expect(told).toEqual(holds ? [] : ['record/unjustified-declaration warning 0 «!declaration»']);
    expect(game.main.ending).toEqual({ kind: 'declaration', winner: 'black' });
  });

  test('says what is lacking', () => {
    expect(read('!declaration').diagnostics[0]?.message).toBe(
      'the declaration does not hold: 0 points, 0 pieces in the enemy camp; the recorded ending is kept',
    );
  });

  test('is not judged where the line stopped', () => {
    expect(read('?? !declaration').told).toEqual(['move/bad-move-syntax error 1 «??»']);
  });
});

test('a drop that cannot be carried out leaves nothing behind', () => {
  const report = new Report('', recordCodes);
  const replayer = new Replayer(startPosition(), report);
  replayer.usi(makeDrop(9, 40), 0, 0);
  expect(replayer.finish().main.moves).toEqual([]);
});
