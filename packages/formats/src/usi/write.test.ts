import { type Ending, emptyLine, emptyRecord, endingKinds, type GameRecord, Report } from '@kifukit/record';
import { type Move, parseUsi, START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import type { Settings } from '../format.js';
import { describeFormat } from '../testing/conformance.js';
import { readText } from '../testing/read-text.js';
import { usi } from './index.js';
import { wordOfEnding } from './names.js';

const texts = [
  'position startpos moves 7g7f 3c3d 2g2f rep_inf\n# remark\n\nmoves 2g2f\n',
  'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G moves G*5b resign\nstartpos moves 7g7f resign 3c3d resign b*5e\n',
  '4k4_9_4zP4_9_9_9_9_9_4K4.b.G~0.7ku2jm.r~1.7ku.p\n/sfen?sfen=4k4/9/9/9/9/9/9/9/4K4+w+-+7&sname=x&lm=58\n',
];

describeFormat(usi, { texts });
describeFormat(usi, { settings: { ending: 'word' } });

const lineOf = (text: string) => ({ ...emptyLine(), moves: text.split(' ').map((word) => parseUsi(word) as Move) });

function written(game: GameRecord, settings: Settings = {}): { text: string; lost: string[] } {
  const report = new Report('', allCodes);
  const text = usi.write?.(game, report, { settings }) ?? '';
  return { text, lost: report.diagnostics().map(({ code }) => code) };
}

function gameOf(moves: string, start = START_SFEN): GameRecord {
  return { ...emptyRecord(start), ...(moves === '' ? {} : { main: lineOf(moves) }) };
}

describe('a line of USI', () => {
  test.each([
    ['', START_SFEN, 'position startpos\n'],
    ['7g7f 3c3d', START_SFEN, 'position startpos moves 7g7f 3c3d\n'],
    ['', '4k4/9/9/9/9/9/9/9/4K4 w - 1', 'position sfen 4k4/9/9/9/9/9/9/9/4K4 w - 1\n'],
    ['5a5b', '4k4/9/9/9/9/9/9/9/4K4 w - 30', 'position sfen 4k4/9/9/9/9/9/9/9/4K4 w - 30 moves 5a5b\n'],
    ['7g7f', START_SFEN.replace(/1$/, '5'), `position sfen ${START_SFEN.replace(/1$/, '5')} moves 7g7f\n`],
  ])('%s from %s', (moves, start, text) => {
    expect(written(gameOf(moves, start))).toEqual({ text, lost: [] });
  });

  test('has no headers, comments, bookmarks, times and variations', () => {
    const game = gameOf('7g7f 3c3d');
    game.headers.push(['black', 'x']);
    game.main.comments.set(1, 'x');
    game.main.bookmarks.set(1, 'x');
    game.main.times = [1000];
    game.main.variations.push({ index: 1, line: lineOf('8c8d') });
    game.main.ending = { kind: 'resign', winner: 'white' };
    const { text, lost } = written(game);
    expect(text).toBe('position startpos moves 7g7f 3c3d\n');
    expect([...lost].sort()).toEqual(
      ['bookmarks', 'comments', 'ending', 'headers', 'times', 'variations'].map((kind) => `loss/${kind}`),
    );
  });

  test('ends before a move that no piece can make', () => {
    expect(written(gameOf('7g7f 3c3e'))).toEqual({
      text: 'position startpos moves 7g7f\n',
      lost: ['loss/illegal-move'],
    });
    expect(written(gameOf('7g7f+'))).toEqual({ text: 'position startpos moves 7g7f+\n', lost: [] });
  });
});

describe('endings in words', () => {
  const ended = (ending: Ending): GameRecord => {
    const game = gameOf('7g7f');
    game.main.ending = ending;
    return game;
  };
  const wordOf = (ending: Ending): string | undefined =>
    /moves 7g7f ?(.*)\n/.exec(written(ended(ending), { ending: 'word' }).text)?.[1];

  test('have the words that programs read', () => {
    const found = Object.fromEntries(endingKinds.map((kind) => [kind, wordOf({ kind })]).filter(([, word]) => word));
    expect(found).toEqual({
      resign: 'resign',
      mate: 'mate',
      'no-mate': 'nomate',
      timeout: 'timeout',
      repetition: 'rep_draw',
      impasse: 'jishogi',
      declaration: 'win',
      'max-moves': 'max_moves',
      draw: 'draw',
      interrupted: 'break',
      sealed: 'break',
    });
  });

  test.each(['rep_inf', 'two words', '終局', 'none'])('%s is kept as an unknown one', (text) => {
    expect(wordOf({ kind: 'other', text })).toBe(text);
  });

  test.each(['', ' x', 'x\ny', '7g7f', 'x 7g7f', 'b*5e', 'resign', '12'])(
    '%j would be read as something else',
    (text) => {
      expect(wordOf({ kind: 'other', text })).toBe('');
    },
  );

  test('stand without moves too', () => {
    const game = gameOf('');
    game.main.ending = { kind: 'resign', winner: 'white' };
    expect(written(game, { ending: 'word' })).toEqual({ text: 'position startpos moves resign\n', lost: [] });
  });

  test('are read as the kinds they are written for', () => {
    for (const kind of endingKinds) {
      const word = wordOfEnding(kind);
      if (word === undefined) continue;
      expect(readText(usi, `moves 7g7f ${word}`).games[0]?.main.ending?.kind).toBe(kind);
    }
  });
});

describe('all lines', () => {
  const game = gameOf('7g7f 3c3d 2g2f');
  const variation = lineOf('8c8d 2g2f 8d8e');
  variation.variations.push({ index: 1, line: lineOf('6g6f') });
  variation.ending = { kind: 'resign', winner: 'white' };
  game.main.variations.push({ index: 1, line: variation }, { index: 3, line: lineOf('4c4d') });

  test('are written from the start, the main line first', () => {
    const { text, lost } = written(game, { lines: 'all', ending: 'word' });
    expect(text.split('\n')).toEqual([
      'position startpos moves 7g7f 3c3d 2g2f',
      'position startpos moves 7g7f 3c3d 2g2f 4c4d',
      'position startpos moves 7g7f 8c8d 2g2f 8d8e resign',
      'position startpos moves 7g7f 8c8d 6g6f',
      '',
    ]);
    expect(lost).toEqual([]);
    expect(readText(usi, text)).toMatchObject({ games: { length: 4 }, diagnostics: [] });
  });

  test('are the main line alone by default', () => {
    expect(written(game).text).toBe('position startpos moves 7g7f 3c3d 2g2f\n');
  });
});
