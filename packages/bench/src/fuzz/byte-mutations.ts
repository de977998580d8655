/** Damage to bytes: what a broken disk, transfer or program does, whatever the bytes mean. */
import type { Random } from '../random.js';
import { marks, oddBytes } from './dictionary.js';

/** Something done to an input. `other` is another input of the corpus. */
export type Mutation<T> = (input: T, random: Random, other: T) => T;

export const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** A range of the bytes, short ones more often than long ones. */
function range(bytes: Uint8Array, random: Random): [start: number, end: number] {
  const start = random.below(bytes.length + 1);
  const length = random.below(1 << random.below(14));
  return [start, Math.min(bytes.length, start + length)];
}

/** A copy; the `slice` of a Buffer is none. */
const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

function withByte(bytes: Uint8Array, random: Random, byte: number): Uint8Array {
  const changed = copyOf(bytes);
  changed[random.below(bytes.length)] = byte;
  return changed;
}

export const byteMutations: Readonly<Record<string, Mutation<Uint8Array>>> = {
  'flip a bit': (bytes, random) => {
    const at = random.below(bytes.length);
    const changed = copyOf(bytes);
    changed[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return changed;
  },
  'set a byte': (bytes, random) => withByte(bytes, random, random.below(256)),
  'set an odd byte': (bytes, random) => withByte(bytes, random, random.pick(oddBytes)),
  'insert odd bytes': (bytes, random) => {
    const at = random.below(bytes.length + 1);
    const odd = Array.from({ length: random.between(1, 4) }, () => random.pick(oddBytes));
    return joined(bytes.subarray(0, at), odd, bytes.subarray(at));
  },
  'insert random bytes': (bytes, random) => {
    const at = random.below(bytes.length + 1);
    return joined(bytes.subarray(0, at), randomBytes(random, random.between(1, 64)), bytes.subarray(at));
  },
  'delete bytes': (bytes, random) => {
    const [start, end] = range(bytes, random);
    return joined(bytes.subarray(0, start), bytes.subarray(end));
  },
  'double bytes': (bytes, random) => {
    const [start, end] = range(bytes, random);
    return joined(bytes.subarray(0, end), bytes.subarray(start));
  },
  'move bytes': (bytes, random) => {
    const [start, end] = range(bytes, random);
    const rest = joined(bytes.subarray(0, start), bytes.subarray(end));
    const at = random.below(rest.length + 1);
    return joined(rest.subarray(0, at), bytes.subarray(start, end), rest.subarray(at));
  },
  'blank out bytes': (bytes, random) => {
    const [start, end] = range(bytes, random);
    return copyOf(bytes).fill(random.pick([0, 0x20, 0xff]), start, end);
  },
  'cut short': (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  'cut the beginning': (bytes, random) => bytes.subarray(random.below(bytes.length + 1)),
  'put a mark in front': (bytes, random) => joined(random.pick(marks), bytes),
  'splice with another': (bytes, random, other) =>
    joined(bytes.subarray(0, random.below(bytes.length + 1)), other.subarray(random.below(other.length + 1))),
};

export function randomBytes(random: Random, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at++) bytes[at] = random.below(256);
  return bytes;
}
