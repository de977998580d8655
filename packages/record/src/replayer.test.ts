// The replayer on one line: moves of every sort, times, comments, bookmarks, what stops a line.
import { GOLD, KNIGHT, makeSfen, makeUsi, PAWN, parseSquare, positionOf, SILVER, START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { recordCodes } from './codes.js';
import { Report } from './diagnostic.js';
import { Replayer } from './replayer.js';
import { draw, read } from './testing/script.js';

const square = (name: string): number => parseSquare(name) as number;

/** A replayer by itself, with what it reported so far. */
function begin(start = START_SFEN) {
  const report = new Report('', recordCodes);
  report.startGame();
  const replayer = new Replayer(positionOf(start), report);
  return { replayer, codes: () => report.diagnostics().map(({ code }) => code), report };
}

describe('moves', () => {
  test('are played and kept', () => {
    const { game, replayer, told } = read('7g7f 3c3d 8h2b+ 3a2b B*4e');
    expect(game.start).toBe(START_SFEN);
    expect(draw(game.main)).toBe('7g7f 3c3d 8h2b+ 3a2b B*4e');
    expect(told).toEqual([]);
    expect(replayer.ply).toBe(5);
    expect(makeUsi(replayer.lastMove as never)).toBe('B*4e');
    expect(makeSfen(replayer.position)).toBe('lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6');
  });

  test('go on from any start, with its number', () => {
    const start = '4k4/9/9/9/9/9/4P4/9/4K4 w p 30';
    const { game, replayer } = read('P*5d 5g5f', start);
    expect(game.start).toBe(start);
    expect(replayer.ply).toBe(2);
    expect(makeSfen(replayer.position)).toBe('4k4/9/9/4p4/9/4P4/9/9/4K4 w - 32');
  });

  test('before the first there is none', () => expect(begin().replayer.lastMove).toBeUndefined());

  test('with the piece named before the move', () => {
    const { replayer, codes } = begin();
    expect(replayer.move(square('7g'), square('7f'), PAWN, false, 0, 0)).toBe(true);
    expect(replayer.move(square('3c'), square('3d'), 0, false, 0, 0)).toBe(true);
    expect(replayer.move(square('2g'), square('2f'), SILVER, false, 0, 0)).toBe(false);
    expect(codes()).toEqual(['move/piece-mismatch']);
    expect(replayer.stopped).toBe(true);
    expect(replayer.ply).toBe(2);
  });

  test('what is not there, or not the mover’s, is said before the piece is compared', () => {
    const empty = begin();
    empty.replayer.move(square('5e'), square('5d'), SILVER, false, 0, 0);
    expect(empty.codes()).toEqual(['move/no-piece-at-origin']);
    const other = begin();
    other.replayer.move(square('3c'), square('3d'), SILVER, false, 0, 0);
    expect(other.codes()).toEqual(['move/not-own-piece']);
  });

  test('with the piece named after the move', () => {
    const start = '4k4/9/4P4/2+P6/9/9/4N4/9/4K4 b - 1';
    const moveTo = (from: string, to: string, role: number) => {
      const { replayer, codes } = begin(start);
      replayer.moveTo(square(from), square(to), role, 0, 0);
      return codes()[0] ?? draw(replayer.finish().main);
    };
    expect(moveTo('5c', '5b', PAWN)).toBe('5c5b');
    expect(moveTo('5c', '5b', PAWN + 8)).toBe('5c5b+');
    expect(moveTo('7d', '7c', PAWN + 8)).toBe('7d7c');
    expect(moveTo('7d', '7c', PAWN)).toBe('move/piece-mismatch');
    expect(moveTo('5c', '5b', SILVER)).toBe('move/piece-mismatch');
    expect(moveTo('5g', '4e', KNIGHT + 8)).toBe('move/outside-promotion-zone');
    expect(moveTo('5i', '5h', GOLD)).toBe('move/piece-mismatch');
    expect(moveTo('5e', '5d', PAWN)).toBe('move/no-piece-at-origin');
    expect(moveTo('5a', '5b', PAWN)).toBe('move/not-own-piece');
  });

  test('drops', () => {
    const { replayer, codes } = begin('4k4/9/9/9/9/9/9/9/4K4 b P 1');
    expect(replayer.drop(PAWN, square('5e'), 0, 0)).toBe(true);
    expect(replayer.drop(PAWN, square('5d'), 0, 0)).toBe(false);
    expect(codes()).toEqual(['move/not-in-hand']);
  });
});

describe('forbidden moves', () => {
  const NIFU = '4k4/9/9/9/9/9/4P4/9/4K4 b P 1';

  test('are kept, played and told', () => {
    const { game, told, diagnostics, replayer } = read('P*5e 5a5b', NIFU);
    expect(draw(game.main)).toBe('P*5e 5a5b');
    expect(told).toEqual(['move/nifu error 1 «P*5e»']);
    expect(diagnostics[0]?.message).toBe('illegal: a second unpromoted pawn on file 5 (nifu); the move is kept');
    expect(replayer.stopped).toBe(false);
  });

  test('or stop the line before them, where that is wanted; what follows is counted', () => {
    const { game, told, diagnostics, replayer } = read('P*5e 5a5b 5i5h', NIFU, { illegal: 'stop' });
    expect(draw(game.main)).toBe('');
    expect(told).toEqual(['move/nifu error 1 «P*5e»', 'record/moves-not-read warning 0']);
    expect(diagnostics[0]?.message).toContain('left out');
    expect(diagnostics[1]?.message).toBe('2 more moves of this line were not replayed, because it ended at ply 0');
    expect(replayer.stopped).toBe(true);
  });

  test('each of them is told', () => {
    expect(read('7g7e 3c3e').told).toEqual(['move/unreachable error 1 «7g7e»', 'move/unreachable error 2 «3c3e»']);
  });
});

describe('what stops a line', () => {
  test('an impossible move; the moves after it are counted once, at the end', () => {
    const { game, told, diagnostics } = read('7g7f 7g7f 3c3d 2g2f');
    expect(draw(game.main)).toBe('7g7f');
    expect(told).toEqual(['move/no-piece-at-origin error 2 «7g7f»', 'record/moves-not-read warning 1']);
    expect(diagnostics[1]?.message).toContain('2 more moves');
  });

  test('text that is no move', () => {
    const { game, told, diagnostics } = read('7g7f ?? 3c3d');
    expect(draw(game.main)).toBe('7g7f');
    expect(told).toEqual(['move/bad-move-syntax error 2 «??»', 'record/moves-not-read warning 1']);
    expect(diagnostics[0]?.message).toContain("'??'");
  });

  test('the wrong side named as the mover', () => {
    const { game, told, diagnostics } = read('b: 7g7f w: 3c3d w: 8c8d');
    expect(draw(game.main)).toBe('7g7f 3c3d');
    expect(told).toEqual(['move/wrong-side error 3 «w:»', 'record/moves-not-read warning 2']);
    expect(diagnostics[0]?.message).toContain('black is to move');
  });

  test('several pieces that could be meant', () => {
    const { replayer, report } = begin();
    replayer.ambiguous(square('5h'), [square('6i'), square('4i')], 0, 0);
    expect(replayer.stopped).toBe(true);
    const [diagnostic] = report.diagnostics();
    expect(diagnostic?.code).toBe('move/ambiguous-move');
    expect(diagnostic?.message).toContain('pieces on 6i, 4i can go to 5h');
  });

  test('what the reader knows to be impossible', () => {
    const { replayer, codes, report } = begin();
    replayer.impossible('not-in-hand', 0 as never, 0, 0, PAWN);
    replayer.impossible('not-in-hand', 0 as never, 0, 0, PAWN);
    expect(codes()).toEqual(['move/not-in-hand']);
    expect(report.diagnostics()[0]?.message).toContain('there is no pawn in hand');
  });

  test('the record’s own name of a piece is told', () => {
    const { replayer, report } = begin();
    replayer.move(square('7g'), square('7f'), SILVER, false, 0, 0);
    expect(report.diagnostics()[0]?.message).toContain('the record names a silver, but a pawn stands on 7g');
  });

  test('a stopped line says so only once, however many things follow', () => {
    const { told } = read('?? ?? b: w: 7g7f ??');
    expect(told).toEqual(['move/bad-move-syntax error 1 «??»', 'record/moves-not-read warning 0']);
  });

  test('a line that stopped takes comments and an ending still, but no times and no winner by guess', () => {
    const { game, told } = read('7g7f t3 ?? {why} t9 3c3d t4 !resign');
    expect(draw(game.main)).toBe('7g7f !resign');
    expect(game.main.times).toEqual([3000]);
    expect(game.main.comments).toEqual(new Map([[1, 'why']]));
    expect(told).toHaveLength(2);
    expect(draw(read('7g7f ?? !resign=black').game.main)).toBe('7g7f !resign=black');
  });

  test('a time after a first move that could not be read is no time without a move', () => {
    expect(read('?? t5').told).toEqual(['move/bad-move-syntax error 1 «??»']);
  });
});

describe('times', () => {
  test('belong to the last move; unknown ones before it are marked', () => {
    const { game } = read('7g7f 3c3d t5 2g2f 8c8d t0');
    expect(game.main.times).toEqual([-1, 5000, -1, 0]);
  });

  test('stay away where nothing is known', () => expect(read('7g7f 3c3d').game.main.times).toEqual([]));

  test('of two the last counts', () => expect(read('7g7f t1 t2').game.main.times).toEqual([2000]));

  test('after the ending belong to it', () => {
    const { game } = read('7g7f t1 !resign t7');
    expect(game.main.ending).toEqual({ kind: 'resign', winner: 'black', time: 7000 });
    expect(game.main.times).toEqual([1000]);
  });

  test('before the first move are told and left out', () => {
    const { game, told } = read('t5 7g7f');
    expect(game.main.times).toEqual([]);
    expect(told).toEqual(['record/time-without-move warning 0 «t5»']);
  });
});

describe('comments and bookmarks', () => {
  test('belong to the present point; lines are joined', () => {
    const { game } = read('{a} {b} 7g7f {c} 3c3d !resign {d} {e}');
    expect(game.main.comments).toEqual(
      new Map([
        [0, 'a\nb'],
        [1, 'c'],
      ]),
    );
    expect(game.main.ending?.comment).toBe('d\ne');
  });

  test('of several bookmarks the last one counts, the others go among the comments', () => {
    const { game } = read('&start 7g7f &one &one &two {c}');
    expect(game.main.bookmarks).toEqual(
      new Map([
        [0, 'start'],
        [1, 'two'],
      ]),
    );
    expect(game.main.comments).toEqual(new Map([[1, '&one\nc']]));
  });
});

test('a record as large as can be keeps its first moves and says what is left out', { timeout: 60_000 }, () => {
  const { replayer, report } = begin();
  const round = ['4i4h', '4a4b', '4h4i', '4b4a'];
  const moves = round.map((usi) => [square(usi.slice(0, 2)), square(usi.slice(2))] as const);
  for (let ply = 0; ply < 1_000_010; ply++) {
    const [from, to] = moves[ply % 4] as readonly [number, number];
    replayer.move(from, to, 0, false, 0, 0);
  }
  expect(replayer.finish().main.moves).toHaveLength(1_000_000);
  expect(report.diagnostics().map(({ message }) => message)).toEqual([
    'the game has more than 1000000 moves; the rest is left out',
    '9 more moves of this line were not replayed, because it ended at ply 1000000',
  ]);
});
