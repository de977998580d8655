/** Positions in every way that CSA gives them, and the ways in which files get them wrong. */
import { handicapSfen } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { readCsaText as read, startOf } from './testing/read-csa.js';

const EVEN = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

const rows = [
  'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY',
  'P2 * -HI *  *  *  *  * -KA * ',
  'P3-FU-FU-FU-FU-FU-FU-FU-FU-FU',
  'P4 *  *  *  *  *  *  *  *  * ',
  'P5 *  *  *  *  *  *  *  *  * ',
  'P6 *  *  *  *  *  *  *  *  * ',
  'P7+FU+FU+FU+FU+FU+FU+FU+FU+FU',
  'P8 * +KA *  *  *  *  * +HI * ',
  'P9+KY+KE+GI+KI+OU+KI+GI+KE+KY',
];
const evenRows = rows.join('\n');
const withRow = (row: string): string => rows.map((old) => (old[1] === row[1] ? row : old)).join('\n');

describe('PI', () => {
  test('is the even position', () => {
    expect(read('PI\n+\n')).toMatchObject({ first: { start: `${EVEN} b - 1` }, told: [] });
    expect(startOf('PI\n-\n')).toBe(`${EVEN} w -`);
  });

  test.each([
    ['PI11KY', 'lance'],
    ['PI91KY', 'right-lance'],
    ['PI22KA', 'bishop'],
    ['PI82HI', 'rook'],
    ['PI82HI11KY', 'rook-lance'],
    ['PI82HI22KA', 'two-pieces'],
    ['PI22KA82HI', 'two-pieces'],
    ['PI82HI22KA11KY91KY21KE81KE31GI71GI41KI61KI', 'ten-pieces'],
  ] as const)('%s takes the pieces of a handicap away, not into a hand', (line, handicap) => {
    expect(read(`${line}\n-\n`)).toMatchObject({ first: { start: handicapSfen(handicap) }, told: [] });
  });

  test('removals by their squares', () => {
    expect(read('PI82KA\n-\n').told).toEqual(['csa/removal-mismatch@1']);
    expect(startOf('PI82KA\n-\n')).toBe(handicapSfen('rook').replace(/ 1$/, ''));
    expect(read('PI55FU\n-\n').told).toEqual(['csa/bad-position-line@1']);
    expect(read('PI82\n-\n').told).toEqual(['csa/removal-mismatch@1']);
  });

  test('what it takes off can be in a hand', () => {
    expect(startOf('PI82HI22KA\nP+00AL\n-\n')).toBe(`lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB`);
  });
});

