import { describe, expect, test } from 'vitest';
import { makeCorpus } from './corpus.js';
import { exercise, secondsFor } from './exercise.js';

const inputOf = (text: string) =>
  ({ bytes: Buffer.from(text), name: 'input', illegal: 'keep', language: 'ja', story: 'a test' }) as const;

const stopped = () => 0;

describe('exercise', () => {
  test('finds nothing wrong with sound texts and with nonsense', () => {
    for (const text of [
      '',
      '\n',
      '手合割：平手\n   1 ７六歩(77)\n',
      'PI\n+\n+7776FU\n',
      'startpos moves 7g7f',
      '\0\ufeff{',
    ]) {
      expect(exercise(inputOf(text), () => {}, stopped)).toBeUndefined();
    }
  });

  test('says before each step what it does', () => {
    const steps: string[] = [];
    exercise(inputOf('PI\n+\n+7776FU\n%TORYO\n'), (step) => steps.push(step), stopped);
    expect(steps).toEqual(
      expect.arrayContaining(['read as detected', 'read as csa', 'read as kif', 'toJson', 'write kif']),
    );
    // Detected as what it is, it is the same game, and is written once.
    expect(steps.filter((step) => step === 'read back csa').length).toBeLessThan(
      steps.filter((step) => step.startsWith('read as')).length,
    );
  });

  test('keeps to one format', () => {
    const steps: string[] = [];
    exercise(inputOf('PI\n+\n+7776FU\n%TORYO\n'), (step) => steps.push(step), stopped, 'csa');
    expect(steps).toEqual(['read as csa', 'toJson', 'write csa', 'read back csa']);
  });

  test('calls a step slow by the clock it is given', () => {
    let now = 0;
    const clock = (): number => {
      now += 3;
      return now;
    };
    expect(exercise(inputOf(''), () => {}, clock)).toBeUndefined();
    expect(
      exercise(
        inputOf(''),
        () => {},
        () => clock() * 2,
      ),
    ).toMatchObject({ kind: 'slow', step: 'read as detected' });
  });

  test('takes an exception for a fault', () => {
    const watch = (step: string): void => {
      if (step === 'toJson') throw new TypeError('out of order');
    };
    expect(exercise(inputOf('PI\n+\n+7776FU\n'), watch, stopped)).toMatchObject({ kind: 'throw', step: 'toJson' });
  });

  test('gives a megabyte as long as anything smaller, and more to what is larger', () => {
    expect(secondsFor(10)).toBe(4);
    expect(secondsFor(1 << 20)).toBe(4);
    expect(secondsFor(1 << 21)).toBe(8);
  });
});

test('the corpus holds texts of every format that is written', () => {
  const { inputs, huge } = makeCorpus(undefined, 'no such folder');
  for (const id of ['kif', 'csa', 'usi', 'sfen', 'kislyuk']) {
    expect(inputs.some(({ name }) => name.startsWith(`${id} record`))).toBe(true);
    expect(huge.some(({ name }) => name === `${id} long`)).toBe(true);
  }
});
