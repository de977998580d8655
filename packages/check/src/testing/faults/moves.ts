/** Moves that are wrong by construction, each in one way: the legality of a move is not asked to make them. */
import type { FormatId } from '@kifukit/formats';
import {
  type Color,
  canPromote,
  HAND_ROLES,
  inCamp,
  isDeadEnd,
  KING,
  KNIGHT,
  LANCE,
  type Move,
  makeDrop,
  makeMove,
  opponent,
  PAWN,
  type Position,
  pieceOf,
  type Role,
  reaches,
  SQUARES,
  type Square,
} from '@kifukit/rules';
import type { Random } from '../random.js';
import { around, cut, ended, endOf, lineAt, someStart, soundGame } from '../sound-game.js';
import { spellMove } from '../spell-move.js';
import { ALL, type FaultKind, type Faulty } from './fault.js';

interface Wrong {
  readonly move: Move;
  /** What the record calls the piece. */
  readonly role: Role;
}

type Maker = (position: Position, random: Random) => Wrong | undefined;

const TRIES = 400;

/** Random squares until `make` makes something of them. */
function search(random: Random, make: (from: Square, to: Square) => Wrong | undefined): Wrong | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = make(random.below(SQUARES), random.below(SQUARES));
    if (found) return found;
  }
  return undefined;
}

/** A board move of an own piece whose target holds no own piece and no king, and of which `is` says yes. */
const boardMove =
  (is: (position: Position, from: Square, to: Square) => boolean, promotion = false): Maker =>
  (position, random) =>
    search(random, (from, to) => {
      const { board, turn } = position;
      const isFree = board[to] === 0 || (board[to] >> 4 !== turn && (board[to] & 15) !== KING);
      if (board[from] === 0 || board[from] >> 4 !== turn || !isFree || !is(position, from, to)) return undefined;
      return { move: makeMove(from, to, promotion), role: board[from] & 15 };
    });

const drop =
  (roles: readonly Role[], is: (position: Position, to: Square, role: Role) => boolean): Maker =>
  (position, random) =>
    search(random, (_, to) => {
      const role = random.pick(roles);
      return is(position, to, role) ? { move: makeDrop(role, to), role } : undefined;
    });

const goes = ({ board }: Position, from: Square, to: Square): boolean => reaches(board, board[from], from, to);
const holds = (position: Position, role: Role): boolean => position.inHand(position.turn, role) > 0;
const isEmpty = ({ board }: Position, square: Square): boolean => board[square] === 0;
const ownDeadEnd = ({ turn }: Position, role: Role, to: Square): boolean => isDeadEnd(pieceOf(turn, role), to);

function ownPawnOnFile({ board, turn }: Position, square: Square): boolean {
  const first = square - (square % 9);
  return board.subarray(first, first + 9).includes(pieceOf(turn, PAWN));
}

function kingFalls(position: Position, move: Move): boolean {
  const trial = position.clone();
  const mover: Color = trial.turn;
  trial.play(move);
  return trial.inCheck(mover);
}

