// Records with one known fault each: it must be found at its very line and move, and nothing else be called an error
// there or before it. KIFUKIT_FAULTS says how many records of each kind are made in each format.
import { type FormatId, openText } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditing, checkInput } from './input.js';
import { profiles } from './profile.js';
import { seeded } from './testing/random.js';
import { faultKinds, type SingleFault, singleFaults } from './testing/single-faults.js';
import { someStart, soundGame, textOf } from './testing/sound-game.js';

const each = Number(process.env.KIFUKIT_FAULTS ?? 7);

/** Faults that are not found for a reason, by kind and format. */
const knownMisses: Readonly<Record<string, string>> = {
  'no side to move in kif':
    'who is to move is told by the piece that the first move takes; a drop takes none, and the first moves may fit both sides',
};

function audited(text: string, format: FormatId): Diagnostic[] {
  const opened = openText(text, { from: format, ...auditing });
  for (const _ of checkInput(opened, profiles.jsa));
  return opened.report.diagnostics();
}

test('records are sound before a fault is put into them', () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = seeded(seed);
    const game = soundGame(random, seed % 2 === 0 ? {} : { start: someStart(random) });
    for (const format of ['kif', 'csa', 'usi', 'kislyuk'] as const) {
      expect(audited(textOf(game, format), format), `seed ${seed}`).toEqual([]);
    }
  }
});

describe('of single faults', () => {
  let found: { readonly fault: SingleFault; readonly diagnostics: readonly Diagnostic[] }[] = [];
  beforeAll(
    () => {
      found = [...singleFaults(each)].map((fault) => ({ fault, diagnostics: audited(fault.text, fault.format) }));
    },
    60_000 + 10_000 * each,
  );

  test('there are a thousand of all kinds in all formats', () => {
    const wanted = faultKinds.flatMap(({ name, formats }) => formats.map((format) => `${name} in ${format}`));
    const made = found.map(({ fault }) => nameOf(fault));
    expect(wanted.filter((name) => made.filter((one) => one === name).length < each)).toEqual([]);
    expect(made.length).toBeGreaterThanOrEqual(150 * each);
  });

  test('99 in a hundred are found at their line', () => {
    const missed = found.filter(({ fault, diagnostics }) => !diagnostics.some((one) => tells(one, fault)));
    const unknown = missed.filter(({ fault }) => !(nameOf(fault) in knownMisses));
    expect(unknown.map(({ fault, diagnostics }) => shown(fault, diagnostics))).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(found.length / 100);
    if (process.env.KIFUKIT_FAULTS) console.log(`${found.length} faults, ${missed.length} missed`);
  });

  test('none is told as two errors of one move, and no error comes before it', () => {
    const wrong = found.filter(({ fault, diagnostics }) => {
      const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ ply = 0 }) => ply);
      return new Set(errors).size < errors.length || errors.some((ply) => ply < (fault.ply ?? 0));
    });
    expect(wrong.map(({ fault, diagnostics }) => shown(fault, diagnostics))).toEqual([]);
  });
});

const nameOf = ({ kind, format }: SingleFault): string => `${kind} in ${format}`;

const tells = ({ code, line, ply }: Diagnostic, fault: SingleFault): boolean =>
  fault.codes.includes(code) && line === fault.line && (fault.ply === undefined || ply === fault.ply);

const shown = (fault: SingleFault, diagnostics: readonly Diagnostic[]): string =>
  `${nameOf(fault)}, seed ${fault.seed}, line ${fault.line}, ply ${fault.ply}: ${diagnostics
    .map(({ code, line, ply }) => `${code} (${line}, ${ply})`)
    .join(', ')}`;
