/** What a rule of the audit is: one small module each. Adding a rule is one file, a row in the list, and one fixture. */
import type { CodeEntry, FindingDetails, GameRecord } from '@kifukit/record';
import type { Explanation } from './explanations/explanation.js';
import type { LineFacts } from './facts.js';
import type { Profile } from './profile.js';

/** A code of the audit with the rule of the game or of the format that stands behind it. */
export interface AuditCode extends CodeEntry {
  readonly explanation: Explanation;
}

/** Something that a rule found; `index` is the move (from 0) meant, the number of moves for the ending, −1 for a header. */
export interface RuleFinding extends FindingDetails {
  readonly code: string;
  readonly index: number;
}

export interface Rule {
  /** The codes it reports. */
  readonly codes: Readonly<Record<string, AuditCode>>;
  /** What is wrong with one line of the record. */
  check(facts: LineFacts, profile: Profile, game: GameRecord): Iterable<RuleFinding>;
}
