// Counts of move sequences against the tables of fixtures/perft: a wrong rule anywhere shows as a wrong count.
import { describe, expect, test } from 'vitest';
import { makeSfen, positionOf } from './sfen.js';
import { peerPerft, peerPosition } from './testing/peer.js';
import { perft, perftTables } from './testing/perft.js';

const FAST = 1_000_000;
const SLOW = 30_000_000;
/** What tsshogi answers in the time of a test. */
const PEER = 6_000;
const tables = perftTables();

test('there are tables', () => expect(tables.length).toBeGreaterThan(50));

describe('perft', () => {
  test.for(tables)('$sfen', ({ sfen, counts }) => {
    const position = positionOf(sfen);
    for (const { depth, nodes } of counts) {
      if (nodes <= FAST) expect(perft(position, depth), `depth ${depth}`).toBe(nodes);
    }
    expect(makeSfen(position)).toBe(sfen);
  });
});

describe('perft, slow part', () => {
  const wanted = process.env.KIFUKIT_SLOW === '1';
  const slow = tables.flatMap(({ sfen, counts }) => counts.map((count) => ({ sfen, ...count })));
  test.for(slow.filter(({ nodes }) => nodes > FAST))(
    'slow: depth $depth of $sfen',
    { timeout: 120_000 },
    (row, { skip }) => {
      skip(row.nodes > SLOW && !wanted, 'more than thirty million positions: asked for with KIFUKIT_SLOW=1');
      expect(perft(positionOf(row.sfen), row.depth)).toBe(row.nodes);
    },
  );
});

describe('the tables, asked of tsshogi', () => {
  test.for(tables)('$sfen', ({ sfen, counts }) => {
    const position = peerPosition(sfen);
    for (const { depth, nodes } of counts) {
      if (nodes <= PEER) expect(peerPerft(position, depth), `depth ${depth}`).toBe(nodes);
    }
  });
});
