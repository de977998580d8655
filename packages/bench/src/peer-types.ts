/**
 * What the benchmarks use of the two peers, with types.
 *
 * NOTE: neither peer's own declarations can be had: those of tsshogi 2.2.0 import each other without extensions, which
 * Node's resolution does not follow, and json-kifu-format 5.5.0 names declarations that it does not ship.
 */
import { createRequire } from 'node:module';
import * as tsshogiModule from 'tsshogi';

export interface TsshogiMove {
  readonly usi: string;
}

export interface TsshogiPosition {
  readonly sfen: string;
  clone(): TsshogiPosition;
  /** Checks the move in full; false where it is not legal. */
  doMove(move: TsshogiMove): boolean;
}

export interface TsshogiRecord {
  readonly initialPosition: TsshogiPosition;
  /** The start's node first, an ending's node last. */
  readonly moves: readonly { readonly ply: number; readonly move: object }[];
}

interface Tsshogi {
  importCSA(text: string): TsshogiRecord | Error;
  importKIF(text: string): TsshogiRecord | Error;
  importKI2(text: string): TsshogiRecord | Error;
  importJKFString(text: string): TsshogiRecord | Error;
  exportCSA(record: TsshogiRecord): string;
  exportKIF(record: TsshogiRecord): string;
  readonly Record: { newByUSI(text: string): TsshogiRecord | Error };
  readonly Move: abstract new () => TsshogiMove;
}

export const tsshogi = tsshogiModule as unknown as Tsshogi;

/** A record of json-kifu-format. */
export interface Jkf {
  readonly moves: readonly object[];
}

interface JsonKifuFormat {
  readonly Parsers: { parseKIF(text: string): Jkf; parseCSA(text: string): Jkf };
  readonly JKFPlayer: new (
    kifu: Jkf,
  ) => { goto(ply: number): void; readonly shogi: { toSFENString(moveNumber: number): string } };
}

export const jsonKifuFormat = createRequire(import.meta.url)('json-kifu-format') as JsonKifuFormat;
