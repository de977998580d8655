/**
 * Handicap starts. The giver is White (上手) and moves first. Left and right are the giver's: file 1 is its left.
 * Source: Kakinoki's description of KIF for the names it lists, lishogi and others for the common further ones.
 */

import type { Position } from './position.js';
import { makeSfen, START_SFEN } from './sfen.js';

/** What stands on White's first two ranks. */
const armies = {
  lance: ['lnsgkgsn1', '1r5b1'],
  'right-lance': ['1nsgkgsnl', '1r5b1'],
  bishop: ['lnsgkgsnl', '1r7'],
  rook: ['lnsgkgsnl', '7b1'],
  'rook-lance': ['lnsgkgsn1', '7b1'],
  'two-pieces': ['lnsgkgsnl', '9'],
  // NOTE: programs disagree which lance the three-piece handicap takes off; the majority takes the one on 1a.
  'three-pieces': ['lnsgkgsn1', '9'],
  'four-pieces': ['1nsgkgsn1', '9'],
  'five-pieces': ['2sgkgsn1', '9'],
  'left-five-pieces': ['1nsgkgs2', '9'],
  'six-pieces': ['2sgkgs2', '9'],
  'left-seven-pieces': ['2sgkg3', '9'],
  'right-seven-pieces': ['3gkgs2', '9'],
  'eight-pieces': ['3gkg3', '9'],
  'nine-pieces': ['4kg3', '9'],
  'ten-pieces': ['4k4', '9'],
  'both-lances': ['1nsgkgsn1', '1r5b1'],
  dragonfly: ['4k4', '1r5b1'],
} as const;

/** Starts that differ from an even one in more than White's first two ranks. */
const bareKings = {
  'three-pawns': '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1',
  'bare-king': '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
} as const;

export type Handicap = 'even' | keyof typeof armies | keyof typeof bareKings;

const sfens: Record<Handicap, string> = {
  even: START_SFEN,
  ...(Object.fromEntries(
    Object.entries(armies).map(([name, [first, second]]) => [
      name,
      `${first}/${second}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1`,
    ]),
  ) as Record<keyof typeof armies, string>),
  ...bareKings,
};

const handicapsBySfen = new Map(Object.entries(sfens).map(([name, sfen]) => [withoutNumber(sfen), name as Handicap]));

export const handicaps = Object.keys(sfens) as readonly Handicap[];

function withoutNumber(sfen: string): string {
  return sfen.slice(0, sfen.lastIndexOf(' '));
}

/** The start position as SFEN, move number 1. */
export const handicapSfen = (handicap: Handicap): string => sfens[handicap];

/** The handicap whose start this SFEN (with move number) or position is; undefined for any other position. */
export function handicapOf(start: string | Position): Handicap | undefined {
  return handicapsBySfen.get(withoutNumber(typeof start === 'string' ? start : makeSfen(start)));
}
