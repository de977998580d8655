/**
 * The peers, made to do the same work as we do.
 *
 * NOTE: tsshogi 2.2.0 checks nothing when it reads, and we check everything. So its games are replayed through
 * `Position.doMove`, its own full check; what it does without that is timed beside it as `tsshogi-unchecked`.
 * json-kifu-format 5.5.0 plays the moves as it normalises what it parsed, checking how pieces go and no more; it cannot
 * write.
 */
import { makeDrop, makeMove, type Position, squareAt, startPosition } from '@kifukit/rules';
import { type Jkf, jsonKifuFormat, type TsshogiPosition, type TsshogiRecord, tsshogi } from './peer-types.js';

export type TextFormat = 'csa' | 'kif' | 'ki2' | 'usi' | 'jkf';

const readers: Readonly<Record<TextFormat, (text: string) => TsshogiRecord | Error>> = {
  csa: tsshogi.importCSA,
  kif: tsshogi.importKIF,
  ki2: tsshogi.importKI2,
  usi: tsshogi.Record.newByUSI,
  jkf: tsshogi.importJKFString,
};

export function readUnchecked(text: string, from: TextFormat): TsshogiRecord {
  const record = readers[from](text);
  if (record instanceof Error) throw record;
  return record;
}

/** Reads and then replays every move of the main line with tsshogi's own check. */
export function readChecked(text: string, from: TextFormat): TsshogiRecord {
  const record = readUnchecked(text, from);
  replay(record);
  return record;
}

function replay(record: TsshogiRecord): TsshogiPosition {
  const position = record.initialPosition.clone();
  for (const { move, ply } of record.moves) {
    if (move instanceof tsshogi.Move && !position.doMove(move)) {
      throw new Error(`tsshogi refuses move ${ply}, ${move.usi}`);
    }
  }
  return position;
}

const writers = { csa: tsshogi.exportCSA, kif: tsshogi.exportKIF } as const;

/** The formats that tsshogi is asked to write. */
export type PeerTarget = keyof typeof writers;

export const write = (record: TsshogiRecord, to: PeerTarget): string => writers[to](record);

/** The last position by tsshogi, as it spells SFEN. */
export const finalSfen = (text: string, from: TextFormat): string => replay(readUnchecked(text, from)).sfen;

const { parseCSA, parseKIF } = jsonKifuFormat.Parsers;
const jkfReaders = { csa: parseCSA, kif: parseKIF } as const;

export const jkfReads = (from: TextFormat): from is keyof typeof jkfReaders => from in jkfReaders;

export const readJkf = (text: string, from: keyof typeof jkfReaders): Jkf => jkfReaders[from](text);

/** The last position by json-kifu-format's player. */
export function finalSfenOfJkf(text: string, from: keyof typeof jkfReaders): string {
  const player = new jsonKifuFormat.JKFPlayer(readJkf(text, from));
  player.goto(Number.MAX_SAFE_INTEGER);
  return player.shogi.toSFENString(1);
}

const ROLES = ['', 'FU', 'KY', 'KE', 'GI', 'KA', 'HI', 'KI'];

interface JkfMove {
  readonly from?: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly piece: string;
  readonly promote?: boolean;
}

/** The least that a checking reader of JKF must do: parse the JSON, judge and play the moves from the even start. */
export function parseAndReplay(text: string): Position {
  const { moves } = JSON.parse(text) as { readonly moves: readonly { readonly move?: JkfMove }[] };
  const position = startPosition();
  for (const { move } of moves) {
    if (!move) continue;
    const to = squareAt(move.to.x, move.to.y);
    const played = move.from
      ? makeMove(squareAt(move.from.x, move.from.y), to, move.promote === true)
      : makeDrop(ROLES.indexOf(move.piece), to);
    if (!position.isLegal(played)) throw new Error(`an illegal move in JKF: ${JSON.stringify(move)}`);
    position.playLegal(played);
  }
  return position;
}
