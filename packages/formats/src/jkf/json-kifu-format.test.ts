/**
 * What we write as JKF must be what json-kifu-format, the library that JKF comes from, makes of the same KIF and CSA
 * files. It refuses much of what we read; where it reads, the rules below name every difference that is let pass.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBytes, openText, writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Entry {
  comments?: string[];
  move?: { color: number; from?: Place; to: Place; same?: boolean };
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
  readonly Parsers: Readonly<Record<'parseKIF' | 'parseCSA', (text: string) => Jkf>>;
  readonly Shogi: { readonly Shogi: new (initial?: object) => { toSFENString(ply: number): string } };
}

const library = createRequire(import.meta.url)('json-kifu-format') as Library;

type From = 'kif' | 'csa';

/** Records that are not ours to keep here; tests with them are skipped where the folder is missing. */
const data = new URL(`${process.env.KIFUKIT_DATA ?? '../shared'}/`, new URL('../../../../', import.meta.url));

/** Their record; undefined where they refuse the text. */
function theirsOf(text: string, from: From): Jkf | undefined {
  try {
    const jkf = from === 'kif' ? library.Parsers.parseKIF(text) : library.Parsers.parseCSA(text);
    return JSON.parse(JSON.stringify(jkf)) as Jkf;
  } catch {
    return undefined;
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

/** Bookmarks: we put them first, and a blank before other lines that begin so; they leave all where KIF has it. */
function inAnyOrder(comments: readonly string[]): string[] {
  const texts = comments.map((text) => text.replace(/^ &/, '&'));
  return texts.some((text) => text.startsWith('&')) ? texts.sort() : texts;
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

/** A comment with a colon in it, which before the first move they take for a header. */
const hasCommentForHeader = ({ header }: Jkf): boolean => Object.keys(header).some((key) => key.startsWith('*'));

/** Compares one text; false where one of us does not read it. */
function compare(text: string, from: From, name: string): boolean {
  const theirs = theirsOf(text, from);
  if (!theirs || goesOn(theirs) || hasCommentForHeader(theirs)) return false;
  const opened = openText(text, { from });
  const games = [...opened.games];
  if (games.length !== 1 || opened.report.has('error')) return false;
  const ours = JSON.parse(writeText(games[0] as (typeof games)[0], 'jkf').text) as Jkf;
  const header = comparableHeader(theirs, from);
  expect(withoutRepeated(comparableHeader(ours, from), header), `${name}: header`).toEqual(header);
  expect(startOf(ours), `${name}: start`).toBe(startOf(theirs));
  compareLines(theirs.moves, ours.moves, from, name);
  return true;
}

function* filesUnder(folder: URL): Generator<URL> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* filesUnder(new URL(`${entry.name}/`, folder));
    else if (/\.(?:kifu?|csa)$/.test(entry.name)) yield new URL(encodeURIComponent(entry.name), folder);
  }
}

function compareFile(file: URL): boolean {
  const name = decodeURIComponent(file.pathname);
  const from = name.endsWith('.csa') ? 'csa' : 'kif';
  return compare(openBytes(readFileSync(file), { name }).report.source.text, from, name);
}

const fixtures = ['games', 'cases'].flatMap((folder) => [
  ...filesUnder(new URL(`../../../../fixtures/${folder}/`, import.meta.url)),
]);

describe('json-kifu-format makes the same JKF', () => {
  const compared: string[] = [];

  test.for(fixtures.map((file) => [decodeURIComponent(file.pathname.split('/fixtures/')[1] ?? ''), file] as const))(
    'of %s',
    ([name, file], { skip }) => {
      if (compareFile(file)) compared.push(name);
      else skip('one of both does not read it');
    },
  );

  test('of enough of them', () => expect(compared.length).toBeGreaterThan(20));

  const written = (from: From, settings = {}): number => {
    const games = fc.sample(arbitraryRecord({ fouls: false }), { numRuns: 150, seed: 11 });
    return games.filter((game, n) => compare(writeText(game, from, { settings }).text, from, `record ${n}`)).length;
  };

  test('of KIF that we write', { timeout: 120_000 }, () => expect(written('kif')).toBeGreaterThan(20));
  test('of CSA that we write', { timeout: 120_000 }, () => expect(written('csa')).toBeGreaterThan(20));

  const corpus = new URL('corpus/files/', data);
  test.skipIf(!existsSync(corpus))('of the records of others (KIFUKIT_DATA)', { timeout: 300_000 }, () => {
    let compared = 0;
    const different: string[] = [];
    for (const file of filesUnder(corpus)) {
      try {
        if (compareFile(file)) compared++;
      } catch (error) {
        different.push((error as Error).message.split('\n', 1)[0] ?? '');
      }
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });
});
