/** Whether a record is the same before and after mending, but for what the settled findings name. */
import type { Ending, GameRecord, Header, Line } from '@kifukit/record';

/** A set of codes, or a map with them as its keys. */
type Codes = Pick<ReadonlySet<string>, 'has'>;

/** `settled`: codes of findings that the change is to settle. */
export function isSameRecord(a: GameRecord, b: GameRecord, settled: Codes): boolean {
  const headers = ({ headers }: GameRecord): readonly Header[] =>
    settled.has('record/handicap-contradicts-diagram') ? headers.filter(([key]) => key !== 'handicap') : headers;
  return a.start === b.start && isSame(headers(a), headers(b)) && haveSameLines(a, b, settled);
}

function haveSameLines(a: GameRecord, b: GameRecord, settled: Codes): boolean {
  const pending: [Line, Line][] = [[a.main, b.main]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [one, other] = next;
    const gainsMate = settled.has('record/missing-ending') && one === a.main && !one.ending;
    if (!isSameLine(one, other) || !(gainsMate ? isMate(other.ending) : isSame(one.ending, other.ending))) return false;
    one.variations.forEach(({ line }, index) => {
      pending.push([line, other.variations[index].line]);
    });
  }
  return true;
}

const isMate = (ending: Ending | undefined): boolean => isSame(ending && { ...ending, winner: '' }, MATE);
const MATE = { kind: 'mate', winner: '' };

const isSameLine = (a: Line, b: Line): boolean =>
  areSame(a.moves, b.moves) &&
  areSame(a.times, b.times) &&
  isSame([...a.comments], [...b.comments]) &&
  isSame([...a.bookmarks], [...b.bookmarks]) &&
  areSame(
    a.variations.map(({ index }) => index),
    b.variations.map(({ index }) => index),
  );

const areSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Of small plain values; an ending's fields come in any order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
