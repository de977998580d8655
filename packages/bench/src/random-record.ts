/** Records with everything in them that the model holds, for the fuzzer to damage their texts. */
import { addVariation, emptyLine, emptyRecord, type GameRecord, type Line, NO_TIME } from '@kifukit/record';
import { handicapSfen, handicaps, type Move, type Position, parseUsi, positionOf } from '@kifukit/rules';
import { chooseMove, playout } from './playout.js';
import { Random } from './random.js';

const kinds = ['resign', 'interrupted', 'timeout', 'repetition', 'impasse', 'mate', 'sealed', 'other'] as const;
const remarks = [
  '好手。',
  '*疑問手',
  "it's a comment",
  '変化：3手',
  'две\nстроки',
  '{ } [ ] ( ) & #',
  ' ',
  '𠮷野家の角',
];

/** A short game with variations, comments, bookmarks, odd times and an ending. */
export function randomRecord(seed: number): GameRecord {
  const random = new Random(seed);
  const start = random.chance(0.3) ? handicapSfen(random.pick(handicaps)) : undefined;
  const maximum = random.between(1, 60);
  const game = playout(random.word(), { minimum: 0, maximum, ...(start === undefined ? {} : { start }) });
  if (random.chance(0.5)) game.headers.push(['event', '棋戦'], ['謎のキー', '値：値'], ['startedAt', '2020/02/02']);
  decorate(game.main, random);
  addVariations(game, random);
  return game;
}

function decorate(line: Line, random: Random): void {
  const point = (): number => random.below(line.moves.length + 1);
  for (let count = random.below(4); count > 0; count--) line.comments.set(point(), random.pick(remarks));
  if (random.chance(0.2)) line.bookmarks.set(point(), 'しおり');
  if (random.chance(0.3)) line.times = line.moves.map(() => (random.chance(0.2) ? NO_TIME : random.below(9_999_999)));
  const kind = random.pick(kinds);
  if (random.chance(0.5)) line.ending = { kind, ...(kind === 'other' ? { text: '謎の終局' } : {}) };
}

/** Up to eight variations, each on a line picked from those that are there already, and so often nested. */
function addVariations(game: GameRecord, random: Random): void {
  const lines: { line: Line; path: readonly Move[] }[] = [{ line: game.main, path: [] }];
  for (let count = random.below(9); count > 0; count--) {
    const { line, path } = random.pick(lines);
    const index = random.between(path.length > 0 ? 1 : 0, Math.max(line.moves.length - 1, 0));
    const before = [...path, ...line.moves.slice(0, index)];
    const variation = emptyLine();
    if (index >= line.moves.length) continue;
    variation.moves = randomMoves(positionAfter(game.start, before), random);
    if (variation.moves.length === 0) continue;
    decorate(variation, random);
    addVariation(line, index, variation);
    lines.push({ line: variation, path: before });
  }
}

function positionAfter(start: string, path: readonly Move[]): Position {
  const position = positionOf(start);
  for (const move of path) position.play(move);
  return position;
}

function randomMoves(position: Position, random: Random): Move[] {
  const line: Move[] = [];
  for (let count = random.between(1, 12); count > 0; count--) {
    const legal = position.legalMoves();
    if (legal.length === 0) break;
    const move = chooseMove(position, legal, random);
    position.play(move);
    line.push(move);
  }
  return line;
}

const moves = (...usi: readonly string[]): Move[] => usi.map((text) => parseUsi(text) as Move);
const kings = moves('5i5h', '5a5b', '5h5i', '5b5a');
const pawns = moves('9g9f', '9c9d');
const rooks = moves('8b7b', '2h3h', '7b8b', '3h2h');

/** A game of kings that go to and fro, `plies` long, with a variation at each of the last `variations` plies. */
export function longRecord(plies: number, variations: number): GameRecord {
  const game = emptyRecord();
  game.main.moves = Array.from({ length: plies }, (_, ply) => kings[ply % 4]);
  for (let index = Math.max(plies - variations, 0); index < plies; index++) {
    addVariation(game.main, index, { ...emptyLine(), moves: [pawns[index % 2]] });
  }
  return game;
}

/** Variations of variations, `depth` deep: at each level a rook moves, and the next level replaces the king's reply. */
export function deepRecord(depth: number): GameRecord {
  const game = longRecord(2, 0);
  let parent = game.main;
  for (let level = 0; level < depth; level++) {
    const line = { ...emptyLine(), moves: [rooks[level % 4], kings[level % 2 === 0 ? 2 : 1]] };
    addVariation(parent, 1, line);
    parent = line;
  }
  return game;
}
