import { type Diagnostic, type GameJson, toJson } from '@kifukit/record';
import {
  fileOf,
  handicapSfen,
  isDrop,
  isPromotion,
  type Move,
  originOf,
  parseUsi,
  rankOf,
  START_SFEN,
  targetOf,
} from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../format.js';
import { readText } from '../testing/read-text.js';
import { usi } from './index.js';

const EVEN = START_SFEN.slice(0, -' b - 1'.length);
const KINGS = '4k4/9/9/9/9/9/9/9/4K4';

interface Seen {
  readonly games: readonly GameJson[];
  readonly diagnostics: readonly Diagnostic[];
  /** Severity, code, the text meant. */
  readonly told: readonly string[];
}

function seen(text: string, options: ReadOptions = {}): Seen {
  const { games, diagnostics } = readText(usi, text, options);
  return {
    games: games.map((game, i) => toJson(game, i + 1)),
    diagnostics,
    told: diagnostics.map(({ code, severity, span }) =>
      `${severity} ${code} ${span ? text.slice(...span) : ''}`.trim(),
    ),
  };
}

describe('a start', () => {
  test.each([
    'startpos',
    'position startpos',
    'position startpos moves',
    'moves',
    `${EVEN} b - 1`,
    `${EVEN} b -`,
    `${EVEN} b - 1 `,
    `${EVEN}  b  -  1`,
    `\t${EVEN}\tb\t-\t1\t`,
    `\uFEFF${EVEN} b - 1`,
    `sfen ${EVEN} b - 1`,
    `position sfen ${EVEN} b - 1 moves`,
    `${EVEN}_b_-_1`,
    `position_sfen_${EVEN}_b_-_1_moves`,
    `# remark\n\n${EVEN} b - 1\r\n`,
  ])('%j is the even one', (text) => {
    const { games, told } = seen(text);
    expect(games.map(({ start, moves }) => [start, moves])).toEqual([[START_SFEN, []]]);
    expect(told).toEqual([]);
  });

  test('keeps its number and gets its hands in order', () => {
    expect(seen(`${KINGS} b P2LR2b 5`).games[0]?.start).toBe(`${KINGS} b R2LP2b 5`);
    expect(seen(`sfen ${EVEN} w - 30 moves 3c3d`).games[0]).toMatchObject({
      start: `${EVEN} w - 30`,
      moves: ['3c3d'],
    });
    const late = '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124';
    expect(seen(late)).toMatchObject({ games: [{ start: late }], told: [] });
  });

  test('may be a handicap', () => {
    const { games, told } = seen(`sfen ${handicapSfen('two-pieces')} moves 7a6b`);
    expect(games[0]).toMatchObject({ moves: ['7a6b'], headers: [['handicap', 'two-pieces']] });
    expect(told).toEqual([]);
  });

  test('of a bare list of moves is the even one or that of the caller', () => {
    expect(seen('moves 7g7f 3c3d').games[0]?.start).toBe(START_SFEN);
    expect(seen('moves 5i5h', { start: `${KINGS} b - 9` }).games[0]).toMatchObject({
      start: `${KINGS} b - 9`,
      moves: ['5i5h'],
    });
    expect(seen('7g7f 3c3d')).toMatchObject({
      games: [{ moves: ['7g7f', '3c3d'] }],
      told: ['warning usi/missing-word 7g7f'],
    });
    expect(seen(`${EVEN} b - 7g7f`)).toMatchObject({
      games: [{ start: START_SFEN, moves: ['7g7f'] }],
      told: ['warning usi/missing-word 7g7f'],
    });
  });
});

