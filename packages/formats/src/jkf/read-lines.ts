/**
 * The entries of a record, depth first: an entry's forks are read right after it. There is no recursion, however deep
 * forks nest.
 */
import { NO_TIME, type Replayer } from '@kifukit/record';
import { EntryPlayer, type Spent } from './entry-player.js';
import type { JsonPath } from './json-places.js';
import { MoveReader } from './read-move.js';
import { HERE, type RecordReport } from './record-report.js';
import { entryFaults, type SchemaFault } from './schema.js';
import { isNothing, isObject, type JsonObject, millisecondsOf } from './values.js';

/** A list of entries that is being read. */
interface List {
  readonly entries: readonly unknown[];
  /** The entry that is being read. */
  at: number;
  /** The forks of that entry, and the next of them. */
  forks: readonly unknown[];
  fork: number;
  /** Whether the forks go on where the line ends instead of replacing its last move. */
  isAfter: boolean;
  /** What either side has spent up to the entry, and before it. */
  spent: Spent;
  spentBefore: Spent;
  /** The list whose entry has this one among its forks, and which entry and fork that is. */
  readonly parent: List | undefined;
  readonly parentAt: number;
  readonly parentFork: number;
}

const NO_FORKS: readonly unknown[] = [];
const NOTHING: Spent = [0, 0];
const BAD_TIME = 'a time has minutes and seconds, none of them negative';

const newList = (entries: readonly unknown[], parent?: List): List => ({
  entries,
  at: -1,
  forks: NO_FORKS,
  fork: 0,
  isAfter: false,
  spent: NOTHING,
  spentBefore: NOTHING,
  parent,
  parentAt: parent ? parent.at : 0,
  parentFork: parent ? parent.fork - 1 : 0,
});

export class LinesReader {
  readonly #replayer: Replayer;
  readonly #report: RecordReport;
  readonly #player: EntryPlayer;
  readonly #moves: MoveReader;
  #list: List;

  constructor(moves: readonly unknown[], replayer: Replayer, report: RecordReport) {
    this.#replayer = replayer;
    this.#report = report;
    this.#player = new EntryPlayer(replayer, report);
    this.#moves = new MoveReader(this.#player, report);
    this.#list = newList(moves);
    report.mark = () => {
      const list = this.#list;
      const { at } = list;
      return () => pathOf(list, at);
    };
  }

  read(): void {
    for (;;) {
      const list = this.#list;
      if (list.fork < list.forks.length) this.#openFork(list, list.forks[list.fork++]);
      else if (++list.at < list.entries.length) this.#readEntry(list, list.entries[list.at]);
      else if (!list.parent) return;
      else {
        this.#replayer.closeVariation();
        this.#list = list.parent;
        this.#player.spent = list.parent.spent;
      }
    }
  }

