import { expect, test } from 'vitest';
import { profile, selfTimes } from './profile.js';

const frame = (functionName: string, url: string, lineNumber: number) => ({
  functionName,
  url,
  lineNumber,
  columnNumber: 0,
  scriptId: '1',
});

test('self times are summed up over the places where a function was called', () => {
  const nodes = [
    { id: 1, callFrame: frame('(root)', '', -1) },
    { id: 2, callFrame: frame('read', 'file:///home/packages/formats/src/csa/read.ts', 9) },
    { id: 3, callFrame: frame('read', 'file:///home/packages/formats/src/csa/read.ts', 9) },
    { id: 4, callFrame: frame('', 'file:///home/packages/rules/src/move.ts', 0) },
  ];
  expect(selfTimes({ nodes, samples: [2, 3, 2, 4, 1], startTime: 0, endTime: 1 })).toEqual([
    { name: 'read formats/src/csa/read.ts:10', self: 0.6 },
    { name: '(anonymous) rules/src/move.ts:1', self: 0.2 },
    { name: '(root)', self: 0.2 },
  ]);
});

test('work that is watched is done', () => {
  let runs = 0;
  const found = profile(() => void runs++, 0.01);
  expect(runs).toBeGreaterThan(0);
  expect(found.reduce((sum, { self }) => sum + self, 0)).toBeCloseTo(1);
});