describe('an SFEN with a fault', () => {
  test.each([
    [`4k4/10/9/9/9/9/9/9/4K4 b - 1`, 'error position/bad-sfen-piece 0'],
    [`4k4/4+G4/9/9/9/9/9/9/4K4 b - 1`, 'error position/bad-sfen-piece +G'],
    [`4k4/4+K4/9/9/9/9/9/9/4K4 b - 1`, 'error position/bad-sfen-piece +K'],
    [`${KINGS} b K 1`, 'error position/bad-sfen-hand K'],
    [`${EVEN} B - 1`, 'error position/bad-sfen-turn B'],
    [`${EVEN}/9 b - 1`, `error position/bad-sfen-row ${EVEN}/9`],
    [`4k4/9/9/9/9/9/9/4K4 b - 1`, 'error position/bad-sfen-row 4k4/9/9/9/9/9/9/4K4'],
    [`4k4/8/9/9/9/9/9/9/4K4 b - 1`, 'error position/bad-sfen-row 8'],
    [EVEN, 'error position/bad-sfen-turn'],
    ['sfen', 'error position/bad-sfen-row'],
  ])('%s gives no game', (text, fault) => {
    expect(seen(text)).toMatchObject({ games: [], told: [fault] });
  });

  test('its moves are counted', () => {
    const { games, told, diagnostics } = seen('position sfen 4k4/9 b - 1 moves 5a5b x 5b5c');
    expect(games).toEqual([]);
    expect(told).toEqual(['error position/bad-sfen-row 4k4/9', 'warning record/moves-not-read 5a5b x 5b5c']);
    expect(diagnostics[1]?.message).toMatch(/^2 /);
  });

  test('in its number only keeps the position', () => {
    expect(seen(`${KINGS} b - x moves 5i5h`)).toMatchObject({
      games: [{ start: `${KINGS} b - 1`, moves: ['5i5h'] }],
      told: ['error position/bad-sfen-number x'],
    });
  });

  test.each([
    [`${KINGS} b PP 1`, `${KINGS} b 2P 1`, 'warning position/bad-sfen-hand P'],
    [`4k4/45/9/9/9/9/9/9/4K4 b - 1`, `${KINGS} b - 1`, 'warning position/bad-sfen-row 5'],
    [`${KINGS} b - 0`, `${KINGS} b - 1`, 'warning position/bad-sfen-number 0'],
    [`${KINGS} b - 1 a remark`, `${KINGS} b - 1`, 'warning record/trailing-text a remark'],
    [`${KINGS} b 19P 1`, `${KINGS} b 19P 1`, `warning position/too-many-pieces ${KINGS} b 19P 1`],
    [`4k4/9/9/9/9/9/9/9/9 b - 1`, '4k4/9/9/9/9/9/9/9/9 b - 1', 'info position/king-missing 4k4/9/9/9/9/9/9/9/9 b - 1'],
  ])('%s is only odd', (text, start, oddity) => {
    expect(seen(text)).toMatchObject({ games: [{ start }], told: [oddity] });
  });

  test('is found in its line', () => {
    const { diagnostics, games } = seen(`startpos\n  sfen 4k4/9/9/9/9/9/9/9/4K4 x - 1\nstartpos moves 7g7f`);
    expect(diagnostics[0]).toMatchObject({ line: 2, column: 30, endColumn: 31 });
    expect(games.map(({ plies }) => plies)).toEqual([0, 1]);
  });
});

describe('moves', () => {
  test('of every sort', () => {
    expect(seen('startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e')).toMatchObject({
      games: [{ moves: ['7g7f', '3c3d', '8h2b+', '3a2b', 'B*5e'] }],
      told: [],
    });
  });

  test.each([
    ['startpos moves 7g7f 3c3d 8h2b+ 3a2b b*5e', 'B*5e', 'b*5e'],
    ['startpos moves 7g7f=', '7g7f', '7g7f='],
    ['startpos moves 7G7F', '7g7f', '7G7F'],
  ])('%s is spelled oddly', (text, last, word) => {
    const { games, told } = seen(text);
    expect(games[0]?.moves.at(-1)).toBe(last);
    expect(told).toEqual([`warning usi/odd-spelling ${word}`]);
  });

  test('that are illegal but possible are kept', () => {
    expect(seen('startpos moves 7g7f+')).toMatchObject({
      games: [{ moves: ['7g7f+'] }],
      told: ['error move/outside-promotion-zone 7g7f+'],
    });
    expect(seen('startpos moves 7g7f 3c3d', { illegal: 'stop' }).games[0]?.plies).toBe(2);
    expect(seen('startpos moves 7g7f+ 3c3d', { illegal: 'stop' }).games[0]?.plies).toBe(0);
  });

  test.each([
    ['startpos moves 7g7f 7g7f 3c3d', 'error move/no-piece-at-origin 7g7f', 1],
    ['startpos moves 2g2e 3c3d', 'error move/unreachable 2g2e', 0],
    ['startpos moves 7g7f foo 3c3d', 'error move/bad-move-syntax foo', 1],
    ['startpos moves 7g7f pass 3c3d', 'error move/bad-move-syntax pass', 1],
    ['startpos moves 7g7f 3c3 3c3d', 'error move/bad-move-syntax 3c3', 1],
    ['startpos moves 7g7f K*5e 3c3d', 'error move/bad-move-syntax K*5e', 1],
    ['startpos moves 7g7f P*5e+ 3c3d', 'error move/bad-move-syntax P*5e+', 1],
  ])('%s end before the fault and the rest is counted', (text, fault, plies) => {
    const { games, told, diagnostics } = seen(text);
    expect(games[0]).toMatchObject({ plies, ending: null });
    expect(told).toEqual([fault, 'warning record/moves-not-read']);
    expect(diagnostics[1]?.message).toMatch(/^1 more/);
  });

  test('a mistyped last move is no ending', () => {
    expect(seen('startpos moves 7g7f 3c3')).toMatchObject({
      games: [{ plies: 1, ending: null }],
      told: ['error move/bad-move-syntax 3c3'],
    });
  });
});

