/** Audits an input while it is read, and grades everything that was found by a profile. */
import { allCodes, type Opened, type OpenOptions } from '@kifukit/formats';
import type { CodeTable, Diagnostic, GameRecord, Report } from '@kifukit/record';
import { type AuditFinding, check, hasMoveFault, reportFindings } from './check.js';
import { checkCodes } from './codes.js';
import type { Profile } from './profile.js';
import { totalsFindings } from './totals.js';

/** Every code that an audited input may report. */
export const auditCodes: CodeTable = { ...allCodes, ...checkCodes };

/** What to open an input with that will be audited. */
export const auditing = { places: true, messages: { codes: auditCodes } } as const satisfies OpenOptions;

/** The games of an input that was opened with `auditing`; what is found in each goes to its report. */
export function* checkInput({ games, report, format }: Opened, profile: Profile): Generator<GameRecord> {
  for (const game of games) {
    const findings: AuditFinding[] = check(game, profile, !hasMoveFault(report.inGame));
    // NOTE: the time of an adjournment after which the game went on is in the totals and nowhere else.
    const resumed = report.inGame.has('record/moves-after-end');
    if (format?.id === 'kif' && report.places && !resumed) {
      for (const finding of totalsFindings(report.source.text, game, report.places)) {
        findings.push({ ...finding, line: game.main });
      }
    }
    reportFindings(findings, report);
    yield game;
  }
}

/** What was found, as the profile grades it, the reader's findings too; without what it does not want. */
export const graded = (report: Report, { severities }: Profile): Diagnostic[] => report.diagnostics(severities);
