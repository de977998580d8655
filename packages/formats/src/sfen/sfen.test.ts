import { emptyLine, emptyRecord, type GameRecord, Report } from '@kifukit/record';
import { type Move, parseUsi } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import type { Settings } from '../format.js';
import { describeFormat } from '../testing/conformance.js';
import { readText } from '../testing/read-text.js';
import { sfen } from './index.js';

describeFormat(sfen, {
  texts: ['4k4/9/4P4/9/9/9/9/9/4K4_w_Gp_12\n', 'lnsgkgsnl/9/9 b - 1\n4k4/45/9/9/9/9/9/9/4K4 b PP 0'],
});

const KINGS = '4k4/9/9/9/9/9/9/9/4K4 b - 7';

const game: GameRecord = {
  ...emptyRecord(KINGS),
  main: { ...emptyLine(), moves: ['5i5h', '5a5b'].map((word) => parseUsi(word) as Move) },
};

function written(settings: Settings, record = game): { text: string; told: string[] } {
  const report = new Report('', allCodes);
  const text = sfen.write?.(record, report, { settings }) ?? '';
  return { text, told: report.diagnostics().map(({ message }) => message) };
}

describe('a game as SFEN', () => {
  const last = '9/4k4/9/9/9/9/9/4K4/9 b - 9\n';

  test('is its last position', () => {
    expect(written({})).toEqual({ text: last, told: ['a single position is written; 2 moves are left out'] });
    expect(written({ at: 'end' }).text).toBe(last);
    expect(written({}, emptyRecord(KINGS))).toEqual({ text: `${KINGS}\n`, told: [] });
  });

  test('is its first position', () => {
    expect(written({ at: 'start' })).toEqual({
      text: `${KINGS}\n`,
      told: ['a single position is written; 2 moves are left out'],
    });
  });

  test('is every position of the main line', () => {
    const { text, told } = written({ at: 'ply' });
    expect(text).toBe(`${KINGS}\n4k4/9/9/9/9/9/9/4K4/9 w - 8\n${last}`);
    expect(told).toEqual([]);
    expect(readText(sfen, text)).toMatchObject({ games: { length: 3 }, diagnostics: [] });
  });
});

test('lines with moves are read too', () => {
  expect(readText(sfen, 'startpos moves 7g7f\n').games[0]?.main.moves).toHaveLength(1);
});

describe('recognition', () => {
  test.each([
    ['lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', 1],
    ['\uFEFF# remark\n\n4k4/9/9/9/9/9/9/9/4K4_w_-_1', 1],
    ['sfen 4k4/9/9/9/9/9/9/9/4K4 w -', 1],
    ['https://example.org/?sfen=4k4', 1],
    ['position startpos', 0.8],
    ['sfen 4k4/9/9/9/9/9/9/9/4K4 w - 1 moves 5a5b', 0.8],
    ['~0.7ku2jm.r', 0.8],
    ['moves 7g7f', 0.8],
    ['7g7f 3c3d', 0.8],
    ['startposition', 0],
    ['# KIF version=2.0\n手合割：平手', 0],
    ['{"header":{}}', 0],
    ['PI\n+\n+7776FU', 0],
    ['2024/05/01 10:00:00', 0],
  ])('%j: %d', (head, score) => {
    expect(sfen.sniff(head)).toBe(score);
  });
});
