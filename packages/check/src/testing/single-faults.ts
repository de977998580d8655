/** Records with one fault each, made from sound random ones: many kinds of faults in the formats that can express them. */
import type { FormatId } from '@kifukit/formats';
import { endingFaults } from './faults/endings.js';
import type { FaultKind, Faulty } from './faults/fault.js';
import { headerFaults } from './faults/headers.js';
import { markFaults } from './faults/marks.js';
import { moveFaults, pawnDropMateFault } from './faults/moves.js';
import { orderFaults } from './faults/order.js';
import { startFaults } from './faults/starts.js';
import { seeded } from './random.js';

export const faultKinds: readonly FaultKind[] = [
  ...moveFaults,
  pawnDropMateFault,
  ...orderFaults,
  ...endingFaults,
  ...headerFaults,
  ...startFaults,
  ...markFaults,
];

export interface SingleFault extends Faulty {
  readonly kind: string;
  readonly format: FormatId;
  readonly seed: number;
}

/** How often a random game may have no place for the fault. */
const TRIES = 300;

/** `each` records of every kind in every format; the same every time. */
export function* singleFaults(each: number): Generator<SingleFault> {
  for (const [number, { name, formats, make }] of faultKinds.entries()) {
    for (const [place, format] of formats.entries()) {
      let found = 0;
      for (let tries = 0; found < each && tries < TRIES * each; tries++) {
        const seed = number * 1_000_003 + place * 100_003 + tries;
        const faulty = make(seeded(seed), format);
        if (!faulty) continue;
        found++;
        yield { ...faulty, kind: name, format, seed };
      }
    }
  }
}
