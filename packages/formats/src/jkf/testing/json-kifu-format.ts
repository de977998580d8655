/**
 * Comparing what we write as JKF with what json-kifu-format, the library that JKF comes from, makes of the same text. It
 * refuses much of what we read; where it reads, the rules below name every difference that is let pass.
 */
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { openText, writeText } from '../../open.js';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Entry {
  comments?: string[];
  move?: { color: number; from?: Place; to: Place; same?: boolean; relative?: string };
  time?: { now: object; total?: object };
  special?: string;
  forks?: Entry[][];
}
interface Jkf {
  header: Record<string, string>;
  initial?: { preset: string; data?: object } | null;
  moves: Entry[];
}
interface Library {
  readonly Parsers: Readonly<Record<'parseKIF' | 'parseKI2' | 'parseCSA', (text: string) => Jkf>>;
  readonly Normalizer: { normalizeMinimal(jkf: Jkf): Jkf };
  readonly Shogi: { readonly Shogi: new (initial?: object) => { toSFENString(ply: number): string } };
}

const library = createRequire(import.meta.url)('json-kifu-format') as Library;

export type From = 'kif' | 'ki2' | 'csa';

const parsers = {
  kif: library.Parsers.parseKIF,
  ki2: library.Parsers.parseKI2,
  csa: library.Parsers.parseCSA,
} satisfies Record<From, (text: string) => Jkf>;

/** Their record; undefined where they refuse the text. */
function theirsOf(text: string, from: From): Jkf | undefined {
  try {
    const jkf = JSON.parse(JSON.stringify(parsers[from](text))) as Jkf;
    return from === 'ki2' ? withOwnWords(jkf) : jkf;
  } catch {
    return undefined;
  }
}

/**
 * The words that tell pieces apart: of KI2 they keep what the file writes, needless and older words among it. What they
 * would say themselves takes its place.
 */
function withOwnWords(jkf: Jkf): Jkf {
  for (const { move } of entriesOf(jkf.moves)) delete move?.relative;
  return library.Normalizer.normalizeMinimal(jkf);
}

function* entriesOf(moves: Entry[]): Generator<Entry> {
  const pending = [moves];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield* next;
    for (const { forks } of next) pending.push(...(forks ?? []));
  }
}

/** The position as their board has it, so that a preset and the same position square by square are equal. */
const startOf = ({ initial }: Jkf): string => new library.Shogi.Shogi(initial ?? undefined).toSFENString(1);

/** Words for keys that CSA has and their reader does not translate. */
const keysOfCsa: Record<string, string> = {
  OPENING: '戦型',
  NOTE: '備考',
  TITLE: '表題',
  TIME: '持ち時間',
  MAX_MOVES: '最大手数',
  JISHOGI: '持将棋',
  'TIME+': '先手持ち時間',
  'TIME-': '後手持ち時間',
};

/**
 * Headers: they keep blanks at the end of values and the escapes of notes, call the players of a handicap 先手 in CSA, leave
 * out players without a name there, and name the handicap where KIF does, we where the start has a name. What CSA says
 * of times we tell in words of KIF.
 */
function comparableHeader({ header }: Jkf, from: From): Record<string, string> {
  const members = Object.entries(header).map(([key, value]): [string, string] => {
    const word = from === 'csa' ? (keysOfCsa[key] ?? key) : key;
    const side = { 下手: '先手', 上手: '後手' }[word] ?? word;
    return [
      side,
      value
        .replaceAll('\\n', '\n')
        .replaceAll('\\\\', '\\')
        .replace(/^[ \u3000]+|[ \u3000]+$/g, ''),
    ];
  });
  const isCompared = ([key, value]: [string, string]): boolean =>
    key !== '手合割' && !(from === 'csa' && (key.endsWith('持ち時間') || value === ''));
  return Object.fromEntries(members.filter(isCompared));
}

/**
 * Totals: they copy those of KIF, and begin anew in CSA after a move without time. A foul of the side to move has two
 * words in CSA, of which we write the one that needs no sign.
 */
function comparableEntry({ move, time, special, comments }: Entry, turn: number, from: From): object {
  const texts = comments ? inAnyOrder(comments) : [];
  const fouls = `${turn === 0 ? '+' : '-'}ILLEGAL_ACTION`;
  return {
    ...(move ? { move } : {}),
    ...(time ? { now: time.now } : {}),
    ...(special === undefined ? {} : { special: special === fouls ? 'ILLEGAL_MOVE' : special }),
    // Comments of CSA they keep by other rules: every line, with the star that marks those of the player.
    ...(from === 'csa' || texts.length === 0 ? {} : { comments: texts }),
  };
}

const isBookmark = (text: string): boolean => text.startsWith('&');

