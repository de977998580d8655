/** Makes the inputs: the same corpus, seed and index give the same input, so a fault can be made again. */
import { type Language, languages } from '@kifukit/check';
import { decode, type FormatId } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import { Random, seedOf } from '../random.js';
import { byteMutations, joined, type Mutation, randomBytes } from './byte-mutations.js';
import type { Corpus, CorpusInput } from './corpus.js';
import { textMutations } from './text-mutations.js';

export interface FuzzInput {
  readonly bytes: Uint8Array;
  /** With an extension, which detection looks at, or none. */
  readonly name: string;
  readonly illegal: 'keep' | 'stop';
  /** The language of the messages. */
  readonly language: Language;
  /** What was done to which input of the corpus. */
  readonly story: string;
}

/** No input is larger. */
export const LARGEST = 1 << 20;

/** Shares of inputs that are not simply damaged: they cost too much time or find too little to be more frequent. */
const RANDOM_SHARE = 0.02;
const HUGE_SHARE = 0.002;
const REPEATED_SHARE = 0.005;

const encodings = [
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'koi8-r',
  'cp866',
] as const;
const extensions: readonly (FormatId | string)[] = ['kif', 'csa', 'sfen', 'usi', 'ksl', 'ki2', 'jkf', 'txt'];

export function makeInput(corpus: Corpus, seed: number, index: number): FuzzInput {
  const random = new Random(seedOf(seed, index));
  const story: string[] = [];
  const bytes = makeBytes(corpus, random, story).subarray(0, LARGEST);
  const name = random.chance(0.5) ? `input.${random.pick(extensions)}` : 'input';
  const illegal = random.chance(0.2) ? 'stop' : 'keep';
  return { bytes, name, illegal, language: random.pick(languages), story: story.join(', ') };
}

function makeBytes(corpus: Corpus, random: Random, story: string[]): Uint8Array {
  if (random.chance(RANDOM_SHARE)) {
    story.push('random bytes');
    return randomBytes(random, random.below(2048));
  }
  const huge = random.chance(HUGE_SHARE) && corpus.huge.length > 0;
  const base = random.pick(huge ? corpus.huge : corpus.inputs);
  story.push(base.name);
  let bytes = base.bytes;
  // One input in twenty stays as it is; most get one mutation or two, because many leave nothing of a record.
  for (let count = random.chance(0.05) ? 0 : 1 + (random.below(10) >> random.below(4)); count > 0; count--) {
    bytes = mutated(bytes, corpus, random, story);
  }
  if (random.chance(REPEATED_SHARE)) bytes = repeated(bytes, random, story);
  return bytes;
}

type AnyMutation = (bytes: Uint8Array, random: Random, other: CorpusInput) => Uint8Array;

const onBytes =
  (mutation: Mutation<Uint8Array>): AnyMutation =>
  (bytes, random, other) =>
    mutation(bytes, random, other.bytes);

/** The text is damaged and written as UTF-8, whatever encoding it came in. */
const onText =
  (mutation: Mutation<string>): AnyMutation =>
  (bytes, random, other) =>
    Buffer.from(mutation(textOf(bytes), random, other.text));

const mutations: readonly (readonly [name: string, mutation: AnyMutation])[] = [
  ...Object.entries(byteMutations).map(([name, mutation]) => [name, onBytes(mutation)] as const),
  ...Object.entries(textMutations).map(([name, mutation]) => [name, onText(mutation)] as const),
  ['encode', (bytes, random) => encode(textOf(bytes), random.pick(encodings)).bytes],
];

/** Most inputs are UTF-8, and what is not is found out only then. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\ufffd') ? decode(bytes).text : text;
}

function mutated(bytes: Uint8Array, corpus: Corpus, random: Random, story: string[]): Uint8Array {
  const [name, mutate] = random.pick(mutations);
  story.push(name);
  const result = mutate(bytes, random, random.pick(corpus.inputs));
  return result.length > LARGEST ? result.subarray(0, LARGEST) : result;
}

/** A piece of the input again and again, up to the largest size. */
function repeated(bytes: Uint8Array, random: Random, story: string[]): Uint8Array {
  const start = random.below(bytes.length);
  const piece = bytes.subarray(start, start + random.between(1, random.chance(0.5) ? 40 : 4000));
  const room = random.between(0, LARGEST - Math.min(bytes.length, LARGEST));
  const times = piece.length === 0 ? 0 : Math.floor(room / piece.length);
  story.push(`repeat ${piece.length} bytes ${times} times`);
  const block = new Uint8Array(piece.length * times);
  for (let at = 0; at < block.length; at += piece.length) block.set(piece, at);
  return joined(bytes.subarray(0, start), block, bytes.subarray(start));
}
