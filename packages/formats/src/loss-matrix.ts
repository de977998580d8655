/**
 * What each format keeps of a record, as a table: rows are the kinds of loss that `losses` reports, columns the formats.
 * It is found by asking `can`, so that it says what the program does; the command and the documents print it.
 */
import { endingKinds, headerKeys } from '@kifukit/record';
import { BLACK } from '@kifukit/rules';
import type { Capabilities, Format, Settings } from './format.js';
import { formats } from './formats.js';
import { sampleEnding } from './loss-samples.js';
import type { LossKind } from './losses.js';

export interface LossMatrix {
  readonly formats: readonly Format[];
  readonly rows: readonly LossRow[];
  /** Settings that make a format keep more, one for each cell that ends with `*`. */
  readonly notes: readonly string[];
}

export interface LossRow {
  /** The kind of loss. */
  readonly kind: LossKind;
  readonly cells: readonly string[];
}

const KEPT = 'kept';
const LOST = '-';

const keeps = (kept: boolean): string => (kept ? KEPT : LOST);

/** Texts that some formats cannot hold as they stand. */
const oddTexts = ['*a', '&a', ' a ', 'a}b', "'a", '#a', '1. a', '▲７六歩', 'a,b'];

/** How much of a kind survives; the kinds that only say how a part of another is lost are left out. */
const questions: Partial<Record<LossKind, (can: Capabilities) => string>> = {
  moves: ({ moves }) => keeps(moves),
  variations: ({ moves, variations }) => keeps(moves && variations),
  comments: (can) => keeps(hasComments(can)),
  'comment-text': (can) => exact(hasComments(can), (text) => can.comment(text)),
  bookmarks: (can) => keeps(hasBookmarks(can)),
  'bookmark-text': (can) => exact(hasBookmarks(can), (name) => can.bookmark(name)),
  times: ({ moves, times }) => (!moves || times === 'none' ? LOST : times === 'seconds' ? 'in s' : 'in ms'),
  'unknown-times': ({ moves, times, unknownTimes }) =>
    !moves || times === 'none' ? LOST : unknownTimes ? KEPT : 'as 0',
  headers: keptHeaders,
  'header-value': (can) => (keptHeaders(can) === LOST ? LOST : can.repeatedHeaders ? KEPT : 'joined'),
  ending: keptEndings,
  'move-number': (can) => keeps(can.moveNumber(15, BLACK) === 15),
  'illegal-move': ({ moves, illegalMoves }) => keeps(moves && illegalMoves),
};

const hasComments = (can: Capabilities): boolean => can.moves && can.comments && can.comment('a') !== undefined;
const hasBookmarks = (can: Capabilities): boolean => can.moves && can.bookmarks && can.bookmark('a') !== undefined;

function exact(has: boolean, survivor: (text: string) => string | undefined): string {
  if (!has) return LOST;
  return oddTexts.every((text) => survivor(text) === text) ? KEPT : 'most';
}

/** By trying: `all` where even a key nobody knows survives. */
function keptHeaders(can: Capabilities): string {
  if (can.header('謎のキー', 'value') !== undefined) return 'all';
  return headerKeys.some((key) => can.header(key, 'value') !== undefined) ? 'known' : LOST;
}

/** How many of the kinds of ending come back as they were. */
function keptEndings(can: Capabilities): string {
  if (!can.moves) return LOST;
  const kept = endingKinds.filter((kind) => can.ending(sampleEnding(kind), BLACK)?.kind === kind);
  if (kept.length === endingKinds.length) return 'all';
  return kept.length === 0 ? LOST : `${kept.length} of ${endingKinds.length}`;
}

/** The table for formats that can be written. */
export function lossMatrix(chosen: readonly Format[] = formats): LossMatrix {
  const written = chosen.filter(({ write }) => write);
  const notes: string[] = [];
  const rows = (Object.keys(questions) as LossKind[]).map((kind) => ({
    kind,
    cells: written.map((format) => cellOf(format, kind, notes)),
  }));
  return { formats: written, rows, notes };
}

/** How much of a kind a format keeps with these settings. */
export const keptIn = (format: Format, kind: LossKind, settings: Settings = {}): string =>
  questions[kind]?.(format.can(settings)) ?? LOST;

function cellOf(format: Format, kind: LossKind, notes: string[]): string {
  const usual = keptIn(format, kind);
  if (usual === KEPT || usual === 'all') return usual;
  const better = bestSetting(format, kind, usual);
  if (better === undefined) return usual;
  notes.push(`${kind}: ${format.id} ${better}`);
  return `${usual}*`;
}

/** A setting with which more of it is kept, as `lines=all: kept`. */
function bestSetting(format: Format, kind: LossKind, usual: string): string | undefined {
  for (const { name, values, default: standard } of format.options) {
    for (const value of values ?? []) {
      // Which program the file is for says nothing about the format.
      if (value === standard || name === 'for') continue;
      const kept = keptIn(format, kind, { [name]: value });
      if (isMore(kept, usual)) return `--set ${name}=${value}: ${kept}`;
    }
  }
  return undefined;
}

function isMore(kept: string, usual: string): boolean {
  if (usual === LOST) return kept !== LOST;
  return kept === KEPT || kept === 'all' || (kept === 'in ms' && usual === 'in s') || counted(kept) > counted(usual);
}

const counted = (cell: string): number => Number(/^(\d+) of/.exec(cell)?.[1] ?? 0);
