/**
 * Mending: changes of a record's text that are certain. Never a move; and what is changed is read once more, so that a
 * change after which the record would say something else is not made.
 */
import type { Opened, ReadOptions } from '@kifukit/formats';
import type { Diagnostic, GameRecord } from '@kifukit/record';
import type { Profile } from '../profile.js';
import { composed } from './compose.js';
import { applyEdits, codesOf, type Edit, type Proposal } from './edits.js';
import { isMendable } from './mendable.js';
import { proposalsOf } from './proposals.js';
import { type Reader, type Reading, readerOf } from './reading.js';
import { isSameRecord } from './same.js';
import { declarationEdits } from './spelling.js';

export interface Mended {
  readonly text: string;
  /** In the order of the text. */
  readonly edits: readonly Edit[];
}

/**
 * `opened` with `auditing`, and all its games, after `checkInput` has gone through them; `options` as it was opened with.
 */
export function mend(
  opened: Opened,
  games: readonly GameRecord[],
  profile: Profile,
  options: ReadOptions = {},
): Mended {
  const { text, name } = opened.report.source;
  if (!opened.format || ![...opened.report.seen].some(isMendable)) return { text, edits: [] };
  const reader = readerOf(name, opened.format, profile, options);
  let current = reader.read(text);
  if (!areSameGames(games, current.games)) return { text, edits: [] };
  const { id } = opened.format;
  let declared = declarationEdits(id, opened.report.diagnostics(), opened.encoding);
  let edits: readonly Edit[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const mender = new Mender(current, reader);
    mender.tryAll(proposalsOf(current, id, declared));
    if (mender.kept.length === 0) break;
    edits = composed(current.text, edits, mender.kept);
    current = mender.current;
    declared = [];
  }
  return { text: current.text, edits };
}

/** What is mended may bring to light what else is to be mended. */
const MOST_ROUNDS = 4;

/** Whether the text alone gives the games that were read from the input. */
const areSameGames = (a: readonly GameRecord[], b: readonly GameRecord[]): boolean =>
  a.length === b.length && a.every(({ start }, index) => start === b[index].start);

/** How often what is not right is left out and the rest tried again. */
const MOST_TRIES = 4;

class Mender {
  kept: readonly Edit[] = [];
  /** The text with what is kept. */
  current: Reading;
  readonly #text: string;
  readonly #reader: Reader;

  constructor(first: Reading, reader: Reader) {
    this.#text = first.text;
    this.current = first;
    this.#reader = reader;
  }

  /** All at once, as is nearly always right; what is not, sort by sort, as often as that gets on. */
  tryAll(sorts: readonly (readonly Proposal[])[]): void {
    let rest = new Set(this.#rejected(sorts.flat()));
    for (let before = Number.POSITIVE_INFINITY; rest.size > 0 && rest.size < before; ) {
      before = rest.size;
      const rejected = sorts.map((sort) => this.#rejected(sort.filter((proposal) => rest.has(proposal))));
      rest = new Set(rejected.flat());
    }
  }

  /** Keeps those of the proposals that are right, and gives the others. */
  #rejected(proposals: readonly Proposal[]): readonly Proposal[] {
    let trial = proposals;
    for (let tries = 0; tries < MOST_TRIES && trial.length > 0 && !this.#reader.isTired; tries++) {
      const edits = [...this.kept, ...trial.flatMap((proposal) => proposal.edits)];
      const next = this.#reader.read(applyEdits(this.#text, edits));
      const right = rightOf(trial, this.current, next);
      if (right.length === trial.length) {
        this.kept = edits;
        this.current = next;
        const taken = new Set(trial);
        return proposals.filter((proposal) => !taken.has(proposal));
      }
      trial = right;
    }
    return proposals;
  }
}

/** How many edits settle a code, by the code. */
type Settled = Map<string, number>;

/** Those of the proposals after which their games say the same, with the findings settled and no new ones. */
function rightOf(proposals: readonly Proposal[], before: Reading, after: Reading): Proposal[] {
  if (before.games.length !== after.games.length) return [];
  const settled = settledBy(proposals);
  const wrong = new Set<number>();
  before.games.forEach((game, index) => {
    const own: Settled = settled.get(index + 1) ?? new Map();
    const isSame = isSameRecord(game, after.games[index], own);
    if (!isSame || !isBetter(before.findings[index + 1], after.findings[index + 1], own)) wrong.add(index + 1);
  });
  const everywhere: Settled = settled.get(0) ?? new Map();
  const isWhole = wrong.size === 0 && isBetter(before.findings.flat(), after.findings.flat(), everywhere);
  return proposals.filter(({ game }) => (game === 0 ? isWhole : !wrong.has(game)));
}

function settledBy(proposals: readonly Proposal[]): ReadonlyMap<number, Settled> {
  const settled = new Map<number, Settled>();
  for (const { game, edits } of proposals) {
    const codes: Settled = settled.get(game) ?? new Map();
    for (const code of edits.flatMap(codesOf)) codes.set(code, (codes.get(code) ?? 0) + 1);
    settled.set(game, codes);
  }
  return settled;
}

/** Whether each edit has settled a finding (of a code told only once, all the edits have), and no code has more. */
function isBetter(before: readonly Diagnostic[], after: readonly Diagnostic[], settled: Settled): boolean {
  const had = countsOf(before);
  const has = countsOf(after);
  const isSettled = ([code, edits]: [string, number]): boolean => {
    const count = had.get(code) ?? 0;
    // A text has no encoding to compare a declaration with.
    return code.startsWith('text/') || (count > 0 && (has.get(code) ?? 0) <= Math.max(0, count - edits));
  };
  return [...has].every(([code, count]) => count <= (had.get(code) ?? 0)) && [...settled].every(isSettled);
}

function countsOf(found: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