describe('an ending', () => {
  test.each([
    ['resign', 'resign', 'black'],
    ['rep_draw', 'repetition', 'draw'],
    ['sennichite', 'repetition', 'draw'],
    ['draw', 'draw', 'draw'],
    ['jishogi', 'impasse', 'draw'],
    ['impasse', 'impasse', 'draw'],
    ['timeout', 'timeout', 'black'],
    ['time_up', 'timeout', 'black'],
    ['break', 'interrupted', null],
    ['interrupt', 'interrupted', null],
    ['chudan', 'interrupted', null],
    ['max_moves', 'max-moves', 'draw'],
    ['mate', 'mate', 'black'],
    ['nomate', 'no-mate', null],
  ])('%s is %s', (word, kind, winner) => {
    const { games, told } = seen(`startpos moves 7g7f ${word}`);
    expect(games[0]).toMatchObject({ plies: 1, ending: { kind, winner } });
    expect(told).toEqual([]);
  });

  test('win is a declaration, doubted where it does not hold', () => {
    expect(seen('startpos moves 7g7f win')).toMatchObject({
      games: [{ ending: { kind: 'declaration', winner: 'white' } }],
      told: ['warning record/unjustified-declaration win'],
    });
  });

  test.each(['rep_inf', 'rep_sup', 'pass', 'none', '0000', 'two words'])('%s is kept as it stands', (words) => {
    expect(seen(`startpos moves 7g7f ${words}`)).toMatchObject({
      games: [{ plies: 1, ending: { kind: 'other', text: words, winner: null } }],
      told: [`warning record/unknown-special-move ${words}`],
    });
  });

  test('is kept after a fault too, without a winner', () => {
    expect(seen('startpos moves 7g7f 7g7f resign').games[0]).toMatchObject({
      plies: 1,
      ending: { kind: 'resign', winner: null },
    });
  });

  test('in the middle makes the rest a variation, once', () => {
    const { games, told } = seen('startpos moves 7g7f resign 3c3d resign 2g2f');
    expect(games[0]).toMatchObject({
      plies: 1,
      ending: { kind: 'resign' },
      variations: [{ fromPly: 2, moves: ['7g7f', '3c3d'] }],
    });
    expect(told).toContain('error move/bad-move-syntax resign');
  });

  test('of two the first counts', () => {
    expect(seen('startpos moves 7g7f resign foo').told).toEqual(['warning record/second-ending foo']);
  });
});

describe('a collection', () => {
  test('has a game in every line of any form', () => {
    const lines = [`${EVEN} b - 1`, '# remark', '', 'startpos moves 7g7f', 'moves 2g2f resign', `sfen ${KINGS} w -`];
    const { games, told } = seen(lines.join('\r\n'));
    expect(games.map(({ plies }) => plies)).toEqual([0, 1, 1, 0]);
    expect(told).toEqual([]);
  });

  test('keeps the others where a line is none', () => {
    const { games, diagnostics } = seen('startpos\nhello, world\nposition\nstartpos');
    expect(games).toHaveLength(2);
    expect(diagnostics).toMatchObject([
      { code: 'usi/unknown-line', line: 2, column: 1 },
      { code: 'usi/unknown-line', line: 3, column: 1 },
    ]);
  });
});

/** The three digits of a move as USEN has them. */
function digits(usi: string): string {
  const move = parseUsi(usi) as Move;
  const number = (square: number) => (rankOf(square) - 1) * 9 + fileOf(square) - 1;
  const piece = { G: 9, P: 10, L: 11, N: 12, S: 13, B: 14, R: 15 }[usi[0] as string] ?? 0;
  const origin = isDrop(move) ? 81 + piece : number(originOf(move));
  const value = (origin * 81 + number(targetOf(move))) * 2 + (isPromotion(move) ? 1 : 0);
  return value.toString(36).padStart(3, '0');
}

const usen = (moves: string): string => moves.split(' ').map(digits).join('');

