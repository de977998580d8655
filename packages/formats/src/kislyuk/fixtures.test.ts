// The items of fixtures/kislyuk: printed and own lines with what they mean, and records in both KIF and the file form.
import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, toJson } from '@kifukit/record';
import { impassePoints, type Move, parseUsi, positionOf } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { readText, writeText } from '../open.js';

interface Item {
  readonly id: string;
  readonly text: string;
}

interface Position extends Item {
  /** SFEN; the move number counts on from the start's. */
  readonly end: string;
  readonly canonical: string;
  /** Exactly these, without `kislyuk/`. */
  readonly warnings: readonly string[];
  readonly check?: boolean;
  readonly mate?: boolean;
}

interface Line extends Position {
  readonly start: string;
  readonly moves: string;
  /** A sign for each move: `+` gives check, `:` captures. */
  readonly checks: string;
  readonly captures?: string;
}

interface Fault extends Item {
  readonly start?: string;
  /** One of these is reported. */
  readonly codes: readonly string[];
}

interface Items {
  readonly lines: readonly Line[];
  readonly positions: readonly Position[];
  readonly faults: readonly Fault[];
}

interface Article extends Items {
  readonly dropMaps: readonly Readonly<
    Record<'id' | 'start' | 'pawnForbidden' | 'pawnAllowed' | 'lanceForbidden' | 'knightForbidden', string>
  >[];
  readonly corrections: readonly Readonly<Record<'id' | 'text' | 'start' | 'corrected' | 'move', string>>[];
  readonly impasses: readonly {
    readonly id: string;
    readonly position: string;
    readonly points: Readonly<Record<'black' | 'white', number>>;
  }[];
}

const folder = new URL('../../../../fixtures/kislyuk/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const article = JSON.parse(textOf('article.json')) as Article;
const own = JSON.parse(textOf('own-lines.json')) as Items;

const read = (text: string, start: string | undefined) =>
  readText(text, { from: 'kislyuk', ...(start === undefined ? {} : { start }) });

function readOne(text: string, start?: string) {
  const { games, diagnostics } = read(text, start);
  expect(games.length).toBe(1);
  return { game: games[0] as GameRecord, diagnostics };
}

const movesAlone = (game: GameRecord): string =>
  writeText(game, 'kislyuk', { settings: { layout: 'moves' } }).text.trim();

/** A move that is printed alone has no number; the canonical form has. */
const withoutNumbers = (text: string): string => text.replace(/\d+\. (?:\.\.\. )?/g, '');

function expectReading(item: Position, start?: string): GameRecord {
  const { game, diagnostics } = readOne(item.text, start);
  expect(toJson(game).end.split(' ').slice(0, 3)).toEqual(item.end.split(' ').slice(0, 3));
  const doubts = diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
  expect([...new Set(doubts)].sort()).toEqual(item.warnings.map((word) => `kislyuk/${word}`));
  const canonical = movesAlone(game);
  if (/^\d/.test(item.canonical)) expect(canonical).toBe(item.canonical);
  else expect(withoutNumbers(canonical)).toBe(item.canonical);
  return game;
}

/** Checks, captures and the mate, from the board. */
function signsOf({ start, main }: GameRecord) {
  const position = positionOf(start);
  let checks = '';
  let captures = '';
  for (const move of main.moves) {
    captures += position.play(move) === 0 ? '-' : ':';
    checks += position.inCheck() ? '+' : '-';
  }
  return { checks, captures, mate: position.isMate() };
}

describe.each([
  ['the article', article],
  ['own lines', own],
])('%s', (_name, { lines, positions, faults }) => {
  test.each(lines)('line $id', (line) => {
    const game = expectReading(line, line.start);
    expect(toJson(game).moves.join(' ')).toBe(line.moves);
    const { checks, captures = expect.any(String), mate } = line;
    expect(signsOf(game)).toEqual({ checks, captures, mate });
  });

  test.each(lines)('line $id in its canonical form is read without a remark', ({ canonical, start, moves }) => {
    const { game, diagnostics } = readOne(canonical, start);
    expect(diagnostics.filter(({ code }) => code.startsWith('kislyuk/'))).toEqual([]);
    expect(toJson(game).moves.join(' ')).toBe(moves);
    if (/^\d/.test(canonical)) expect(movesAlone(game)).toBe(canonical);
  });

  test.each(positions)('position $id', (item) => {
    const position = positionOf(expectReading(item).start);
    if (item.check !== undefined) expect(position.inCheck()).toBe(item.check);
    if (item.mate !== undefined) expect(position.isMate()).toBe(item.mate);
  });

  test.each(faults)('fault $id', ({ text, start, codes }) => {
    const errors = read(text, start).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBe(1);
    expect(codes).toContain(errors[0]?.code);
  });
});

describe('the article', () => {
  test.each(article.corrections)('$id: what was meant by the misprint is legal', ({ corrected, start, move }) => {
    expect(toJson(readOne(corrected, start).game).moves).toEqual([move]);
  });

  test.each(article.dropMaps)('$id: where pawn, lance and knight may be dropped', (map) => {
    const position = positionOf(map.start);
    const forbidden = (letter: string, squares: string): string[] =>
      squares.split(' ').filter((square) => !position.isLegal(parseUsi(`${letter}*${square}`) as Move));
    expect(forbidden('P', map.pawnForbidden).join(' ')).toBe(map.pawnForbidden);
    expect(forbidden('P', map.pawnAllowed)).toEqual([]);
    expect(forbidden('L', map.lanceForbidden).join(' ')).toBe(map.lanceForbidden);
    expect(forbidden('N', map.knightForbidden).join(' ')).toBe(map.knightForbidden);
  });

  test.each(article.impasses)('$id: the points of an impasse', ({ position, points }) => {
    expect(impassePoints(positionOf(position), 0)).toBe(points.black);
    expect(impassePoints(positionOf(position), 1)).toBe(points.white);
  });
});

describe('pairs of KIF and the file form', () => {
  const names = readdirSync(new URL('pairs/', folder)).filter((name) => name.endsWith('.ksl'));

  test.each(names)('%s comes out of either exactly', (name) => {
    for (const source of [name, name.replace(/ksl$/, 'kif')]) {
      const game = readText(textOf(`pairs/${source}`), { name: source }).games[0] as GameRecord;
      expect(writeText(game, 'kislyuk').text, source).toBe(textOf(`pairs/${name}`));
    }
  });
});
