/** The cases of fixtures/cases: small records that break careless readers, each with its right answer. */
import { existsSync, readFileSync } from 'node:fs';
import { type Diagnostic, type GameJson, toJson } from '@kifukit/record';
import { describe, expect, it } from 'vitest';
import { formatOf, openBytes } from './index.js';

const folder = new URL('../../../fixtures/cases/', import.meta.url);

interface Expected {
  readonly ok: boolean;
  readonly [key: string]: unknown;
}
interface Case {
  readonly id: string;
  readonly file: string;
  readonly format: string;
  readonly symptom: string;
  readonly expect: Expected;
}

const cases = JSON.parse(readFileSync(new URL('cases.json', folder), 'utf8')) as Case[];

/** The cases' words for endings. */
const endingKinds: Record<string, readonly string[]> = {
  TORYO: ['resign'],
  CHUDAN: ['interrupted'],
  SENNICHITE: ['repetition'],
  TIME_UP: ['timeout'],
  ILLEGAL_MOVE: ['illegal-move'],
  ILLEGAL_ACTION: ['illegal-action', 'illegal-move'],
  KACHI: ['declaration'],
  TSUMI: ['mate'],
};

const headerNames: Record<string, string> = {
  先手: 'black',
  後手: 'white',
  棋戦: 'event',
  場所: 'site',
  開始日時: 'startedAt',
  終了日時: 'endedAt',
  持ち時間: 'timeControl',
  表題: 'title',
  備考: 'note',
  戦型: 'opening',
};

/** Board, turn and hands of an SFEN. */
const arrangement = (sfen: string): string => sfen.split(' ').slice(0, 3).join(' ');

function inspect(file: string) {
  const opened = openBytes(readFileSync(new URL(file, folder)), { name: file });
  const records = [...opened.games];
  return {
    records,
    games: records.map((game, i) => toJson(game, i + 1)),
    diagnostics: opened.report.diagnostics(),
    report: opened.report,
  };
}

type Inspected = ReturnType<typeof inspect>;