/** Bookmarks: we put them first, and a blank before other lines that begin so; they leave all where KIF has it. */
function inAnyOrder(comments: readonly string[]): string[] {
  const texts = comments.map((text) => text.replace(/^ &/, '&'));
  return texts.some(isBookmark) ? texts.sort() : texts;
}

/** Repeated headers: they keep the last, we join them. */
function withoutRepeated(ours: Record<string, string>, theirs: Record<string, string>): Record<string, string> {
  const entries = Object.entries(ours).map(([key, value]): [string, string] => {
    const last = theirs[key] ?? '';
    return [key, value.includes('\n') && value.includes(last) ? last : value];
  });
  return Object.fromEntries(entries);
}

function compareLines(theirs: Entry[], ours: Entry[], from: From, path: string): void {
  const lists: [Entry[], Entry[], string][] = [[theirs, ours, path]];
  for (let next = lists.pop(); next; next = lists.pop()) {
    const [their, our, where] = next;
    dropUnknownEndings(their, our, where === path ? 1 : 0);
    expect(our.length, `${where}: entries`).toBe(their.length);
    their.forEach((entry, index) => {
      const mine = our[index] as Entry;
      const place = `${where}/${index}`;
      // `same`: in KIF they have it only where the file writes 同.
      if (mine.move?.same && entry.move && !entry.move.same) delete mine.move.same;
      // Comments before the first move of a variation they leave out.
      const isFirstOfFork = index === 0 && where !== path;
      if (isFirstOfFork && mine.comments?.length !== entry.comments?.length) delete mine.comments;
      if (isFirstOfFork && !mine.comments) delete entry.comments;
      // Bookmarks of KI2 they leave out.
      if (from === 'ki2' && mine.comments) mine.comments = mine.comments.filter((text) => !isBookmark(text));
      // Who wins by a まで line they do not compare with who is to move, so that all wins are resignations.
      if (from === 'ki2' && entry.special === 'TORYO' && mine.special?.endsWith('の勝ち')) mine.special = 'TORYO';
      const turn = 1 - (their[index - 1]?.move?.color ?? 1);
      expect(comparableEntry(mine, turn, from), place).toEqual(comparableEntry(entry, turn, from));
      expect(mine.forks?.length ?? 0, `${place}: forks`).toBe(entry.forks?.length ?? 0);
      entry.forks?.forEach((fork, n) => {
        lists.push([fork, mine.forks?.[n] ?? [], `${place}/forks/${n}`]);
      });
    });
  }
}

/**
 * Endings: words that they do not know leave an entry without `special`, and of KIF's まで they know nothing. What
 * follows a second ending they append, we keep as a comment.
 */
function dropUnknownEndings(theirs: Entry[], ours: Entry[], first: number): void {
  const last = theirs.at(-1);
  if (theirs.length > first && last && !last.move && last.special === undefined) {
    theirs.pop();
    ours.pop();
  } else if (ours.length === theirs.length + 1 && ours.at(-1)?.special !== undefined) ours.pop();
}

/** An adjournment in the midst of a game: to them it is an entry like any other, to us a comment. */
const goesOn = ({ moves }: Jkf): boolean => moves.slice(0, -1).some(({ special }) => special !== undefined);

/** The first line of a variation in a main line without moves, which in KI2 they take for a header. */
const hasVariationForHeader = ({ header }: Jkf): boolean => '変化' in header;

/** A comment with a colon in it, which before the first move they take for a header. */
function withoutFirstComments(theirs: Jkf, ours: Jkf): void {
  const isComment = (key: string): boolean => key.startsWith('*');
  if (!Object.keys(theirs.header).some(isComment)) return;
  theirs.header = Object.fromEntries(Object.entries(theirs.header).filter(([key]) => !isComment(key)));
  delete theirs.moves[0]?.comments;
  delete ours.moves[0]?.comments;
}

/** Compares one text; false where one of us does not read it. */
export function compare(text: string, from: From, name: string): boolean {
  const theirs = theirsOf(text, from);
  if (!theirs || goesOn(theirs) || hasVariationForHeader(theirs)) return false;
  const opened = openText(text, { from });
  const games = [...opened.games];
  if (games.length !== 1 || opened.report.has('error')) return false;
  const ours = JSON.parse(writeText(games[0] as (typeof games)[0], 'jkf').text) as Jkf;
  withoutFirstComments(theirs, ours);
  const header = comparableHeader(theirs, from);
  expect(withoutRepeated(comparableHeader(ours, from), header), `${name}: header`).toEqual(header);
  expect(startOf(ours), `${name}: start`).toBe(startOf(theirs));
  compareLines(theirs.moves, ours.moves, from, name);
  return true;
}