describe('USEN', () => {
  test('has moves, an ending and no position where it is the even one', () => {
    expect(usen('7g7f 3c3d')).toBe('7ku2jm');
    expect(seen('~0.7ku2jm.r')).toMatchObject({
      games: [{ start: START_SFEN, moves: ['7g7f', '3c3d'], ending: { kind: 'resign', winner: 'white' } }],
      told: [],
    });
    const cut = '~0.7ku2jm.r~9';
    expect(readText(usi, cut).diagnostics.at(-1)?.span).toEqual([cut.length - 1, cut.length]);
    expect(seen('~0.7ku').games[0]).toMatchObject({ moves: ['7g7f'], ending: null });
  });

  test('has positions with other marks', () => {
    expect(seen(`4k4_9_4zP4_9_9_9_9_9_4K4.b.G~0.${usen('G*5b')}.t`)).toMatchObject({
      games: [{ start: '4k4/9/4+P4/9/9/9/9/9/4K4 b G 1', moves: ['G*5b'], ending: { kind: 'timeout' } }],
      told: [],
    });
    expect(seen('4k4_9_4z_9_9_9_9_9_4K4.b.G~0..')).toMatchObject({
      games: [],
      told: ['error position/bad-sfen-piece z'],
    });
  });

  test('has promotions and drops of every piece', () => {
    const moves = '7g7f 3c3d 8h2b+ 3a2b B*5e';
    expect(seen(`~0.${usen(moves)}.`).games[0]?.moves.join(' ')).toBe(moves);
    for (const letter of 'PLNSBRG') {
      expect(seen(`${KINGS.replaceAll('/', '_')}.b.RBGSNLP~0.${usen(`${letter}*5e`)}.`).games[0]?.moves).toEqual([
        `${letter}*5e`,
      ]);
    }
  });

  test('hangs its branches on the main line', () => {
    const { games, told } = seen(`~0.${usen('7g7f 3c3d 2g2f')}.~0.${usen('2g2f 8c8d')}.~1.${usen('8c8d')}.p`);
    expect(games[0]?.variations).toMatchObject([
      { fromPly: 2, moves: ['7g7f', '8c8d'], ending: { kind: 'interrupted' } },
      { fromPly: 1, moves: ['2g2f', '8c8d'] },
    ]);
    expect(told).toEqual([]);
  });

  test('keeps a move that is said to be illegal', () => {
    expect(seen(`~0.7ku.i${usen('3c3e')}`)).toMatchObject({
      games: [{ moves: ['7g7f', '3c3e'], ending: { kind: 'illegal-move', winner: 'black' } }],
      told: [`info move/unreachable ${usen('3c3e')}`],
    });
  });

  test('tells what is no move and no ending', () => {
    expect(seen('~0..zz').told).toEqual(['warning record/unknown-special-move zz']);
    expect(seen('~0.zzz2jm.').told).toEqual(['error move/bad-move-syntax zzz', 'warning record/moves-not-read']);
    expect(seen('~0.7ku2.').told).toEqual(['error move/bad-move-syntax 2']);
    expect(seen('~0.7ku.~5.7ku.').told).toContain('error record/variation-without-parent 5.');
  });
});

describe('a web address', () => {
  test('carries a position and names', () => {
    const { games, told } = seen(
      'https://example.org/sfen?sfen=4k4%2F9%2F4%2BP4%2F9%2F9%2F9%2F9%2F9%2F4K4%20b%20G%201&lm=53&sname=%E4%BD%90&gname=A+B',
    );
    expect(games[0]).toMatchObject({
      start: '4k4/9/4+P4/9/9/9/9/9/4K4 b G 1',
      headers: [
        ['black', '佐'],
        ['white', 'A B'],
      ],
    });
    expect(told).toEqual([]);
  });

  test('may write blanks as plus signs', () => {
    expect(seen(`/sfen?sfen=${KINGS}+w+-+7`).games[0]?.start).toBe(`${KINGS} w - 7`);
  });

  test('may be spelled oddly', () => {
    expect(seen(`?sfen=${KINGS}_b_PP_1`)).toMatchObject({
      games: [{ start: `${KINGS} b 2P 1` }],
      told: [`warning position/bad-sfen-hand sfen=${KINGS}_b_PP_1`],
    });
  });

  test.each([
    'https://editor.example/4k4/9/4+P4/9/9/9/9/9/4K4_w_Gp_12?color=gote',
    'https://board.example/analysis/4k4/9/4+P4/9/9/9/9/9/4K4%20w%20Gp%2012',
    '4k4_9_4@P4_9_9_9_9_9_4K4.w.Gp.12',
  ])('may hold the position otherwise: %s', (text) => {
    expect(seen(text)).toMatchObject({ games: [{ start: '4k4/9/4+P4/9/9/9/9/9/4K4 w Gp 12' }], told: [] });
  });

  test('with a fault gives none', () => {
    expect(seen('?sfen=%zz')).toMatchObject({ games: [], told: ['error position/bad-sfen-piece sfen=%zz'] });
  });
});
