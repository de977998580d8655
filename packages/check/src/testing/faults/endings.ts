/** Endings that do not follow from the moves, and moves that do not stop where the game has ended. */
import type { FormatId } from '@kifukit/formats';
import type { EndingKind, GameRecord } from '@kifukit/record';
import { type Move, parseUsi } from '@kifukit/rules';
import type { Random } from '../random.js';
import { addMove, around, ended, endOf, lineAt, shuffle, soundGame, textOf, unended } from '../sound-game.js';
import { difference, type FaultKind, type Faulty } from './fault.js';

/** The ending is another one than the game has had; its line is the first that differs. */
const claimed = (kind: EndingKind, code: string, formats: readonly FormatId[]): FaultKind => ({
  name: `false ${kind}`,
  formats,
  make: (random, format) => {
    const game = soundGame(random);
    const faulty = difference(textOf(game, format), textOf(ended(game, kind), format), code);
    return faulty && { ...faulty, ply: game.main.moves.length };
  },
});

const KEPT = ['kif', 'csa', 'kislyuk'] as const;

/** The last line, which ends the game, is put in other words; the finding names the last line of these. */
const worded = (
  name: string,
  format: 'kif' | 'csa',
  words: (count: number) => string,
  ...codes: readonly string[]
): FaultKind => ({
  name,
  formats: [format],
  make: (random) => {
    const game = soundGame(random);
    const sound = textOf(game, format);
    const text = sound.replace(format === 'kif' ? /投了\n$/ : /%TORYO\n$/, words(game.main.moves.length));
    return { text, line: text.trimEnd().split('\n').length, codes };
  },
});

/** The closing line of KIF, one of whose words is wrong; it is the last line. */
const conclusion = (
  name: string,
  line: (count: number, loser: string, winner: string, random: Random) => string,
  code: string,
): FaultKind => ({
  name,
  formats: ['kif'],
  make: (random) => {
    const game = soundGame(random);
    const count = game.main.moves.length;
    const [winner, loser] = count % 2 === 1 ? ['先手', '後手'] : ['後手', '先手'];
    const text = textOf(game, 'kif') + line(count, loser as string, winner as string, random);
    return { text: `${text}\n`, line: text.split('\n').length, ply: count, codes: [code] };
  },
});

/** A mating move, and one that ignores the mate. */
const mates = [
  ['8k/9/8P/9/9/9/9/9/K8 b G 1', 'G*1b', '1a2a'],
  ['4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b', '5a4a'],
  ['k8/9/1G7/9/9/9/9/9/8K b G 1', 'G*9b', '9a8a'],
] as const;

function mated(random: Random, isPlayedOn: boolean): GameRecord {
  const [start, mate, foul] = random.pick(mates);
  const game = unended(soundGame(random, { start, least: 0, most: 0 }));
  addMove(game, parseUsi(mate) as Move, random);
  if (isPlayedOn) addMove(game, parseUsi(foul) as Move, random);
  return game;
}

/** The whole text, whose fault is its move `ply`. */
function atPly(game: GameRecord, format: FormatId, ply: number, code: string): Faulty {
  const { before } = around(game, format, ply);
  return { text: textOf(game, format), line: lineAt(before, before.length), ply, codes: [code] };
}

const afterMate: FaultKind = {
  name: 'move after mate',
  formats: ['kif', 'csa', 'usi'],
  make: (random, format) => atPly(ended(mated(random, true), 'resign'), format, 2, 'record/moves-after-mate'),
};

const withoutEnding: FaultKind = {
  name: 'mate without a word',
  formats: ['kif', 'csa'],
  make: (random, format) => atPly(mated(random, false), format, 1, 'record/missing-ending'),
};

/** A position comes back until it has stood four times, and nobody says so; the game may go on a little. */
const unclaimed: FaultKind = {
  name: 'unclaimed repetition',
  formats: ['kif', 'csa', 'usi', 'kislyuk'],
  make: (random, format) => {
    const game = unended(soundGame(random, { most: 30 }));
    const round = shuffle(endOf(game), random);
    // Where the last move led into the round, the position before it comes back sooner.
    if (!round || round[3] === game.main.moves.at(-1)) return undefined;
    for (const move of [...round, ...round, ...round]) addMove(game, move, random);
    const ply = game.main.moves.length;
    if (random.chance(50)) addMove(game, round[0] as Move, random);
    return atPly(ended(game, 'resign'), format, ply, 'record/unclaimed-sennichite');
  },
};

/** A rook chases a king to and fro along an edge. */
const chases = [
  ['4k4/9/9/9/9/9/9/9/K4R3 b - 1', '4i5i 5a4a 5i4i 4a5a'],
  ['k8/7R1/9/9/9/9/9/9/K8 b - 1', '2b2a 9a9b 2a2b 9b9a'],
  ['3k5/9/9/9/9/9/9/9/4R3K b - 1', '5i6i 6a5a 6i5i 5a6a'],
] as const;

const unclaimedChase: FaultKind = {
  name: 'unclaimed perpetual check',
  formats: ['kif', 'csa', 'usi', 'kislyuk'],
  make: (random, format) => {
    const [start, chase] = random.pick(chases);
    const game = unended(soundGame(random, { start, least: 0, most: 0 }));
    for (let round = 0; round < 3; round++) {
      for (const usi of chase.split(' ')) addMove(game, parseUsi(usi) as Move, random);
    }
    return atPly(ended(game, 'resign'), format, game.main.moves.length, 'record/unclaimed-perpetual-check');
  },
};

export const endingFaults: readonly FaultKind[] = [
  claimed('mate', 'record/unjustified-mate', KEPT),
  claimed('repetition', 'record/unjustified-sennichite', KEPT),
  claimed('perpetual-check', 'record/unjustified-perpetual-check', ['kif', 'kislyuk']),
  claimed('impasse', 'record/unjustified-impasse', KEPT),
  claimed('declaration', 'record/unjustified-declaration', KEPT),
  claimed('illegal-move', 'record/foul-not-shown', ['csa', 'kislyuk']),
  worded('unknown word', 'kif', () => '謎の終局\n', 'record/unknown-special-move'),
  worded('unknown word', 'csa', () => '%NAZO\n', 'record/unknown-special-move'),
  worded('second ending', 'kif', (count) => `投了\n${String(count + 2).padStart(4)} 千日手\n`, 'record/second-ending'),
  worded('second ending', 'csa', () => '%TORYO\n%SENNICHITE\n', 'record/second-ending'),
  conclusion('wrong winner', (count, loser) => `まで${count}手で${loser}の勝ち`, 'record/winner-mismatch'),
  conclusion(
    'wrong count',
    (count, _loser, winner, random) => `まで${count + random.pick([-2, -1, 1, 2, 10])}手で${winner}の勝ち`,
    'record/move-count-mismatch',
  ),
  afterMate,
  withoutEnding,
  unclaimed,
  unclaimedChase,
];
