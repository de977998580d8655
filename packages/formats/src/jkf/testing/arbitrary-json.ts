/** JKF documents for the comparison of schemas: records that are mostly valid, and the same with injuries. */
import fc from 'fast-check';
import { type Random, seeded } from '../../testing/random.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const kinds = ['FU', 'KY', 'KE', 'GI', 'KI', 'KA', 'HI', 'OU', 'TO', 'NY', 'NK', 'NG', 'UM', 'RY'];
const presets = [
  'HIRATE',
  'KY',
  'KY_R',
  'KA',
  'HI',
  'HIKY',
  '2',
  '3',
  '4',
  '5',
  '5_L',
  '6',
  '7_L',
  '7_R',
  '8',
  '10',
  'OTHER',
];
const specials = ['TORYO', 'CHUDAN', '+ILLEGAL_ACTION', '-ILLEGAL_ACTION', 'KACHI', 'FUZUMI', 'ERROR', null];
/** Values that are wrong somewhere, right elsewhere. */
const anything: readonly Json[] = [
  ...[null, true, false, 0, 1, -1, 2, 1.5, 2.0, 1e300, '', '0', '2', 'FU', 'fu', 'OTHER', 'TORYO', 'MAX_MOVES'],
  ...['LU', 'xLx', 'abc', [], {}, [[]], [{}], ['a'], [1], { x: 1, y: 2 }, { m: 1, s: 2 }, { h: null, m: 1, s: 2 }],
  ...[{ FU: 1 }, { color: 0 }, [{}, {}], [{}, {}, {}], { now: { m: 0, s: 0 } }],
];
const names = [
  'x',
  'y',
  'move',
  'comment',
  'comments',
  'color',
  'kind',
  'h',
  'preset',
  'data',
  'forks',
  'extra',
  '__proto__',
];

/** Documents, half of them valid. */
export const arbitraryDocument = (): fc.Arbitrary<unknown> =>
  fc.noShrink(fc.integer()).map((seed) => {
    const random = seeded(seed);
    let document: Json = record(random);
    for (let injuries = random.below(4); injuries > 1; injuries--) document = injured(document, random);
    return JSON.parse(JSON.stringify(document)) as unknown;
  });

/** An object with some of the optional fields. */
function object(random: Random, required: Record<string, Json>, optional: Record<string, () => Json>): Json {
  const result: Record<string, Json> = { ...required };
  for (const [key, value] of Object.entries(optional)) if (random.chance(40)) result[key] = value();
  return result;
}

const list = (random: Random, most: number, item: () => Json): Json[] =>
  Array.from({ length: random.below(most + 1) }, item);

function record(random: Random): Json {
  const first = random.chance(80) ? {} : { comments: ['a'], comment: 'b', more: [1] };
  return object(
    random,
    {
      header: { 先手: 'a', '12': 'b' },
      moves: random.chance(5) ? [] : [first, ...list(random, 4, () => entry(random, 2))],
    },
    { initial: () => (random.chance(20) ? null : initial(random)) },
  );
}

const initial = (random: Random): Json =>
  object(random, { preset: random.pick(presets) }, { data: () => (random.chance(20) ? null : position(random)) });

function position(random: Random): Json {
  const hand = (): Json => object(random, {}, Object.fromEntries(kinds.map((kind) => [kind, () => random.below(3)])));
  const square = (): Json =>
    object(random, {}, { color: () => random.pick([0, 1, null]), kind: () => random.pick([...kinds, null]) });
  const board = random.chance(20) ? {} : list(random, 3, () => list(random, 3, square));
  return { color: random.below(2), board, hands: [hand(), hand()], ...(random.chance(20) ? { more: 1 } : {}) };
}

function entry(random: Random, depth: number): Json {
  const forks = (): Json =>
    depth === 0 || random.chance(10) ? null : list(random, 2, () => list(random, 2, () => entry(random, depth - 1)));
  const clock = (): Json => object(random, { m: random.below(99), s: 2 }, { h: () => random.pick([null, 1]) });
  return object(
    random,
    {},
    {
      comments: () => (random.chance(20) ? null : list(random, 2, () => 'text')),
      move: () => (random.chance(10) ? null : move(random)),
      time: () => (random.chance(20) ? null : { now: clock(), total: clock() }),
      special: () => random.pick(specials),
      forks,
    },
  );
}

function move(random: Random): Json {
  const place = (): Json => ({ x: random.below(12), y: random.below(12) });
  return object(
    random,
    { color: random.below(2), to: place(), piece: random.pick(kinds) },
    {
      from: () => (random.chance(20) ? null : place()),
      same: () => random.pick([true, false, null]),
      promote: () => random.pick([true, false, null]),
      capture: () => random.pick([...kinds.filter((kind) => kind !== 'OU'), null]),
      relative: () => random.pick(['L', 'RU', 'H', 'M', 'xC', null]),
    },
  );
}

/** The document with one value replaced, added or taken away. */
function injured(document: Json, random: Random): Json {
  if (random.chance(2)) return structuredClone(random.pick(anything));
  const holders: (Json[] | { [key: string]: Json })[] = [];
  const pending: Json[] = [document];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    holders.push(value);
    pending.push(...Object.values(value));
  }
  if (holders.length === 0) return document;
  const holder = random.pick(holders) as { [key: string]: Json };
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? random.pick(keys) : '0';
  const way = random.below(3);
  if (way === 0 && keys.length > 0) holder[key] = structuredClone(random.pick(anything));
  else if (way === 1 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (way === 1) delete holder[key];
  else if (Array.isArray(holder)) holder.push(structuredClone(random.pick(anything)));
  else
    Object.defineProperty(holder, random.pick(names), {
      value: structuredClone(random.pick(anything)),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return document;
}
