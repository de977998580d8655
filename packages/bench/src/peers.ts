/**
 * The peers, made to do the same work as we do.
 *
 * NOTE: tsshogi 2.2.0 checks nothing when it reads, and we check everything. So its games are replayed through
 * `Position.doMove`, its own full check; what it does without that is timed beside it as `tsshogi-unchecked`.
 * json-kifu-format 5.5.0 plays the moves as it normalises what it parsed, checking how pieces go and no more; it cannot
 * write.
 */
import { type Jkf, jsonKifuFormat, type TsshogiPosition, type TsshogiRecord, tsshogi } from './peer-types.js';

export type TextFormat = 'csa' | 'kif' | 'usi';

const readers: Readonly<Record<TextFormat, (text: string) => TsshogiRecord | Error>> = {
  csa: tsshogi.importCSA,
  kif: tsshogi.importKIF,
  usi: tsshogi.Record.newByUSI,
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
