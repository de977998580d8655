// Random games, judged by the audit and by tsshogi: legality of every move, checks, mates, repetitions and perpetual
// checks, and what follows from these for the recorded ending. KIFUKIT_GAMES says how many.
import { openText, readText, writeText } from '@kifukit/formats';
import { type GameRecord, isFoul } from '@kifukit/record';
import { PositionHistory, positionOf, type Repetition } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { check } from './check.js';
import { auditing, checkInput } from './input.js';
import { profiles } from './profile.js';
import { eventfulGame } from './testing/eventful-game.js';
import { type Judgement, peerJudgements } from './testing/peer.js';

const wanted = Number(process.env.KIFUKIT_GAMES ?? 1000);

/** What happens in a thousand games at the least, so that agreement means something. */
const LEAST = {
  plies: 20_000,
  illegal: 300,
  checks: 3000,
  mates: 60,
  'sides without a move that are not in check': 2,
  repetitions: 200,
  'perpetual checks': 20,
  'repetitions played on from': 10,
};

/** Where tsshogi 2.2.0 and we differ on a repetition, and why. */
const allowedDifferences = {
  /** A position stands more than four times: we ask what was played between the last four, tsshogi since the first. */
  'since the first time': ({ ours, theirs, times }: Two) =>
    ours?.kind === 'perpetual-check' && theirs === null && times > 4,
  /** The repetition begins with the start, where tsshogi takes the side to move for not in check. */
  'from the start': ({ ours, theirs, stoodAtStart }: Two) =>
    ours?.kind === 'perpetual-check' && theirs === null && stoodAtStart,
};

interface Two {
  readonly ours: Repetition | undefined;
  readonly theirs: Judgement['repetition'];
  readonly times: number;
  readonly stoodAtStart: boolean;
}

/** A rook chases a king round; once, in the first round, a move gives no check. */
const CHASE = '+4959HI\n-5141OU\n+5949HI\n-4151OU\n';
const longChase = `V2.2\nP-51OU\nP+99OU49HI\n+\n+4948HI\n-5161OU\n+4849HI\n-6151OU\n${CHASE.repeat(3)}%TORYO\n`;

const differences = new Map<string, number>();
const events = new Map<string, number>();

test(`tsshogi judges ${wanted} random games alike`, { timeout: 60_000 + 30 * wanted }, () => {
  for (let seed = 0; seed < wanted; seed++) {
    count(compare(eventfulGame(seed), `game ${seed}`));
  }
  for (const [name, least] of Object.entries(LEAST)) {
    expect(events.get(name), name).toBeGreaterThanOrEqual(Math.floor((least * wanted) / 1000));
  }
  if (process.env.KIFUKIT_GAMES) console.log(events, differences);
});

test('a perpetual check that began late is told from the last four times', () => {
  compare(readText(longChase).games[0] as GameRecord, 'the chase');
  expect(differences.has('since the first time')).toBe(true);
});

/** Holds the audit to the peer's judgements and gives these. */
function compare(game: GameRecord, name: string): readonly Judgement[] {
  const peer = peerJudgements(game);
  expect(illegalPlies(game), name).toEqual(peer.flatMap(({ legal }, at) => (legal ? [] : [at + 1])));
  const told = check(game, profiles.jsa).map(({ code, ply }) => `${code} ${ply}`);
  expect(told.sort(), name).toEqual(expected(game, reconciled(game, peer, name)).sort());
  if (peer.every(({ legal }) => legal)) {
    expect(check(game, profiles.jsa, true), name).toEqual(check(game, profiles.jsa));
  }
  return peer;
}

/** The plies that an input is told to be illegal at, by way of a text that names pieces. */
function illegalPlies(game: GameRecord): (number | undefined)[] {
  const { main, ...rest } = game;
  const { ending: _, ...unended } = main;
  const opened = openText(writeText({ ...rest, main: unended }, 'csa').text, { from: 'csa', ...auditing });
  for (const _ of checkInput(opened, profiles.jsa));
  return opened.report
    .diagnostics()
    .filter(({ code, severity }) => code.startsWith('move/') && severity === 'error')
    .map(({ ply }) => ply);
}

