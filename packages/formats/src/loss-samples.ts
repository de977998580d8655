/** Records that hold everything a format may lose, by which it is found out what is lost between two formats. */
import {
  addVariation,
  type Ending,
  type EndingKind,
  emptyLine,
  emptyRecord,
  endingKinds,
  type GameRecord,
  headerKeys,
  NO_TIME,
  winnerBy,
} from '@kifukit/record';
import { BLACK, type Move, parseUsi, START_SFEN } from '@kifukit/rules';
import type { Capabilities } from './format.js';
import { type LossKind, project, survivorOf } from './losses.js';

/** An ending of a kind with Black to move, as records have it. */
export function sampleEnding(kind: EndingKind): Ending {
  const winner = kind === 'perpetual-check' ? 'white' : winnerBy(kind, BLACK);
  return {
    kind,
    ...(winner === undefined ? {} : { winner }),
    ...(kind === 'other' ? { text: '停電のため延期' } : {}),
  };
}

/** The kinds of loss that the way from one format into another may bring. */
export function lossesBetween(from: Capabilities, to: Capabilities): LossKind[] {
  const kinds = new Set<LossKind>();
  for (const sample of samples()) for (const kind of survivorOf(project(sample, from), to).lost) kinds.add(kind);
  return [...kinds];
}

let made: readonly GameRecord[] | undefined;

function samples(): readonly GameRecord[] {
  made ??= [richRecord(), ...endingKinds.map((kind) => ended(sampleEnding(kind)))];
  return made;
}

function ended(ending: Ending): GameRecord {
  const game = emptyRecord();
  game.main.ending = ending;
  return game;
}

const moveOf = (usi: string): Move => parseUsi(usi) as Move;

function richRecord(): GameRecord {
  const game = emptyRecord(START_SFEN.replace(/1$/, '41'));
  const keys = [...headerKeys.filter((key) => key !== 'handicap'), '謎のキー', 'note'];
  game.headers = keys.map((key) => [key, '2024/05/04']);
  const { main } = game;
  main.moves = ['7g7f', '3c3d', '2g2e', '8c8d'].map(moveOf);
  main.times = [1500, NO_TIME, 2000, 3000];
  main.comments.set(0, '一行目\n\n三行目');
  main.bookmarks.set(1, 'しおり');
  const variation = emptyLine();
  variation.moves = ['8c8d', '2g2f'].map(moveOf);
  variation.comments.set(0, '変化の前');
  addVariation(main, 1, variation);
  return game;
}