  #openFork(list: List, fork: unknown): void {
    // NOTE: a variation of one move may stand there without its list.
    const entries = Array.isArray(fork) ? (fork as unknown[]) : isObject(fork) ? [fork] : undefined;
    if (!entries) return;
    this.#replayer.openVariation(HERE, HERE, list.isAfter);
    this.#list = newList(entries, list);
    this.#player.spent = list.spentBefore;
  }

  #readEntry(list: List, entry: unknown): void {
    const faults = entryFaults(entry);
    const ply = this.#replayer.ply + 1;
    const isFirst = list.at === 0 && !list.parent;
    list.forks = NO_FORKS;
    list.fork = 0;
    list.spentBefore = this.#player.spent;
    if (isObject(entry)) {
      if (isFirst) this.#readFirst(entry);
      this.#readFields(list, entry, ply);
      list.spent = this.#player.spent;
    } else this.#report.useless([], 'an entry is an object');
    if (faults.length > 0 || this.#report.hasUseless) {
      this.#report.closePart(isFirst ? faults.filter(isNoComment) : faults, ply);
    }
  }

  /** NOTE: the first entry may hold the comment of the start as a text of its own name; some programs begin with a move. */
  #readFirst(entry: JsonObject): void {
    if (!isNothing(entry.move) || !isNothing(entry.special) || !isNothing(entry.forks)) {
      this.#report.addHere('jkf/move-in-first-entry', [], { ply: 1 });
    }
    if (typeof entry.comment === 'string') this.#replayer.comment(entry.comment);
    else if (!isNothing(entry.comment)) this.#report.useless(['comment'], 'a comment is a text');
  }

  #readFields(list: List, entry: JsonObject, ply: number): void {
    const { move, special, time, comments, forks } = entry;
    const replayer = this.#replayer;
    const isCut = replayer.stopped;
    const hasMove = isObject(move);
    const hasSpecial = !isNothing(special);
    if (hasMove) this.#moves.read(move);
    else if (!isNothing(move)) this.#report.useless(['move'], 'a move is an object');
    const isPlayed = replayer.ply >= ply;
    if (hasMove || !hasSpecial) {
      if (!isNothing(time)) this.#readTime(time, isPlayed, hasMove);
      if (!isNothing(comments)) this.#readComments(comments);
      if (hasSpecial) this.#readSpecial(special);
    } else {
      const ended = this.#readSpecial(special);
      if (!isNothing(time)) this.#readTime(time, ended, ended);
      if (!isNothing(comments)) this.#readComments(comments);
    }
    if (!isNothing(forks)) this.#readForks(list, forks, isCut, isPlayed);
  }

  /** Whether the line ends by it. */
  #readSpecial(special: unknown): boolean {
    if (typeof special !== 'string' || special === '') {
      this.#report.useless(['special'], 'an ending is a word');
      return false;
    }
    const ended = this.#player.end(special, HERE, HERE);
    if (this.#replayer.line.ending?.kind === 'other' && ended) {
      const details = { ply: this.#replayer.ply + 1, values: { text: special } };
      this.#report.told(['special']);
      this.#report.addHere('record/unknown-special-move', ['special'], details);
    }
    return ended;
  }

  /** `counts`: the time is of a move that was played or an ending that ended the line. */
  #readTime(time: unknown, counts: boolean, isExpected: boolean): void {
    const { now, total } = isObject(time) ? time : { now: undefined, total: undefined };
    const spent = millisecondsOf(now);
    const sum = isNothing(total) ? NO_TIME : millisecondsOf(total);
    if (spent === NO_TIME) this.#report.useless(['time'], BAD_TIME);
    else if (counts) this.#player.time(spent, sum, HERE, HERE);
    else if (!isExpected) {
      this.#report.addHere('jkf/time-without-move', ['time'], { ply: this.#replayer.ply });
    }
    if (sum === NO_TIME && !isNothing(total)) this.#report.useless(['time', 'total'], BAD_TIME);
  }

  /** NOTE: a comment may be a text instead of a list of texts. */
  #readComments(comments: unknown): void {
    const values: readonly unknown[] = Array.isArray(comments) ? comments : [comments];
    const texts = values.every(isText) ? values : values.flatMap((value) => this.#readOddComment(value));
    this.#player.comments(texts);
  }

  #readOddComment(value: unknown): string[] {
    if (isText(value)) return [value];
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    if (value !== null) this.#report.useless(['comments'], 'comments are a list of texts');
    return [];
  }

  #readForks(list: List, forks: unknown, isCut: boolean, isPlayed: boolean): void {
    const entries = Array.isArray(forks) ? (forks as unknown[]) : undefined;
    if (!entries?.every((fork) => Array.isArray(fork) || isObject(fork))) {
      this.#report.useless(['forks'], 'forks are a list of lists');
    }
    if (!entries) return;
    if (!isCut) {
      list.forks = entries;
      list.isAfter = !isPlayed;
    } else if (entries.length > 0) {
      // The line ended before this entry, so nothing can be put in its place.
      const ply = this.#replayer.ply + 2;
      const details = { ply, values: { parent: ply - 1 } };
      this.#report.addHere('record/variation-without-parent', ['forks'], details);
    }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isNoComment = ({ path }: SchemaFault): boolean => path[0] !== 'comment';

/** The path from the record to the list's entry `index`. */
function pathOf(list: List, index: number): JsonPath {
  const path: (string | number)[] = [index];
  for (let at = list; at.parent; at = at.parent) path.push(at.parentFork, 'forks', at.parentAt);
  return [...path, 'moves'].reverse();
}
