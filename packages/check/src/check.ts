/** Audits a record: what the moves, the endings and the headers say against each other. Pure: no files, no output. */
import type { GameRecord, Line, Places, Report, Span } from '@kifukit/record';
import { eachLine, type LineFacts } from './facts.js';
import type { Profile } from './profile.js';
import type { RuleFinding } from './rule.js';
import { rules } from './rules/index.js';

/** A finding of the audit and the line of the record that it is about. */
export interface AuditFinding extends RuleFinding {
  readonly line: Line;
}

/** Everything that the rules find in a record, by line. `areLegal`: all moves have been judged and none is illegal. */
export function check(game: GameRecord, profile: Profile, areLegal = false): AuditFinding[] {
  const findings: AuditFinding[] = [];
  const visit = (facts: LineFacts): void => {
    for (const rule of rules) {
      for (const finding of rule.check(facts, profile, game)) {
        if (profile.severities[finding.code] !== 'off') findings.push({ ...finding, line: facts.line });
      }
    }
  };
  eachLine(game, profile, visit, areLegal);
  return findings;
}

/**
 * Puts the findings into the report of the input the record came from, at the moves' places where these are known. What
 * the reader has reported already is not told again.
 */
export function reportFindings(findings: readonly AuditFinding[], report: Report): void {
  for (const { code, line, index, ply, values, severity } of findings) {
    if (isTold(report.inGame, code, ply)) continue;
    const details = {
      ...(ply === undefined ? {} : { ply }),
      ...(values === undefined ? {} : { values }),
      ...(severity === undefined ? {} : { severity }),
    };
    const span = index < 0 ? headerPlace(report, line, values?.text) : placeOf(report.places, line, index);
    if (span) report.add(code, span[0], span[1], details);
    else report.addGeneral(code, details);
  }
}

/** An impossible move is not on the board, so the audit cannot see that it is the foul which the ending names. */
function isTold(told: Report['inGame'], code: string, ply: number | undefined): boolean {
  if (told.get(code)?.has(ply)) return true;
  return code === 'record/foul-not-shown' && hasMoveFault(told);
}

/** Whether anything was wrong with a move of the present game. */
export const hasMoveFault = (told: Report['inGame']): boolean =>
  told.size > 0 && [...told.keys()].some((code) => code.startsWith('move/'));

/** The place of the move or ending; that of the last move where the ending has none of its own. */
const placeOf = (places: Places | undefined, line: Line, index: number) =>
  places?.spanOf(line, index) ?? places?.spanOf(line, line.moves.length - 1);

/** The place of a header's value: the nearest before the first move where the same words stand. */
function headerPlace({ places, source }: Report, line: Line, words: unknown): Span | undefined {
  const first = places?.spanOf(line, 0);
  if (!first || typeof words !== 'string' || words === '') return undefined;
  const start = source.text.lastIndexOf(words, first[0]);
  return start < 0 ? undefined : [start, start + words.length];
}
