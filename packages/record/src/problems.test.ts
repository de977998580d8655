// Odd positions as diagnostics.
import { positionOf } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { recordCodes } from './codes.js';
import { Report } from './diagnostic.js';
import { reportProblems } from './problems.js';

function told(sfen: string): string[] {
  const report = new Report('the diagram', recordCodes);
  report.startGame();
  reportProblems(positionOf(sfen), report, 4, 11);
  return report.diagnostics().map(({ code, severity, message, span, ply }) => {
    expect([span, ply]).toEqual([[4, 11], 0]);
    return `${code} ${severity}: ${message}`;
  });
}

test.for<[sfen: string, told: string[]]>([
  ['4k4/9/9/9/9/9/9/9/4K4 b - 1', []],
  ['4k4/9/9/9/9/9/9/9/9 b - 1', ['position/king-missing info: black has no king']],
  [
    '9/9/9/9/9/9/9/9/9 b - 1',
    ['position/king-missing warning: black has no king', 'position/king-missing warning: white has no king'],
  ],
  ['4kk3/9/9/9/9/9/9/9/4K4 b - 1', ['position/two-kings warning: white has more than one king']],
  [
    '4k4/9/9/9/9/9/9/9/4K4 b 19P 1',
    ['position/too-many-pieces warning: the position holds 19 pieces of the kind pawn, a set has 18'],
  ],
  ['4k4/9/2P6/2P6/9/9/9/9/4K4 b - 1', ['position/pawns-doubled warning: black has two unpromoted pawns on file 7']],
  ['4k4/N8/9/9/9/9/9/9/4K4 b - 1', ['position/piece-on-dead-rank warning: the knight on 9b could never move']],
  ['4k4/9/9/9/9/9/9/4R4/4K4 b - 1', ['position/opponent-in-check warning: the side not to move is in check']],
])('%s', ([sfen, expected]) => expect(told(sfen)).toEqual(expected));