const makers: readonly (readonly [code: string, formats: readonly FormatId[], make: Maker])[] = [
  ['unreachable', ALL, boardMove((position, from, to) => from !== to && !goes(position, from, to))],
  [
    'no-piece-at-origin',
    ALL,
    (position, random) =>
      search(random, (from, to) =>
        isEmpty(position, from) && isEmpty(position, to) && from !== to
          ? { move: makeMove(from, to), role: random.pick([...HAND_ROLES, KING]) }
          : undefined,
      ),
  ],
  [
    'not-own-piece',
    ALL,
    (position, random) =>
      search(random, (from, to) => {
        const piece = position.board[from];
        const isTheirs = piece !== 0 && piece >> 4 === opponent(position.turn);
        return isTheirs && isEmpty(position, to) ? { move: makeMove(from, to), role: piece & 15 } : undefined;
      }),
  ],
  [
    'own-piece-on-target',
    ALL,
    ({ board, turn }, random) =>
      search(random, (from, to) => {
        const areOwn = [from, to].every((square) => board[square] !== 0 && board[square] >> 4 === turn);
        return from !== to && areOwn ? { move: makeMove(from, to), role: board[from] & 15 } : undefined;
      }),
  ],
  [
    'piece-mismatch',
    ['kif', 'csa', 'kislyuk'],
    (position, random) => {
      const found = boardMove(goes)(position, random);
      // Roles that neither come from the right one by promotion nor go to it.
      const others = [...HAND_ROLES, KING].filter((role) => (role & 7) !== ((found?.role ?? 0) & 7));
      return found && { ...found, role: random.pick(others) };
    },
  ],
  ['not-in-hand', ALL, drop(HAND_ROLES, (position, to, role) => !holds(position, role) && isEmpty(position, to))],
  ['occupied', ALL, drop(HAND_ROLES, (position, to, role) => holds(position, role) && !isEmpty(position, to))],
  [
    'dead-end',
    ALL,
    drop(
      [PAWN, LANCE, KNIGHT],
      (position, to, role) => holds(position, role) && isEmpty(position, to) && ownDeadEnd(position, role, to),
    ),
  ],
  [
    'nifu',
    ALL,
    drop(
      [PAWN],
      (position, to, role) =>
        holds(position, role) &&
        isEmpty(position, to) &&
        !ownDeadEnd(position, role, to) &&
        ownPawnOnFile(position, to),
    ),
  ],
  [
    'must-promote',
    ALL,
    boardMove((position, from, to) => goes(position, from, to) && ownDeadEnd(position, position.board[from] & 15, to)),
  ],
  [
    'outside-promotion-zone',
    ALL,
    boardMove(
      (position, from, to) =>
        canPromote(position.board[from] & 15) &&
        goes(position, from, to) &&
        ![from, to].some((square) => inCamp(position.turn, square)),
      true,
    ),
  ],
  [
    'cannot-promote',
    ['kif', 'usi'],
    boardMove((position, from, to) => !canPromote(position.board[from] & 15) && goes(position, from, to), true),
  ],
  [
    'king-left-in-check',
    ALL,
    boardMove(
      (position, from, to) =>
        goes(position, from, to) &&
        !ownDeadEnd(position, position.board[from] & 15, to) &&
        kingFalls(position, makeMove(from, to)),
    ),
  ],
];

export const moveFaults: readonly FaultKind[] = makers.map(([word, formats, make]) => ({
  name: word,
  formats,
  make: (random, format) => withWrongMove(random, format, `move/${word}`, make),
}));

/** A game in which one move, anywhere, is wrong; it goes on after it or ends there. */
function withWrongMove(random: Random, format: FormatId, code: string, make: Maker): Faulty | undefined {
  const game = soundGame(random, random.chance(25) && format !== 'kislyuk' ? { start: someStart(random) } : {});
  const count = game.main.moves.length;
  for (let tries = 0; tries < 20; tries++) {
    const ply = 1 + random.below(count);
    const position = endOf(game, ply - 1);
    const wrong = make(position, random);
    if (!wrong) continue;
    const whole = random.chance(50) ? game : ended(cut(game, ply), 'resign');
    const { before, after } = around(whole, format, ply);
    const spelled = spellMove(format, position, wrong.move, wrong.role);
    return { text: before + spelled + after, line: lineAt(before, before.length), ply, codes: [code] };
  }
  return undefined;
}

/** Pawn drops that mate are too rare in random games: positions in which one can be made, and the drop. */
const pawnDropMates: readonly (readonly [sfen: string, square: Square])[] = [
  ['7lk/9/7GG/9/9/9/9/9/4K4 b P 1', 1],
  ['kl7/9/GG7/9/9/9/9/9/4K4 b P 1', 73],
  ['3lkl3/9/3GGG3/9/9/9/9/9/4K4 b P 1', 37],
  ['7nk/7p1/8G/7N1/9/9/9/9/K8 b P 1', 1],
];

export const pawnDropMateFault: FaultKind = {
  name: 'uchifuzume',
  formats: ALL,
  make: (random, format) => {
    const [start, square] = random.pick(pawnDropMates);
    const game = soundGame(random, { start, least: 1, most: 1 });
    const { before, after } = around(game, format, 1);
    const position = endOf(game, 0);
    const spelled = spellMove(format, position, makeDrop(PAWN, square), PAWN);
    const text = before + spelled.replace(/\+$/, 'X') + after;
    return { text, line: lineAt(before, before.length), ply: 1, codes: ['move/uchifuzume'] };
  },
};
