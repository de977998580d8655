/**
 * What tsshogi and json-kifu-format make of a KIF, KI2 or CSA text, and what a record of ours is, in one comparable form: each
 * point of the tree by the moves that lead there.
 *
 * NOTE: neither peer's own types can be had: those of tsshogi 2.2.0 import each other without extensions, which Node's
 * resolution does not follow, and json-kifu-format 5.5.0 names declarations that it does not ship.
 */
import { createRequire } from 'node:module';
import { type GameRecord, timeOf, walk } from '@kifukit/record';
import { makeUsi } from '@kifukit/rules';
import * as tsshogiModule from 'tsshogi';

export interface Point {
  readonly comment: string;
  readonly bookmark: string;
  /** Whole seconds; 0 where unknown. */
  readonly seconds: number;
}

/** By the moves in USI; an ending is one more move, `!` and its name in CSA or in KIF. */
export type Tree = ReadonlyMap<string, Point>;

const pathOf = (before: string, move: string): string => (before === '' ? move : `${before} ${move}`);

/** Undefined where two lines are the same moves, which the peers keep only once. */
export function treeOf(
  game: GameRecord,
  nameOf: (ending: { kind: string; text?: string }) => string,
): Tree | undefined {
  const points = new Map<string, Point>();
  let isTwice = false;
  const put = (path: string, comment = '', bookmark = '', time = 0): void => {
    isTwice ||= points.has(path);
    points.set(path, { comment, bookmark, seconds: Math.floor(time / 1000) });
  };
  walk(game, {
    leave({ line, base, parent }, _position, trail) {
      const usi = trail.moves.map(makeUsi);
      for (let index = parent ? 1 : 0; index <= line.moves.length; index++) {
        const time = index > 0 ? timeOf(line, index - 1) : 0;
        put(usi.slice(0, base + index).join(' '), line.comments.get(index), line.bookmarks.get(index), time);
      }
      const { ending } = line;
      if (ending) put(pathOf(usi.join(' '), `!${nameOf(ending)}`), ending.comment, '', ending.time);
    },
  });
  return isTwice ? undefined : points;
}

interface TsshogiNode {
  readonly prev: TsshogiNode | null;
  readonly move: { readonly usi?: string; readonly type?: string; readonly name?: string };
  readonly comment: string;
  readonly bookmark: string;
  readonly elapsedMs: number;
}

interface TsshogiRecord {
  forEach(visit: (node: TsshogiNode) => void): void;
}

const tsshogi = tsshogiModule as unknown as Readonly<
  Record<'importKIF' | 'importKI2' | 'importCSA', (text: string) => TsshogiRecord | Error>
>;

const importers = { kif: tsshogi.importKIF, ki2: tsshogi.importKI2, csa: tsshogi.importCSA } as const;

export function treeOfTsshogi(text: string, from: keyof typeof importers): Tree {
  const record = importers[from](text);
  if (record instanceof Error) throw record;
  const paths = new Map<TsshogiNode, string>();
  const points = new Map<string, Point>();
  record.forEach((node) => {
    const { prev, move, comment, bookmark, elapsedMs } = node;
    const path = prev ? pathOf(paths.get(prev) ?? '', move.usi ?? `!${move.name ?? move.type}`) : '';
    paths.set(node, path);
    points.set(path, { comment: comment.replace(/\n$/, ''), bookmark, seconds: Math.floor(elapsedMs / 1000) });
  });
  return points;
}

interface JkfSquare {
  readonly x: number;
  readonly y: number;
}

interface JkfMove {
  readonly comments?: readonly string[];
  readonly move?: { from?: JkfSquare; to: JkfSquare; piece: string; promote?: boolean };
  readonly special?: string;
  readonly time?: { readonly now: { readonly h?: number; readonly m: number; readonly s: number } };
  readonly forks?: readonly (readonly JkfMove[])[];
}

const { Parsers } = createRequire(import.meta.url)('json-kifu-format') as {
  readonly Parsers: Readonly<
    Record<'parseKIF' | 'parseKI2' | 'parseCSA', (text: string) => { readonly moves: readonly JkfMove[] }>
  >;
};

const parsers = { kif: Parsers.parseKIF, ki2: Parsers.parseKI2, csa: Parsers.parseCSA } as const;

export function treeOfJkf(text: string, from: keyof typeof parsers): Tree {
  const { moves } = parsers[from](text);
  const points = new Map<string, Point>();
  const pending: { readonly moves: readonly JkfMove[]; readonly before: string }[] = [{ moves, before: '' }];
  for (let line = pending.pop(); line; line = pending.pop()) {
    let path = line.before;
    for (const { comments = [], move, special, time, forks = [] } of line.moves) {
      for (const fork of forks) pending.push({ moves: fork, before: path });
      if (move || special !== undefined) path = pathOf(path, move ? usiOf(move) : `!${special}`);
      const { h = 0, m = 0, s = 0 } = time?.now ?? {};
      points.set(path, { comment: comments.join('\n'), bookmark: '', seconds: (h * 60 + m) * 60 + s });
    }
  }
  return points;
}

const letters: Readonly<Record<string, string>> = {
  FU: 'P',
  KY: 'L',
  KE: 'N',
  GI: 'S',
  KI: 'G',
  KA: 'B',
  HI: 'R',
};

function usiOf({ from, to, piece, promote }: NonNullable<JkfMove['move']>): string {
  const square = ({ x, y }: JkfSquare): string => `${x}${'abcdefghi'[y - 1]}`;
  return (from ? square(from) : `${letters[piece]}*`) + square(to) + (promote ? '+' : '');
}
