import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { FileSink, StreamSink } from './byte-sink.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** More than is collected before it is written. */
const large = (letter: string): Uint8Array => bytes(letter.repeat(400_000));

describe('a file', () => {
  test('holds what was kept, whatever came and went between', async () => {
    const path = join(temporaryFolder(), 'a');
    const sink = new FileSink(path);
    for (const [piece, stays] of [
      [bytes('one'), true],
      [bytes('no'), false],
      [large('x'), true],
      [large('n'), false],
      [bytes('two'), true],
      [large('n'), false],
    ] as const) {
      await sink.write(piece);
      await sink.write(bytes('.'));
      if (stays) await sink.keep();
      else await sink.undo();
    }
    sink.close();
    expect(readFileSync(path, 'utf8')).toBe(`one.${'x'.repeat(400_000)}.two.`);
  });

  test('that is there already is not touched', () => {
    const folder = temporaryFolder({ a: 'old' });
    expect(() => new FileSink(join(folder, 'a'))).toThrow(/EEXIST/);
  });
});

describe('a stream', () => {
  async function sent(holds: boolean): Promise<number[]> {
    const lengths: number[] = [];
    const sink = new StreamSink(async ({ length }) => {
      lengths.push(length);
    }, holds);
    await sink.write(large('x'));
    await sink.write(bytes('abc'));
    await sink.keep();
    await sink.write(bytes('no'));
    await sink.undo();
    await sink.write(bytes('d'));
    await sink.keep();
    await sink.keep();
    return lengths;
  }

  test('flows in pieces', async () => expect(await sent(false)).toEqual([400_000, 3, 1]));

  test('that may be taken back is held until it is kept', async () => expect(await sent(true)).toEqual([400_003, 1]));
});
