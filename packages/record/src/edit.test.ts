import { type Move, parseUsi } from '@kifukit/rules';
import { describe, expect, it } from 'vitest';
import { cutAt, mainLineOnly, promoteVariation, separateLines } from './edit.js';
import { toJson } from './json.js';
import { mergeRecords } from './merge.js';
import { addVariation, emptyLine, emptyRecord, type GameRecord, type Line } from './record.js';

const lineOf = (moves: string, comments: Record<number, string> = {}): Line => ({
  ...emptyLine(),
  moves: moves.split(' ').map((token) => parseUsi(token) as Move),
  comments: new Map(Object.entries(comments).map(([index, text]) => [Number(index), text])),
});

/** Main line of four moves; an alternative to the third, which itself has one to its second, and one to the second. */
function sample(): GameRecord {
  const game = emptyRecord();
  game.main = lineOf('7g7f 3c3d 2g2f 8c8d', { 2: 'both paths open' });
  game.main.ending = { kind: 'resign', winner: 'white' };
  const third = lineOf('6g6f 8c8d 2g2f', { 0: 'quieter' });
  addVariation(third, 1, lineOf('4c4d'));
  addVariation(game.main, 2, third);
  addVariation(game.main, 1, lineOf('8c8d 2g2f'));
  return game;
}

/** Every line with all that leads to it, as text. */
const linesOf = (game: GameRecord): string[] => {
  const { moves, variations } = toJson(game);
  return [moves, ...variations.map((variation) => variation.moves)].map((line) => line.join(' '));
};

const all = ['7g7f 3c3d 2g2f 8c8d', '7g7f 3c3d 6g6f 8c8d 2g2f', '7g7f 3c3d 6g6f 4c4d', '7g7f 8c8d 2g2f'];

describe('editing', () => {
  it('takes the main line alone', () => {
    expect(linesOf(mainLineOnly(sample()))).toEqual([all[0]]);
  });

  it('separates the lines, remarks and endings with them', () => {
    const separate = [...separateLines(sample())];
    expect(separate.flatMap(linesOf).sort()).toEqual([...all].sort());
    expect(separate.map(({ main }) => main.ending?.kind)).toEqual(['resign', undefined, undefined, undefined]);
    const quieter = separate.find((game) => linesOf(game)[0] === all[1]);
    expect(quieter?.main.comments.get(2)).toBe('both paths open\nquieter');
  });

  it('cuts every line at a ply', () => {
    expect(linesOf(cutAt(sample(), 3)).sort()).toEqual(['7g7f 3c3d 2g2f', '7g7f 3c3d 6g6f', '7g7f 8c8d 2g2f']);
    expect(cutAt(sample(), 3).main.ending).toBeUndefined();
    expect(cutAt(sample(), 4).main.ending?.kind).toBe('resign');
  });

  it('promotes a variation and keeps every line', () => {
    for (const pick of [
      (game: GameRecord) => game.main.variations[0].line,
      (game: GameRecord) => game.main.variations[1].line,
      (game: GameRecord) => game.main.variations[1].line.variations[0].line,
    ]) {
      const game = sample();
      const wanted = [...separateLines(game)].length;
      const promoted = promoteVariation(game, pick(game));
      expect(promoted).toBeDefined();
      const lines = linesOf(promoted as GameRecord);
      expect(lines.length).toBe(wanted);
      expect([...lines].sort()).toEqual([...all].sort());
      expect(lines[0]).not.toBe(all[0]);
    }
    expect(promoteVariation(sample(), emptyLine())).toBeUndefined();
  });

  it('merges what it separated into the same lines', () => {
    const [first, ...others] = [...separateLines(sample())];
    const merged = others.reduce((game, other) => mergeRecords(game, other) as GameRecord, first);
    expect(linesOf(merged).sort()).toEqual([...all].sort());
    expect(merged.main.ending?.kind).toBe('resign');
  });

  it('merges the same record into itself without a trace', () => {
    expect(mergeRecords(sample(), sample())).toEqual(sample());
  });

  it('does not merge records of different starts', () => {
    const other = { ...sample(), start: '4k4/9/9/9/9/9/9/9/4K4 b - 1' };
    expect(mergeRecords(sample(), other)).toBeUndefined();
  });
});
