import { addVariation, emptyLine, emptyRecord, type GameRecord, type Line, NO_TIME, Report } from '@kifukit/record';
import { handicapSfen, type Move, parseUsi } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { type Capabilities, holdsEverything } from './format.js';
import { losses, project } from './losses.js';
import { comparable } from './testing/comparable.js';
import { lossCodes } from './text-codes.js';

const lineOf = (usi: string): Line => ({
  ...emptyLine(),
  moves: usi
    .split(' ')
    .filter(Boolean)
    .map((token) => parseUsi(token) as Move),
});

function gameOf(usi: string, start?: string): GameRecord {
  return { ...emptyRecord(start), main: lineOf(usi) };
}

/** Codes without their area, with ply and message. */
function told(game: GameRecord, lacks: Partial<Capabilities>): [string, number | undefined, string][] {
  const report = new Report('', lossCodes);
  losses(game, { ...holdsEverything, ...lacks }, report);
  return report.diagnostics().map(({ code, ply, message }) => [code.replace('loss/', ''), ply, message]);
}

const projected = (game: GameRecord, lacks: Partial<Capabilities>) =>
  comparable(project(game, { ...holdsEverything, ...lacks }));

describe('headers', () => {
  const game = gameOf('');
  game.headers.push(['black', ' A '], ['謎', 'x'], ['black', 'B']);
  const header = (key: string, value: string) => (key === '謎' ? undefined : value.trim());

  test('keep order and repetition; what has no place is named', () => {
    expect(projected(game, { header }).headers).toEqual([
      ['black', 'A'],
      ['black', 'B'],
    ]);
    expect(told(game, { header })).toEqual([
      ['header-value', 0, 'values of headers are written in another form: black'],
      ['headers', 0, 'headers are left out: 謎'],
    ]);
  });
});

describe('comments and bookmarks', () => {
  const game = gameOf('7g7f 3c3d');
  game.main.comments.set(1, 'a\r\nb').set(2, '  ');
  game.main.bookmarks.set(0, 'start').set(2, 'x y');

  test('are counted from the first ply on', () => {
    expect(told(game, { comments: false, bookmarks: false })).toEqual([
      ['comments', 1, '2 comments are left out'],
      ['bookmarks', 0, '2 bookmarks are left out'],
    ]);
  });

  test('may lose some or take another form', () => {
    const lacks: Partial<Capabilities> = {
      comment: (text) => text.trim() || undefined,
      bookmark: (name) => name.replace(' ', '_'),
    };
    expect(projected(game, lacks).main.comments).toEqual([[1, 'a\nb']]);
    expect(projected(game, lacks).main.bookmarks).toEqual([
      [0, 'start'],
      [2, 'x_y'],
    ]);
    expect(told(game, lacks).map(([kind, ply]) => [kind, ply])).toEqual([
      ['comments', 2],
      ['bookmark-text', 2],
    ]);
  });

  test('other line breaks are no loss', () => {
    expect(told(game, {})).toEqual([]);
    expect(projected(game, {}).main.comments[0]).toEqual([1, 'a\nb']);
  });
});

describe('times', () => {
  const game = gameOf('7g7f 3c3d 2g2f');
  game.main.times = [1500, NO_TIME, 2000];
  game.main.ending = { kind: 'resign', winner: 'black', time: 999 };

  test('none', () => {
    expect(projected(game, { times: 'none' }).main).toMatchObject({ times: [], ending: { time: undefined } });
    expect(told(game, { times: 'none' })).toEqual([['times', 1, '3 times are left out']]);
  });

  test('whole seconds, cut off', () => {
    expect(projected(game, { times: 'seconds' }).main).toMatchObject({
      times: [1000, NO_TIME, 2000],
      ending: { time: 0 },
    });
    expect(told(game, { times: 'seconds' })).toEqual([['time-precision', 1, '2 times are cut to whole seconds']]);
  });

  test('unknown ones as 0 where any is known', () => {
    const { ending: _, ...open } = game.main;
    const lacks = { unknownTimes: false };
    expect(projected({ ...game, main: { ...open, times: [NO_TIME, 5] } }, lacks).main.times).toEqual([0, 5, 0]);
    expect(told({ ...game, main: { ...open, times: [NO_TIME, 5] } }, lacks)).toEqual([
      ['unknown-times', 1, '2 unknown times are written as 0'],
    ]);
    expect(projected({ ...game, main: { ...open, times: [NO_TIME] } }, lacks).main.times).toEqual([]);
    const ended: Line = { ...open, times: [1, 2, 3], ending: { kind: 'resign' } };
    expect(projected({ ...game, main: ended }, lacks).main.ending).toMatchObject({ time: 0 });
  });
});

