/** What the user wants done to the records between reading and writing, game by game. */
import {
  copyRecord,
  cutAt,
  type GameRecord,
  type Line,
  type MergeConflict,
  mainLineOnly,
  mergeInto,
  promoteVariation,
  type Report,
  separateLines,
  walk,
} from '@kifukit/record';
import { InputFault } from './codes.js';
import type { Input } from './inputs.js';
import type { Addition, Editing } from './options.js';

export type Numbered = readonly [number: number, game: GameRecord];

/** The games that are written, each with its number: the one it was read with, or its place among those written. */
export function edited(games: Iterable<Numbered>, editing: Editing, report: Report, input: Input): Iterable<Numbered> {
  const { lines, additions, promote, cut } = editing;
  const isPlain = lines === 'all' && additions.length === 0 && promote === undefined && cut === undefined;
  return isPlain ? games : editedGames(games, editing, report, input);
}

function* editedGames(games: Iterable<Numbered>, editing: Editing, report: Report, input: Input): Generator<Numbered> {
  const { lines } = editing;
  let written = 0;
  for (const [number, game] of lines === 'together' ? together(games, report) : games) {
    const changed = changedTree(game, editing, report, input);
    if (lines === 'separate') {
      for (const line of separateLines(changed)) yield [++written, line];
    } else yield [number, lines === 'main' ? mainLineOnly(changed) : changed];
  }
}

function changedTree(game: GameRecord, { additions, promote, cut }: Editing, report: Report, input: Input): GameRecord {
  let changed = game;
  if (additions.length > 0) changed = withAdditions(changed, additions, report, input);
  if (promote !== undefined) changed = promoted(changed, promote, report, input);
  return cut === undefined ? changed : cutAt(changed, cut);
}

/** Games that begin alike, one after the other, as one record; what is told about it is about the first of them. */
function* together(games: Iterable<Numbered>, report: Report): Generator<Numbered> {
  let whole: { readonly number: number; readonly at: number; readonly game: GameRecord } | undefined;
  for (const [number, game] of games) {
    if (whole && joined(whole.game, game, report)) continue;
    if (whole) yield* givenOut(whole, report);
    whole = { number, at: report.game, game: copyRecord(game) };
  }
  if (whole) yield* givenOut(whole, report);
}

function* givenOut(
  { number, at, game }: { readonly number: number; readonly at: number; readonly game: GameRecord },
  report: Report,
): Generator<Numbered> {
  const present = report.game;
  report.resumeGame(at);
  yield [number, game];
  report.resumeGame(present);
}

function withAdditions(game: GameRecord, additions: readonly Addition[], report: Report, { name }: Input): GameRecord {
  const own = copyRecord(game);
  for (const addition of additions) {
    if (!joined(own, addition.game, report)) {
      throw new InputFault('file/other-start', name, { number: report.game, other: addition.name });
    }
  }
  return own;
}

/** False where the other record begins at another position. */
function joined(own: GameRecord, other: GameRecord, report: Report): boolean {
  const conflicts: MergeConflict[] = [];
  if (!mergeInto(own, other, conflicts)) return false;
  const keys = conflicts.filter((conflict) => conflict.kind === 'header').map(({ key }) => key);
  const plies = conflicts.filter((conflict) => conflict.kind === 'time').map(({ ply }) => ply);
  if (keys.length > 0) report.addGeneral('record/headers-differ', { values: { what: keys.join(', ') } });
  if (plies.length > 0) {
    report.addGeneral('record/times-differ', { ply: plies[0], values: { count: plies.length } });
  }
  return true;
}

function promoted(game: GameRecord, number: number, report: Report, { name }: Input): GameRecord {
  const variations: Line[] = [];
  walk(game, {
    enter({ line, parent }) {
      if (parent) variations.push(line);
    },
  });
  const line = variations[number - 1];
  const changed = line && promoteVariation(game, line);
  if (changed) return changed;
  throw new InputFault('file/no-such-variation', name, { number, game: report.game, count: variations.length });
}
