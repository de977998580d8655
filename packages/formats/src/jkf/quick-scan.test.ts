/** The quick way and the careful way must tell the same of every text that the quick way takes. */
import { type Diagnostic, Report, Source } from '@kifukit/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { comparable } from '../testing/comparable.js';
import { mutated } from '../testing/mutate.js';
import { seeded } from '../testing/random.js';
import { jkf } from './index.js';
import { scanRecord } from './quick-scan.js';
import { arbitraryDocument } from './testing/arbitrary-json.js';
import { moveOf, recordOf, replyOf } from './testing/read-jkf.js';

const numRuns = Number(process.env.KIFUKIT_RECORDS ?? 150) * 2;
const seed = 1990;

/** Spans without the bracket that stands before the record; a pointer without its index. */
function plain({ span, line, column, endColumn, message, ...rest }: Diagnostic, shift: number) {
  const place = span && [span[0] - shift, span[1] - shift];
  return { ...rest, message: shift === 0 ? message : message.replace('/0', ''), place };
}

function readIt(text: string, shift: number) {
  const report = new Report(new Source(text), allCodes);
  const games = [...(jkf.read?.(report.source, report) ?? [])].map(comparable);
  return { games, diagnostics: report.diagnostics().map((diagnostic) => plain(diagnostic, shift)) };
}

/** Whether the quick way takes the text; then the careful way, which lists take, must agree. */
function agrees(text: string): boolean {
  if (!scanRecord(text, 0, text.length)) return false;
  expect(readIt(text, 0), text).toEqual(readIt(`[${text}]`, 1));
  return true;
}

/** How many of the texts the quick way takes. */
function share(texts: fc.Arbitrary<string>, runs = numRuns): number {
  let taken = 0;
  fc.assert(
    fc.property(texts, (text) => {
      if (agrees(text)) taken++;
    }),
    { numRuns: runs, seed },
  );
  return taken / runs;
}

const written = arbitraryRecord().map((game) => writeText(game, 'jkf').text);

describe('the quick scan', () => {
  test('tells of written records what the careful way tells', { timeout: 60_000 }, () => {
    const strict = arbitraryRecord({ variations: false }).map(
      (game) => writeText(game, 'jkf', { settings: { strict: 'yes' } }).text,
    );
    expect(share(strict)).toBe(1);
    expect(share(written)).toBeGreaterThan(0.1);
  });

  test('of records in other layouts, too', { timeout: 60_000 }, () => {
    expect(share(written.map((text) => JSON.stringify(JSON.parse(text), null, '\t')))).toBeGreaterThan(0.1);
  });

  test('of generated and of injured documents', { timeout: 60_000 }, () => {
    expect(
      share(
        arbitraryDocument().map((document) => JSON.stringify(document)),
        numRuns * 5,
      ),
    ).toBeGreaterThan(0);
    const injured = fc.tuple(written, fc.noShrink(fc.integer())).map(([text, n]) => mutated(text, seeded(n)));
    share(injured);
  });

  const opening = [moveOf('7776FU'), replyOf('3334FU')];

  test.for([
    ['contradictions', recordOf(moveOf('7776FU', { color: 1, capture: 'FU', promote: false, same: true }))],
    ['a foul', recordOf(moveOf('7775FU'), { special: '+ILLEGAL_ACTION', comments: ['x'] })],
    ['an impossible move', recordOf(moveOf('5545FU'), replyOf('3334FU', { relative: 'U' }), { special: 'TORYO' })],
    ['an ending in the entry of a move', recordOf({ ...moveOf('7776FU'), special: 'TORYO', comments: ['&a', 'b'] })],
    ['moves after the end', recordOf(opening[0], { special: 'TORYO' }, opening[1], { special: 'CHUDAN' })],
    ['times that do not add up', recordOf({ ...opening[0], time: { now: { m: 0, s: 1 }, total: { m: 0, s: 2 } } })],
    ['escapes', { header: { 'a"\\/\n': '\u2028' }, moves: [{ comments: ['\\', '"', '\t'] }] }],
    ['a start that nobody knows', { header: {}, initial: { preset: 'OTHER' }, moves: [{}] }],
    ['the contested handicap', { header: {}, initial: { preset: '3' }, moves: [{}] }],
  ] as const)('of %s', ([, record]) => {
    expect(agrees(JSON.stringify(record))).toBe(true);
  });

  test.for([
    '{"header":{},"moves":[{},{}],"moves":[{}]}',
    '{"header":{},"moves":[]}',
    '{"header":{},"moves":[{"move":null}]}',
    '{"header":{},"moves":[{},{"special":"MAX_MOVES"}]}',
    '{"header":{},"moves":[{},{"time":{"now":{"m":00,"s":0},"total":{"m":0,"s":0}}}]}',
    '{"header":{},"moves":[{}]} x',
    '{"header":{},"moves":[{},]}',
    '{"header":{}},"moves":[{}]}',
    '{"header":[{}],"moves":[{}]}',
    '{"header":{},"moves":[{"comments":["a\nb"]}]}',
    '{"header":{},"movesx":[{}]}',
    '{"header":{},"movez":[{}]}',
  ])('leaves %s to the careful way', (text) => {
    expect(scanRecord(text, 0, text.length)).toBeUndefined();
  });
});
