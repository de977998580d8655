// SFEN: what is a fault, what is forgiven, and where exactly.
import { describe, expect, test } from 'vitest';
import { BLACK, PAWN, WHITE } from './piece.js';
import { problems } from './problems.js';
import {
  makeSfen,
  parseSfen,
  positionOf,
  type SfenFaultCode,
  START_SFEN,
  samePosition,
  startPosition,
} from './sfen.js';

const BOARD = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';
const KINGS = '4k4/9/9/9/9/9/9/9/4K4';

/** The text of a fault's place, with the fault: `bad-sfen-hand «K»`. */
function faultIn(text: string): string {
  const reading = parseSfen(text);
  if (reading.ok) return 'none';
  const { code, start, end, reason } = reading.fault;
  expect(reason).not.toBe('');
  return `${code} «${text.slice(start, end)}» ${start}`;
}

const odditiesIn = (text: string): string[] => {
  const reading = parseSfen(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.fault.reason}`);
  return reading.value.oddities.map(({ code, start, end }) => `${code} «${text.slice(start, end)}» ${start}`);
};

const rewritten = (text: string): string => {
  const reading = parseSfen(text);
  return reading.ok ? makeSfen(reading.value.position) : 'fault';
};

/** `at` is the text that the fault is about; its first place after `from` is where it must be found. */
const fault = (code: SfenFaultCode, at: string, start: number): string => `${code} «${at}» ${start}`;

describe('faults', () => {
  test.for<[text: string, fault: string]>([
    ['', fault('bad-sfen-row', '', 0)],
    ['   ', fault('bad-sfen-row', '', 0)],
    [BOARD, fault('bad-sfen-turn', '', BOARD.length)],
    [`${BOARD} B - 1`, fault('bad-sfen-turn', 'B', 58)],
    [`${BOARD} black - 1`, fault('bad-sfen-turn', 'black', 58)],
    [`${BOARD} b K 1`, fault('bad-sfen-hand', 'K', 60)],
    [`${BOARD} b P2k 1`, fault('bad-sfen-hand', '2k', 61)],
    [`${BOARD} b +P 1`, fault('bad-sfen-hand', '+', 60)],
    [`${BOARD} b -P 1`, fault('bad-sfen-hand', '-', 60)],
    [`${BOARD} b P- 1`, fault('bad-sfen-hand', '-', 61)],
    [`${BOARD} b 2 1`, fault('bad-sfen-hand', '2', 60)],
    [`${BOARD} b 100P 1`, fault('bad-sfen-hand', '100P', 60)],
    [`${BOARD} b 99PP 1`, fault('bad-sfen-hand', 'P', 63)],
    [`${BOARD} b 歩 1`, fault('bad-sfen-hand', '歩', 60)],
    [`${BOARD} b P😀 1`, fault('bad-sfen-hand', '😀', 61)],
    [`${BOARD} b - x`, fault('bad-sfen-number', 'x', 62)],
    [`${BOARD} b - 1.5`, fault('bad-sfen-number', '1.5', 62)],
    [`${BOARD} b - 1 moves 7g7f`, fault('bad-sfen-number', 'moves 7g7f', 64)],
    ['4k4/8/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-row', '8', 4)],
    ['4k4/91/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-row', '91', 4)],
    ['4k4//9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-row', '', 4)],
    ['4k4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-row', '4k4/9/9/9/9/9/9/4K4', 0)],
    ['4k4/9/9/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-row', '4k4/9/9/9/9/9/9/9/9/4K4', 0)],
    ['4k4/10/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '0', 5)],
    ['4k4/09/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '0', 4)],
    ['4k4/4+G4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '+G', 5)],
    ['4k4/4+K4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '+K', 5)],
    ['4k4/4++P3/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '++', 5)],
    ['4k4/8+/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '+', 5)],
    ['4k4/4+5/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '+5', 5)],
    ['4k4/4x4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', 'x', 5)],
    ['4k4/4歩4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '歩', 5)],
    ['4k4/4😀4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', '😀', 5)],
    ['4k4/4ſ4/9/9/9/9/9/9/4K4 b - 1', fault('bad-sfen-piece', 'ſ', 5)],
    [`sfen ${BOARD} b - 1`, fault('bad-sfen-piece', 'f', 1)],
    [`${BOARD}_b_-_1`, fault('bad-sfen-piece', '_', 57)],
    [`  ${KINGS} B - 1`, fault('bad-sfen-turn', 'B', 24)],
  ])('%s', ([text, expected]) => expect(faultIn(text)).toBe(expected));

  test('a number of rows is told, and a row’s number of squares', () => {
    const reading = parseSfen('4k4/8/9/9/9/9/9/9/4K4 b - 1');
    expect(reading.ok ? {} : reading.fault).toMatchObject({
      reason: 'row {rank} has {count} {count|square|squares} instead of 9',
      values: { rank: 2, count: 8 },
    });
  });
});

describe('oddities', () => {
  test.for<[text: string, oddities: string[], canonical: string]>([
    [`${BOARD} b - 1`, [], START_SFEN],
    [`${BOARD} b -`, [], START_SFEN],
    [`${BOARD} b`, [], START_SFEN],
    [`${BOARD} b - 1 `, [], START_SFEN],
    [`\t${BOARD}  b  -  1\r\n`, [], START_SFEN],
    [`${BOARD} b - 0`, [fault('bad-sfen-number', '0', 62)], START_SFEN],
    [`${BOARD} b - -1`, [fault('bad-sfen-number', '-1', 62)], START_SFEN],
    [`${BOARD} b - 9999999999`, [fault('bad-sfen-number', '9999999999', 62)], START_SFEN],
    [`${BOARD} b - 007`, [], `${BOARD} b - 7`],
    ['4k4/45/9/9/9/9/9/9/4K4 b - 1', [fault('bad-sfen-row', '5', 5)], `${KINGS} b - 1`],
    ['4k4/333/9/9/9/9/9/9/4K4 b - 1', [fault('bad-sfen-row', '3', 5), fault('bad-sfen-row', '3', 6)], `${KINGS} b - 1`],
    [`${KINGS} b PP 1`, [fault('bad-sfen-hand', 'P', 25)], `${KINGS} b 2P 1`],
    [`${KINGS} b 2PgP 1`, [fault('bad-sfen-hand', 'P', 27)], `${KINGS} b 3Pg 1`],
    [`${KINGS} b 0P 1`, [fault('bad-sfen-hand', '0P', 24)], `${KINGS} b - 1`],
    [`${KINGS} b 1P 1`, [], `${KINGS} b P 1`],
    [`${KINGS} b P2LR2b 5`, [], `${KINGS} b R2LP2b 5`],
    [`${KINGS} b GR5pnsg 1`, [], `${KINGS} b RGgsn5p 1`],
    [`${KINGS} b 18p 1`, [], `${KINGS} b 18p 1`],
  ])('%s', ([text, oddities, canonical]) => {
    expect(odditiesIn(text)).toEqual(oddities);
    expect(rewritten(text)).toBe(canonical);
  });

  test('a missing number is told', () => {
    const numbered = (text: string): boolean | undefined => {
      const reading = parseSfen(text);
      return reading.ok ? reading.value.hasNumber : undefined;
    };
    expect([`${BOARD} b - 1`, `${BOARD} b -`, `${BOARD} b`, `${BOARD} w - 30`].map(numbered)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('what is odd about the position, not about the text, is left to problems()', () => {
    for (const text of [`${KINGS} b 19P 1`, '9/9/9/9/9/9/9/9/9 b - 1', '4k4/9/P8/P8/9/9/9/9/4K4 b - 1']) {
      expect(odditiesIn(text)).toEqual([]);
      expect(problems(positionOf(text))).not.toEqual([]);
    }
  });
});

describe('positions', () => {
  test('a position without an oddity stays as it is', () => {
    const sfen = '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124';
    const position = positionOf(sfen);
    expect(makeSfen(position)).toBe(sfen);
    expect(position.moveNumber).toBe(124);
    expect(position.inHand(WHITE, PAWN)).toBe(3);
  });

  test('another number may be written', () => expect(makeSfen(startPosition(), 42)).toBe(`${BOARD} b - 42`));

  test('each start position is one’s own', () => {
    const position = startPosition();
    position.put(0, 0);
    expect(makeSfen(startPosition())).toBe(START_SFEN);
  });

  test('sameness is of board, hands and turn, not of the number', () => {
    const same = (a: string, b: string) => samePosition(positionOf(a), positionOf(b));
    expect(same(START_SFEN, `${BOARD} b - 9`)).toBe(true);
    expect(same(START_SFEN, `${BOARD} w - 1`)).toBe(false);
    expect(same(`${KINGS} b P 1`, `${KINGS} b p 1`)).toBe(false);
    expect(same(`${KINGS} b P 1`, `${KINGS} b 2P 1`)).toBe(false);
    expect(same(`${KINGS} b - 1`, '4k4/9/9/9/9/9/9/9/3K5 b - 1')).toBe(false);
  });

  test('positionOf throws for what is no SFEN', () => expect(() => positionOf('startpos')).toThrow(TypeError));

  test('a side to move', () => {
    expect(positionOf(`${KINGS} b - 1`).turn).toBe(BLACK);
    expect(positionOf(`${KINGS} w - 1`).turn).toBe(WHITE);
  });
});

test('hostile texts take no time', () => {
  const before = process.cpuUsage();
  for (const text of [
    '9/'.repeat(200_000),
    '+'.repeat(400_000),
    `${KINGS} b ${'9'.repeat(400_000)} 1`,
    ' '.repeat(400_000),
  ]) {
    expect(parseSfen(text).ok).toBe(false);
  }
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
