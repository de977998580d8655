// Fifteen games that each break one rule, and one that breaks none: no part of the project, read from the folder
// KIFUKIT_DATA, skipped without it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { positionOf } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { read } from './testing/script.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const file = `${process.env.KIFUKIT_DATA ?? `${root}../shared`}/illegal/illegal.json`;
const isThere = existsSync(file);

interface IllegalGame {
  readonly rule: string;
  /** Plies, the illegal one included. */
  readonly n: number;
  /** `position startpos moves …`, the illegal move last. */
  readonly usi: string;
}

const games: readonly IllegalGame[] = isThere ? JSON.parse(readFileSync(file, 'utf8')) : [];

const faults: Readonly<Record<string, string | undefined>> = {
  legal_control: undefined,
  promote_outside_zone: 'outside-promotion-zone',
  geometry: 'unreachable',
  capture_own: 'own-piece-on-target',
  jump_over: 'unreachable',
  not_in_hand: 'not-in-hand',
  opponents_piece: 'not-own-piece',
  nifu: 'nifu',
  dead_drop_pawn: 'dead-end',
  king_into_check: 'king-left-in-check',
  dead_drop_knight: 'dead-end',
  drop_occupied: 'occupied',
  ignored_check: 'king-left-in-check',
  no_forced_promotion: 'must-promote',
  pinned_or_king_into_check: 'king-left-in-check',
  uchifuzume: 'uchifuzume',
};

describe.skipIf(!isThere)('the illegal games in KIFUKIT_DATA (skipped without it)', () => {
  test('are all known', () => expect(games.map(({ rule }) => rule).sort()).toEqual(Object.keys(faults).sort()));

  test.for(games)('$rule', ({ rule, n, usi }) => {
    const moves = usi.replace('position startpos moves ', '');
    const { told, game } = read(moves);
    const fault = faults[rule];
    const last = moves.split(' ').at(-1);
    expect(told).toEqual(fault === undefined ? [] : [`move/${fault} error ${n} «${last}»`]);
    const kept = read(moves, undefined, { illegal: 'stop' }).game.main.moves;
    expect(kept).toHaveLength(fault === undefined ? n : n - 1);
    expect(game.main.moves.slice(0, kept.length)).toEqual(kept);
    expect(positionOf(game.start).moveNumber).toBe(1);
  });
});