describe('rows', () => {
  test('nine of them', () => {
    expect(read(`${evenRows}\n+\n`)).toMatchObject({ first: { start: `${EVEN} b - 1` }, told: [] });
    expect(read(`${evenRows}\nP+\nP-\n+\n`).told).toEqual([]);
    expect(read(`${evenRows.replaceAll('\n', '\r\n')}\r\n+`).told).toEqual([]);
  });

  test.each([
    ['right-trimmed', 'P2 * -HI *  *  *  *  * -KA *'],
    ['with runs of blanks as one', 'P2 * -HI * * * * * -KA *'],
    ['without blanks', 'P2*-HI*****-KA*'],
    ['left-aligned', 'P2*  -HI*  *  *  *  *  -KA*  '],
    ['with blanks alone', 'P2   -HI               -KA   '],
    ['with blanks alone, trimmed', 'P2   -HI               -KA'],
    ['in lower case', 'P2 * -hi *  *  *  *  * -ka * '],
    ['with dashes', 'P2 * –HI *  *  *  *  * −KA * '],
  ])('a row %s', (_how, row) => {
    const { first, told } = read(`${withRow(row)}\n+\n`);
    expect(first.start).toBe(`${EVEN} b - 1`);
    expect(told.filter((code) => !/csa\/(lower-case|look-alike)@2/.test(code))).toEqual([]);
  });

  test('a point in the last column of an empty square is told', () => {
    expect(read(`${withRow('P2 * -HI *  *  *  *  * -KA *.')}\n+\n`)).toMatchObject({
      first: { start: `${EVEN} b - 1` },
      told: ['position/odd-diagram@2'],
    });
    expect(read(`${withRow('P2 . -HI *  *  *  *  * -KA * ')}\n+\n`).told).toContain('position/bad-board-row@2');
  });

  test('rows that are left out are empty', () => {
    expect(read('P1 *  *  *  * -OU *  *  *  * \nP+59OU00FU00FU\nP-00AL\n+\n')).toMatchObject({
      first: { start: '4k4/9/9/9/9/9/9/9/4K4 b 2P2r2b4g4s4n4l16p 1' },
      told: [],
    });
  });

  test.each([
    ['P2 * -HI *  *  *  * -KA * '],
    ['P2 * -HI *  *  *  *  *  *  * -KA * '],
    ['P2 * -XX *  *  *  *  * -KA * '],
    ['P2 * -HI *  ?  *  *  * -KA * '],
    ['P2 * -HI'],
  ])('%s is no row', (row) => {
    expect(read(`${withRow(row)}\n+\n`).told).toContain('position/bad-board-row@2');
  });

  test('what is readable of a bad row stays', () => {
    expect(startOf(`${withRow('P2 * -HI *  X  *  *  * -KA * ')}\n+\n`)).toContain('/1r7/');
  });

  test('nine rows with wrong numbers are taken in their order', () => {
    const { first, told } = read(`${rows.map((row) => row.replace(/^P\d/, 'P1')).join('\n')}\n+\n`);
    expect(first.start).toBe(`${EVEN} b - 1`);
    expect(told).toEqual(['csa/row-numbers@1']);
  });

  test('of a row that is given twice the last counts', () => {
    const { first, told } = read(`${evenRows}\nP5 *  *  *  * +FU *  *  *  * \n+\n`);
    expect(first.start).toContain('/4P4/');
    expect(told).toEqual(['position/too-many-pieces@1', 'position/pawns-doubled@1', 'csa/square-given-twice@10']);
  });

  test('PI beside rows is reported, and the rows count', () => {
    const board = '4k4/9/9/9/9/9/9/9/4K4';
    const two = 'P1 *  *  *  * -OU\nP1 *  *  *  * -OU *  *  *  * \nP9 *  *  *  * +OU *  *  *  * \n';
    const { first, told } = read(`P+55FU\n${two.slice(two.indexOf('\n') + 1)}PI82HI\n+\n`);
    expect(first.start).toBe(`${board.replace('/9/9/9/9/9/9/9/', '/9/9/9/4P4/9/9/9/')} b - 1`);
    expect(told).toEqual(['csa/two-boards@4']);
    expect(read(`${evenRows}\nPI82HI\n+\n`)).toMatchObject({
      first: { start: `${EVEN} b - 1` },
      told: ['csa/two-boards@10'],
    });
  });
});

