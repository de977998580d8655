/** Reading a text again and again while it is mended. */
import { type Format, openText, type ReadOptions } from '@kifukit/formats';
import { type Diagnostic, type GameRecord, Places } from '@kifukit/record';
import { auditing, checkInput } from '../input.js';
import type { Profile } from '../profile.js';

export interface Reading {
  readonly text: string;
  readonly games: readonly GameRecord[];
  /** By the number of the game, those about no game under 0; only what the profile wants to hear. */
  readonly findings: readonly (readonly Diagnostic[])[];
  readonly places: Places;
}

export interface Reader {
  read(text: string): Reading;
  /** Whether the text has been read so often that what is not settled by now is left. */
  readonly isTired: boolean;
}

const MOST_READINGS = 40;

/** More in one game is noise, and not mended. */
const DIAGNOSTICS_PER_GAME = 10_000;

export function readerOf(name: string, { id }: Format, profile: Profile, options: ReadOptions): Reader {
  const reading = {
    ...options,
    ...auditing,
    name,
    from: id,
    diagnosticsPerGame: DIAGNOSTICS_PER_GAME,
    // A move of which only the printing is bad is to be mended, not to end its line.
    settings: { ...options.settings, noise: 'forgive' },
  };
  let readings = 0;
  const read = (text: string): Reading => {
    readings++;
    const opened = openText(text, reading);
    const games = [...checkInput(opened, profile)];
    const findings: Diagnostic[][] = Array.from({ length: games.length + 1 }, () => []);
    for (const finding of opened.report.diagnostics(profile.severities)) findings[finding.game ?? 0]?.push(finding);
    return { text, games, findings, places: opened.report.places ?? new Places() };
  };
  return {
    read,
    get isTired() {
      return readings >= MOST_READINGS;
    },
  };
}
