/**
 * Mending: changes of a record's text that are certain. Never a move; and what is changed is read once more, so that a
 * change after which the record would say something else is not made.
 */
import { type Opened, openText } from '@kifukit/formats';
import type { Diagnostic, GameRecord, Line } from '@kifukit/record';
import { auditing, checkInput } from '../input.js';
import type { Profile } from '../profile.js';
import { applyEdits, type Edit } from './edits.js';
import { endingEdit, numberEdits, type Sound, totalEdits } from './lines.js';
import { spellingEdits } from './spelling.js';

export interface Mended {
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** `opened` with `auditing`, and all its games, after `checkInput` has gone through them. */
export function mend(opened: Opened, games: readonly GameRecord[], profile: Profile): Mended {
  const { text } = opened.report.source;
  const before = opened.report.diagnostics();
  let kept: Edit[] = [];
  for (const group of byCode(proposals(opened, games, before))) {
    const edits = [...kept, ...group];
    if (isBetter(applyEdits(text, edits), opened, games, before, group[0].code, profile)) kept = edits;
  }
  return { text: applyEdits(text, kept), edits: kept };
}

function proposals({ report, encoding, format }: Opened, games: readonly GameRecord[], found: readonly Diagnostic[]) {
  const { text } = report.source;
  const edits = spellingEdits(text, found, encoding);
  games.forEach((game, index) => {
    const told = found.filter((diagnostic) => diagnostic.game === index + 1);
    if (!format || !report.places || told.some(({ severity }) => severity === 'error')) return;
    const sound: Sound = { text, game, places: report.places };
    const has = (code: string): boolean => told.some((diagnostic) => diagnostic.code === code);
    if (format.id === 'kif' && has('record/move-number-mismatch')) edits.push(...numberEdits(sound));
    if (format.id === 'kif' && has('record/clock-mismatch')) edits.push(...totalEdits(sound));
    if (has('record/missing-ending')) edits.push(...endingEdit(sound, format.id));
  });
  return edits;
}

function byCode(edits: readonly Edit[]): Edit[][] {
  const groups = new Map<string, Edit[]>();
  for (const edit of edits) groups.set(edit.code, [...(groups.get(edit.code) ?? []), edit]);
  return [...groups.values()];
}

/** Whether the text has the same moves, nothing new to find fault with, and nothing of `code` any more. */
function isBetter(
  text: string,
  { format, report }: Opened,
  games: readonly GameRecord[],
  before: readonly Diagnostic[],
  code: string,
  profile: Profile,
): boolean {
  // A text has no encoding to compare a declaration with.
  if (code.startsWith('text/')) return true;
  const again = openText(text, { name: report.source.name, ...(format ? { from: format.id } : {}), ...auditing });
  const read = [...checkInput(again, profile)];
  if (read.length !== games.length || !read.every((game, index) => haveSameMoves(game, games[index]))) return false;
  const after = again.report.diagnostics();
  const known = new Set(before.map((diagnostic) => diagnostic.code));
  return after.every((diagnostic) => diagnostic.code !== code && known.has(diagnostic.code));
}

function haveSameMoves(a: GameRecord, b: GameRecord): boolean {
  const pending: [Line, Line][] = [[a.main, b.main]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [one, other] = next;
    if (one.moves.length !== other.moves.length || one.variations.length !== other.variations.length) return false;
    if (!one.moves.every((move, index) => move === other.moves[index])) return false;
    one.variations.forEach(({ line }, index) => {
      pending.push([line, other.variations[index].line]);
    });
  }
  return a.start === b.start;
}