describe('lists of pieces', () => {
  test('on the board and in the hands', () => {
    expect(startOf('P-11OU22FU\nP+00HI00KI99TO\nP+59OU\n-\n')).toBe('8k/7p1/9/9/9/9/9/9/+P3K4 w RG');
  });

  test('hands given twice add up', () => {
    expect(startOf('P-51OU\nP+59OU00HI00KY\nP-00KA00FU00FU\nP+00KY00FU\nP-00KA00FU\n+\n')).toBe(
      '4k4/9/9/9/9/9/9/9/4K4 b R2LP2b3p',
    );
  });

  test('the rest goes to a hand, without kings and with promoted pieces counted', () => {
    expect(startOf('P+28RY\nP-51OU\nP-00AL\n+\n')).toBe('4k4/9/9/9/9/9/9/7+R1/9 b r2b4g4s4n4l18p');
    expect(startOf('P-00AL\nP-51OU\nP+28RY00KI\n+\n')).toBe('4k4/9/9/9/9/9/9/7+R1/9 b Gr2b3g4s4n4l18p');
    expect(startOf('P+59OU\nP-51OU00AL11KI\n+\n')).toBe('4k3g/9/9/9/9/9/9/9/4K4 b 2r2b3g4s4n4l18p');
    expect(read('P+59OU00AL\nP-51OU00AL\n+\n').told).toEqual(['csa/remainder-given-twice@2']);
  });

  test.each([
    ['P+00OU', 'error'],
    ['P+00XX', 'error'],
    ['P+05FU', 'error'],
    ['P+00F', 'error'],
    ['P+00TO', 'warning'],
  ])('%s', (line, severity) => {
    const { told, first } = read(`P+59OU\nP-51OU\n${line}\n+\n`);
    expect(told).toEqual(['position/bad-hand@3']);
    expect(first.start).toBe(`4k4/9/9/9/9/9/9/9/4K4 b ${severity === 'warning' ? 'P' : '-'} 1`);
  });

  test('a hand that no SFEN could hold ends at 99', () => {
    const { first, told } = read(`P+59OU${'00FU'.repeat(300)}\nP-51OU\n+\n`);
    expect(first.start).toContain(' b 99P ');
    expect(told).toContain('position/bad-hand@1');
  });

  test('a square given twice', () => {
    const { first, told } = read(`${evenRows}\nP+77KI\n+\n`);
    expect(told).toEqual(['position/too-many-pieces@1', 'csa/square-given-twice@10']);
    expect(first.start).toContain('/PPGPPPPPP/');
  });
});

describe('what is missing', () => {
  test('a turn line alone is an empty board', () => {
    const { first, told } = read('+\n');
    expect(first.start).toBe('9/9/9/9/9/9/9/9/9 b - 1');
    expect(told).toEqual(['position/king-missing@2', 'position/king-missing@2']);
  });

  test('moves alone begin at the even start', () => {
    const { first, told } = read('+7776FU\n-3334FU\n');
    expect(first).toMatchObject({ start: `${EVEN} b - 1`, moves: ['7g7f', '3c3d'] });
    expect(told).toEqual(['csa/no-start-position@1']);
    expect(read('-\n-3334FU\n').first).toMatchObject({ start: `${EVEN} w - 1`, moves: ['3c3d'] });
    expect(read('N+A\n-3334FU\n').first).toMatchObject({ start: `${EVEN} w - 1`, moves: ['3c3d'] });
  });

  test('or where the caller says', () => {
    const start = '4k4/9/9/9/9/9/9/9/4K4 w - 7';
    const { first, told } = read('-5152OU\n', { start });
    expect(first).toMatchObject({ start, moves: ['5a5b'] });
    expect(told).toEqual([]);
    expect(read('PI\n+\n', { start }).first.start).toBe(`${EVEN} b - 1`);
  });

  test('the side to move', () => {
    expect(read('PI82HI\n-3334FU\n')).toMatchObject({
      first: { start: handicapSfen('rook'), moves: ['3c3d'] },
      told: ['csa/no-turn@2'],
    });
    expect(read('PI\n%TORYO\n')).toMatchObject({ first: { ending: { winner: 'white' } }, told: ['csa/no-turn@2'] });
  });

  test('oddities of the position stand at its lines', () => {
    expect(read(`V2.2\n${evenRows}\nP+00HI\n+\n`).told).toEqual(['position/too-many-pieces@2']);
  });

  test('the order of the lines does not matter', () => {
    expect(read(`+\n${[...rows].reverse().join('\n')}\nN+A\n+7776FU`)).toMatchObject({
      first: { start: `${EVEN} b - 1`, headers: [['black', 'A'], expect.anything()], moves: ['7g7f'] },
      told: [],
    });
  });

  test('another side to move is left out', () => {
    expect(read('PI\n+\n-\n+7776FU\n-\n').told).toEqual(['record/trailing-text@3', 'record/trailing-text@5']);
  });
});
