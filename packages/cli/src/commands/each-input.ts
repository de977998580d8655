/** What check and inspect share: every input is opened in turn, and what cannot be opened is told like any other fault. */
import type { Opened } from '@kifukit/formats';
import type { Diagnostic, GameRecord } from '@kifukit/record';
import type { Input, Listing } from '../batch/inputs.js';
import { findingsOf, gamesOf, openInput, readingFault } from '../batch/open-input.js';
import type { Reading } from '../batch/options.js';
import type { Io } from '../io.js';
import type { Session } from '../session.js';

/** An input after its games have been gone through. `opened` is undefined where it could not be read at all. */
export interface Visited {
  readonly input: Input;
  readonly opened: Opened | undefined;
  readonly games: number;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Visitor {
  /** An argument that gave no input. */
  fault(diagnostic: Diagnostic): Promise<void>;
  /** Before the first game; also where the input cannot be read. */
  begin?(input: Input, opened: Opened | undefined): void | Promise<void>;
  game?(number: number, game: GameRecord): void | Promise<void>;
  end(visited: Visited): Promise<void>;
}

export async function eachInput(
  listing: Listing,
  reading: Reading,
  io: Io,
  session: Session,
  visitor: Visitor,
): Promise<void> {
  for (const fault of listing.faults) {
    session.totals.failed++;
    await visitor.fault(fault);
  }
  for (const input of listing.inputs) {
    const visited = await visit(input, reading, io, visitor);
    if (visited.opened) session.totals.files++;
    else session.totals.failed++;
    session.totals.games += visited.games;
    await visitor.end(visited);
  }
}

async function visit(input: Input, reading: Reading, io: Io, visitor: Visitor): Promise<Visited> {
  let opened: Opened | undefined;
  let fault: Diagnostic | undefined;
  let games = 0;
  try {
    opened = await openInput(input, reading, io.stdin);
  } catch (error) {
    fault = readingFault(error, input, reading.messages);
  }
  await visitor.begin?.(input, opened);
  if (!opened) return { input, opened, games, diagnostics: fault ? [fault] : [] };
  const each = gamesOf(opened, input);
  for (;;) {
    const next = attempt(() => each.next());
    if ('error' in next) {
      fault = readingFault(next.error, input, reading.messages);
      break;
    }
    if (next.value.done) break;
    games++;
    await visitor.game?.(...next.value.value);
    // Nobody asks any more where this game's moves stand.
    opened.report.places?.clear();
  }
  return { input, opened, games, diagnostics: [...findingsOf(opened, input, reading), ...(fault ? [fault] : [])] };
}

/** A fault of a reader must not be mixed up with one of the visitor, such as a standard output that is gone. */
function attempt<T>(act: () => T): { readonly value: T } | { readonly error: unknown } {
  try {
    return { value: act() };
  } catch (error) {
    return { error };
  }
}
