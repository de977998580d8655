/** Rule profiles: what a record is held to. A profile is data; users give their own in a configuration file. */
import type { Severity } from '@kifukit/record';

export type ImpasseRule = '24-points' | '27-points';
export type DeclarationRule = '24-points' | '27-points' | 'either' | 'none';

export interface Profile {
  /** How often a position must stand to be a repetition; 4 by the rules. */
  readonly repetition: number;
  /** How often until perpetual check is lost; 4 by the rules. */
  readonly perpetualCheck: number;
  readonly impasse: ImpasseRule;
  readonly declaration: DeclarationRule;
  /** Mate problems: every move of the attacker checks, and the record ends in mate. */
  readonly tsume: boolean;
  /** Severities that differ from the codes' own; `off` silences a code. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
}

const jsa: Profile = {
  repetition: 4,
  perpetualCheck: 4,
  impasse: '24-points',
  declaration: 'either',
  tsume: false,
  severities: {},
};

/** Doubts that a lenient reader does not want to hear of. */
const doubts = [
  'record/unjustified-impasse',
  'record/unjustified-declaration',
  'record/unclaimed-sennichite',
  'record/unclaimed-perpetual-check',
  'record/move-number-mismatch',
  'record/move-number-missing',
  'record/move-count-mismatch',
  'record/clock-mismatch',
  'record/odd-move-spelling',
  'position/odd-diagram',
] as const;

export const profiles = {
  /** The Japan Shogi Association's rules. */
  jsa,
  /** Amateur events: an agreed impasse is counted by 27 points. */
  'amateur-27': { ...jsa, impasse: '27-points', declaration: '27-points' },
  /** The Computer Shogi Association's rules. */
  csa: { ...jsa, impasse: '27-points', declaration: '27-points' },
  /** As L. Kislyuk's article of 1990 tells the rules: perpetual check is lost at the third time. */
  'kislyuk-1990': {
    ...jsa,
    perpetualCheck: 3,
    declaration: 'none',
    severities: { 'record/unjustified-declaration': 'off' },
  },
  tsume: { ...jsa, tsume: true, severities: { 'position/king-missing': 'off', 'record/missing-ending': 'off' } },
  lenient: { ...jsa, severities: Object.fromEntries(doubts.map((code) => [code, 'off'])) },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

export const profileOf = (name: string): Profile | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