/** One check for each kind of answer that a case may give. */
const answers: Record<string, (value: never, seen: Inspected, game: GameJson, expected: Expected) => void> = {
  plies(plies: number, _seen, game, expected) {
    const allowed = (expected.plyAlternatives as number[] | undefined) ?? [plies];
    expect(allowed).toContain(game.plies);
  },
  initialSfen(sfen: string, _seen, game) {
    expect(arrangement(game.start)).toBe(arrangement(sfen));
  },
  finalSfen(sfen: string, _seen, game, expected) {
    if (expected.plyAlternatives) return;
    if (expected.checkPlyNumber === false) expect(arrangement(game.end)).toBe(arrangement(sfen));
    else expect(game.end).toBe(sfen);
  },
  usi(moves: string, _seen, game, expected) {
    if (!expected.plyAlternatives) expect(game.moves.join(' ')).toBe(moves);
  },
  special(word: string, _seen, game) {
    expect(endingKinds[word]).toContain(game.ending?.kind);
  },
  winner(winner: string, _seen, game) {
    expect(game.ending?.winner).toBe(winner);
  },
  legal(legal: boolean, { diagnostics }, _game, expected) {
    if (!legal || expected.findings || expected.errorKind) return;
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  },
  branchCount(count: number, _seen, game) {
    expect(game.variations.length).toBe(count);
  },
  branches(branches: { usi: string; finalSfen: string; fromPly: number }[], _seen, game) {
    for (const { usi, finalSfen, fromPly } of branches) {
      const found = game.variations.find(({ moves }) => moves.join(' ') === usi);
      expect(found, usi).toBeDefined();
      expect(found?.fromPly).toBe(fromPly);
      expect(arrangement(found?.end ?? '')).toBe(arrangement(finalSfen));
    }
  },
  headers(headers: Record<string, string>, _seen, game) {
    const found = new Map(game.headers);
    for (const [key, value] of Object.entries(headers)) expect(found.get(headerNames[key] ?? key)).toBe(value);
  },
  headersAbsent(keys: string[], _seen, game) {
    const found = game.headers.map(([key]) => key);
    for (const key of keys) expect(found).not.toContain(headerNames[key] ?? key);
  },
  comments(comments: Record<string, string>, _seen, game) {
    expect(game.comments).toMatchObject(comments);
  },
  bookmarks(bookmarks: Record<string, string>, _seen, game) {
    expect(game.bookmarks).toMatchObject(bookmarks);
  },
  times(seconds: (number | null)[], _seen, game) {
    const found = seconds.map((_, i) => game.times[i] ?? (i === game.plies ? game.ending?.time : null) ?? null);
    expect(found).toEqual(seconds.map((time) => (time === null ? null : Math.round(time * 1000))));
  },
  records(count: number, { games }) {
    expect(games.length).toBe(count);
  },
  recordPlies(plies: number[], { games }) {
    expect(games.map((game) => game.plies)).toEqual(plies);
  },
  repetition(repetition: { ply: number; kind: string } | null, _seen, game) {
    expect(game.repetition).toEqual(repetition === null ? null : expect.objectContaining(repetition));
  },
  findings(findings: { kind: string; severity: string; line?: number; ply?: number }[], { diagnostics }) {
    for (const { kind, severity, line, ply } of findings) {
      const wanted = { severity, ...(line === undefined ? {} : { line }), ...(ply === undefined ? {} : { ply }) };
      expect(withWord(diagnostics, kind)).toContainEqual(expect.objectContaining(wanted));
    }
  },
  errorKind(kind: string, { diagnostics }, _game, expected) {
    const found = withWord(diagnostics, kind);
    expect(found, kind).not.toEqual([]);
    if (expected.errorLine !== undefined) expect(found.map(({ line }) => line)).toContain(expected.errorLine);
    if (expected.errorPly !== undefined) expect(found.map(({ ply }) => ply)).toContain(expected.errorPly);
  },
  pliesBeforeError(plies: number, _seen, game) {
    if (game) expect(game.plies).toBeGreaterThanOrEqual(plies);
  },
  exports(exports: ExportCase[], seen) {
    for (const wanted of exports) checkExport(wanted, seen);
  },
};

const withWord = (diagnostics: readonly Diagnostic[], word: string): Diagnostic[] =>
  diagnostics.filter(({ code }) => code.endsWith(`/${word}`));

interface ExportCase {
  readonly format: string;
  readonly contains?: string[];
  readonly containsRegex?: string[];
  readonly notContains?: string[];
  readonly warnings?: string[];
}

function checkExport(wanted: ExportCase, { records, report }: Inspected): void {
  const format = formatOf(wanted.format);
  if (!format?.write) throw new Error(`${wanted.format} is not written`);
  const text = format.write(records[0], report);
  for (const part of wanted.contains ?? []) expect(text).toContain(part);
  for (const pattern of wanted.containsRegex ?? []) expect(text).toMatch(new RegExp(pattern));
  for (const part of wanted.notContains ?? []) expect(text).not.toContain(part);
  const codes = report.diagnostics().map(({ code }) => code);
  const losses: Record<string, string> = { 'branches-lost': 'loss/variations' };
  for (const word of wanted.warnings ?? [])
    expect(codes).toContain(losses[word] ?? `loss/${word.replace(/-lost$/, '')}`);
}

describe('cases', () => {
  it('are there', () => expect(existsSync(folder)).toBe(true));

  for (const { id, file, format, symptom, expect: expected } of cases) {
    const known = formatOf(format)?.read !== undefined;
    it.skipIf(!known)(`${id} ${symptom}`, () => {
      const seen = inspect(file);
      if (expected.ok) expect(seen.games.length).toBeGreaterThan(0);
      for (const [name, value] of Object.entries(expected)) {
        if (expected.ok || ['errorKind', 'pliesBeforeError'].includes(name)) {
          answers[name]?.(value as never, seen, seen.games[0], expected);
        }
      }
    });
  }
});
