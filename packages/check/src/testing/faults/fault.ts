/** What a fault is that tests put into sound records: where it stands, and what must be found there. */
import type { FormatId } from '@kifukit/formats';
import type { Random } from '../random.js';

/** A record with one fault. */
export interface Faulty {
  readonly text: string;
  /** The 1-based line that a finding must name. */
  readonly line: number;
  /** The ply that it must name; absent where it is about something that is no move. */
  readonly ply?: number;
  /** What must be found: one of these codes. */
  readonly codes: readonly string[];
}

export interface FaultKind {
  readonly name: string;
  /** The formats in which it can be expressed. */
  readonly formats: readonly FormatId[];
  /** Undefined where the random game has no place for it. */
  make(random: Random, format: FormatId): Faulty | undefined;
}

export const ALL = ['kif', 'csa', 'usi', 'kislyuk'] as const satisfies readonly FormatId[];

/** A fault made by replacing the first `old` in a text; the finding must name the line where it stood. */
export function replaced(
  text: string,
  old: string | RegExp,
  by: string,
  ...codes: readonly string[]
): Faulty | undefined {
  const at = typeof old === 'string' ? text.indexOf(old) : text.search(old);
  if (at < 0) return undefined;
  return { text: text.replace(old, by), line: text.slice(0, at).split('\n').length, codes };
}

/** A fault that is the first difference between two texts. */
export function difference(sound: string, faulty: string, ...codes: readonly string[]): Faulty | undefined {
  const lines = sound.split('\n');
  const at = faulty.split('\n').findIndex((line, index) => line !== lines[index]);
  return at < 0 ? undefined : { text: faulty, line: at + 1, codes };
}