/** The peer's judgements, with ours where the difference is one that is known. */
function reconciled({ start, main }: GameRecord, peer: readonly Judgement[], name: string): Judgement[] {
  const history = new PositionHistory(positionOf(start));
  const startKey = history.position.key.join();
  return main.moves.map((move, index) => {
    const ours = history.play(move);
    const judgement = peer[index] as Judgement;
    const { repetition: theirs, times } = judgement;
    const place = `${name}, ply ${index + 1}: ${JSON.stringify(judgement)}`;
    if (history.wasCheck(history.ply) !== judgement.check || history.occurrences !== times) expect.fail(place);
    if (loserOf(ours) === theirs) return judgement;
    const two: Two = { ours, theirs, times, stoodAtStart: history.position.key.join() === startKey };
    const known = Object.entries(allowedDifferences).find(([, applies]) => applies(two))?.[0];
    if (known === undefined) expect.fail(place);
    differences.set(known, (differences.get(known) ?? 0) + 1);
    return { ...judgement, repetition: loserOf(ours) };
  });
}

function loserOf(repetition: Repetition | undefined): Judgement['repetition'] {
  if (!repetition) return undefined;
  return repetition.kind === 'sennichite' ? null : repetition.loser === 0 ? 'black' : 'white';
}

/** What the audit must say of a game, by what the peer says of its moves. */
function expected(game: GameRecord, plies: readonly Judgement[]): string[] {
  return [...mateFindings(game, plies), ...repetitionFindings(game, plies), ...foulFindings(game, plies)];
}

function* mateFindings({ main }: GameRecord, plies: readonly Judgement[]): Generator<string> {
  const { length } = plies;
  const mate = plies.findIndex(({ check: isCheck, canMove }) => isCheck && !canMove) + 1;
  const last = plies.at(-1);
  if (main.ending?.kind === 'mate' && last?.canMove) yield `record/unjustified-mate ${length}`;
  if (mate > 0 && mate < length) yield `record/moves-after-mate ${mate + 1}`;
  if (!main.ending && last?.legal && !last.canMove) yield `record/missing-ending ${length}`;
}

/** A claim that does not hold hides an omission, so that one thing is told once. */
function* repetitionFindings({ main }: GameRecord, plies: readonly Judgement[]): Generator<string> {
  const kind = main.ending?.kind;
  const atEnd = plies.at(-1)?.repetition;
  const first = plies.findIndex(({ repetition }) => repetition !== undefined);
  if (kind === 'repetition' && atEnd !== null) yield `record/unjustified-sennichite ${plies.length}`;
  else if (kind === 'perpetual-check' && typeof atEnd !== 'string') {
    yield `record/unjustified-perpetual-check ${plies.length}`;
  } else if (first >= 0) {
    const isAtEnd = first === plies.length - 1;
    const found = plies[first]?.repetition;
    const names = found === null ? ['repetition', 'draw'] : ['perpetual-check', 'illegal-move', 'illegal-action'];
    const isExplained = found === null ? isAtEnd : main.ending?.winner !== found;
    if (kind && names.includes(kind) && isExplained) return;
    yield `record/unclaimed-${found === null ? 'sennichite' : 'perpetual-check'} ${first + 1}`;
  }
}

function* foulFindings({ main }: GameRecord, plies: readonly Judgement[]): Generator<string> {
  if (!main.ending || !isFoul(main.ending.kind) || plies.at(-1)?.legal === false) return;
  const first = plies.find(({ repetition }) => repetition !== undefined);
  if (typeof first?.repetition !== 'string') yield `record/foul-not-shown ${plies.length}`;
}

function count(plies: readonly Judgement[]): void {
  const stands = plies.filter(({ repetition }) => repetition !== undefined);
  const happened: Record<keyof typeof LEAST, number> = {
    plies: plies.length,
    illegal: plies.filter(({ legal }) => !legal).length,
    checks: plies.filter((ply) => ply.check).length,
    mates: plies.filter((ply) => ply.check && !ply.canMove).length,
    'sides without a move that are not in check': plies.filter((ply) => !ply.check && !ply.canMove).length,
    repetitions: stands.length,
    'perpetual checks': stands.filter(({ repetition }) => repetition !== null).length,
    'repetitions played on from': stands.some((ply) => ply !== plies.at(-1)) ? 1 : 0,
  };
  for (const [name, number] of Object.entries(happened)) events.set(name, (events.get(name) ?? 0) + number);
}