describe('endings', () => {
  const game = gameOf('7g7f');
  game.main.comments.set(1, 'a');
  game.main.ending = { kind: 'other', text: '謎', time: 1000, comment: 'b' };

  test('leave their remark to the last move where they have no word', () => {
    const { main } = projected(game, { ending: () => undefined });
    expect(main.ending).toBeUndefined();
    expect(main.comments).toEqual([[1, 'a\nb']]);
    expect(game.main.comments.get(1)).toBe('a');
    expect(told(game, { ending: () => undefined })).toEqual([
      ['ending', 1, 'the ending "謎" has no exact word in this format'],
    ]);
  });

  test('without comments the remark counts as one', () => {
    expect(told(game, { ending: () => undefined, comments: false }).map(([kind]) => kind)).toEqual([
      'ending',
      'comments',
    ]);
    expect(told(game, { comments: false })).toEqual([['comments', 1, '2 comments are left out']]);
  });

  test('may become another kind', () => {
    const lacks: Partial<Capabilities> = { ending: ({ text: _, ...ending }) => ({ ...ending, kind: 'interrupted' }) };
    expect(projected(game, lacks).main.ending).toMatchObject({ kind: 'interrupted', time: 1000, comment: 'b' });
    expect(told(game, lacks)).toHaveLength(1);
  });

  test('are asked with the side to move', () => {
    const turns: number[] = [];
    const ask: Partial<Capabilities> = {
      ending(ending, turn) {
        turns.push(turn);
        return ending;
      },
    };
    project(game, { ...holdsEverything, ...ask });
    project({ ...game, start: handicapSfen('lance') }, { ...holdsEverything, ...ask });
    expect(turns).toEqual([1, 0]);
  });
});

describe('variations', () => {
  const game = gameOf('7g7f 3c3d 2g2f');
  const variation = lineOf('2g2f 8c8d');
  addVariation(variation, 1, lineOf('3c3d'));
  addVariation(game.main, 0, variation);
  addVariation(game.main, 3, lineOf('4c4d'));

  test('are counted, nested ones too, from the first', () => {
    expect(projected(game, { variations: false }).main.variations).toEqual([]);
    expect(told(game, { variations: false })).toEqual([
      ['variations', 1, '3 variations are left out, the first begins at ply 1'],
    ]);
  });

  test('pass the same needle as the main line', () => {
    variation.comments.set(0, 'x');
    expect(told(game, { comments: false })).toEqual([['comments', 0, '1 comment is left out']]);
  });
});

describe('positions only', () => {
  test('keep the last position with its number', () => {
    const game = gameOf('7g7f 3c3d');
    game.main.comments.set(0, 'x');
    game.main.ending = { kind: 'resign', winner: 'white', comment: 'y' };
    const { start, main } = project(game, { ...holdsEverything, moves: false });
    expect(start).toBe('lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3');
    expect(main).toEqual(emptyLine());
    expect(told(game, { moves: false }).map(([kind]) => kind)).toEqual(['moves', 'ending', 'comments']);
    expect(told(game, { moves: false }).find(([kind]) => kind === 'comments')?.[2]).toMatch(/^2 /);
  });
});

describe('the number of the first move', () => {
  test('may not be kept', () => {
    const game = gameOf('', '4k4/9/9/9/9/9/9/9/4K4 w - 30');
    const lacks: Partial<Capabilities> = { moveNumber: () => 1 };
    expect(projected(game, lacks).start).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
    expect(told(game, lacks)).toEqual([['move-number', 0, 'the number of the first move, 30, is not kept']]);
  });
});

describe('moves that the piece cannot make', () => {
  const lacks = { illegalMoves: false };

  test('end their line with what hangs on it', () => {
    const game = gameOf('7g7f 3c3e 2g2f');
    game.main.comments.set(1, 'kept').set(2, 'lost');
    game.main.bookmarks.set(3, 'lost');
    game.main.ending = { kind: 'resign', winner: 'black' };
    addVariation(game.main, 1, lineOf('3c3d'));
    addVariation(game.main, 3, lineOf('8c8d'));
    const { main } = projected(game, lacks);
    expect(main).toMatchObject({ moves: '7g7f', comments: [[1, 'kept']], bookmarks: [], ending: undefined });
    expect(main.variations.map(({ index }) => index)).toEqual([1]);
    expect(told(game, lacks).map(([kind, ply]) => [kind, ply])).toEqual([
      ['illegal-move', 2],
      ['comments', 2],
      ['bookmarks', 3],
      ['ending', 1],
      ['variations', 4],
    ]);
  });

  test('leave the foul as the ending where it says who fouled', () => {
    const game = gameOf('7g7f 3c3e');
    game.main.ending = { kind: 'illegal-action', winner: 'black', time: 0 };
    expect(projected(game, lacks).main).toMatchObject({
      moves: '7g7f',
      ending: { kind: 'illegal-move', winner: 'black', time: 0 },
    });
  });

  test('other illegal moves stay', () => {
    const doublePawn = gameOf('P*5e', '4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
    expect(projected(doublePawn, lacks).main.moves).toBe('P*5e');
    expect(told(doublePawn, lacks)).toEqual([]);
  });
});

test('a game in a format that holds everything loses nothing and shares its moves', () => {
  const game = gameOf('7g7f');
  expect(told(game, {})).toEqual([]);
  expect(project(game, holdsEverything).main.moves).toBe(game.main.moves);
});
